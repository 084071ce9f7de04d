import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { findCart } from './find-cart.ts';
import { shopperCart } from './shopper-cart.ts';

/** There is one warehouse and one sales channel: a line comes from there whatever is asked for, and nothing changes. */
export const updateCartItemChannel: Handle<'new-ct', 'updateCartItemChannel'> = async (input, context) => {
  const { locale, cartId, version, sku } = input;
  if (!context.country.checkoutEnabled) return fail({ code: 'checkout-disabled' });
  const cart = await findCart(cartId, context);
  if (cart === null) return fail({ code: 'cart-not-found' });
  if (cart.version !== version) return fail({ code: 'cart-version-conflict', currentVersion: cart.version });
  if (!cart.lines.some((line) => line.sku === sku)) return fail({ code: 'product-not-found' });
  return succeed({ cart: await shopperCart(cart, locale, context) });
};
