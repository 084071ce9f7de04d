import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { engineReorder, engineReorderFields, shopperReorder } from './engine-reorder.ts';
import { mayBeOpen } from './may-be-open.ts';

const question = {
  document: `query ($orderId: ID!, $token: String, $locale: String!, $intentId: String!) {
    reorder(orderId: $orderId, token: $token, locale: $locale, intentId: $intentId) { ${engineReorderFields} }
  }`,
  answers: z.object({ reorder: engineReorder.nullable() }),
};

/** What became of ordering again, for the page that is shown afterwards. */
export const getReorder: Handle<'my-orders', 'getReorder'> = async (input, context) => {
  if (!mayBeOpen(input, context)) return fail({ code: 'order-not-found' });
  const { orderId, token = null, locale, intentId } = input;
  const { reorder: outcome } = await context.ask(question, { orderId, token, locale, intentId });
  if (outcome?.__typename === 'NotReordered') return fail({ code: 'order-not-found' });
  return succeed({ reorder: outcome && shopperReorder(outcome, locale) });
};
