import { z } from 'zod';
import { call } from '../calls/call.ts';
import { emailAddress, entityId, intentId, locale, nothing, plainText, quantity } from '../calls/fields.ts';
import { orderCare, withdrawal, withdrawalName } from './order-care.ts';
import { orderToken } from './order-token.ts';
import { reorder } from './reorder.ts';

// Of the session or customer who placed it, or of whoever holds its token.
const ofOrder = { locale, orderId: entityId, token: orderToken.optional() };

/** For people, and for the books of a company. */
export const invoiceForm = z.enum(['pdf', 'xml']);

/** Of all that belong to an invoice. */
export const creditNoteNumber = z.string().regex(/^C\d{4}-\d{6}$/);

export const myOrdersCalls = {
  // B§7.3 sends the e-mail address; the session knows it. Without a locale it is the first of the shop.
  getUrlWithToken: call({
    method: 'GET',
    takes: z.strictObject({ locale: locale.optional() }),
    answers: z.object({ url: z.url() }),
    failsWith: ['not-authenticated'],
  }),

  // A guest is mailed a link for 15 minutes; the answer is the same whether the order exists or not.
  requestGuestLink: call({
    takes: z.strictObject({ locale, email: emailAddress, orderNumber: plainText(40) }),
    answers: nothing,
    failsWith: [],
  }),

  // Only for the session that has ordered, with the order's address; the answer is the same where that has an account.
  // The password is chosen behind the link of a mail: a guest may order with anybody's address.
  createAccount: call({
    takes: z.strictObject({ locale, orderId: entityId }),
    answers: nothing,
    failsWith: ['order-not-found'],
  }),

  getOrderCare: call({
    takes: z.strictObject(ofOrder),
    answers: z.object({ care: orderCare }),
    failsWith: ['order-not-found'],
  }),

  // Or a credit note of it.
  getInvoice: call({
    takes: z.strictObject({ ...ofOrder, form: invoiceForm.optional(), creditNote: creditNoteNumber.optional() }),
    answers: z.object({ fileName: z.string().regex(/^[\w-]{1,80}\.(pdf|xml)$/), contentBase64: z.base64() }),
    failsWith: ['order-not-found'],
  }),

  // Everything that is still sold goes into the active cart. Sent again with its intent nothing is added twice.
  reorder: call({
    takes: z.strictObject({ ...ofOrder, intentId }),
    answers: z.object({ reorder }),
    failsWith: ['order-not-found', 'cart-frozen', 'checkout-disabled'],
  }),

  // What became of it; null where nothing was ordered again with this intent.
  getReorder: call({
    takes: z.strictObject({ ...ofOrder, intentId }),
    answers: z.object({ reorder: reorder.nullable() }),
    failsWith: ['order-not-found'],
  }),

  // 2023/2673/EU: the second of the two steps. Sent again with its intent it is the same declaration.
  withdraw: call({
    takes: z.strictObject({
      ...ofOrder,
      intentId,
      name: withdrawalName,
      email: emailAddress,
      lines: z
        .array(z.strictObject({ lineId: entityId, quantity }))
        .min(1)
        .max(500),
    }),
    answers: z.object({ withdrawal }),
    failsWith: ['order-not-found', 'withdrawal-not-possible'],
  }),
};
