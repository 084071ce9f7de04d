import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';
import { engineCart, engineCartFields } from './engine-cart.ts';
import { shopperCart } from './shopper-cart.ts';

const question = {
  document: `query { activeCart { ${engineCartFields} } }`,
  answers: z.object({ activeCart: engineCart.nullable() }),
};

/** The cart this session has in this store, if it has one. */
export async function activeCart(locale: Locale, context: CallContext): Promise<Cart | null> {
  if (!context.hasSession) return null;
  const { activeCart: cart } = await context.ask(question, {});
  return cart === null ? null : shopperCart(cart, locale, context);
}
