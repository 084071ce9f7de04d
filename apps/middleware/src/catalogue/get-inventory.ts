import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';
import type { Handle } from '../context/call-handler.ts';
import { visibleProducts } from './visible-products.ts';

const question = {
  document: 'query ($skus: [String!]!, $cartId: ID) { inventory(skus: $skus, cartId: $cartId) { sku available } }',
  answers: z.object({
    inventory: z.array(z.object({ sku: z.string(), available: z.int().nonnegative() })).nullable(),
  }),
};

/**
 * Pages ask the read side how many pieces there are; whoever has a cart is told by the engine, to the piece. What is
 * really left is decided when a cart changes. Guarantees are never short and have no entry.
 */
export const getInventory: Handle<'new-ct', 'getInventory'> = async ({ sku: skus, cartId }, context) => {
  // Stock is the same in every language of a store.
  const [locale] = context.country.locales;
  const products = await visibleProducts(skus, locale, context);
  if (cartId === undefined) {
    const results = products.map(({ card, quantity }) => ({ sku: card.sku, availableQuantity: quantity }));
    return succeed({ inventoryEntries: { results } });
  }
  const results = await inventoryFor(
    cartId,
    products.map(({ card }) => card.sku),
    context,
  );
  return results === null ? fail({ code: 'cart-not-found' }) : succeed({ inventoryEntries: { results } });
};

/** Null where the cart is not this session's. */
async function inventoryFor(cartId: string, skus: readonly string[], context: CallContext) {
  if (!context.hasSession) return null;
  const { inventory } = await context.ask(question, { skus, cartId });
  return inventory?.map(({ sku, available }) => ({ sku, availableQuantity: available })) ?? null;
}
