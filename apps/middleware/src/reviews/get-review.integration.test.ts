import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productDocument } from '../testing/documents.ts';
import { prepareEngineTemplate } from '../testing/engine-database.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { PostgresProductReviews } from './postgres-product-reviews.ts';

const locale = 'de-DE';
const sku = 'EX10010001';
const hiddenSku = 'EX10010002';

let database: DisposableDatabase;
let pool: Pool;
let app: FastifyInstance;
let productId: string;
let otherId: string;

const insertReviews = `
  INSERT INTO review (product_id, author_name, text, rating, created_at, locale, included_in_statistics) VALUES
  ($1, 'Anna', 'a', 5, '2026-01-01', 'de-DE', true), ($1, 'Bo', 'b', 5, '2026-03-01', 'da-DK', true),
  ($1, 'Cy', 'c', 5, '2026-03-01', 'de-DE', true), ($1, 'Di', 'd', 3, '2026-04-01', 'fr-FR', true),
  ($1, 'Ed', 'e', 1, '2026-05-01', 'de-DE', false), ($2, 'Flo', 'f', 4, '2026-06-01', 'de-DE', true)`;

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareEngineTemplate() });
  pool = new Pool({ connectionString: database.url, max: 2 });
  const { rows } = await pool.query<{ id: string; sku: string }>(
    'SELECT "productId"::text AS id, sku FROM product_variant WHERE sku = ANY ($1) ORDER BY sku',
    [[sku, hiddenSku]],
  );
  [productId = '', otherId = ''] = rows.map(({ id }) => id);
  await pool.query(insertReviews, [productId, otherId]);
  for (const { id, sku: ofProduct } of rows) {
    await pool.query(`INSERT INTO read_side.projected_product (product_id, sku, category_ids) VALUES ($1, $2, '{}')`, [
      id,
      ofProduct,
    ]);
  }
  const documents = new StoredDocuments();
  documents.put('product', locale, sku, productDocument({ sku, id: productId }));
  const hidden = { sku: hiddenSku, id: otherId, eligibleForSelling: false };
  documents.put('product', locale, hidden.sku, productDocument(hidden));
  const productReviews = new PostgresProductReviews(pool);
  app = buildTestApp({ engineUrl: 'http://127.0.0.1:1', load: documents.load, productReviews });
});

afterAll(async () => {
  await app.close();
  await pool.end();
  await database[Symbol.asyncDispose]();
});

async function ask(changes: object) {
  const asked = { query: 'of-product', locale, productId, sort: 'top-reviews', limit: 10, offset: 0, ...changes };
  const headers = { host: 'de.localhost' };
  const answer = await app.inject({ method: 'POST', url: '/api/new-ct/getReview', headers, payload: asked });
  return { status: answer.statusCode, body: answer.json<unknown>(), tags: answer.headers['surrogate-key'] };
}

const page = (authors: readonly string[], offset: number, limit: number) => ({
  status: 200,
  body: {
    data: {
      offset,
      limit,
      total: 4,
      count: authors.length,
      exists: true,
      results: authors.map((authorName): unknown => expect.objectContaining({ authorName })),
    },
  },
});

describe('the reviews of a product', () => {
  it('are read best first: by stars, then the newest, then the text', async () => {
    expect(await ask({})).toMatchObject(page(['Cy', 'Anna', 'Bo', 'Di'], 0, 10));
  });

  it('are read newest first', async () => {
    expect(await ask({ sort: 'most-recent' })).toMatchObject(page(['Cy', 'Anna', 'Di', 'Bo'], 0, 10));
  });

  it('of the language of the page come before the others, whatever country they are from', async () => {
    await pool.query("UPDATE review SET locale = 'de-AT' WHERE author_name = 'Di'");
    expect(await ask({ sort: 'most-recent' })).toMatchObject(page(['Di', 'Cy', 'Anna', 'Bo'], 0, 10));
    await pool.query("UPDATE review SET locale = 'fr-FR' WHERE author_name = 'Di'");
  });

  it('come in pages that leave none out and repeat none', async () => {
    expect(await ask({ limit: 3 })).toMatchObject(page(['Cy', 'Anna', 'Bo'], 0, 3));
    expect(await ask({ limit: 3, offset: 3 })).toMatchObject(page(['Di'], 3, 3));
    expect(await ask({ limit: 3, offset: 6 })).toMatchObject(page([], 6, 3));
  });

  it('say when and in which language they were written', async () => {
    const { body, tags } = await ask({ limit: 1, offset: 2, sort: 'most-recent' });
    expect(body).toMatchObject({
      data: { results: [{ text: 'd', rating: 3, createdAt: '2026-04-01T00:00:00.000Z', locale: 'fr-FR' }] },
    });
    expect(tags).toBe(`product:de-DE:${sku}`);
  });

  it('are not told of a product that may not be seen or does not exist', async () => {
    const notFound = { status: 404, body: { failure: { code: 'product-not-found' } } };
    for (const unknown of [otherId, '999999999', 'x', '1e3'])
      expect(await ask({ productId: unknown })).toMatchObject(notFound);
  });

  it('are not read while they wait, nor ever when they were refused', async () => {
    await pool.query(
      `INSERT INTO review (product_id, author_name, text, rating, locale, state, refusal_reason) VALUES
       ($1, 'Gus', 'g', 5, 'de-DE', 'pending', NULL), ($1, 'Hal', 'h', 5, 'de-DE', 'refused', 'offensive')`,
      [productId],
    );
    expect(await ask({})).toMatchObject(page(['Cy', 'Anna', 'Bo', 'Di'], 0, 10));
  });

  it('that are samples come after those of customers, and are called so', async () => {
    await pool.query(
      `INSERT INTO review (product_id, author_name, text, rating, locale, included_in_statistics, is_sample)
       VALUES ($1, 'Ida', 'i', 5, 'de-DE', false, true)`,
      [productId],
    );
    for (const sort of ['top-reviews', 'most-recent']) {
      const { body } = await ask({ sort, offset: 3 });
      expect(body).toMatchObject({ data: { total: 5, results: [{ isSample: false }, { isSample: true }] } });
    }
    await expect(pool.query('UPDATE review SET included_in_statistics = true WHERE is_sample')).rejects.toThrow(
      'review_sample_counts_nowhere',
    );
  });

  it('of the visitor are those of nobody without a session', async () => {
    expect(await ask({ query: 'of-me', productId: undefined })).toMatchObject({
      status: 401,
      body: { failure: { code: 'not-authenticated' } },
    });
  });
});
