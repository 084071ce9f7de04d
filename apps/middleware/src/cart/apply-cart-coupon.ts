import { cartCalls } from '@tradehall/domain/cart/cart.calls.ts';
import type { Handle } from '../context/call-handler.ts';
import { changeCart } from './change-cart.ts';

export const applyCartCoupon: Handle<'new-ct', 'applyCartCoupon'> = ({ code, ...against }, context) =>
  changeCart(cartCalls.applyCartCoupon, against, [{ applyCoupon: { code } }], context);
