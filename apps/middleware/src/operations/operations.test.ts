import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { productDocument } from '../testing/documents.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { createLogger } from './logger.ts';
import { Metrics } from './metrics.ts';

const nobody = 'http://127.0.0.1:1';

function recordLines() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, stream };
}

describe('what an operator sees', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  const start = (options: Partial<Parameters<typeof buildTestApp>[0]> = {}) => {
    const documents = new StoredDocuments();
    documents.put('product', 'de-DE', 'EX10010001', productDocument());
    app = buildTestApp({ engineUrl: nobody, load: documents.load, ...options });
  };

  it('is a process that is up, under any host name', async () => {
    start();
    const answer = await app.inject({ url: '/health', headers: { host: '10.0.0.7' } });
    expect(answer.json()).toEqual({ status: 'up' });
  });

  it('is a process that may be up and yet not ready', async () => {
    start({ readiness: { isReady: false, parts: { engine: 'up', postgres: 'down', redis: 'degraded' } } });
    const answer = await app.inject({ url: '/ready' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ engine: 'up', postgres: 'down', redis: 'degraded' });
  });

  it('is a line for each answer, with its id and nothing of its content', async () => {
    const { lines, stream } = recordLines();
    start({ logTo: stream });
    await app.inject({
      method: 'POST',
      url: '/api/new-ct/getProduct?email=jane@example.com',
      payload: { query: 'main', locale: 'de-DE', sku: 'EX10010001', email: 'jane@example.com' },
      headers: {
        host: 'de.localhost',
        cookie: 'session=0123456789abcdef',
        'x-request-id': '0af7651916cd43dd8448eb211c80319c',
      },
    });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      requestId: '0af7651916cd43dd8448eb211c80319c',
      call: '/api/new-ct/getProduct',
      host: 'de.localhost',
      status: 400,
    });
    for (const secret of ['jane@example.com', '0123456789abcdef', 'EX10010001']) expect(lines[0]).not.toContain(secret);
  });

  it('is from which network a call was refused, and not from which address', async () => {
    const { lines, stream } = recordLines();
    start({ logTo: stream });
    const call = { method: 'POST', url: '/api/new-ct/getMe', payload: { locale: 'xx' } } as const;
    for (const remoteAddress of ['203.0.113.77', '::ffff:203.0.113.77', '2001:db8:0a::77', '2001:db8::1', '::1'])
      await app.inject({ ...call, remoteAddress, headers: { host: 'de.localhost' } });
    const network = z.object({ network: z.string(), status: z.literal(400) });
    expect(lines.map((line) => network.parse(JSON.parse(line)).network)).toEqual([
      '203.0.113.0/24',
      '203.0.113.0/24',
      '2001:db8:a::/48',
      '2001:db8:0::/48',
      'here',
    ]);
    expect(lines.join('')).not.toMatch(/113\.77|::77/);
  });

  it('is which changes of carts browsers gave up: a line for some, and a figure for all', async () => {
    const { lines, stream } = recordLines();
    start({ logTo: stream });
    const report = (reason: string) =>
      app.inject({
        method: 'POST',
        url: '/api/shop/report-cart-failure',
        payload: { locale: 'de-DE', action: 'addItem', reason },
        headers: { host: 'de.localhost', cookie: 'session=0123456789abcdef' },
      });
    expect((await report('insufficient-stock')).json()).toEqual({ data: {} });
    const failed = () => lines.filter((line) => line.includes('a change of a cart failed'));
    expect(JSON.parse(failed()[0] ?? '')).toMatchObject({
      action: 'addItem',
      reason: 'insufficient-stock',
      storeKey: 'tradehall_de',
      msg: 'a change of a cart failed',
    });
    expect(failed()[0]).not.toContain('0123456789abcdef');
    expect((await report('something else')).statusCode).toBe(400);

    for (let count = 0; count < 50; count += 1) await report('unknown');
    expect(failed()).toHaveLength(30);
    const figures = (await app.inject('/metrics')).body;
    expect(figures).toContain('middleware_cart_failures_total{action="addItem",reason="unknown"} 50');
    // Of one address sixty in ten minutes.
    for (let count = 0; count < 8; count += 1) await report('unknown');
    expect((await report('unknown')).statusCode).toBe(429);
  });

  it('is how many carts were changed or not, by store', async () => {
    start();
    const change = { locale: 'de-DE', cartId: '7', version: 1, intentId: '0b7c9a52-6d0e-4f0e-9a0e-1f2f3a4b5c6d' };
    await app.inject({
      method: 'POST',
      url: '/api/new-ct/removeCartCoupon',
      payload: { ...change, discountCode: { typeId: 'discount-code', id: '1' } },
      headers: { host: 'de.localhost', cookie: `session=${'a'.repeat(64)}` },
    });
    expect((await app.inject('/metrics')).body).toContain(
      'shop_cart_changes_total{store="tradehall_de",outcome="failed"} 1',
    );
  });

  it('is which parts the process reaches, as figures', async () => {
    start();
    const metrics = new Metrics();
    const parts = { engine: 'up', postgres: 'degraded', redis: 'down' } as const;
    metrics.watchParts(() => Promise.resolve({ isReady: true, parts }));
    const figures = await metrics.registry.metrics();
    for (const [part, figure] of [
      ['engine', 1],
      ['postgres', 0],
      ['redis', 0],
    ] as const)
      expect(figures).toContain(`middleware_part_up{part="${part}"} ${figure}`);
  });

  it('is told about the unexpected in full, but for personal data', async () => {
    const { lines, stream } = recordLines();
    const failure = Object.assign(new Error('duplicate key (jane@example.com)'), { detail: 'password hunter2' });
    start({ logTo: stream, load: () => Promise.reject(failure) });
    await app.inject({
      method: 'POST',
      url: '/api/new-ct/getProduct',
      payload: { query: 'main', locale: 'de-DE', sku: 'EX10010001' },
      headers: { host: 'de.localhost' },
    });
    const [error] = lines;
    expect(error).toContain('duplicate key ([email])');
    expect(error).toContain('"requestId"');
    expect(error).not.toContain('hunter2');
  });

  it('never holds what was logged by mistake', () => {
    start();
    const { lines, stream } = recordLines();
    createLogger('info', stream).info({ email: 'jane@example.com', body: { a: 1 }, req: { headers: { cookie: 'x' } } });
    expect(lines[0]).not.toMatch(/jane|"a"|cookie/);
  });
});
