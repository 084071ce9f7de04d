import { isEngineId } from '@tradehall/domain/calls/engine-call.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { EngineCart } from '@tradehall/domain/cart/engine-cart.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { CallContext } from '../context/call-context.ts';
import { shopperCart } from './shopper-cart.ts';

/** Null where the session has no such cart in this store. */
export async function findCart(cartId: string, context: CallContext): Promise<EngineCart | null> {
  return context.hasSession && isEngineId(cartId) ? context.engineAnswer('cart', { cartId }) : null;
}

/** The cart this session has in this store, if it has one. */
export async function activeCart(locale: Locale, context: CallContext): Promise<Cart | null> {
  const cart = context.hasSession ? await context.engineAnswer('activeCart', {}) : null;
  return cart === null ? null : shopperCart(cart, locale, context);
}
