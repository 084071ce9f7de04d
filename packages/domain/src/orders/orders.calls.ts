import { z } from 'zod';
import { call } from '../calls/call.ts';
import { entityId, locale } from '../calls/fields.ts';
import { cartChange, cartFailures } from '../cart/cart-change.ts';
import { order } from './order.ts';
import { orderToken } from './order-token.ts';
import { shippingMethod } from '../cart/shipping-method.ts';

export const orderCalls = {
  getShippingMethodsWithoutId: call({
    takes: z.strictObject({ locale }),
    answers: z.object({ shippingMethods: z.array(shippingMethod) }),
    failsWith: [],
  }),

  // An order needs a payment that was accepted; the browser's word is not enough.
  createMyOrderFromCart: call({
    takes: z.strictObject(cartChange),
    answers: z.object({ order }),
    failsWith: [
      ...cartFailures,
      'billing-address-error',
      'shipping-address-error',
      'email-or-address-missing',
      'checkout-data-incomplete',
      'insufficient-stock',
      'product-not-sellable',
      'coupon-already-used',
      'malformed-price',
      'payment-required',
      'cash-on-delivery-not-allowed',
      'bank-transfer-not-allowed',
      'payment-method-not-allowed',
      'creating-order-failed',
    ],
  }),

  // 'one' serves the thank-you page: for the session that placed the order, or with a signed short-lived token.
  getOrders: call({
    takes: z.discriminatedUnion('query', [
      z.strictObject({
        query: z.literal('list'),
        locale,
        limit: z.int().min(1).max(50),
        offset: z.int().min(0).max(10_000),
      }),
      z.strictObject({ query: z.literal('one'), locale, orderId: entityId, token: orderToken.optional() }),
    ]),
    answers: z.object({
      me: z.object({ orders: z.object({ total: z.int().nonnegative(), results: z.array(order) }) }),
    }),
    failsWith: ['not-authenticated', 'order-not-found'],
  }),
};
