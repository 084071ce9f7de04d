import type { ContactReason, ContactSubreason } from '@tradehall/domain/contact/contact-reasons.ts';
import { contactQuery, type ContactWish } from '@tradehall/domain/contact/contact-wish.ts';
import type { ContactState } from './contact-state.ts';

interface NextStep {
  readonly reason?: ContactReason;
  readonly subreason?: ContactSubreason;
  readonly isContinued?: boolean;
}

/** A step as a page: without JavaScript the address carries what a link has filled in. */
export function stepHref(page: string, { values }: Pick<ContactState, 'values'>, next: NextStep): string {
  const { isContinued = false, ...chosen } = next;
  const { productNumber, orderNumber, invoiceNumber, quantity } = values;
  const pieces = Number(quantity);
  const href = contactHref(
    { ...chosen, productNumber, orderNumber, invoiceNumber, ...(pieces > 0 && { quantity: pieces }) },
    page,
  );
  return isContinued ? `${href}&continue` : href;
}

/**
 * A link to the form with what is known beforehand; in the shop it opens over the page. `page` is the form's own address in
 * the language of the page, `pageLinks(shop).route('contact-request')`.
 */
export const contactHref = (wish: ContactWish, page = '/contact-request'): string => `${page}${contactQuery(wish)}`;
