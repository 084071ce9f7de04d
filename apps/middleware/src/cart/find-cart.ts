import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';
import { engineCart, engineCartFields } from './engine-cart.ts';
import type { EngineCart } from './engine-cart.ts';
import { isEngineId } from './send-changes.ts';

const question = {
  document: `query ($cartId: ID!) { cart(id: $cartId) { ${engineCartFields} } }`,
  answers: z.object({ cart: engineCart.nullable() }),
};

/** Null where the session has no such cart in this store. */
export async function findCart(cartId: string, context: CallContext): Promise<EngineCart | null> {
  if (!context.hasSession || !isEngineId(cartId)) return null;
  const { cart } = await context.ask(question, { cartId });
  return cart;
}
