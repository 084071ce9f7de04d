import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRealEngine } from '../testing/real-shop.ts';
import type { RealEngine } from '../testing/real-shop.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { openTestBrowser } from '../testing/test-browser.ts';
import { buildTestApp } from '../testing/test-app.ts';

const locale = 'de-DE';

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

const outbox = async () =>
  (
    await database.query<{ recipient: string; token: string }>(
      `SELECT recipient, contents ->> 'token' AS token FROM mail_outbox ORDER BY id`,
    )
  ).rows;

describe('the newsletter, through the middleware and the engine', () => {
  it('is confirmed once by the token that was mailed, and not by another', async () => {
    const { cia } = openTestBrowser(middlewareUrl).calls;
    const wish = { locale, email: 'jana@example.com', newsletterAction: 'subscribe' } as const;
    const first = await cia['newsletter-doi'](wish);
    expect(first).toEqual({ ok: true, value: { accepted: true } });
    expect(await cia['newsletter-doi'](wish)).toEqual(first);
    const mails = await outbox();
    expect(mails).toMatchObject([{ recipient: 'jana@example.com' }]);

    const confirm = (token: string) =>
      cia['customer-consent']({ locale, consents: ['newsletter'], email_token: token });
    expect(await confirm('of-somebody-else')).toEqual({ ok: false, failure: { code: 'link-expired' } });
    expect(await confirm(mails[0]?.token ?? '')).toEqual({ ok: true, value: { accepted: true } });
    expect(await confirm(mails[0]?.token ?? '')).toEqual({ ok: false, failure: { code: 'link-expired' } });
    expect(await cia['newsletter-doi'](wish)).toEqual(first);
  });

  it('is neither ended nor agreed to by whoever knows an address', async () => {
    const { cia } = openTestBrowser(middlewareUrl, { address: '192.0.2.2' }).calls;
    const end = { locale, email: 'jana@example.com', newsletterAction: 'unsubscribe' } as const;
    expect(await cia['newsletter-doi'](end)).toEqual({ ok: false, failure: { code: 'not-available' } });
    expect(await cia['customer-consent']({ locale, consents: ['newsletter'] })).toEqual({
      ok: false,
      failure: { code: 'not-available' },
    });
  });
});

describe('the contact form, through the middleware and the engine', () => {
  it('answers with the case number under which the message is kept', async () => {
    const { shop } = openTestBrowser(middlewareUrl).calls;
    const message = {
      locale,
      selectedReason: 'returns',
      selectedSubreason: 'general',
      contactName: 'Jana Nováková',
      customerEmail: 'jana@example.com',
      subject: 'Return',
      description: 'The door is bent.',
      productNumber: '10010001',
    } as const;
    const sent = await shop['contact-request'](message);
    const { rows } = await database.query<Record<string, unknown>>(
      'SELECT case_number, store_key, details FROM contact_request',
    );
    expect(sent).toEqual({ ok: true, value: { caseNumber: rows[0]?.['case_number'] } });
    expect(rows).toMatchObject([{ store_key: 'tradehall_de', details: { productNumber: '10010001' } }]);

    await database.query(
      `UPDATE country_store SET flags = flags || '{"contact_webform_enabled": false}' WHERE key = 'tradehall_de'`,
    );
    expect(await shop['contact-request'](message)).toEqual({ ok: false, failure: { code: 'feature-disabled' } });
  });
});
