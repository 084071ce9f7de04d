import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRealEngine } from '../testing/real-shop.ts';
import type { RealEngine } from '../testing/real-shop.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { openTestBrowser } from '../testing/test-browser.ts';
import { buildTestApp } from '../testing/test-app.ts';

let engine: RealEngine;
let database: Client;
let app: FastifyInstance;
let middlewareUrl: string;

beforeAll(async () => {
  engine = await startRealEngine();
  database = new Client({ connectionString: engine.databaseUrl });
  await database.connect();
  app = buildTestApp({ engineUrl: engine.url, load: new StoredDocuments().load });
  middlewareUrl = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await database.end();
  await engine[Symbol.asyncDispose]();
});

const message = {
  locale: 'de-DE',
  selectedReason: 'product-claim-within-30-days',
  selectedSubreason: 'missing-manual',
  contactName: 'Jana Nováková',
  customerEmail: 'jana@example.com',
  subject: 'Manual',
  description: 'There was none.',
  productNumber: '10010001',
} as const;

describe('the contact form, through the middleware and the engine', () => {
  it('answers with the case number under which the message is kept', async () => {
    const { shop } = openTestBrowser(middlewareUrl).calls;
    const sent = await shop['contact-request'](message);
    const { rows } = await database.query<Record<string, unknown>>(
      'SELECT case_number, store_key, details FROM contact_request',
    );
    expect(sent).toEqual({ ok: true, value: { caseNumber: rows[0]?.['case_number'] } });
    expect(rows).toMatchObject([{ store_key: 'tradehall_de', details: { productNumber: '10010001' } }]);
    expect(await shop['contact-request'](message)).toEqual(sent);

    await database.query(
      `UPDATE country_store SET flags = flags || '{"contact_webform_enabled": false}' WHERE key = 'tradehall_de'`,
    );
    expect(await shop['contact-request'](message)).toEqual({ ok: false, failure: { code: 'feature-disabled' } });
  });
});
