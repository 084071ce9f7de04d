import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../call-handler.ts';
import { Encoded } from '../read-side/encoded.ts';
import { visibleProducts } from './visible-products.ts';

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
