import type { Order } from '@tradehall/domain/orders/order.ts';
import type { EngineOrder } from '@tradehall/domain/orders/orders.engine-calls.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { Payment } from '@tradehall/domain/cart/cart-payment.ts';
import type { CallContext } from '../context/call-context.ts';
import { shopperCart } from '../cart/shopper-cart.ts';
import { shopperPayment } from '../payment/shopper-payment.ts';

/** The engine's order in the shopper's words, which are those of the cart it was. */
export async function shopperOrder(engine: EngineOrder, locale: Locale, context: CallContext): Promise<Order> {
  const { cart: ordered, payment, paymentState } = engine;
  const cart = await shopperCart(ordered, locale, context);
  const { billingAddress, shippingAddress, shippingInfo, taxedPrice } = cart;
  if (billingAddress === null || shippingAddress === null || shippingInfo === null || taxedPrice === null)
    throw new Error(`the order ${engine.id} lacks what no order is placed without`);
  return {
    id: engine.id,
    orderNumber: engine.orderNumber,
    createdAt: engine.createdAt,
    orderState: engine.orderState,
    shipmentState: shipmentStateOf(engine),
    paymentState,
    customerEmail: engine.customerEmail,
    locale: engine.locale,
    token: engine.token,
    lineItems: cart.lineItems,
    billingAddress,
    shippingAddress,
    shippingInfo,
    totalPrice: cart.totalPrice,
    taxedPrice,
    taxMode: cart.taxMode,
    buyerReferences: cart.buyerReferences,
    goods: cart.goods,
    subtotal: cart.subtotal,
    discounts: cart.discounts,
    calculatedCodFee: cart.custom.calculatedCodFee,
    paymentInfo:
      payment === null ? null : { payments: [withState(await shopperPayment(payment, locale, context), paymentState)] },
  };
}

function shipmentStateOf({ engineState }: EngineOrder): Order['shipmentState'] {
  if (engineState === 'Delivered') return 'delivered';
  if (engineState === 'Shipped' || engineState === 'PartiallyDelivered') return 'sent';
  return engineState === 'PartiallyShipped' ? 'partly-sent' : 'none';
}

/** The money may have come since the payment was accepted. */
function withState(payment: Payment, state: Order['paymentState']): Payment {
  return state === 'paid' ? { ...payment, transactions: [{ type: 'Charge', state: 'Success' }] } : payment;
}
