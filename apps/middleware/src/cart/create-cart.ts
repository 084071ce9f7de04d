import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { engineCart, engineCartFields } from './engine-cart.ts';
import { shopperCart } from './shopper-cart.ts';

const question = {
  document: `mutation { createCart { ${engineCartFields} } }`,
  answers: z.object({ createCart: engineCart }),
};

export const createCart: Handle<'new-ct', 'createCart'> = async ({ locale }, context) => {
  if (!context.country.checkoutEnabled) return fail({ code: 'checkout-disabled' });
  const { createCart: cart } = await context.ask(question, {});
  return succeed({ cart: await shopperCart(cart, locale, context) });
};
