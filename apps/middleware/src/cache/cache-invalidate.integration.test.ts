import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { signedInvalidation } from '@tradehall/domain/content/cache-signature.ts';
import { sharedKeysOf } from '@tradehall/domain/read-side/shared-documents.ts';
import { leaseDisposableRedis, type DisposableRedis } from '@tradehall/testing/redis/disposable-redis.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../operations/logger.ts';
import { readSideChanges } from '../read-side/changes.ts';
import { ReadSide } from '../read-side/read-side.ts';
import { categoryDocument, productDocument } from '../testing/documents.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp, testCacheSecret } from '../testing/test-app.ts';
import { announceChanges } from './announce-changes.ts';
import { loadThroughRedis } from './load-through-redis.ts';
import { SharedRedis } from './shared-redis.ts';

const keys = sharedKeysOf('postgres://127.0.0.1/shop');
const log = createLogger('silent');
// News are heard across all databases of Redis: no other test writes about this product.
const sku = 'EX10999123';
const tag = `product:de-DE:${sku}`;

let redis: DisposableRedis;
let stored: StoredDocuments;
let one: Awaited<ReturnType<typeof startProcess>>;
let other: Awaited<ReturnType<typeof startProcess>>;

/** A process with its caches, which stay as they are until they are told: time stands still. */
async function startProcess() {
  const shared = new SharedRedis(redis.url, log, 2_000);
  const ready = once(shared.redis, 'ready');
  shared.start();
  await ready;
  const load = loadThroughRedis(shared, keys, stored.load);
  const readSide = new ReadSide(load, { maxBytes: 1e7, onRead: () => undefined, nowMs: () => 0 });
  const changes = readSideChanges(redis.url, readSide, log);
  changes.start();
  await vi.waitFor(() => expect(changes.isConnected).toBe(true));
  // It subscribes as soon as it is connected, before this is answered.
  await shared.redis.ping();
  const app: FastifyInstance = buildTestApp({
    engineUrl: 'http://127.0.0.1:1',
    load,
    readSide,
    announce: (names) => shared.help((client) => announceChanges(client, keys, names)),
  });
  return {
    app,
    stop: async () => {
      changes.stop();
      shared.stop();
      await app.close();
    },
  };
}

beforeAll(async () => {
  redis = leaseDisposableRedis();
  stored = new StoredDocuments();
  [one, other] = [await startProcess(), await startProcess()];
});

afterAll(async () => {
  await one.stop();
  await other.stop();
  await redis[Symbol.asyncDispose]();
});

const sign = (tags: readonly string[], issuedAt: string, secret: string = testCacheSecret) =>
  createHmac('sha256', secret).update(signedInvalidation(tags, issuedAt)).digest('hex');

const post = (app: FastifyInstance, url: string, payload: object) =>
  app.inject({ method: 'POST', url, headers: { host: 'de.localhost' }, payload });

async function invalidate(tags: readonly string[], path = 'shop/cache-invalidate', at = new Date()) {
  const issuedAt = at.toISOString();
  const answer = await post(one.app, `/api/${path}`, { tags, issuedAt, signature: sign(tags, issuedAt) });
  return { status: answer.statusCode, body: answer.json<unknown>() };
}

async function nameSeenBy({ app }: { app: FastifyInstance }) {
  const answer = await post(app, '/api/new-ct/getProduct', { query: 'listing', locale: 'de-DE', skus: [sku] });
  return answer.json<{ data: { products: { results: { name: string }[] } } }>().data.products.results[0]?.name;
}

describe('a signed invalidation', () => {
  it.each(['shop/cache-invalidate', 'component-cache/invalidate-tag'])(
    'by %s is heard in this process, in Redis and in the others',
    async (path) => {
      stored.put('product', 'de-DE', sku, productDocument({ sku, name: `before ${path}` }), `${path.length}1`);
      await invalidate([tag]);
      await expect.poll(() => nameSeenBy(other)).toBe(`before ${path}`);
      expect(await nameSeenBy(one)).toBe(`before ${path}`);
      stored.put('product', 'de-DE', sku, productDocument({ sku, name: `after ${path}` }), `${path.length}2`);
      expect(await nameSeenBy(one)).toBe(`before ${path}`);
      expect(await invalidate([tag, tag], path)).toEqual({ status: 200, body: { data: { invalidated: 1 } } });
      expect(await nameSeenBy(one)).toBe(`after ${path}`);
      await expect.poll(() => nameSeenBy(other)).toBe(`after ${path}`);
    },
  );

  it('takes tags as answers carry them, letters beyond ASCII escaped', async () => {
    stored.put('category', 'de-DE', 'pizzaöfen', categoryDocument({ metaTitle: 'before' }), '91');
    const page = { query: 'page', locale: 'de-DE', slug: 'pizzaöfen', fetchSiblings: false };
    const first = await post(one.app, '/api/new-ct/getCategory', page);
    stored.put('category', 'de-DE', 'pizzaöfen', categoryDocument({ metaTitle: 'after' }), '92');
    await invalidate([String(first.headers['surrogate-key'])]);
    expect((await post(one.app, '/api/new-ct/getCategory', page)).body).toContain('after');
  });

  it('may be sent again within five minutes, and not later', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    expect((await invalidate([tag], 'shop/cache-invalidate', minutesAgo(4.9))).status).toBe(200);
    expect((await invalidate([tag], 'shop/cache-invalidate', minutesAgo(4.9))).status).toBe(200);
    const refused = { status: 401, body: { failure: { code: 'signature-invalid' } } };
    expect(await invalidate([tag], 'shop/cache-invalidate', minutesAgo(5.1))).toEqual(refused);
    expect(await invalidate([tag], 'shop/cache-invalidate', minutesAgo(-2))).toEqual(refused);
  });

  it('is refused with another key, other tags, another time or a changed signature', async () => {
    const issuedAt = new Date().toISOString();
    const signature = sign([tag], issuedAt);
    const changed = signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const later = new Date(Date.parse(issuedAt) + 1).toISOString();
    for (const request of [
      { tags: [tag], issuedAt, signature: sign([tag], issuedAt, 'another-secret-of-the-caches') },
      { tags: [tag, 'store:de-DE:tradehall_de'], issuedAt, signature },
      { tags: [tag], issuedAt: later, signature },
      { tags: [tag], issuedAt, signature: changed },
    ])
      expect((await post(one.app, '/api/shop/cache-invalidate', request)).statusCode).toBe(401);
  });

  it('without a signature, or of everything at once, is none', async () => {
    const issuedAt = new Date().toISOString();
    expect((await post(one.app, '/api/shop/cache-invalidate', { tags: [tag], issuedAt })).statusCode).toBe(400);
    expect((await invalidate(['*'])).status).toBe(400);
  });
});
