import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { alternativeProducts } from './alternative-products.ts';
import { visibleProducts } from './visible-products.ts';

export const getAlternativeProducts: Handle<'new-ct', 'getAlternativeProducts'> = async ({ locale, sku }, context) => {
  const [product] = await visibleProducts([sku], locale, context);
  if (product === undefined) return fail({ code: 'product-not-found' });
  return succeed({ products: { results: await alternativeProducts(product, locale, context) } });
};
