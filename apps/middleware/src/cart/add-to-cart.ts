import { cartCalls } from '@tradehall/domain/cart/cart.calls.ts';
import type { Handle } from '../context/call-handler.ts';
import { changeCart } from './change-cart.ts';

// There is one warehouse and one sales channel: the two channels a caller may name are the ones it gets anyway.
export const addToCart: Handle<'new-ct', 'addToCart'> = ({ sku, quantity, ...against }, context) =>
  changeCart(cartCalls.addToCart, against, [{ add: { sku, quantity } }], context);
