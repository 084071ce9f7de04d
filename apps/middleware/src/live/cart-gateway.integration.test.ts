import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { cartEventsChannelOf, type CartEvent } from '@tradehall/domain/cart/cart-events.ts';
import { LivePage } from '@tradehall/testing/live/live-page.ts';
import { leaseDisposableRedis, type DisposableRedis } from '@tradehall/testing/redis/disposable-redis.ts';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FaultyLine } from '@tradehall/testing/line/faulty-line.ts';
import { EngineStandIn } from '../testing/engine-stand-in.ts';
import { knock } from '../testing/knock.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';

const host = 'de.localhost:3000';
const cookie = 'session=0123456789abcdef';
const oven = 'EX10010001';
const peel = 'EX10010002';

const standing = (version: number, ...skus: string[]) => ({
  body: { data: { cartStanding: { version, skus } } },
});
const update = (cartId: string, version: number, ...skus: string[]): CartEvent => ({
  kind: 'cart-update',
  cartId,
  version,
  skus,
});

describe('a page that looks at its cart', () => {
  let redis: DisposableRedis;
  let publisher: Redis;
  let engine: EngineStandIn;
  let databaseUrl: string;
  const running: FastifyInstance[] = [];

  beforeAll(() => {
    redis = leaseDisposableRedis();
    publisher = new Redis(redis.url);
  });
  afterAll(async () => {
    publisher.disconnect();
    await redis[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    engine = await EngineStandIn.start();
    engine.answer = standing(3, oven);
    databaseUrl = `postgres://127.0.0.1:1/${randomUUID()}`;
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((app) => app.close()));
    await engine[Symbol.asyncDispose]();
  });

  const listeners = async () => (await publisher.pubsub('NUMSUB', cartEventsChannelOf(databaseUrl)))[1];

  const start = async (timing: { heartbeatMs?: number; recheckMs?: number } = {}, redisUrl = redis.url) => {
    const live = { redisUrl, databaseUrl, ...timing };
    const app = buildTestApp({ engineUrl: engine.url, load: new StoredDocuments().load, live });
    running.push(app);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    await expect.poll(listeners).toBe(running.length);
    const open = async (cartId = '7', session = cookie) => {
      const page = await LivePage.open({ url, host, cookie: session, cartId });
      await expect.poll(() => page.frames.length > 0 || page.closeCode !== null).toBe(true);
      return page;
    };
    const metrics = async () => (await app.inject({ url: '/metrics' })).body;
    return { app, url, open, metrics };
  };

  const publish = (event: CartEvent) => publisher.publish(cartEventsChannelOf(databaseUrl), JSON.stringify(event));
  const versions = (page: LivePage) =>
    page.frames.map((frame) => (frame.event === 'cart-update' ? frame.version : null));

  it('is told of changes of its own cart, in every process, and of no other', async () => {
    const [first, second] = [await start(), await start()];
    const [here, there, other] = [await first.open(), await second.open(), await first.open('8')];
    await publish(update('7', 4, oven));
    await publish(update('8', 9, oven));
    await expect
      .poll(() => [versions(here), versions(there), versions(other)])
      .toEqual([
        [3, 4],
        [3, 4],
        [3, 9],
      ]);
  });

  it('is told no version twice and none that is older', async () => {
    const page = await (await start()).open();
    for (const version of [5, 4, 5, 3, 6]) await publish(update('7', version, oven));
    await expect.poll(() => versions(page)).toContain(6);
    expect(versions(page)).toEqual([3, 5, 6]);
  });

  it('is told of the stock of what the cart holds now', async () => {
    const page = await (await start()).open();
    await publish({ kind: 'updated-stock', skus: [peel, oven] });
    await publish(update('7', 4, peel));
    await publish({ kind: 'updated-stock', skus: [peel, oven] });
    await publish(update('7', 5));
    await publish({ kind: 'updated-stock', skus: [peel, oven] });
    await publish(update('7', 6));
    await expect.poll(() => versions(page)).toContain(6);
    expect(page.frames.flatMap((frame) => (frame.event === 'updated-stock' ? frame.sku : []))).toEqual([oven, peel]);
  });

  it('is one of ten over all processes', async () => {
    const [first, second] = [await start(), await start()];
    await Promise.all(Array.from({ length: 6 }, () => first.open()));
    await Promise.all(Array.from({ length: 4 }, () => second.open()));
    expect((await second.open()).closeCode).toBe(4429);
    expect((await second.open('8')).isOpen).toBe(true);
    await first.app.close();
    running.splice(0, 1);
    expect((await second.open()).isOpen).toBe(true);
  });

  it('learns what it missed while Redis was away', async () => {
    await using line = await FaultyLine.to(redis.url);
    const { open } = await start({}, line.through(redis.url));
    const page = await open();
    line.cut();
    await expect.poll(listeners).toBe(0);
    await publish(update('7', 4, peel));
    engine.answer = standing(4, peel);
    const counted = await open();
    expect(versions(counted)).toEqual([4]);
    engine.answer = standing(5, peel);
    line.mend();
    await expect
      .poll(() => [versions(page), versions(counted)], { timeout: 5_000 })
      .toEqual([
        [3, 4, 5],
        [4, 5],
      ]);
  });

  it('is asked whether it is still there, and ended when it does not answer twice', async () => {
    const { url, open, metrics } = await start({ heartbeatMs: 100 });
    const answering = await open();
    const silent = await knock(url, { host, origin: `http://${host}`, cookie });
    await expect.poll(metrics).toContain('middleware_cart_sockets_ended_total{reason="silent"} 1');
    await sleep(300);
    expect(answering.isOpen).toBe(true);
    silent.socket?.destroy();
  });

  it('is left when its session does not own the cart any more', async () => {
    const { open } = await start({ heartbeatMs: 50, recheckMs: 0 });
    const page = await open();
    await sleep(200);
    expect(page.isOpen).toBe(true);
    engine.answer = { status: 502, body: {} };
    await sleep(200);
    expect(page.isOpen).toBe(true);
    engine.answer = { body: { data: { cartStanding: null } } };
    expect(await page.untilClosed()).toBe(4404);
  });

  it('is left in every process when its session is signed out', async () => {
    const [first, second] = [await start(), await start()];
    const [here, there] = [await first.open(), await second.open()];
    const other = await second.open('7', 'session=fedcba9876543210');
    engine.answer = { body: { data: { logout: { success: true } } } };
    await fetch(`${first.url}/api/new-ct/customerSignOut`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-host': host, cookie },
      body: '{}',
    });
    expect([await here.untilClosed(), await there.untilClosed()]).toEqual([4404, 4404]);
    expect(other.isOpen).toBe(true);
  });

  it('is ended when it takes nothing of what it is told', async () => {
    const { url, metrics } = await start();
    const slow = await knock(url, { host, origin: `http://${host}`, cookie });
    slow.socket?.pause();
    await expect.poll(metrics).toContain('middleware_cart_socket_frames_total{event="cart-update"} 1');
    const skus = Array<string>(10_000).fill(oven);
    for (let time = 0; time < 40; time += 1) await publish({ kind: 'updated-stock', skus });
    await expect.poll(metrics, { timeout: 10_000 }).toContain('middleware_cart_sockets_ended_total{reason="slow"} 1');
    slow.socket?.destroy();
  });

  it('is not disturbed by news that nobody can read', async () => {
    const page = await (await start()).open();
    for (const news of ['', '{', '{"kind":"cart-update"}', 'null'])
      await publisher.publish(cartEventsChannelOf(databaseUrl), news);
    await publish(update('7', 4, oven));
    await expect.poll(() => versions(page)).toEqual([3, 4]);
  });
});
