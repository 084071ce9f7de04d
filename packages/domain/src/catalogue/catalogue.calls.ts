import { z } from 'zod';
import { call } from '../calls/call.ts';
import { entityId, locale, productSku, sku, slug } from '../calls/fields.ts';
import { categoryDocument } from './category-document.ts';
import { categoryLinkWithProducts } from './category-link.ts';
import { guaranteeOffers } from './guarantee-offers.ts';
import { navigationNode } from './navigation-document.ts';
import { productCard } from './product-card.ts';
import { productDocument } from './product-document.ts';
import { storeDocument } from './store-document.ts';
import { tagManagerItem } from './tag-manager-item.ts';

function results<Item extends z.ZodType>(item: Item) {
  return z.object({ results: z.array(item) });
}

const skuList = z.array(productSku).min(1).max(100);

// A§7 passes query parameters and a query name; the browser gets the names only.
const getProduct = call({
  takes: z.discriminatedUnion('query', [
    z.strictObject({ query: z.enum(['main', 'related', 'alternative']), locale, sku: productSku }),
    z.strictObject({ query: z.enum(['listing', 'tag-manager', 'extra-guarantee']), locale, skus: skuList }),
  ]),
  answers: z.discriminatedUnion('query', [
    z.object({ query: z.literal('main'), products: z.object({ results: z.tuple([productDocument]) }) }),
    z.object({ query: z.enum(['related', 'alternative', 'listing']), products: results(productCard) }),
    z.object({ query: z.literal('tag-manager'), products: results(tagManagerItem) }),
    z.object({ query: z.literal('extra-guarantee'), products: results(guaranteeOffers) }),
  ]),
  failsWith: ['product-not-found'],
});

// A§7 names the language acceptLanguage; every call of ours names it locale.
const getCategory = call({
  takes: z.discriminatedUnion('query', [
    z.strictObject({ query: z.literal('page'), locale, slug, fetchSiblings: z.boolean() }),
    z.strictObject({ query: z.enum(['navigation', 'first-level']), locale }),
  ]),
  answers: z.discriminatedUnion('query', [
    z.object({ query: z.literal('page'), categories: z.object({ results: z.tuple([categoryDocument]) }) }),
    z.object({ query: z.literal('navigation'), categories: results(navigationNode) }),
    z.object({ query: z.literal('first-level'), categories: results(categoryLinkWithProducts) }),
  ]),
  failsWith: ['category-not-found'],
});

export const catalogueCalls = {
  getProduct,
  getCategory,

  // The store is the one of the host and locale, never the browser's choice.
  getStores: call({ takes: z.strictObject({ locale }), answers: storeDocument, failsWith: ['store-not-found'] }),

  getInventory: call({
    takes: z.strictObject({ sku: z.array(sku).min(1).max(100), cartId: entityId.optional() }),
    answers: z.object({ inventoryEntries: results(z.object({ sku, availableQuantity: z.int().nonnegative() })) }),
    failsWith: ['cart-not-found'],
  }),

  getCartRecommendations: call({
    takes: z.strictObject({
      locale,
      filters: z.strictObject({ categorySubtree: z.string().min(1).max(100).optional(), inStock: z.boolean() }),
      limit: z.int().min(1).max(10),
    }),
    answers: z.object({ productProjectionSearch: results(productCard) }),
    failsWith: [],
  }),

  // Family, B-ware flag and 'a different SKU' are worked out from the SKU.
  getAlternativeProducts: call({
    takes: z.strictObject({ locale, sku: productSku }),
    answers: z.object({ products: results(productCard) }),
    failsWith: ['product-not-found'],
  }),

  getComplementaryProductsBySku: call({
    takes: z.strictObject({ locale, skus: skuList, limit: z.int().min(1).max(4) }),
    answers: z.object({ products: z.array(productCard), baseProduct: productCard.nullable() }),
    failsWith: ['product-not-found'],
  }),
};
