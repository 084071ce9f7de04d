import type { Handle } from '../call-handler.ts';
import { changeCart } from './change-cart.ts';

export const updateCartQuantity: Handle<'new-ct', 'updateCartQuantity'> = ({ sku, quantity, ...against }, context) =>
  // A§4: a quantity of zero removes the item.
  changeCart(against, quantity === 0 ? { remove: { sku } } : { setQuantity: { sku, quantity } }, context);
