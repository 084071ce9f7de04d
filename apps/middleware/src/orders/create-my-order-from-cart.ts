import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { orderCalls } from '@tradehall/domain/orders/orders.calls.ts';
import { engineOrder } from '@tradehall/domain/orders/orders.engine-calls.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { engineVersion } from '@tradehall/domain/calls/engine-call.ts';
import { cartConflict, notPaidFields, paymentRefusal } from '../payment/engine-payment.ts';
import { notPaid } from '../payment/not-paid.ts';
import { notPayable } from '../payment/not-payable.ts';
import { engineOrderFields } from './engine-order.ts';
import { shopperOrder } from './shopper-order.ts';

const placedOrder = engineOrder.extend({ __typename: z.literal('ShopOrder') });

const question = {
  document: `mutation ($cartId: ID!, $version: Int!, $intentId: String!) {
    placeOrder(cartId: $cartId, version: $version, intentId: $intentId) {
      ... on ShopOrder { ${engineOrderFields} } ${notPaidFields}
    }
  }`,
  answers: z.object({ placeOrder: z.discriminatedUnion('__typename', [placedOrder, cartConflict, paymentRefusal]) }),
};

/** A cart that is an order already answers that order: whoever asks twice has one. */
export const createMyOrderFromCart: Handle<'new-ct', 'createMyOrderFromCart'> = async (input, context) => {
  const { locale, cartId, version, intentId } = input;
  const refusal = notPayable(cartId, context);
  if (refusal !== null) return fail(refusal);
  const { placeOrder: outcome } = await context.ask(question, {
    cartId,
    version: engineVersion.parse(version),
    intentId,
  });
  return outcome.__typename === 'ShopOrder'
    ? succeed({ order: await shopperOrder(outcome, locale, context) })
    : notPaid(orderCalls.createMyOrderFromCart, outcome);
};
