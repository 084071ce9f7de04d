import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { shopperCart } from '../cart/shopper-cart.ts';
import { notPayable } from './not-payable.ts';

/** The cart as it would be paid for in cash on delivery, or in any other way. */
export const getCodCart: Handle<'new-ct', 'getCodCart'> = async ({ locale, cartId, isCod }, context) => {
  const refusal = notPayable(cartId, context);
  if (refusal !== null) return fail(refusal);
  const cart = await context.engineAnswer('foreseenCart', { cartId, isCashOnDelivery: isCod });
  return cart === null ? fail({ code: 'cart-not-found' }) : succeed({ cart: await shopperCart(cart, locale, context) });
};
