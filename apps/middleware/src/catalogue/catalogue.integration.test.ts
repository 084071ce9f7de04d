import { moneyOf } from '@tradehall/domain/money/money.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoadDocuments } from '../read-side/load-documents.ts';
import { categoryDocument, navigationDocument, productDocument, storeDocument } from '../testing/documents.ts';
import { ReadSideTable } from '../testing/read-side-table.ts';
import { buildTestApp } from '../testing/test-app.ts';

const nobody = 'http://127.0.0.1:1';

describe('the catalogue, from the read side', () => {
  let database: DisposableDatabase;
  let table: ReadSideTable;
  let pool: Pool;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await createDisposableDatabase();
    table = await ReadSideTable.open(database.url, { make: true });
    pool = new Pool({ connectionString: database.url });
    app = buildTestApp({ engineUrl: nobody, load: createLoadDocuments(pool) });
  });
  afterAll(async () => {
    await app.close();
    await pool.end();
    await table[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  });

  const ask = async (call: string, payload: object, host = 'de.localhost') => {
    const answer = await app.inject({ method: 'POST', url: `/api/new-ct/${call}`, payload, headers: { host } });
    return { status: answer.statusCode, body: answer.json<unknown>(), tags: answer.headers['surrogate-key'] };
  };
  const locale = 'de-DE';

  it('shows a product as it was written', async () => {
    const product = productDocument({ sku: 'EX10020001', description: 'Für „große" Küchen \\ \n & <Höfe> 🍕' });
    await table.put('product', locale, product.sku, product);
    const { status, body } = await ask('getProduct', { query: 'main', locale, sku: product.sku });
    expect(status).toBe(200);
    expect(body).toEqual({ data: { query: 'main', products: { results: [product] } } });
  });

  it.each([
    ['not published', 'EX10020011', { published: false }],
    ['not enabled on this market', 'EX10020012', { enabledOnMarket: false }],
    ['not eligible for selling', 'EX10020013', { eligibleForSelling: false }],
  ])('does not show a product that is %s', async (_reason, sku, changes) => {
    await table.put('product', locale, sku, productDocument({ sku, ...changes }));
    const { status, body } = await ask('getProduct', { query: 'main', locale, sku });
    expect(status).toBe(404);
    expect(body).toEqual({ failure: { code: 'product-not-found' } });
    expect((await ask('getProduct', { query: 'listing', locale, skus: [sku] })).body).toEqual({
      data: { query: 'listing', products: { results: [] } },
    });
  });

  it('sells in each locale what was written for it', async () => {
    await table.put('product', 'fr-CH', 'EX10020021', productDocument({ sku: 'EX10020021', name: 'Four à pizza' }));
    const french = { query: 'main', locale: 'fr-CH', sku: 'EX10020021' };
    expect((await ask('getProduct', french, 'ch.localhost')).status).toBe(200);
    expect((await ask('getProduct', { ...french, locale: 'de-CH' }, 'ch.localhost')).status).toBe(404);
  });

  it('makes cards of a listing in the order asked for, each once', async () => {
    const skus = ['EX10020033', 'EX10020031', 'EX10020032'];
    for (const sku of skus) await table.put('product', locale, sku, productDocument({ sku }));
    const { body, tags } = await ask('getProduct', { query: 'listing', locale, skus: [...skus, 'EX10020031'] });
    expect(body).toMatchObject({
      data: {
        products: {
          results: [
            { sku: 'EX10020033', isOnStock: true, averageRating: 4.5, reviewCount: 2, brand: 'Royal Catering' },
            { sku: 'EX10020031' },
            { sku: 'EX10020032' },
          ],
        },
      },
    });
    expect(tags).toBe(skus.map((sku) => `product:de-DE:${sku}`).join(' '));
  });

  it('finds the accessories of a product and tells analytics where it belongs', async () => {
    const sku = 'EX10020041';
    const relatedAccessories = ['EX10020043', 'EX10020042', 'EX10029999'];
    const { availability } = productDocument({ sku });
    const soldOut = { ...availability, isOnStock: false };
    await table.put('product', locale, sku, productDocument({ sku, relatedAccessories }));
    await table.put('product', locale, 'EX10020042', productDocument({ sku: 'EX10020042' }));
    await table.put('product', locale, 'EX10020043', productDocument({ sku: 'EX10020043', availability: soldOut }));
    expect((await ask('getProduct', { query: 'related', locale, sku })).body).toMatchObject({
      data: { query: 'related', products: { results: [{ sku: 'EX10020042' }, { sku: 'EX10020043' }] } },
    });
    expect((await ask('getProduct', { query: 'tag-manager', locale, skus: [sku] })).body).toMatchObject({
      data: { products: { results: [{ sku, categories: ['Gastronomie', 'Pizzaöfen'] }] } },
    });
  });

  it('shows a new price within two seconds of its being written', async () => {
    const sku = 'EX10020051';
    await table.put('product', locale, sku, productDocument({ sku }));
    await ask('getProduct', { query: 'main', locale, sku });
    const price = { value: moneyOf(12_300, 'EUR'), discounted: null, lowest30Days: null };
    await table.put('product', locale, sku, productDocument({ sku, price }));
    await expect
      .poll(async () => (await ask('getProduct', { query: 'main', locale, sku })).body, { timeout: 2_000 })
      .toMatchObject({ data: { products: { results: [{ price }] } } });
    await table.remove('product', locale, sku);
    await expect
      .poll(async () => (await ask('getProduct', { query: 'main', locale, sku })).status, { timeout: 2_000 })
      .toBe(404);
  });

  it('shows a category, with or without those beside it', async () => {
    await table.put('category', locale, 'pizzaöfen', categoryDocument());
    const page = { query: 'page', locale, slug: 'pizzaöfen' };
    expect((await ask('getCategory', { ...page, fetchSiblings: true })).body).toEqual({
      data: { query: 'page', categories: { results: [categoryDocument()] } },
    });
    const { body, tags } = await ask('getCategory', { ...page, fetchSiblings: false });
    expect(body).toEqual({
      data: { query: 'page', categories: { results: [categoryDocument({ siblings: [] })] } },
    });
    expect(tags).toBe('category:de-DE:pizza%C3%B6fen');
    expect((await ask('getCategory', { ...page, slug: 'nichts', fetchSiblings: true })).status).toBe(404);
  });

  it('shows the whole tree, or its first level only', async () => {
    await table.put('navigation', locale, 'tree', navigationDocument);
    expect((await ask('getCategory', { query: 'navigation', locale })).body).toEqual({
      data: { query: 'navigation', categories: { results: navigationDocument.roots } },
    });
    expect((await ask('getCategory', { query: 'first-level', locale })).body).toEqual({
      data: {
        query: 'first-level',
        categories: {
          results: [{ key: 'gastronomy', name: 'Gastronomie', slug: 'gastronomie', hasProducts: true }],
        },
      },
    });
  });

  it('describes the store of the host', async () => {
    await table.put('store', locale, 'tradehall_de', storeDocument);
    expect((await ask('getStores', { locale })).body).toEqual({ data: storeDocument });
    expect((await ask('getStores', { locale: 'da-DK' }, 'dk.localhost')).body).toEqual({
      failure: { code: 'store-not-found' },
    });
  });
});
