import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { engineCart, engineCartFields } from './engine-cart.ts';
import { engineFailure, engineFailureFields } from './engine-failure.ts';
import { shopperCart } from './shopper-cart.ts';

const question = {
  document: `mutation ($token: String!, $intentId: String!) {
    receiveCartTransfer(token: $token, intentId: $intentId) {
      ... on Cart { ${engineCartFields} }
      ... on CartFailure { ${engineFailureFields} }
    }
  }`,
  answers: z.object({ receiveCartTransfer: z.discriminatedUnion('__typename', [engineCart, engineFailure]) }),
};

/** Whoever comes without a session gets one, like with the first cart. */
export const receiveCart: Handle<'shop', 'receive-cart'> = async ({ locale, token, intentId }, context) => {
  if (!context.country.checkoutEnabled) return fail({ code: 'checkout-disabled' });
  const { receiveCartTransfer: outcome } = await context.ask(question, { token, intentId });
  if (outcome.__typename === 'Cart') return succeed({ cart: await shopperCart(outcome, locale, context) });
  if (outcome.code !== 'link-expired') throw new Error(`the engine refused a carried cart with ${outcome.code}`);
  return fail({ code: outcome.code });
};
