import { z } from 'zod';
import { engineCall, engineId, engineIntentId } from '../calls/engine-call.ts';
import { emailAddress, locale, nothing, quantity } from '../calls/fields.ts';
import { currencyCodes } from '../money/currencies.ts';
import { creditNoteNumber, invoiceForm, myOrdersCalls } from './my-orders.calls.ts';
import { orderCare, withdrawal, withdrawalName } from './order-care.ts';
import { orderToken } from './order-token.ts';
import { reorderedLine } from './reorder.ts';

/** Who has none is known by the session. */
export const sentOrderToken = orderToken.nullish().transform((given) => given ?? null);

// For the session or customer who placed it, or with its token.
const ofOrder = z.strictObject({ orderId: engineId, token: sentOrderToken, locale });
export type OrderRequest = z.output<typeof ofOrder>;

const invoiceRequest = ofOrder.omit({ locale: true }).extend({ form: invoiceForm.default('pdf') });
export type InvoiceRequest = z.output<typeof invoiceRequest>;

export const invoiceEngineCalls = {
  /** Null for strangers, as long as the order is neither paid nor sent, and where there is none in that form. */
  invoice: engineCall({
    takes: invoiceRequest,
    answers: myOrdersCalls.getInvoice.answers.nullable(),
  }),
};

const creditNoteRequest = invoiceRequest.extend({ number: creditNoteNumber });
export type CreditNoteRequest = z.output<typeof creditNoteRequest>;

export const creditNoteEngineCalls = {
  /** Null for strangers, where the order has none of this number, and where there is none in that form. */
  creditNote: engineCall({
    takes: creditNoteRequest,
    answers: myOrdersCalls.getInvoice.answers.nullable(),
  }),
};

const reorderRequest = ofOrder.extend({ intentId: engineIntentId });
export type ReorderRequest = z.output<typeof reorderRequest>;

export const engineReorderedLine = reorderedLine.omit({ price: true }).extend({
  /** Of one piece; null where it costs what it cost, or was not added. */
  nowCents: z.int().nullable(),
  beforeCents: z.int().nullable(),
  currencyCode: z.enum(currencyCodes),
});
export type EngineReorderedLine = z.output<typeof engineReorderedLine>;

const engineReorder = z.object({ lines: z.array(engineReorderedLine) });
export type EngineReorder = z.output<typeof engineReorder>;

export const reorderEngineCalls = {
  /** What became of ordering again with this intent; null where nobody has. */
  findReorder: engineCall({
    takes: reorderRequest,
    answers: engineReorder.nullable(),
    failsWith: ['order-not-found'],
  }),

  /** Sent again with its intent it adds nothing. Whoever comes by a link has no session yet, and needs one for the cart. */
  reorder: engineCall({
    takes: reorderRequest,
    answers: engineReorder,
    failsWith: ['order-not-found', 'cart-frozen'],
    beginsSession: true,
  }),
};

const declaration = ofOrder.extend({
  intentId: engineIntentId,
  name: withdrawalName,
  email: emailAddress,
  lines: z
    .array(z.strictObject({ lineId: engineId, quantity }))
    .min(1)
    .max(500),
});
export type Declaration = z.output<typeof declaration>;

const wishedLink = z.strictObject({
  orderNumber: z.string().trim().min(1).max(40),
  email: emailAddress.transform((email) => email.toLowerCase()),
  locale,
});
export type WishedLink = z.output<typeof wishedLink>;

export const withdrawalEngineCalls = {
  /** What has become of an order; null for strangers. */
  orderCare: engineCall({ takes: ofOrder, answers: orderCare.nullable() }),

  /** Sent again with its intent it is the same declaration. */
  withdrawOrder: engineCall({
    takes: declaration,
    answers: withdrawal,
    failsWith: ['order-not-found', 'withdrawal-not-possible'],
  }),
};

export const orderLinkEngineCalls = {
  /** B§7.3: of the customer of the session, with a token that opens it for a while; null for guests. */
  orderLink: engineCall({
    takes: z.strictObject({ locale: locale.nullable() }),
    answers: z.url().nullable(),
  }),

  /** The answer is the same whatever is known of the order. */
  requestOrderLink: engineCall({ takes: wishedLink, answers: nothing }),
};
