import { fail } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../call-handler.ts';
import { changeCart } from './change-cart.ts';

export const removeFromCart: Handle<'new-ct', 'removeFromCart'> = async ({ sku, ...against }, context) => {
  const result = await changeCart(against, { remove: { sku } }, context);
  if (result.ok) return result;
  const { failure } = result;
  switch (failure.code) {
    case 'insufficient-stock':
    case 'quantity-limit':
    case 'product-not-sellable':
      throw new Error(`the engine refused to remove a line: ${failure.code}`);
    default:
      return fail(failure);
  }
};
