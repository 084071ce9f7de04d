import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { isEngineId } from './send-changes.ts';

const question = {
  document: 'mutation ($cartId: ID!) { createCartTransfer(cartId: $cartId) }',
  answers: z.object({ createCartTransfer: z.string().min(1).nullable() }),
};

export const carryCart: Handle<'shop', 'carry-cart'> = async ({ cartId }, context) => {
  if (!context.hasSession || !isEngineId(cartId)) return fail({ code: 'cart-not-found' });
  const { createCartTransfer: token } = await context.ask(question, { cartId });
  return token === null ? fail({ code: 'cart-not-found' }) : succeed({ token });
};
