import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { offersOf } from '@tradehall/domain/catalogue/guarantee-offers.ts';
import type { Handle } from '../context/call-handler.ts';
import { Encoded } from '../read-side/encoded.ts';
import { alternativeProducts } from './alternative-products.ts';
import { storeAllows } from './store-allows.ts';
import { visibleProducts } from './visible-products.ts';

const mostRelated = 8;

export const getProduct: Handle<'new-ct', 'getProduct'> = async (input, context) => {
  const { query, locale } = input;
  switch (query) {
    case 'main':
    case 'related':
    case 'alternative': {
      const [product] = await visibleProducts([input.sku], locale, context);
      if (product === undefined) return fail({ code: 'product-not-found' });
      if (query === 'main') {
        const results = Encoded.single(product.whole);
        return succeed(Encoded.object({ query: Encoded.of('main'), products: Encoded.object({ results }) }));
      }
      if (query === 'alternative') {
        return succeed({ query, products: { results: await alternativeProducts(product, locale, context) } });
      }
      const related = await visibleProducts(product.relatedAccessories, locale, context);
      return succeed({ query, products: { results: related.slice(0, mostRelated).map(({ card }) => card) } });
    }
    case 'listing': {
      const products = await visibleProducts(input.skus, locale, context);
      return succeed({ query, products: { results: products.map(({ card }) => card) } });
    }
    case 'tag-manager': {
      const products = await visibleProducts(input.skus, locale, context);
      return succeed({ query, products: { results: products.map((one) => one.tagManagerItem) } });
    }
    case 'extra-guarantee': {
      const products = await visibleProducts(input.skus, locale, context);
      const isSold = await storeAllows('sale_of_additional_guarantee_enabled', locale, context);
      const offers = products.map(({ card: { sku, price }, guaranteeRatePermyriad }) =>
        offersOf(sku, price.discounted ?? price.value, isSold ? guaranteeRatePermyriad : null),
      );
      return succeed({ query, products: { results: offers } });
    }
  }
};
