import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { navigationDocument, productDocument } from './testing/documents.ts';
import { EngineStandIn } from './testing/engine-stand-in.ts';
import { StoredDocuments } from './testing/stored-documents.ts';
import { buildTestApp } from './testing/test-app.ts';

const germanShop = 'de.localhost:3000';
const getOven = { query: 'main', locale: 'de-DE', sku: 'EX10010001' };

describe('a request to the middleware', () => {
  let engine: EngineStandIn;
  let documents: StoredDocuments;
  let app: FastifyInstance;

  beforeEach(async () => {
    engine = await EngineStandIn.start();
    documents = new StoredDocuments();
    documents.put('product', 'de-DE', 'EX10010001', productDocument());
    documents.put('navigation', 'de-DE', 'tree', navigationDocument);
    app = buildTestApp({ engineUrl: engine.url, load: documents.load });
  });
  afterEach(async () => {
    await engine[Symbol.asyncDispose]();
    await app.close();
  });

  const post = (call: string, payload: NonNullable<InjectOptions['payload']>, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/api/${call}`, payload, headers: { host: germanShop, ...headers } });

  it('is answered with data', async () => {
    const answer = await post('new-ct/getProduct', getOven);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: { query: 'main', products: { results: [productDocument()] } } });
  });

  it('is answered as JSON in UTF-8, whether it succeeds or is refused', async () => {
    const answers = [
      await post('new-ct/getProduct', getOven),
      await post('new-ct/getProduct', {}),
      await post('new-ct/nothing', {}),
      await post('new-ct/getProduct', getOven, { host: 'shop.example' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 404, 421]);
    for (const { headers } of answers)
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
  });

  it('belongs to the shop of its host', async () => {
    const answer = await post('new-ct/getProduct', getOven, { host: 'shop.example' });
    expect(answer.statusCode).toBe(421);
  });

  it('belongs to the shop the trusted hop names', async () => {
    const answer = await post('new-ct/getProduct', getOven, { host: '127.0.0.1:3200', 'x-forwarded-host': germanShop });
    expect(answer.statusCode).toBe(200);
  });

  it('may not choose its shop when it comes from elsewhere', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/new-ct/getProduct',
      payload: getOven,
      remoteAddress: '203.0.113.9',
      headers: { host: '127.0.0.1:3200', 'x-forwarded-host': germanShop },
    });
    expect(answer.statusCode).toBe(421);
  });

  it('may only name a locale of that shop', async () => {
    const answer = await post('new-ct/getProduct', { ...getOven, locale: 'fr-FR' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      failure: { code: 'invalid-input', issues: [{ path: 'locale', rule: 'not-of-this-store' }] },
    });
  });

  it('learns where its input is wrong but gets no value back', async () => {
    const answer = await post('new-ct/getProduct', { ...getOven, sku: 'hunter2', extra: 1 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ failure: { code: 'invalid-input', issues: [{ path: 'sku' }, {}] } });
    expect(answer.body).not.toContain('hunter2');
  });

  it.each([
    ['new-ct/applyCartCoupon', { cartId: '41', version: 1, intentId: randomUUID(), code: 'SAVE\0NOW' }],
    ['shop/suggest', { query: 'oven\0oven' }],
  ])('may not hold a character that nothing can keep: %s', async (call, input) => {
    const answer = await post(call, { locale: 'de-DE', ...input }, { cookie: 'session=0123456789abcdef' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ failure: { code: 'invalid-input', issues: [{ path: '', rule: 'malformed' }] } });
    expect(engine.asked).toEqual([]);
  });

  it.each([
    ['by a method that nobody uses', 'TRACE /api/new-ct/isLoggedIn'],
    ['by that method where a probe asks', 'TRACE /health'],
    ['at an address that is none', 'GET /%zz'],
    ['at a whole address, as proxies are asked', 'GET http://evil.example/health'],
    ['at its own address in that form', `GET http://${germanShop}/health`],
    ['at no path', 'OPTIONS *'],
  ])('is refused %s', async (_how, line) => {
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`${line} HTTP/1.1\r\nHost: ${germanShop}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 4\d\d /);
  });

  it('must be JSON', async () => {
    const form = await post('new-ct/isLoggedIn', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(form.statusCode).toBe(415);
    const plain = await post('new-ct/isLoggedIn', '{}', { 'content-type': 'text/plain' });
    expect(plain.statusCode).toBe(415);
  });

  it('is malformed when its JSON is', async () => {
    const answer = await post('new-ct/isLoggedIn', '{"a":', { 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ failure: { code: 'invalid-input' } });
  });

  it('may not smuggle in a prototype', async () => {
    const answer = await post('new-ct/isLoggedIn', '{"__proto__":{"x":1}}', { 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(400);
  });

  it('may not be larger than 64 kB', async () => {
    const answer = await post('new-ct/isLoggedIn', { text: 'x'.repeat(70_000) });
    expect(answer.statusCode).toBe(413);
  });

  it('may not come from the page of another site', async () => {
    const bySite = await post('new-ct/isLoggedIn', {}, { 'sec-fetch-site': 'cross-site' });
    const byOrigin = await post('new-ct/isLoggedIn', {}, { origin: 'http://evil.example' });
    expect([bySite.statusCode, byOrigin.statusCode]).toEqual([403, 403]);
    const own = await post(
      'new-ct/isLoggedIn',
      {},
      { origin: `http://${germanShop}`, 'sec-fetch-site': 'same-origin' },
    );
    expect(own.json()).toEqual({ data: { isLoggedIn: false } });
  });

  it('finds nothing at a path that is no call, and nobody keeps that answer', async () => {
    const answer = await post('new-ct/getEverything', {});
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect((await app.inject({ url: '/api/new-ct/getProduct', headers: { host: germanShop } })).statusCode).toBe(404);
  });

  it('may carry its input in the address where the call is a GET', async () => {
    const url = '/api/shop/content?locale=de-DE&key=home&origin=de.localhost';
    const answer = await app.inject({ url, headers: { host: germanShop } });
    expect(answer.json()).toEqual({ failure: { code: 'not-found' } });
    const twice = await app.inject({ url: `${url}&key=other`, headers: { host: germanShop } });
    expect(twice.statusCode).toBe(400);
  });

  it('may be kept for a moment when the answer is the same for everybody', async () => {
    const answer = await post('new-ct/getProduct', getOven);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
    expect(answer.headers['surrogate-key']).toBe('product:de-DE:EX10010001');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is kept by nobody when it is about the visitor, or failed', async () => {
    const personal = await post('new-ct/getMe', { locale: 'de-DE', customer: false });
    const failed = await post('new-ct/getProduct', { ...getOven, sku: 'EX99999999' });
    expect(failed.statusCode).toBe(404);
    for (const { headers } of [personal, failed]) {
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['surrogate-key']).toBeUndefined();
    }
  });

  it('keeps the id the trusted hop gave it, if it is one', async () => {
    const requestId = '0af7651916cd43dd8448eb211c80319c';
    const given = await post('new-ct/isLoggedIn', {}, { 'x-request-id': requestId });
    expect(given.headers['x-request-id']).toBe(requestId);
    const odd = await post('new-ct/isLoggedIn', {}, { 'x-request-id': 'a b\tc' });
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('ends as unknown, without a word about why, when something unexpected happens', async () => {
    documents.put('product', 'de-DE', 'EX10010003', { not: 'a product' });
    const answer = await post('new-ct/getProduct', { ...getOven, sku: 'EX10010003' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ failure: { code: 'unknown' } });
  });
});
