import type { ContactReason, ContactSubreason } from '@tradehall/domain/contact/contact-reasons.ts';
import { contactHref } from './contact-href.ts';
import type { ContactState } from './contact-state.ts';

interface NextStep {
  readonly reason?: ContactReason;
  readonly subreason?: ContactSubreason;
  readonly isContinued?: boolean;
}

/** A step as a page: without JavaScript the address carries what a link has filled in. */
export const stepHref = (page: string, { values }: Pick<ContactState, 'values'>, next: NextStep): string => {
  const { isContinued = false, ...chosen } = next;
  const { productNumber, orderNumber, invoiceNumber, quantity } = values;
  const pieces = Number(quantity);
  const href = contactHref(
    { ...chosen, productNumber, orderNumber, invoiceNumber, ...(pieces > 0 && { quantity: pieces }) },
    page,
  );
  return isContinued ? `${href}&continue` : href;
};
