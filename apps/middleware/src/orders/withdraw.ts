import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { withdrawal } from '@tradehall/domain/orders/order-care.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { mayBeOpen } from './may-be-open.ts';

export const withdrawalFields = 'id receivedAt name email lines { name quantity }';

const question = {
  document: `mutation (
    $orderId: ID!, $token: String, $locale: String!, $intentId: String!
    $name: String!, $email: String!, $lines: [WithdrawnLineInput!]!
  ) {
    withdrawOrder(
      orderId: $orderId, token: $token, locale: $locale, intentId: $intentId, name: $name, email: $email, lines: $lines
    ) {
      __typename
      ... on OrderWithdrawal { ${withdrawalFields} }
      ... on NotWithdrawn { code }
    }
  }`,
  answers: z.object({
    withdrawOrder: z.discriminatedUnion('__typename', [
      withdrawal.extend({ __typename: z.literal('OrderWithdrawal') }),
      z.object({
        __typename: z.literal('NotWithdrawn'),
        code: z.enum(['order-not-found', 'withdrawal-not-possible']),
      }),
    ]),
  }),
};

/** 2023/2673/EU: what the shopper has confirmed in the second step. */
export const withdraw: Handle<'my-orders', 'withdraw'> = async (input, context) => {
  if (!mayBeOpen(input, context)) return fail({ code: 'order-not-found' });
  const { token = null, ...declaration } = input;
  const { withdrawOrder: outcome } = await context.ask(question, { ...declaration, token });
  if (outcome.__typename === 'NotWithdrawn') return fail({ code: outcome.code });
  const { id, receivedAt, name, email, lines } = outcome;
  return succeed({ withdrawal: { id, receivedAt, name, email, lines } });
};
