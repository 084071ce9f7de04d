import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { visibleProducts } from './visible-products.ts';

const question = {
  document:
    'mutation ($email: String!, $sku: String!, $locale: String!) { requestRestock(email: $email, sku: $sku, locale: $locale) }',
  answers: z.object({ requestRestock: z.boolean() }),
};

/** One mail when the product is there again. Whatever is known of the address, the answer is the same. */
export const notifymeRestock: Handle<'cia', 'notifyme-restock'> = async ({ locale, email, productSku }, context) => {
  const [product] = await visibleProducts([productSku], locale, context);
  if (product === undefined) return fail({ code: 'product-not-found' });
  const { requestRestock } = await context.ask(question, { email, sku: productSku, locale });
  return requestRestock ? succeed({ accepted: true }) : fail({ code: 'product-not-found' });
};
