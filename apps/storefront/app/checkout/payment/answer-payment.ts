import { z } from 'zod';
import { entityId, intentId } from '@tradehall/domain/calls/fields.ts';
import type { Payment } from '@tradehall/domain/cart/cart-payment.ts';
import { offlineMethodCodes, offlineMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { translator } from '../../i18n/translator.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { VisitorRequest } from '../../request/visitor-request.ts';
import { routeTable } from '../../routing/route-table.ts';
import { paymentFailureText, paymentFailureTexts } from './payment-failure-texts.ts';
import { lostAnswer } from './payment-state.ts';
import type { PaymentIntents } from './payment-view.ts';
import { placeOrder } from './send-payment.ts';

/** Why nothing was ordered, in words, and at which method they belong. */
export interface PaymentRefusal {
  readonly method: string | null;
  readonly text: string;
  /** Where no answer came the same wishes are sent again; null: new ones. */
  readonly intents: PaymentIntents | null;
}

type PaymentAnswer = { readonly to: string } | { readonly refusal: PaymentRefusal; readonly status: 409 | 422 | 503 };

const count = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

const offlineForm = z.object({
  method: z.enum(offlineMethodCodes),
  cartId: entityId,
  version: count,
  /** What stood above the button, in minor units; with the fee for whoever pays on delivery. */
  total: count,
  codTotal: count.nullish().catch(null),
  paymentIntent: intentId,
  orderIntent: intentId,
});
type OfflineForm = z.output<typeof offlineForm>;

const ignored = { onError: () => undefined };

function startPayment(form: OfflineForm, { calls }: VisitorRequest, { locale }: ShopRequest) {
  const { method, cartId, version, paymentIntent } = form;
  const wish = { locale, cartId, version, intentId: paymentIntent, method };
  return calls['new-ct'][offlineMethods[method].startedBy](wish, ignored);
}

/** Nobody orders for a total they have not seen. */
const isWhatWasSeen = ({ method, total, codTotal }: OfflineForm, { amountPlanned, orderId }: Payment): boolean =>
  orderId !== null || amountPlanned.centAmount === (offlineMethods[method].hasFee ? codTotal : total);

/** What was begun and becomes no order is given up, and its fee leaves the cart. */
const giveBack = ({ cartId }: OfflineForm, { id }: Payment, { calls }: VisitorRequest, { locale }: ShopRequest) =>
  calls['new-adyen'].cancelPayment({ locale, cartId, paymentData: { paymentId: id } }, ignored);

function refusedFor(code: string, form: OfflineForm, { locale }: ShopRequest): PaymentAnswer {
  const { method, paymentIntent, orderIntent } = form;
  const isLost = code === lostAnswer;
  const text = paymentFailureText(paymentFailureTexts(translator(locale)), code);
  const intents = isLost ? { payment: paymentIntent, order: orderIntent } : null;
  return { refusal: { method, text, intents }, status: isLost ? 503 : 422 };
}

/** Whatever does not end in an order is worded for the page. */
async function order(
  form: OfflineForm,
  payment: Payment,
  visitor: VisitorRequest,
  shop: ShopRequest,
): Promise<PaymentAnswer> {
  const { cartId, orderIntent } = form;
  const event = await placeOrder(
    { placeOrder: (wish) => visitor.calls['new-ct'].createMyOrderFromCart(wish, ignored) },
    { locale: shop.locale, cartId, version: payment.version, intentId: orderIntent },
  );
  if (event.type === 'order')
    return { to: `${routeTable['checkout/thank-you'].path}?order=${encodeURIComponent(event.orderId)}` };
  if (event.type !== 'fail') return refusedFor(lostAnswer, form, shop);
  await giveBack(form, payment, visitor, shop);
  return refusedFor(event.problem, form, shop);
}

/** A§4 for what needs no provider; it works without JavaScript. Sent twice it is one order. */
export async function answerPayment(
  data: FormData,
  visitor: VisitorRequest,
  shop: ShopRequest,
): Promise<PaymentAnswer> {
  const read = offlineForm.safeParse(Object.fromEntries(data));
  if (!read.success) {
    const method = data.get('method');
    const key = typeof method === 'string' ? 'payment.needsScript' : 'payment.choose';
    const text = translator(shop.locale)(key);
    return { refusal: { method: typeof method === 'string' ? method : null, text, intents: null }, status: 422 };
  }
  const form = read.data;
  const started = await startPayment(form, visitor, shop);
  if (started?.ok !== true) return refusedFor(started === null ? lostAnswer : started.failure.code, form, shop);
  const { payment } = started.value;
  if (!isWhatWasSeen(form, payment)) {
    await giveBack(form, payment, visitor, shop);
    const text = translator(shop.locale)('payment.totalChanged');
    return { refusal: { method: form.method, text, intents: null }, status: 409 };
  }
  return order(form, payment, visitor, shop);
}
