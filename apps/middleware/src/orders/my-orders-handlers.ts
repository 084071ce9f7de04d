import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import type { myOrdersCalls } from '@tradehall/domain/orders/my-orders.calls.ts';
import type { EngineReorder } from '@tradehall/domain/orders/my-orders.engine-calls.ts';
import type { Reorder } from '@tradehall/domain/orders/reorder.ts';
import { guaranteeName, isGuarantee } from '../cart/guarantee-name.ts';
import type { HandlersOf } from '../context/call-handler.ts';
import { mayBeOpen } from './may-be-open.ts';

const notFound = fail({ code: 'order-not-found' });

/** What is done with an order after it was placed. `createAccount` is the accounts'. */
export const myOrdersHandlers = {
  /** B§7.3: whose it is says the session, never an address that was sent. */
  getUrlWithToken: async ({ locale = null }, context) => {
    if (!context.hasSession) return fail({ code: 'not-authenticated' });
    const url = await context.engineAnswer('orderLink', { locale });
    return url === null ? fail({ code: 'not-authenticated' }) : succeed({ url });
  },

  /** Whatever is known of the order, the answer is the same and the rest is said by mail. */
  requestGuestLink: ({ orderNumber, email, locale }, context) =>
    context.engine('requestOrderLink', { orderNumber, email, locale }),

  /** Where an order is, and what may be done about it. */
  getOrderCare: async (input, context) => {
    if (!mayBeOpen(input, context)) return notFound;
    const { orderId, token = null, locale } = input;
    const care = await context.engineAnswer('orderCare', { orderId, token, locale });
    return care === null ? notFound : succeed({ care });
  },

  /** Of an order that is paid or sent; before, there is none to be found. Or a credit note that belongs to it. */
  getInvoice: async (input, context) => {
    if (!mayBeOpen(input, context)) return notFound;
    const { orderId, token = null, form = 'pdf', creditNote } = input;
    const invoice =
      creditNote === undefined
        ? await context.engineAnswer('invoice', { orderId, token, form })
        : await context.engineAnswer('creditNote', { orderId, token, form, number: creditNote });
    return invoice === null ? notFound : succeed(invoice);
  },

  /** Whoever opens an order by its link, without a session, gets one like with the first cart. */
  reorder: async (input, context) => {
    if (!mayBeOpen(input, context)) return notFound;
    if (!context.country.checkoutEnabled) return fail({ code: 'checkout-disabled' });
    const { orderId, token = null, locale, intentId } = input;
    const reordered = await context.engine('reorder', { orderId, token, locale, intentId });
    return reordered.ok ? succeed({ reorder: shopperReorder(reordered.value, locale) }) : reordered;
  },

  /** What became of ordering again, for the page that is shown afterwards. */
  getReorder: async (input, context) => {
    if (!mayBeOpen(input, context)) return notFound;
    const { orderId, token = null, locale, intentId } = input;
    const found = await context.engine('findReorder', { orderId, token, locale, intentId });
    return found.ok ? succeed({ reorder: found.value && shopperReorder(found.value, locale) }) : found;
  },

  /** 2023/2673/EU: what the shopper has confirmed in the second step. */
  withdraw: async (input, context) => {
    if (!mayBeOpen(input, context)) return notFound;
    const { token = null, ...declaration } = input;
    const withdrawn = await context.engine('withdrawOrder', { ...declaration, token });
    return withdrawn.ok ? succeed({ withdrawal: withdrawn.value }) : withdrawn;
  },
} satisfies Omit<HandlersOf<typeof myOrdersCalls>, 'createAccount'>;

function shopperReorder({ lines }: EngineReorder, locale: Locale): Reorder {
  return {
    lines: lines.map(({ nowCents, beforeCents, currencyCode, ...line }) => ({
      ...line,
      name: isGuarantee(line.sku) ? guaranteeName(line.sku, locale) : line.name,
      price:
        nowCents === null
          ? null
          : {
              now: moneyOf(nowCents, currencyCode),
              before: beforeCents === null ? null : moneyOf(beforeCents, currencyCode),
            },
    })),
  };
}
