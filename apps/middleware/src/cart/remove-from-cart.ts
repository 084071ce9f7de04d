import { cartCalls } from '@tradehall/domain/cart/cart.calls.ts';
import type { Handle } from '../context/call-handler.ts';
import { changeCart } from './change-cart.ts';

export const removeFromCart: Handle<'new-ct', 'removeFromCart'> = ({ sku, parentSku, ...against }, context) =>
  changeCart(cartCalls.removeFromCart, against, [{ remove: { sku, parentSku } }], context);
