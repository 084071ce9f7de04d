import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productDocument } from '../testing/documents.ts';
import { customer } from '../testing/engine-database.ts';
import { startRealEngine, type RealEngine } from '../testing/real-shop.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { openTestBrowser } from '../testing/test-browser.ts';
import { buildTestApp } from '../testing/test-app.ts';

const locale = 'de-DE';
const oven = 'EX10010001';
const proof = { password: customer.password };
const refused = { ok: false, failure: { code: 'not-authenticated' } };

let engine: RealEngine;
let app: FastifyInstance;
let url: string;
const log = new PassThrough();
const lines: string[] = [];

beforeAll(async () => {
  engine = await startRealEngine();
  const documents = new StoredDocuments();
  documents.put('product', locale, oven, productDocument());
  log.on('data', (line: Buffer) => lines.push(line.toString()));
  app = buildTestApp({ engineUrl: engine.url, load: documents.load, logTo: log });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await engine[Symbol.asyncDispose]();
});

async function device(address: string) {
  const browser = openTestBrowser(url, { address });
  expect((await browser.calls['new-ct'].customerSignMeIn({ locale, ...customer })).ok).toBe(true);
  return browser;
}

it('a customer has her file, deletes the account, and is nobody on any device afterwards', async () => {
  const [here, there] = [await device('192.0.2.1'), await device('192.0.2.2')];
  const created = await here.calls['new-ct'].createCart({ locale });
  if (!created.ok) throw new Error(created.failure.code);
  const { id: cartId, version } = created.value.cart;
  await here.calls['new-ct'].addToCart({ locale, cartId, version, intentId: randomUUID(), sku: oven, quantity: 1 });
  expect(await here.calls['my-data'].getMyData({})).toEqual({ ok: true, value: { hasPassword: true, consents: [] } });
  const wrong = await here.calls['my-data'].exportMyData({ proof: { password: 'a-wrong-1-again' } });
  expect(wrong).toEqual({ ok: false, failure: { code: 'owner-not-proven' } });
  const file = await here.calls['my-data'].exportMyData({ proof });
  if (!file.ok) throw new Error(file.failure.code);
  expect(file.value.json).toContain(customer.email);

  const oldCookie = here.cookie();
  const begun = await here.calls['my-data'].beginErasure({ proof });
  if (!begun.ok) throw new Error(begun.failure.code);
  const erasure = { locale, confirmation: begun.value.confirmation } as const;
  expect(await here.calls['my-data'].eraseMe(erasure)).toEqual({ ok: true, value: {} });
  expect(here.cookie()).toBeNull();
  here.useCookie(oldCookie);
  expect(await here.calls['my-data'].eraseMe(erasure)).toEqual({ ok: true, value: {} });
  here.useCookie(oldCookie);
  for (const { calls } of [here, there]) {
    expect(await calls['my-data'].exportMyData({ proof })).toEqual(refused);
    expect(await calls['new-ct'].isLoggedIn({})).toEqual({ ok: true, value: { isLoggedIn: false } });
    expect(await calls['new-ct'].getMe({ locale, customer: false })).toMatchObject({
      value: { me: { activeCart: null } },
    });
  }
  const again = await openTestBrowser(url, { address: '192.0.2.3' }).calls['new-ct'].customerSignMeIn({
    locale,
    ...customer,
  });
  expect(again).toEqual({ ok: false, failure: { code: 'customer-login-failed' } });

  expect(lines.length).toBeGreaterThan(5);
  for (const word of [customer.email, customer.password, 'Nováková', begun.value.confirmation])
    expect(lines.filter((line) => line.includes(word))).toEqual([]);
});
