import { isEngineId } from '@tradehall/domain/calls/engine-call.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { catalogueCalls } from '@tradehall/domain/catalogue/catalogue.calls.ts';
import { offersOf } from '@tradehall/domain/catalogue/guarantee-offers.ts';
import { navigationDocumentKey } from '@tradehall/domain/catalogue/navigation-document.ts';
import type { trackingCalls } from '@tradehall/domain/tracking/tracking.calls.ts';
import type { HandlersOf } from '../context/call-handler.ts';
import { Encoded } from '../read-side/encoded.ts';
import { alternativeProducts } from './alternative-products.ts';
import { recommendedHandlers } from './recommended-handlers.ts';
import { storeAllows } from './store-allows.ts';
import { visibleProducts } from './visible-products.ts';

const mostRelated = 8;

export const catalogueHandlers = {
  ...recommendedHandlers,

  getProduct: async (input, context) => {
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
        if (query === 'alternative')
          return succeed({ query, products: { results: await alternativeProducts(product, locale, context) } });
        const related = await visibleProducts(product.relatedAccessories, locale, context);
        const cards = related.map(({ card }) => card);
        // What can be had comes first, else in the order of the product.
        const results = cards.toSorted((one, other) => Number(other.isOnStock) - Number(one.isOnStock));
        return succeed({ query, products: { results: results.slice(0, mostRelated) } });
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
  },

  getCategory: async (input, context) => {
    if (input.query === 'page') {
      const category = await context.read('category', input.locale, input.slug);
      if (category === null) return fail({ code: 'category-not-found' });
      const results = Encoded.single(input.fetchSiblings ? category.whole : category.withoutSiblings);
      return succeed(Encoded.object({ query: Encoded.of('page'), categories: Encoded.object({ results }) }));
    }
    const navigation = await context.read('navigation', input.locale, navigationDocumentKey);
    if (navigation === null) return fail({ code: 'category-not-found' });
    if (input.query === 'navigation') {
      const categories = Encoded.object({ results: navigation.roots });
      return succeed(Encoded.object({ query: Encoded.of('navigation'), categories }));
    }
    const categories = Encoded.object({ results: navigation.firstLevel });
    return succeed(Encoded.object({ query: Encoded.of('first-level'), categories }));
  },

  getStores: async ({ locale }, context) => {
    const store = await context.read('store', locale, context.storeKey);
    return store === null ? fail({ code: 'store-not-found' }) : succeed(store.whole);
  },

  /**
   * Pages ask the read side how many pieces there are; whoever has a cart is told by the engine, to the piece. What is
   * really left is decided when a cart changes. Guarantees are never short and have no entry.
   */
  getInventory: async ({ sku: asked, cartId }, context) => {
    // Stock is the same in every language of a store.
    const [locale] = context.country.locales;
    const products = await visibleProducts(asked, locale, context);
    if (cartId === undefined) {
      const results = products.map(({ card, quantity }) => ({ sku: card.sku, availableQuantity: quantity }));
      return succeed({ inventoryEntries: { results } });
    }
    const skus = products.map(({ card }) => card.sku);
    if (!context.hasSession || !isEngineId(cartId) || skus.length === 0) return fail({ code: 'cart-not-found' });
    const inventory = await context.engine('inventory', { skus, cartId });
    if (!inventory.ok) return inventory;
    const results = inventory.value.map(({ sku, available }) => ({ sku, availableQuantity: available }));
    return succeed({ inventoryEntries: { results } });
  },
} satisfies HandlersOf<typeof catalogueCalls>;

export const restockHandlers = {
  /** One mail when the product is there again. Whatever is known of the address, the answer is the same. */
  'notifyme-restock': async ({ locale, email, productSku }, context) => {
    const [product] = await visibleProducts([productSku], locale, context);
    if (product === undefined) return fail({ code: 'product-not-found' });
    const noted = await context.engine('requestRestock', { email, sku: productSku, locale });
    return noted.ok ? succeed({ accepted: true }) : noted;
  },
} satisfies Pick<HandlersOf<typeof trackingCalls>, 'notifyme-restock'>;
