import { utmSourceCookie, utmSourcePattern } from '@tradehall/domain/cart/utm-source.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { callShop } from '../request/browser-calls.ts';
import { findBrowserCookie } from '../request/browser-cookies.ts';

/** A§3: a new cart says where its shopper came from. Should that fail, it is a cart all the same. */
export async function noteUtmSource(cart: Cart, locale: Locale): Promise<Cart> {
  const utmSource = findBrowserCookie(utmSourceCookie) ?? '';
  if (!utmSourcePattern.test(utmSource) || cart.custom.utmSource !== null) return cart;
  const told = await callShop('new-ct', 'updateCart', {
    locale,
    cartId: cart.id,
    version: cart.version,
    intentId: crypto.randomUUID(),
    actions: [{ action: 'setCustomType', fields: { utmSource } }],
  });
  return told?.ok === true ? told.value.cart : cart;
}
