import { createHmac } from 'node:crypto';
import { writeStaffPass } from '@tradehall/domain/staff/staff-pass.ts';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLoadDocuments } from '../read-side/load-documents.ts';
import { ReadSideTable } from '../testing/read-side-table.ts';
import { startRealEngine, testStaffSecret, type RealEngine } from '../testing/real-shop.ts';
import { buildTestApp } from '../testing/test-app.ts';

const host = 'de.localhost';
const signWith = (secret: string) => (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
const passUntil = (expiresAt: Date, secret = testStaffSecret) =>
  writeStaffPass({ administrator: '1', expiresAt: expiresAt.toISOString() }, signWith(secret));
const inAnHour = () => new Date(Date.now() + 3_600_000);

describe('content, through the middleware and the engine', () => {
  let engine: RealEngine;
  let pool: Pool;
  let table: ReadSideTable;
  let app: FastifyInstance;

  beforeAll(async () => {
    engine = await startRealEngine();
    pool = new Pool({ connectionString: engine.databaseUrl });
    table = await ReadSideTable.open(engine.databaseUrl, { make: false });
    app = buildTestApp({ engineUrl: engine.url, load: createLoadDocuments(pool) });
  });
  afterAll(async () => {
    await app.close();
    await table[Symbol.asyncDispose]();
    await pool.end();
    await engine[Symbol.asyncDispose]();
  });

  const first = async <Row extends z.ZodType>(row: Row, statement: string, values: unknown[] = []) => {
    const { rows } = await pool.query<Record<string, unknown>>(statement, values);
    return row.parse(rows[0]);
  };

  it('shows a draft to who has a pass that holds, and to nobody else', async () => {
    const blocks = [{ kind: 'page-title', fields: { title: 'Entwurf' } }];
    await pool.query(`INSERT INTO content_page (key, locale, slug) VALUES ('payment', 'de-DE', 'zahlung')`);
    const { id } = await first(
      z.object({ id: z.string() }),
      `INSERT INTO content_revision
         (page_key, locale, title, meta_description, blocks, state, updated_at, updated_by)
       VALUES ('payment', 'de-DE', 'Entwurf', '', $1, 'draft', now(), 'anna') RETURNING id::text`,
      [JSON.stringify(blocks)],
    );
    const preview = (pass: string, revisionId = id) =>
      app.inject({
        method: 'POST',
        url: '/api/shop/contentPreview',
        payload: { locale: 'de-DE', revisionId, pass },
        headers: { host },
      });
    const shown = await preview(passUntil(inAnHour()));
    expect(shown.json()).toEqual({
      data: {
        key: 'payment',
        title: 'Entwurf',
        metaDescription: '',
        content: blocks,
        categories: [],
        products: {},
        recalls: [],
      },
    });
    expect(shown.headers['cache-control']).toBe('private, no-store');
    for (const pass of ['', passUntil(new Date()), passUntil(inAnHour(), 'a-secret-of-somebody-else')])
      expect((await preview(pass)).statusCode).toBe(404);
    expect((await preview(passUntil(inAnHour()), 'x')).statusCode).toBe(404);
  });

  it('counts who follows a redirect', async () => {
    const { id } = await first(
      z.object({ id: z.string() }),
      `INSERT INTO redirect (source_path, target_path, status) VALUES ('/alt', '/neu/', 308) RETURNING id::text`,
    );
    await table.put('redirect', 'de-DE', '/alt', { id, targetPath: '/neu/', status: 308 });
    for (let times = 0; times < 3; times += 1) {
      const answer = await app.inject({ url: '/api/shop/seo-redirection?sourceUrl=/alt/', headers: { host } });
      expect(answer.json()).toEqual({ data: { redirectionCode: 308, targetURL: '/neu/' } });
    }
    const countedHits = async () => {
      const { rows } = await pool.query<Record<string, unknown>>('SELECT hits::int FROM redirect_hits');
      return rows;
    };
    expect(await countedHits()).toEqual([]);
    await expect.poll(countedHits, { timeout: 8_000, interval: 100 }).toEqual([{ hits: 3 }]);
  });
});
