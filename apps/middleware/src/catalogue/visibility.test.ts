import { catalogueCalls } from '@tradehall/domain/catalogue/catalogue.calls.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardOf, categoryDocument, navigationDocument, productDocument, storeDocument } from '../testing/documents.ts';
import { EngineStandIn } from '../testing/engine-stand-in.ts';
import { IndexedSearch } from '../testing/indexed-search.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';

const locale = 'de-DE';
const shown = 'EX10010001';
const hidden = 'EX10010002';

/** Every way to ask for products, with the hidden one named or a product it belongs to. */
const questions = {
  getProduct: [
    { query: 'main', locale, sku: hidden },
    { query: 'related', locale, sku: shown },
    { query: 'related', locale, sku: hidden },
    { query: 'alternative', locale, sku: shown },
    { query: 'alternative', locale, sku: hidden },
    { query: 'listing', locale, skus: [shown, hidden] },
    { query: 'tag-manager', locale, skus: [hidden] },
    { query: 'extra-guarantee', locale, skus: [hidden] },
  ],
  getCategory: [{ query: 'page', locale, slug: 'pizzaöfen', fetchSiblings: true }],
  getStores: [{ locale }],
  getInventory: [{ sku: [shown, hidden] }, { sku: [hidden, shown], cartId: '41' }],
  getCartRecommendations: [{ locale, filters: { categorySubtree: 'pizza-ovens', inStock: true }, limit: 10 }],
  getAlternativeProducts: [
    { locale, sku: shown },
    { locale, sku: hidden },
  ],
  getComplementaryProductsBySku: [
    { locale, skus: [shown], limit: 4 },
    { locale, skus: [hidden], limit: 4 },
  ],
  getReview: [{ query: 'of-product', locale, limit: 10, offset: 0, sort: 'top-reviews', productId: '2' }],
} as const;

/** Those that are answered without a word about a product, whoever may see it. */
const silent = ['getCategory', 'getStores'];

const asked = Object.entries(questions).flatMap(([name, inputs]) => inputs.map((input) => ({ name, input })));
const everyQuestion = asked.map((one) => [`${one.name} ${JSON.stringify(one.input)}`, one] as const);

function openShop(engineUrl: string, changes: Partial<ProductDocument>): FastifyInstance {
  const documents = new StoredDocuments();
  const products = [
    productDocument({ sku: shown, relatedAccessories: [hidden] }),
    productDocument({ id: '2', sku: hidden, name: 'Verborgen', relatedAccessories: [shown], ...changes }),
  ];
  for (const product of products) documents.put('product', locale, product.sku, product);
  documents.put('navigation', locale, 'tree', navigationDocument);
  documents.put('category', locale, 'pizzaöfen', categoryDocument());
  documents.put('store', locale, 'tradehall_de', storeDocument);
  const cards = products.map((product) => cardOf(product));
  const review = { id: '9', authorName: 'Verborgen', text: '', rating: 5, createdAt: '2026-01-01T00:00:00.000Z' };
  return buildTestApp({
    engineUrl,
    load: documents.load,
    productSearch: new IndexedSearch(() => cards),
    productReviews: { page: () => Promise.resolve({ sku: hidden, total: 1, reviews: [{ ...review, locale }] }) },
  });
}

async function ask(app: FastifyInstance, name: string, payload: object): Promise<string> {
  const url = `/api/new-ct/${name}`;
  const headers = { host: 'de.localhost', cookie: `session=${'a'.repeat(64)}` };
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  expect(answer.statusCode === 404 || answer.statusCode === 200, `${name} ${answer.statusCode}`).toBe(true);
  return answer.body;
}

let engine: EngineStandIn;

beforeAll(async () => {
  engine = await EngineStandIn.start();
  // Of the hidden product it knows nothing only because it is not asked.
  engine.answer = { body: { data: { inventory: [{ sku: shown, available: 3 }] } } };
});

afterAll(() => engine[Symbol.asyncDispose]());

describe('every catalogue call', () => {
  it('is asked here', () => {
    expect(Object.keys(questions)).toEqual(expect.arrayContaining(Object.keys(catalogueCalls)));
  });

  it.each(everyQuestion)('shows a product that may be seen: %s', async (_title, { name, input }) => {
    const app = openShop(engine.url, {});
    expect(await ask(app, name, input)).toMatch(silent.includes(name) ? /"data"/ : /EX1001000|Verborgen/);
    for (const { variables } of engine.asked.splice(0)) expect(variables).toMatchObject({ skus: [hidden, shown] });
    await app.close();
  });

  describe.each([{ published: false }, { enabledOnMarket: false }, { eligibleForSelling: false }])(
    'while an index still names it, but %o',
    (changes) => {
      let app: FastifyInstance;
      beforeAll(() => (app = openShop(engine.url, changes)));
      afterAll(() => app.close());

      it.each(everyQuestion)('does not show it: %s', async (_title, { name, input }) => {
        const answer = await ask(app, name, input);
        expect(answer).not.toContain(hidden);
        expect(answer).not.toContain('Verborgen');
        for (const { variables } of engine.asked.splice(0)) expect(variables).toMatchObject({ skus: [shown] });
      });
    },
  );
});
