import { cartCalls } from '@tradehall/domain/cart/cart.calls.ts';
import type { Handle } from '../context/call-handler.ts';
import { changeCart } from './change-cart.ts';

// A§4: the engine answers the cart as it is when the coupon is not on it.
export const removeCartCoupon: Handle<'new-ct', 'removeCartCoupon'> = ({ discountCode, ...against }, context) =>
  changeCart(cartCalls.removeCartCoupon, against, [{ removeCoupon: { id: discountCode.id } }], context);
