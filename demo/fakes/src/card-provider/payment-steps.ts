import type { BooksEntry, Movement, Notice, Payment } from './books-entry.ts';
import { named } from './payment-answer.ts';
import { newHandle } from './references.ts';

/** What the shopper, her bank and time do to a payment, as entries for the books. */

export function authorise(payment: Payment, isCapturedAtOnce: boolean): BooksEntry[] {
  const { amountCents } = payment;
  const capturedCents = isCapturedAtOnce ? amountCents : 0;
  const authorised: Payment = { ...payment, state: 'authorised', capturedCents };
  return [
    { type: 'payment', payment: authorised },
    moved(payment, 'authorised', amountCents),
    ...(isCapturedAtOnce ? [moved(payment, 'captured', amountCents)] : []),
    told(payment, { eventCode: 'AUTHORISATION', isSuccess: true, ...named(payment, 'webhook-differs') }),
  ];
}

export function refuse(payment: Payment, reasonCode: string, reason: string): BooksEntry[] {
  return [
    { type: 'payment', payment: { ...payment, state: 'refused', refusalReasonCode: reasonCode } },
    told(payment, { eventCode: 'AUTHORISATION', isSuccess: false, reason }),
  ];
}

export function cancelledByShopper(payment: Payment): BooksEntry[] {
  return [
    { type: 'payment', payment: { ...payment, state: 'cancelled' } },
    told(payment, { eventCode: 'AUTHORISATION', isSuccess: false, reason: 'CANCELLED' }),
  ];
}

/** Nobody paid in time. */
export function expire(payment: Payment): BooksEntry[] {
  return [
    { type: 'payment', payment: { ...payment, state: 'expired' } },
    told(payment, { eventCode: 'OFFER_CLOSED', isSuccess: true }),
  ];
}

export function moved(payment: Payment, kind: Movement['kind'], amountCents: number): BooksEntry {
  const { reference, pspReference, currencyCode } = payment;
  const at = new Date().toISOString();
  return { type: 'movement', movement: { reference, pspReference, kind, amountCents, currencyCode, at } };
}

type Told = Pick<Notice, 'eventCode' | 'isSuccess'> & Partial<Notice>;

export function told(payment: Payment, what: Told): BooksEntry {
  const notice: Notice = {
    id: newHandle(),
    paymentReference: payment.reference,
    shopperEmail: payment.shopperEmail,
    pspReference: payment.pspReference,
    originalReference: null,
    merchantReference: payment.reference,
    amountCents: payment.amountCents,
    currencyCode: payment.currencyCode,
    paymentMethod: payment.method,
    reason: null,
    at: new Date().toISOString(),
    ...what,
  };
  return { type: 'notice', notice };
}
