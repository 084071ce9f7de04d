import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { engineCart, engineCartFields } from '../cart/engine-cart.ts';
import { shopperCart } from '../cart/shopper-cart.ts';
import { notPayable } from './not-payable.ts';

const question = {
  document: `query ($cartId: ID!, $isCod: Boolean!) {
    foreseenCart(cartId: $cartId, isCashOnDelivery: $isCod) { ${engineCartFields} }
  }`,
  answers: z.object({ foreseenCart: engineCart.nullable() }),
};

/** The cart as it would be paid for in cash on delivery, or in any other way. */
export const getCodCart: Handle<'new-ct', 'getCodCart'> = async ({ locale, cartId, isCod }, context) => {
  const refusal = notPayable(cartId, context);
  if (refusal !== null) return fail(refusal);
  const { foreseenCart: cart } = await context.ask(question, { cartId, isCod });
  return cart === null ? fail({ code: 'cart-not-found' }) : succeed({ cart: await shopperCart(cart, locale, context) });
};
