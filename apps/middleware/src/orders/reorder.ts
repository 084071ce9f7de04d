import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { engineReorder, engineReorderFields, shopperReorder } from './engine-reorder.ts';
import { mayBeOpen } from './may-be-open.ts';

const question = {
  document: `mutation ($orderId: ID!, $token: String, $locale: String!, $intentId: String!) {
    reorder(orderId: $orderId, token: $token, locale: $locale, intentId: $intentId) { ${engineReorderFields} }
  }`,
  answers: z.object({ reorder: engineReorder }),
};

/** Whoever opens an order by its link, without a session, gets one like with the first cart. */
export const reorder: Handle<'my-orders', 'reorder'> = async (input, context) => {
  if (!mayBeOpen(input, context)) return fail({ code: 'order-not-found' });
  if (!context.country.checkoutEnabled) return fail({ code: 'checkout-disabled' });
  const { orderId, token = null, locale, intentId } = input;
  const { reorder: outcome } = await context.ask(question, { orderId, token, locale, intentId });
  return outcome.__typename === 'Reordered'
    ? succeed({ reorder: shopperReorder(outcome, locale) })
    : fail({ code: outcome.code });
};
