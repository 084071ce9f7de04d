import { type ApiAnswer, refusal } from './api-answer.ts';
import type { Books } from './books.ts';
import type { BooksEntry, Notice, Payment } from './books-entry.ts';
import { moved, told } from './payment-steps.ts';
import { newPspReference } from './references.ts';
import { cancelRequest, refundRequest, refusalFor, reversalRequest } from './request-rules.ts';
import { isInvoiced } from './payment-rules.ts';

/** `POST /payments/{pspReference}/reversals`: gives back what was promised or paid, whichever it is. */
export function reverse(books: Books, pspReference: string, body: unknown): ApiAnswer {
  const read = reversalRequest.safeParse(body);
  const payment = books.findPayment(pspReference);
  if (!read.success) return refusalFor(read.error);
  if (payment === null) return refusal(422, '167', 'Original pspReference required for this operation');
  const { entries, reason } = takeBack(payment);
  return received(
    payment,
    read.data.reference,
    { eventCode: 'CANCEL_OR_REFUND', isSuccess: reason === null, reason },
    entries,
  );
}

/** `POST /cancels`: by the merchant's own reference, for a payment whose answer was lost. */
export function cancelByReference(books: Books, body: unknown): ApiAnswer {
  const read = cancelRequest.safeParse(body);
  if (!read.success) return refusalFor(read.error);
  const { paymentReference, reference } = read.data;
  const found = books.paymentsOf(paymentReference);
  const payment = found.find(({ state }) => state === 'authorised') ?? found[0];
  if (payment === undefined) return receivedForNothing(paymentReference, reference ?? paymentReference);
  const { entries, reason } = cancelTechnically(payment);
  // Of what ended without money there is nothing that the report could name.
  if (entries.length === 0 && payment.state !== 'authorised')
    return receivedForNothing(paymentReference, reference ?? paymentReference);
  const outcome = { eventCode: 'TECHNICAL_CANCEL', isSuccess: reason === null, reason } as const;
  return received(payment, reference, outcome, entries);
}

/** `POST /payments/{pspReference}/refunds` */
export function refundPayment(books: Books, pspReference: string, body: unknown): ApiAnswer {
  const read = refundRequest.safeParse(body);
  const payment = books.findPayment(pspReference);
  if (!read.success) return refusalFor(read.error);
  if (payment === null) return refusal(422, '167', 'Original pspReference required for this operation');
  const { amount, lineItems } = read.data;
  const { value } = amount;
  if (amount.currency !== payment.currencyCode) return refusal(422, '138', 'Currency is not that of the payment');
  if (value < payment.amountCents && isInvoiced(payment.method) && lineItems === undefined)
    return refusal(422, '702', 'A part of an invoice is refunded with its lineItems');
  const isPossible =
    payment.state === 'authorised' && !payment.isReversed && value <= payment.amountCents - payment.refundedCents;
  const outcome = {
    eventCode: 'REFUND',
    isSuccess: isPossible,
    reason: isPossible ? null : 'Insufficient balance',
    amountCents: value,
  } as const;
  return received(payment, read.data.reference, outcome, isPossible ? refunded(payment, value) : []);
}

interface Outcome {
  readonly entries: readonly BooksEntry[];
  /** Why not; null when it worked. */
  readonly reason: string | null;
}

function takeBack(payment: Payment): Outcome {
  if (payment.state !== 'authorised') return { entries: [], reason: 'Transaction not authorised' };
  if (payment.isReversed) return { entries: [], reason: 'Transaction already reversed' };
  const reversed: Payment = { ...payment, isReversed: true };
  const restCents = payment.capturedCents - payment.refundedCents;
  if (payment.capturedCents === 0) {
    return {
      entries: [{ type: 'payment', payment: reversed }, moved(payment, 'cancelled', payment.amountCents)],
      reason: null,
    };
  }
  const all: Payment = { ...reversed, refundedCents: payment.capturedCents };
  return { entries: [{ type: 'payment', payment: all }, moved(payment, 'refunded', restCents)], reason: null };
}

function cancelTechnically(payment: Payment): Outcome {
  if (payment.state === 'authorised' && payment.capturedCents > 0)
    return { entries: [], reason: 'Transaction already captured' };
  if (payment.state === 'shopper-acts' || payment.state === 'pending')
    return { entries: [{ type: 'payment', payment: { ...payment, state: 'cancelled' } }], reason: null };
  return takeBack(payment);
}

/** Captures are automatic here, and due by the time that anybody gives money back. */
function refunded(payment: Payment, amountCents: number): BooksEntry[] {
  const isCaptured = payment.capturedCents > 0;
  const refundedCents = payment.refundedCents + amountCents;
  return [
    { type: 'payment', payment: { ...payment, capturedCents: payment.amountCents, refundedCents } },
    ...(isCaptured ? [] : [moved(payment, 'captured', payment.amountCents)]),
    moved(payment, 'refunded', amountCents),
  ];
}

type Told = Pick<Notice, 'eventCode' | 'isSuccess' | 'reason'> & Partial<Notice>;

function received(
  payment: Payment,
  reference: string | undefined,
  what: Told,
  entries: readonly BooksEntry[],
): ApiAnswer {
  const pspReference = newPspReference();
  const merchantReference = reference ?? payment.reference;
  const notice = told(payment, { ...what, pspReference, originalReference: payment.pspReference, merchantReference });
  const body = {
    pspReference,
    paymentPspReference: payment.pspReference,
    paymentReference: payment.reference,
    reference: merchantReference,
    status: 'received',
  };
  return { status: 201, body, entries: [...entries, notice] };
}

/** The provider takes the request all the same; that there was no such payment it says by webhook. */
function receivedForNothing(paymentReference: string, merchantReference: string): ApiAnswer {
  const pspReference = newPspReference();
  const notice: Notice = {
    id: pspReference,
    paymentReference,
    shopperEmail: '',
    eventCode: 'TECHNICAL_CANCEL',
    isSuccess: false,
    pspReference,
    originalReference: null,
    merchantReference,
    amountCents: 0,
    currencyCode: 'EUR',
    paymentMethod: '',
    reason: 'Transaction not found',
    at: new Date().toISOString(),
  };
  const body = { pspReference, paymentReference, reference: merchantReference, status: 'received' };
  return { status: 201, body, entries: [{ type: 'notice', notice }] };
}
