import { cartCalls } from '@tradehall/domain/cart/cart.calls.ts';
import type { Handle } from '../context/call-handler.ts';
import { changeCart } from './change-cart.ts';

export const updateCartQuantity: Handle<'new-ct', 'updateCartQuantity'> = (input, context) => {
  const { sku, parentSku, quantity, ...against } = input;
  const line = { sku, parentSku };
  // A§4: a quantity of zero removes the item.
  const change = quantity === 0 ? { remove: line } : { setQuantity: { ...line, quantity } };
  return changeCart(cartCalls.updateCartQuantity, against, [change], context);
};
