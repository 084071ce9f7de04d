import { productNumberPattern } from '@tradehall/domain/calls/field-patterns.ts';
import { contactLengths } from '@tradehall/domain/contact/contact-lengths.ts';
import type { ContactFormView, ReasonView, SubreasonView } from './contact-form-view.ts';

/** What the address of a form asks for, as far as the form knows it. */
export interface ReadWish {
  readonly reason: ReasonView | null;
  readonly subreason: SubreasonView | null;
  /** Past the shortcut: without JavaScript the address has to remember it. */
  readonly isContinued: boolean;
  readonly productNumber: string;
  readonly orderNumber: string;
  readonly invoiceNumber: string;
  readonly quantity: string;
}

const shortText = (text: string | null, mostLetters: number): string =>
  text !== null && text.length <= mostLetters && !/[<>\p{Cc}]/u.test(text) ? text : '';

/** Anybody can write an address: what does not fit is left out. */
export function readWish(query: URLSearchParams, { reasons }: Pick<ContactFormView, 'reasons'>): ReadWish {
  const reason = reasons.find(({ value }) => value === query.get('reason')) ?? null;
  const productNumber = query.get('productNumber') ?? '';
  const quantity = query.get('quantity') ?? '';
  return {
    reason,
    subreason: reason?.subreasons.find(({ value }) => value === query.get('subreason')) ?? null,
    isContinued: query.has('continue'),
    productNumber: productNumberPattern.test(productNumber) ? productNumber : '',
    orderNumber: shortText(query.get('orderNumber'), contactLengths.orderNumber),
    invoiceNumber: shortText(query.get('invoiceNumber'), contactLengths.invoiceNumber),
    quantity: /^\d{1,4}$/.test(quantity) ? quantity : '',
  };
}
