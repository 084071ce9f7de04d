import { once } from 'node:events';
import { createServer } from 'node:net';
import { leaseDisposableRedis, type DisposableRedis } from '@tradehall/testing/redis/disposable-redis.ts';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LocalPurses, type Purse, type Purses } from '../context/services/purses.ts';
import { createLimitUsual } from '../http/call-limits.ts';
import { createLogger } from '../operations/logger.ts';
import { EngineStandIn } from '../testing/engine-stand-in.ts';
import { engineCartWithOvens } from '../testing/engine-answers.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { SharedPurses } from './shared-purses.ts';
import { SharedRedis } from './shared-redis.ts';

const log = createLogger('silent');
const databaseUrl = 'postgres://127.0.0.1/shop';
const processes = 2;
const purse: Purse = { key: 'a', allowance: { most: 10, perMs: 600_000, cap: 12, debt: 5 } };

let lease: DisposableRedis;
let operator: Redis;
let connections: SharedRedis[];

beforeAll(() => {
  lease = leaseDisposableRedis();
  operator = new Redis(lease.url);
});
afterAll(async () => {
  operator.disconnect();
  await lease[Symbol.asyncDispose]();
});
beforeEach(async () => {
  connections = [];
  await operator.flushdb();
});
afterEach(() => connections.forEach((each) => each.stop()));

/** What one process counts with. */
async function count({ url = lease.url, budgetMs = 2_000, isThere = true } = {}): Promise<SharedPurses> {
  const redis = new SharedRedis(url, log, budgetMs);
  connections.push(redis);
  const ready = isThere ? once(redis.redis, 'ready') : Promise.resolve();
  redis.start();
  await ready;
  return new SharedPurses({ redis, databaseUrl, processes });
}

/** How many were had, as many asked for of each at once. */
async function taken(times: number, from: readonly Purses[], purses: readonly Purse[] = [purse]): Promise<number> {
  const tries = from.flatMap((each) => Array.from({ length: times }, () => each.take(purses)));
  return (await Promise.all(tries)).filter(({ isTaken }) => isTaken).length;
}

describe('tries that processes count together', () => {
  it('are no more than one process would give, however many ask at once', async () => {
    expect(await taken(20, [await count(), await count()])).toBe(10);
  });

  it('are had of all purses or of none', async () => {
    const [purses] = [await count()];
    const other = { ...purse, key: 'b' };
    await purses.add([purse], -10);
    expect(await taken(5, [purses], [other, purse])).toBe(0);
    expect(await taken(15, [purses], [other])).toBe(10);
  });

  it('come back, are added to and overdrawn as in one process', async () => {
    const quick = { key: 'quick', allowance: { ...purse.allowance, perMs: 1_000_000_000 } };
    const steps = async (purses: Purses) => {
      const left: number[] = [];
      const look = async () => left.push(Math.round((await purses.look([quick]))[0] ?? NaN));
      for (const added of [3, -4, -20, 1, 30]) {
        await purses.add([quick], added);
        await look();
      }
      await purses.add([quick], -16);
      for (let index = 0; index < 3; index += 1) left.push(Number((await purses.take([quick], true)).isTaken));
      await look();
      return left;
    };
    expect(await steps(await count())).toEqual(await steps(new LocalPurses()));
  });

  it('end with the time in which they come back', async () => {
    const purses = await count();
    await taken(3, [purses]);
    const [key = ''] = await operator.keys('limits:shop:*');
    expect(await operator.pttl(key)).toBeGreaterThan(170_000);
    expect(await operator.pttl(key)).toBeLessThanOrEqual(181_000);
    await purses.add([purse], 3);
    expect((await purses.look([purse]))[0]).toBeCloseTo(10, 1);
  });

  it('are used once, whichever process is asked', async () => {
    const [one, other] = [await count(), await count()];
    expect([await one.useOnce('x', 60_000), await other.useOnce('x', 60_000), await one.useOnce('x', 60_000)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('calls of one session in the usual lane', () => {
  /** How many come through the processes that count with these, and how many come back meanwhile. */
  async function pass(rounds: number, purses: readonly Purses[]) {
    const limits = purses.map((each) => createLimitUsual({ purses: each, isUnlimited: () => false }));
    const visitor = { sessionToken: 'session-of-a-script', address: '192.0.2.1' };
    const startedAtMs = performance.now();
    let passed = 0;
    for (let round = 0; round < rounds; round += 1) {
      const asked = limits.flatMap((limit) => Array.from({ length: 50 }, () => limit(visitor)));
      passed += (await Promise.all(asked)).filter((wait) => wait === null).length;
    }
    return { passed, cameBack: Math.ceil(((performance.now() - startedAtMs) * 3_000) / 600_000) };
  }

  it('are one purse of all processes, and half of it in each of two without Redis', async () => {
    const together = await pass(34, [await count(), await count()]);
    expect(together.passed).toBeGreaterThanOrEqual(3_000);
    expect(together.passed).toBeLessThanOrEqual(3_000 + together.cameBack);
    const away = { url: 'redis://127.0.0.1:1', isThere: false };
    const alone = await pass(34, [await count(away)]);
    expect(alone.passed).toBeGreaterThanOrEqual(1_500);
    expect(alone.passed).toBeLessThanOrEqual(1_500 + alone.cameBack);
  });
});

describe('without Redis', () => {
  it('each process gives its share, and what it gave before counts', async () => {
    const away = { url: 'redis://127.0.0.1:1', isThere: false };
    expect(await taken(20, [await count(away), await count(away)])).toBe(10);
    const purses = await count();
    expect(await taken(4, [purses])).toBe(4);
    connections.forEach((each) => each.stop());
    expect(await taken(20, [purses])).toBe(1);
  });

  it('that is slow nobody waits', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    if (address === null || typeof address === 'string') throw new Error('nobody listens');
    const purses = await count({ url: `redis://127.0.0.1:${address.port}`, budgetMs: 20, isThere: false });
    const startedAt = performance.now();
    expect(await taken(40, [purses])).toBe(5);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    silent.close();
  });
});

describe('two middlewares', () => {
  it('count the calls of an address, a network and a cart together', async () => {
    await using engine = await EngineStandIn.start();
    engine.answer = { body: { data: { createCart: engineCartWithOvens, changeCart: engineCartWithOvens } } };
    const apps = await Promise.all(
      [0, 1].map(async () =>
        buildTestApp({ engineUrl: engine.url, load: new StoredDocuments().load, purses: await count() }),
      ),
    );
    const [one, other] = apps;
    if (one === undefined || other === undefined) throw new Error('there are not two');
    const passed = async (call: string, payload: object, times: number, address: (index: number) => string) => {
      const answers = Array.from({ length: times }, (_, index) =>
        (index % 2 === 0 ? one : other).inject({
          method: 'POST',
          url: `/api/${call}`,
          payload,
          headers: { 'x-forwarded-host': 'de.localhost', 'x-forwarded-for': address(index) },
          cookies: { session: `session-of-visitor-${index}` },
        }),
      );
      return (await Promise.all(answers)).filter(({ statusCode }) => statusCode !== 429).length;
    };
    const against = (index: number) => ({ locale: 'de-DE', cartId: '41', version: 1, intentId: `intent-${index}` });
    const coupon = { ...against(1), code: 'GUESS' };
    const vat = { ...against(2), actions: [{ action: 'setBillingVatNumber', vatNumber: 'DE123456789' }] };
    const office = () => '192.0.2.1';
    expect(await passed('new-ct/applyCartCoupon', coupon, 40, office)).toBe(30);
    expect(await passed('new-ct/updateCart', vat, 45, office)).toBe(30);
    expect(await passed('new-ct/createCart', { locale: 'de-DE' }, 130, office)).toBe(120);
    const inOneNetwork = (index: number) => `198.51.100.${index % 250}`;
    expect(await passed('new-ct/applyCartCoupon', coupon, 320, inOneNetwork)).toBe(300);
    const plain = { ...against(3), actions: [{ action: 'recalculate' }] };
    expect(await passed('new-ct/updateCart', plain, 5, office)).toBe(5);
    await Promise.all(apps.map((app) => app.close()));
  });
});
