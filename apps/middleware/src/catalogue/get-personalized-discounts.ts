import { succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';

const question = {
  document: 'query { myLoyaltyTier { discountPermyriad } }',
  answers: z.object({ myLoyaltyTier: z.object({ discountPermyriad: z.int().min(0).max(10_000) }).nullable() }),
};

/** What the tier of the session's customer takes off; null for guests and for a tier that takes nothing off. */
export const getPersonalizedDiscounts: Handle<'new-ct', 'getPersonalizedDiscounts'> = async (_input, context) => {
  if (!context.hasSession) return succeed({ cartDiscount: null });
  const { myLoyaltyTier } = await context.ask(question, {});
  const permyriad = myLoyaltyTier?.discountPermyriad ?? 0;
  return succeed({ cartDiscount: permyriad === 0 ? null : { value: { permyriad } } });
};
