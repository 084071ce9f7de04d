import { productDocument as productSchema } from '@tradehall/domain/catalogue/product-document.ts';
import { recallsDocumentKey } from '@tradehall/domain/equipment/recall.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { productDocument } from '../testing/documents.ts';
import { ReadSideTable } from '../testing/read-side-table.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { PostgresOfferPages } from './postgres-offer-pages.ts';

const locale = 'de-DE';
const skuOf = (number: number) => `EX${String(10_010_000 + number)}`;
const page = z.object({ data: z.object({ products: z.array(productSchema), next: z.string().nullable() }) });
const state = z.object({ data: z.object({ products: z.string(), productCount: z.number(), terms: z.string() }) });

describe('the offers of a locale', () => {
  let database: DisposableDatabase;
  let table: ReadSideTable;
  let pool: Pool;
  let app: FastifyInstance;
  const documents = new StoredDocuments();

  const put = (number: number, changes: Parameters<typeof productDocument>[0] = {}) =>
    table.put(
      'product',
      locale,
      skuOf(number),
      productDocument({ sku: skuOf(number), key: skuOf(number), ...changes }),
    );

  beforeAll(async () => {
    database = await createDisposableDatabase();
    table = await ReadSideTable.open(database.url, { make: true });
    pool = new Pool({ connectionString: database.url });
    app = buildTestApp({
      engineUrl: 'http://127.0.0.1:1',
      load: documents.load,
      offerPages: new PostgresOfferPages(pool),
    });
    const recalled = {
      id: '1',
      hazard: 'fire',
      action: 'stop-using-refund',
      publishedAt: '2026-11-01T00:00:00Z',
      name: 'Ofen',
    };
    documents.put('recalls', locale, recallsDocumentKey, {
      recalls: [
        { ...recalled, sku: skuOf(130), batch: null },
        { ...recalled, sku: skuOf(131), batch: 'April' },
      ],
    });
    for (let number = 1; number <= 120; number += 1) await put(number);
    await table.put('product', 'fr-FR', skuOf(500), productDocument({ sku: skuOf(500) }));
    await table.put('store', locale, 'tradehall_de', {});
  });
  afterAll(async () => {
    await app.close();
    await pool.end();
    await table[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  });

  const post = async (call: string, payload: object, host = 'de.localhost') =>
    (
      await app.inject({ method: 'POST', url: `/api/shop/${call}`, payload: { locale, ...payload }, headers: { host } })
    ).json<unknown>();

  async function readAll(since?: string): Promise<string[]> {
    const skus: string[] = [];
    let after: string | null = null;
    do {
      const { data } = page.parse(
        await post('getOffers', { ...(after !== null && { after }), ...(since !== undefined && { since }) }),
      );
      expect(data.products.length).toBeLessThanOrEqual(50);
      skus.push(...data.products.map(({ sku }) => sku));
      after = data.next;
    } while (after !== null);
    return skus;
  }
  const stateNow = async () => state.parse(await post('getOffersState', {})).data;

  it('are read page after page, each product once', async () => {
    expect(await readAll()).toEqual(Array.from({ length: 120 }, (_, at) => skuOf(at + 1)));
  });

  it('are those that anybody may buy: none that is not shown, not sold, a test article or recalled as a whole', async () => {
    await put(3, { published: false });
    await put(4, { eligibleForSelling: false });
    await table.put('product', locale, 'EX50000001', productDocument({ sku: 'EX50000001' }));
    await put(130);
    await put(131);
    const skus = await readAll();
    expect(skus).toEqual(
      [...Array.from({ length: 120 }, (_, at) => at + 1), 131].filter((at) => at !== 3 && at !== 4).map(skuOf),
    );
    const greek = z.object({ data: z.object({ products: z.array(z.unknown()) }) });
    expect(greek.parse(await post('getOffers', { locale: 'el-GR' }, 'gr.localhost')).data.products).toEqual([]);
  });

  it('are told from a version on, and the state says up to which', async () => {
    const before = await stateNow();
    expect(before.productCount).toBe(123);
    expect(await readAll(before.products)).toEqual([]);
    await put(77, { name: 'Teurer' });
    expect(await readAll(before.products)).toEqual([skuOf(77)]);
    const after = await stateNow();
    expect(Number(after.products)).toBeGreaterThan(Number(before.products));
    expect(after.terms).toBe(before.terms);
    await table.put('shipping-methods', locale, 'all', {});
    expect(Number((await stateNow()).terms)).toBeGreaterThan(Number(after.products));
  });
});
