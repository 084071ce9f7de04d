import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Locale } from '@tradehall/domain/countries/locales.ts';
import type { CallContext } from '../call-context.ts';
import type { Handle } from '../call-handler.ts';
import { Encoded } from '../read-side/encoded.ts';
import type { ProductReading } from './product-reading.ts';

export const getProduct: Handle<'new-ct', 'getProduct'> = async (input, context) => {
  switch (input.query) {
    case 'main': {
      const [product] = await visibleProducts([input.sku], input.locale, context);
      if (product === undefined) return fail({ code: 'product-not-found' });
      const results = Encoded.single(product.whole);
      return succeed(Encoded.object({ query: Encoded.of('main'), products: Encoded.object({ results }) }));
    }
    case 'related': {
      const [product] = await visibleProducts([input.sku], input.locale, context);
      if (product === undefined) return fail({ code: 'product-not-found' });
      const related = await visibleProducts(product.relatedAccessories, input.locale, context);
      return succeed({ query: 'related', products: { results: related.map(({ card }) => card) } });
    }
    case 'listing': {
      const products = await visibleProducts(input.skus, input.locale, context);
      return succeed({ query: 'listing', products: { results: products.map(({ card }) => card) } });
    }
    case 'tag-manager': {
      const products = await visibleProducts(input.skus, input.locale, context);
      return succeed({ query: 'tag-manager', products: { results: products.map((one) => one.tagManagerItem) } });
    }
    case 'alternative':
    case 'extra-guarantee':
      return fail({ code: 'not-available' });
  }
};

async function visibleProducts(
  skus: readonly string[],
  locale: Locale,
  context: CallContext,
): Promise<readonly ProductReading[]> {
  const found = await Promise.all([...new Set(skus)].map((sku) => context.read('product', locale, sku)));
  return found.filter((product) => product !== null).filter(({ isVisible }) => isVisible);
}
