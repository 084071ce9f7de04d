import type { Handle } from '../call-handler.ts';
import { changeCart } from './change-cart.ts';

// There is one warehouse and one sales channel: the two channels a caller may name are the ones it gets anyway.
export const addToCart: Handle<'new-ct', 'addToCart'> = (input, context) =>
  changeCart(input, { add: { sku: input.sku, quantity: input.quantity } }, context);
