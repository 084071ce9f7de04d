import { z } from 'zod';

export const paymentStates = ['shopper-acts', 'pending', 'authorised', 'refused', 'cancelled', 'expired'] as const;

/** A payment as the provider keeps it. */
export const payment = z.object({
  pspReference: z.string(),
  reference: z.string(),
  method: z.string(),
  amountCents: z.int(),
  currencyCode: z.string(),
  state: z.enum(paymentStates),
  /** Known to the shopper's browser alone: it opens the hosted page and proves the decision made there. */
  handle: z.string(),
  returnUrl: z.string(),
  /** Where the shopper's word alone moves no money: cards are authorised when the merchant hands in the details. */
  isAuthorisedAtDetails: z.boolean(),
  decision: z.enum(['approve', 'refuse', 'cancel']).nullable(),
  refusalReasonCode: z.string().nullable(),
  capturedCents: z.int(),
  refundedCents: z.int(),
  isReversed: z.boolean(),
  shopperEmail: z.string(),
  at: z.string(),
});
export type Payment = z.infer<typeof payment>;

/** Money that moved. `pspReference` is always the payment's. */
export const movement = z.object({
  reference: z.string(),
  pspReference: z.string(),
  kind: z.enum(['authorised', 'captured', 'cancelled', 'refunded']),
  amountCents: z.int(),
  currencyCode: z.string(),
  at: z.string(),
});
export type Movement = z.infer<typeof movement>;

export const eventCodes = [
  'AUTHORISATION',
  'OFFER_CLOSED',
  'CANCEL_OR_REFUND',
  'TECHNICAL_CANCEL',
  'CAPTURE',
  'CAPTURE_FAILED',
  'REFUND',
  'REFUND_FAILED',
  'REFUNDED_REVERSED',
  'NOTIFICATION_OF_CHARGEBACK',
  'CHARGEBACK',
  'CHARGEBACK_REVERSED',
] as const;

export const notice = z.object({
  id: z.string(),
  /** Of the payment it is about: by it tests ask for it again. */
  paymentReference: z.string(),
  shopperEmail: z.string(),
  eventCode: z.enum(eventCodes),
  isSuccess: z.boolean(),
  pspReference: z.string(),
  originalReference: z.string().nullable(),
  merchantReference: z.string(),
  amountCents: z.int(),
  currencyCode: z.string(),
  paymentMethod: z.string(),
  reason: z.string().nullable(),
  at: z.string(),
});
/** What the merchant will be told by webhook. */
export type Notice = z.infer<typeof notice>;

export const storedCard = z.object({
  id: z.string(),
  shopperReference: z.string(),
  brand: z.string(),
  lastFour: z.string(),
  expiryMonth: z.string(),
  expiryYear: z.string(),
  holderName: z.string(),
});
export type StoredCard = z.infer<typeof storedCard>;

export const keptAnswer = z.object({
  key: z.string(),
  /** Of the request it answered: another one must not come with the same key. */
  fingerprint: z.string(),
  status: z.int(),
  body: z.json(),
});
export type KeptAnswer = z.infer<typeof keptAnswer>;

export const booksEntry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('payment'), payment }),
  z.object({ type: z.literal('movement'), movement }),
  z.object({ type: z.literal('notice'), notice }),
  z.object({ type: z.literal('delivered'), id: z.string() }),
  z.object({ type: z.literal('card-stored'), card: storedCard }),
  z.object({ type: z.literal('card-removed'), id: z.string() }),
  z.object({ type: z.literal('answer'), answer: keptAnswer }),
]);
export type BooksEntry = z.infer<typeof booksEntry>;
