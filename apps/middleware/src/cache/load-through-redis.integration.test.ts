import { changedMark, changedMarkMs, sharedKeysOf } from '@tradehall/domain/read-side/shared-documents.ts';
import { wakingMs } from '@tradehall/testing/process/waking-time.ts';
import { leaseDisposableRedis, type DisposableRedis } from '@tradehall/testing/redis/disposable-redis.ts';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LoadDocuments } from '../read-side/document-reader.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { announceChanges } from './announce-changes.ts';
import { loadThroughRedis } from './load-through-redis.ts';
import { SharedRedis } from './shared-redis.ts';

const keys = sharedKeysOf('postgres://127.0.0.1/shop');
const name = 'note:de-DE:a';
const cold = [{ key: 'a', heldVersion: null }];

let lease: DisposableRedis;
let operator: Redis;
let warnings: unknown[];
let processes: SharedRedis[];

beforeAll(() => {
  lease = leaseDisposableRedis();
  operator = new Redis(lease.url);
});

afterAll(async () => {
  operator.disconnect();
  await lease[Symbol.asyncDispose]();
});

beforeEach(async () => {
  warnings = [];
  processes = [];
  await operator.flushdb();
});

afterEach(() => processes.forEach((one) => one.stop()));

/** A middleware process: its connection to Redis before what PostgreSQL holds. */
async function startProcess(load: LoadDocuments, { url = lease.url, budgetMs = 2_000 } = {}): Promise<LoadDocuments> {
  const shared = new SharedRedis(
    url,
    { warn: (_details: unknown, line?: string) => void warnings.push(line) },
    budgetMs,
  );
  processes.push(shared);
  const ready = once(shared.redis, 'ready');
  shared.start();
  await ready;
  return loadThroughRedis(shared, keys, load);
}

const isShared = () => expect.poll(() => operator.exists(keys.document(name)));

describe('documents in Redis', () => {
  it('are read in PostgreSQL by one process and answer for the others', async () => {
    const stored = new StoredDocuments();
    stored.put('note', 'de-DE', 'a', 'Käse', '7');
    const [one, other] = [await startProcess(stored.load), await startProcess(stored.load)];
    expect(await one('note', 'de-DE', cold)).toMatchObject([{ version: '7', body: '"Käse"', from: 'postgres' }]);
    await isShared().toBe(1);
    const [shared] = await other('note', 'de-DE', cold);
    expect(shared).toMatchObject({ key: 'a', version: '7', body: '"Käse"', from: 'redis' });
    expect(shared?.ageMs).toBeLessThan(1_000);
    expect(stored.loads).toHaveLength(1);
  });

  it('are gone a second after they were read, whoever read them last', async () => {
    const stored = new StoredDocuments();
    stored.put('note', 'de-DE', 'a', 'old', '1');
    const load = await startProcess(stored.load);
    await load('note', 'de-DE', cold);
    await isShared().toBe(1);
    expect(await operator.pttl(keys.document(name))).toBeLessThanOrEqual(1_000);
    await expect.poll(() => operator.exists(keys.document(name)), { timeout: 1_500 }).toBe(0);
  });

  it('confirm a version without its body, and send the body to who has none', async () => {
    const stored = new StoredDocuments();
    stored.put('note', 'de-DE', 'a', 'text', '7');
    const [warm, other, empty] = [
      await startProcess(stored.load),
      await startProcess(stored.load),
      await startProcess(stored.load),
    ];
    const held = [{ key: 'a', heldVersion: '7' }];
    expect(await warm('note', 'de-DE', held)).toMatchObject([{ body: null, from: 'postgres' }]);
    await isShared().toBe(1);
    expect(await other('note', 'de-DE', held)).toMatchObject([{ version: '7', body: null, from: 'redis' }]);
    expect(await empty('note', 'de-DE', cold)).toMatchObject([{ body: '"text"', from: 'postgres' }]);
    await expect
      .poll(async () => await other('note', 'de-DE', cold))
      .toMatchObject([{ body: '"text"', from: 'redis' }]);
  });

  it('are asked of PostgreSQL once they were announced as changed', async () => {
    const stored = new StoredDocuments();
    stored.put('note', 'de-DE', 'a', 'old', '1');
    const [one, other] = [await startProcess(stored.load), await startProcess(stored.load)];
    await one('note', 'de-DE', cold);
    await isShared().toBe(1);
    stored.put('note', 'de-DE', 'a', 'new', '2');
    await announceChanges(operator, keys, [name]);
    expect(await other('note', 'de-DE', cold)).toMatchObject([{ body: '"new"', from: 'postgres' }]);
    await expect.poll(async () => await one('note', 'de-DE', cold)).toMatchObject([{ body: '"new"', from: 'redis' }]);
  });

  it('are not put back by who read the old one before the change, however often it changes', async () => {
    const slow = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    let asked = 0;
    const load = await startProcess(async () => {
      const body = (await slow[asked++]?.promise) ?? '';
      return [{ key: 'a', version: '1', body, ageMs: 0, from: 'postgres' }];
    });
    const before = load('note', 'de-DE', cold);
    await expect.poll(() => asked).toBe(1);
    await announceChanges(operator, keys, [name]);
    const between = load('note', 'de-DE', cold);
    await expect.poll(() => asked).toBe(2);
    await announceChanges(operator, keys, [name]);
    for (const { resolve } of slow) resolve('"old"');
    await Promise.all([before, between]);
    const mark = await operator.get(keys.document(name));
    await operator.ping();
    expect(mark?.startsWith(changedMark(''))).toBe(true);
    expect(await operator.get(keys.document(name))).toBe(mark);
    expect(await operator.pttl(keys.document(name))).toBeGreaterThan(changedMarkMs - 2_000);
  });

  it('do not count any more once everything was announced as changed', async () => {
    const stored = new StoredDocuments();
    stored.put('note', 'de-DE', 'a', 'old', '1');
    const load = await startProcess(stored.load);
    await load('note', 'de-DE', cold);
    await isShared().toBe(1);
    stored.put('note', 'de-DE', 'a', 'new', '2');
    await operator.incr(keys.epoch);
    expect(await load('note', 'de-DE', cold)).toMatchObject([{ body: '"new"', from: 'postgres' }]);
    await expect.poll(async () => await load('note', 'de-DE', cold)).toMatchObject([{ body: '"new"', from: 'redis' }]);
  });

  it('leave no trace of what does not exist', async () => {
    const load = await startProcess(new StoredDocuments().load);
    expect(await load('note', 'de-DE', cold)).toEqual([]);
    await operator.ping();
    expect(await operator.dbsize()).toBe(0);
  });
});

describe('without Redis', () => {
  it('PostgreSQL answers, and one line says so', async () => {
    const stored = new StoredDocuments();
    stored.put('note', 'de-DE', 'a', 1);
    const shared = new SharedRedis('redis://127.0.0.1:1', {
      warn: (_: unknown, line?: string) => void warnings.push(line),
    });
    processes.push(shared);
    const load = loadThroughRedis(shared, keys, stored.load);
    shared.start();
    await expect.poll(() => warnings).toEqual(['documents are read without Redis']);
    for (let reads = 0; reads < 3; reads += 1)
      expect(await load('note', 'de-DE', cold)).toMatchObject([{ from: 'postgres' }]);
    expect(warnings).toHaveLength(1);
  });

  it('that answers too slowly nobody waits longer than its budget, and the next do not wait at all', async () => {
    const stored = new StoredDocuments();
    stored.put('note', 'de-DE', 'a', 1);
    const silent = await startSilentRedis();
    const { port } = silent.address;
    const load = await startProcess(stored.load, { url: `redis://127.0.0.1:${port}`, budgetMs: 20 });
    silent.fallSilent();
    const tookMs = await wakingMs(async () => {
      for (let reads = 0; reads < 5; reads += 1)
        expect(await load('note', 'de-DE', cold)).toMatchObject([{ from: 'postgres' }]);
    });
    expect(tookMs).toBeLessThan(80);
    expect(warnings).toEqual(['documents are read without Redis']);
    silent.server.close();
  });
});

/** Says OK to whatever it is told, and from a moment on nothing any more. */
async function startSilentRedis(): Promise<{ server: Server; address: { port: number }; fallSilent: () => void }> {
  let isSilent = false;
  const server = createServer((client) => {
    client.on('error', () => undefined);
    client.on('data', (data) => {
      if (isSilent) return;
      const commands = data.toString().match(/\*\d+\r\n/g)?.length ?? 0;
      client.write(data.toString().includes('info') ? '$-1\r\n'.repeat(commands) : '+OK\r\n'.repeat(commands));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return { server, address, fallSilent: () => (isSilent = true) };
}
