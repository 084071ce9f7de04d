import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { fail } from '@tradehall/domain/calls/result.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { describe, expect, it } from 'vitest';
import type { BrowseRequest } from '../context/services/product-search.ts';
import { cardOf, navigationDocument, productDocument, storeDocument } from '../testing/documents.ts';
import { emptySearch } from '../testing/empty-search.ts';
import { IndexedSearch } from '../testing/indexed-search.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';

const locale = 'de-DE';
const skuOf = (number: number) => `EX${10_010_000 + number}`;

function product(number: number, changes: Partial<ProductDocument> & { cents?: number; stock?: number } = {}) {
  const { cents = 10_000, stock = 5, ...others } = changes;
  return productDocument({
    id: String(number),
    sku: skuOf(number),
    price: { value: moneyOf(cents, 'EUR'), discounted: null, lowest30Days: null },
    availability: { isOnStock: stock > 0, quantity: stock, level: stock > 0 ? 'plenty' : 'none', availableFrom: null },
    relatedAccessories: [],
    ...others,
  });
}

type Index = (request: BrowseRequest, all: readonly ProductDocument[]) => readonly ProductDocument[];

function openShop(products: readonly ProductDocument[], index: Index = () => products, store = storeDocument) {
  const documents = new StoredDocuments();
  for (const one of products) documents.put('product', locale, one.sku, one);
  documents.put('store', locale, 'tradehall_de', store);
  documents.put('navigation', locale, 'tree', navigationDocument);
  const search = new IndexedSearch((request) => index(request, products).map(cardOf));
  const app = buildTestApp({ engineUrl: 'http://127.0.0.1:1', load: documents.load, productSearch: search });
  const ask = async (name: string, input: object) => {
    const headers = { host: 'de.localhost' };
    const answer = await app.inject({
      method: 'POST',
      url: `/api/new-ct/${name}`,
      headers,
      payload: { locale, ...input },
    });
    return answer.json<{ data: Record<string, unknown> }>().data;
  };
  return { app, search, ask };
}

const cards = (...numbers: number[]): unknown[] =>
  numbers.map((number): unknown => expect.objectContaining({ sku: skuOf(number) }));
const results = (...numbers: number[]) => ({ results: cards(...numbers) });

describe('alternatives to a product', () => {
  it('can be had before those that cannot, and then cost nearly the same', async () => {
    const { ask } = openShop([
      product(1),
      product(2, { cents: 30_000 }),
      product(3, { cents: 9_000 }),
      product(4, { cents: 10_500 }),
      product(5, { cents: 10_000, stock: 0 }),
      product(6, { cents: 9_000 }),
    ]);
    const { products } = await ask('getAlternativeProducts', { sku: skuOf(1) });
    expect(products).toEqual(results(4, 3, 6, 2, 5));
    expect(await ask('getProduct', { query: 'alternative', sku: skuOf(1) })).toEqual({
      query: 'alternative',
      products,
    });
  });

  it('are at most eight of its family, none of them B-ware', async () => {
    const many = Array.from({ length: 12 }, (_, index) => product(index + 2, { isBware: index === 0 }));
    const { ask, search } = openShop([product(1), ...many]);
    const { products } = await ask('getAlternativeProducts', { sku: skuOf(1) });
    expect(products).toEqual(results(3, 4, 5, 6, 7, 8, 9, 10));
    const filter = { family: 'pizza-ovens', isBware: false, exceptSkus: [skuOf(1)] };
    expect(search.asked).toMatchObject([
      { filter: { ...filter, priceFromCents: 10_000 }, sort: 'price-asc' },
      { filter: { ...filter, priceToCents: 10_000 }, sort: 'price-desc' },
    ]);
  });

  it('are none for what belongs to no family, and none while the search is away', async () => {
    const { ask, search } = openShop([product(1, { family: '' })]);
    expect(await ask('getAlternativeProducts', { sku: skuOf(1) })).toEqual({ products: { results: [] } });
    expect(search.asked).toEqual([]);
    const documents = new StoredDocuments();
    documents.put('product', locale, skuOf(1), product(1));
    const productSearch = {
      ...emptySearch,
      browse: () => Promise.resolve(fail({ code: 'search-unavailable' })),
    } as const;
    const app = buildTestApp({ engineUrl: 'http://127.0.0.1:1', load: documents.load, productSearch });
    const url = '/api/new-ct/getAlternativeProducts';
    const payload = { locale, sku: skuOf(1) };
    const answer = await app.inject({ method: 'POST', url, headers: { host: 'de.localhost' }, payload });
    expect(answer.json()).toEqual({ data: { products: { results: [] } } });
  });
});

describe('what goes with the products of a cart', () => {
  const bestsellers: Index = ({ filter }, all) =>
    filter.tags?.includes('bestseller') === true ? all.filter(({ tags }) => tags.includes('bestseller')) : [];

  it('is accessories that can be had, then bestsellers of the department', async () => {
    const { ask, search } = openShop(
      [
        product(1, { relatedAccessories: [skuOf(2), skuOf(3)] }),
        product(2, { stock: 0 }),
        product(3),
        product(4, { tags: ['bestseller'] }),
        product(5, { tags: ['bestseller'], stock: 0 }),
      ],
      bestsellers,
    );
    expect(await ask('getComplementaryProductsBySku', { skus: [skuOf(1)], limit: 4 })).toEqual({
      products: cards(3, 4),
      baseProduct: cards(1)[0],
    });
    expect(search.asked).toMatchObject([
      { filter: { categories: ['gastronomy'], tags: ['bestseller'], isOnStock: true, isBware: false } },
    ]);
  });

  it('is never one of the products, nor the same as B-ware', async () => {
    const twin = 'EX20010001';
    const { ask } = openShop(
      [
        product(1, { relatedAccessories: [skuOf(1), skuOf(2), twin, skuOf(3)], tags: ['bestseller'] }),
        product(2, { relatedAccessories: [skuOf(1)], tags: ['bestseller'] }),
        product(3),
        productDocument({ sku: twin, tags: ['bestseller'], isBware: true }),
      ],
      bestsellers,
    );
    const { products } = await ask('getComplementaryProductsBySku', { skus: [skuOf(1), skuOf(2)], limit: 4 });
    expect(products).toEqual(cards(3));
  });

  it('is no more than was asked for, and the search is not asked where accessories do', async () => {
    const { ask, search } = openShop([
      product(1, { relatedAccessories: [skuOf(2), skuOf(3)] }),
      product(2),
      product(3),
    ]);
    const { products } = await ask('getComplementaryProductsBySku', { skus: [skuOf(1)], limit: 1 });
    expect(products).toEqual(cards(2));
    expect(search.asked).toEqual([]);
  });

  it('is nothing where the store does not want it', async () => {
    const store = { ...storeDocument, flags: { ...storeDocument.flags, complementary_products_enabled: false } };
    const { ask } = openShop([product(1, { relatedAccessories: [skuOf(2)] }), product(2)], bestsellers, store);
    expect(await ask('getComplementaryProductsBySku', { skus: [skuOf(1)], limit: 4 })).toMatchObject({ products: [] });
  });
});

describe('recommendations for a cart', () => {
  it('are bestsellers, then the best rated, then others of the category, each once', async () => {
    const products = [product(1), product(2, { tags: ['topRated'] }), product(3, { tags: ['bestseller', 'topRated'] })];
    const { ask, search } = openShop(products, ({ filter }, all) =>
      all.filter(
        ({ tags, sku }) => (filter.tags ?? []).every((tag) => tags.includes(tag)) && !filter.exceptSkus?.includes(sku),
      ),
    );
    const filters = { categorySubtree: 'pizza-ovens', inStock: true };
    const { productProjectionSearch } = await ask('getCartRecommendations', { filters, limit: 10 });
    expect(productProjectionSearch).toEqual(results(3, 2, 1));
    expect(search.asked).toHaveLength(3);
    for (const { filter } of search.asked)
      expect(filter).toMatchObject({ categories: ['gastronomy', 'pizza-ovens'], isOnStock: true });
  });

  it('are none for a category that does not exist', async () => {
    const { ask, search } = openShop([product(1)]);
    const filters = { categorySubtree: 'nothing', inStock: false };
    const answer = await ask('getCartRecommendations', { filters, limit: 10 });
    expect(answer).toEqual({ productProjectionSearch: { results: [] } });
    expect(search.asked).toEqual([]);
  });
});
