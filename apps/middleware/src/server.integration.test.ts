import { join } from 'node:path';
import { FaultyLine } from '@tradehall/testing/line/faulty-line.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { readTestingEnvironment } from '@tradehall/testing/environment.ts';
import { freePort } from '@tradehall/testing/process/free-port.ts';
import { sharedKeysOf } from '@tradehall/domain/read-side/shared-documents.ts';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceChanges } from './cache/announce-changes.ts';
import { productDocument } from './testing/documents.ts';
import { EngineStandIn } from './testing/engine-stand-in.ts';
import { ReadSideTable } from './testing/read-side-table.ts';

const sku = 'EX10010001';

async function openOperator(connectionString: string) {
  const client = new Client({ connectionString });
  await client.connect();
  return {
    query: (statement: string) => client.query(statement),
    connectionsOf: async (name: string) => {
      const { rowCount } = await client.query(
        'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1',
        [name],
      );
      return rowCount ?? 0;
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}

describe('the middleware as a process', () => {
  let database: DisposableDatabase;
  let table: ReadSideTable;
  let engine: EngineStandIn;

  beforeAll(async () => {
    database = await createDisposableDatabase();
    table = await ReadSideTable.open(database.url, { make: true });
    await table.put('product', 'de-DE', sku, productDocument({ sku }));
    engine = await EngineStandIn.start();
  });
  afterAll(async () => {
    await engine[Symbol.asyncDispose]();
    await table[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  });

  const start = async (environment: Record<string, string> = {}) => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const middleware = await RealProcess.start({
      name: 'middleware',
      args: [join(import.meta.dirname, 'server.ts')],
      environment: { DATABASE_URL: database.url, ENGINE_URL: engine.url, PORT: String(port), ...environment },
      healthUrl: `${url}/health`,
    });
    const productName = async (asked = sku) => {
      const answer = await fetch(`${url}/api/new-ct/getProduct`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-host': 'de.localhost' },
        body: JSON.stringify({ query: 'main', locale: 'de-DE', sku: asked }),
      });
      return /"name":"([^"]*)"/.exec(await answer.text())?.[1];
    };
    const readiness = async () => {
      const answer = await fetch(`${url}/ready`);
      return { status: answer.status, parts: await answer.json() };
    };
    const stop = () => middleware.stop();
    const output = () => middleware.output;
    const endsWithin = (ms: number) => middleware.endsWithin(ms);
    return { url, output, endsWithin, stop, productName, readiness, [Symbol.asyncDispose]: stop };
  };

  it('is ready with all its parts and counts what it does', async () => {
    await using running = await start();
    await expect.poll(running.readiness).toEqual({ status: 200, parts: { engine: 'up', postgres: 'up', redis: 'up' } });
    await running.productName();
    const metrics = await (await fetch(`${running.url}/metrics`)).text();
    expect(metrics).toContain('middleware_call_duration_seconds_count{call="new-ct/getProduct",status="200"} 1');
    expect(metrics).toContain('middleware_read_side_reads_total{kind="product",outcome="loaded"} 1');
    expect(metrics).toContain('middleware_engine_breaker{lane="usual"} 0');
  });

  it('shows an announced change at once', async () => {
    await using running = await start();
    await expect.poll(async () => (await running.readiness()).parts).toMatchObject({ redis: 'up' });
    const redis = new Redis(readTestingEnvironment().REDIS_URL);
    try {
      await table.put('product', 'de-DE', sku, productDocument({ sku, name: 'Alter Name' }));
      await expect.poll(() => running.productName(), { timeout: 2_000 }).toBe('Alter Name');
      await table.put('product', 'de-DE', sku, productDocument({ sku, name: 'Neuer Name' }));
      await announceChanges(redis, sharedKeysOf(database.url), [`product:de-DE:${sku}`, 'home:de-DE:x']);
      await expect.poll(() => running.productName(), { interval: 20, timeout: 500 }).toBe('Neuer Name');
    } finally {
      redis.disconnect();
    }
  });

  it('goes on selling without Redis', async () => {
    await using running = await start({ REDIS_URL: 'redis://127.0.0.1:1' });
    await table.put('product', 'de-DE', sku, productDocument({ sku, name: 'Ohne Redis' }));
    await expect.poll(() => running.productName(), { timeout: 2_000 }).toBe('Ohne Redis');
    expect(await running.readiness()).toEqual({
      status: 200,
      parts: { engine: 'up', postgres: 'up', redis: 'degraded' },
    });
  });

  it('ends in its time although PostgreSQL and Redis say nothing any more', async () => {
    const { REDIS_URL } = readTestingEnvironment();
    await using toPostgres = await FaultyLine.to(database.url);
    await using toRedis = await FaultyLine.to(REDIS_URL);
    await using running = await start({
      DATABASE_URL: toPostgres.through(database.url),
      REDIS_URL: toRedis.through(REDIS_URL),
      DRAIN_NOTICE_MS: '0',
    });
    expect(await running.productName()).toBeDefined();
    for (const line of [toPostgres, toRedis]) line.fallSilent();
    // Its time is twenty seconds, after which it would break off.
    expect(await running.endsWithin(10_000)).toBe(true);
  });

  it('goes on showing products without the engine', async () => {
    await using running = await start({ ENGINE_URL: 'http://127.0.0.1:1' });
    expect(await running.readiness()).toMatchObject({ status: 200, parts: { engine: 'degraded', postgres: 'up' } });
    expect(await running.productName()).toBeDefined();
  });

  it('is not ready without PostgreSQL, but alive', async () => {
    await using running = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
    expect(await running.readiness()).toMatchObject({ status: 503, parts: { postgres: 'down' } });
  });

  it('shows what it knows while PostgreSQL is slow, with no more connections than it may have', async () => {
    const skus = Array.from({ length: 12 }, (_, index) => `EX1002${String(index).padStart(4, '0')}`);
    for (const each of skus) await table.put('product', 'de-DE', each, productDocument({ sku: each, name: 'Alt' }));
    await using running = await start({ DATABASE_POOL_SIZE: '3', REDIS_URL: 'redis://127.0.0.1:1' });
    const names = () => Promise.all(skus.map((each) => running.productName(each)));
    const shown = (name: string) => skus.map(() => name);
    expect(await names()).toEqual(shown('Alt'));
    await using operator = await openOperator(database.url);
    await operator.query('BEGIN; LOCK TABLE read_side.document IN ACCESS EXCLUSIVE MODE');
    let most = 0;
    await expect
      .poll(
        async () => {
          expect(await names()).toEqual(shown('Alt'));
          most = Math.max(most, await operator.connectionsOf('middleware'));
          return running.readiness();
        },
        { timeout: 15_000, interval: 50 },
      )
      .toMatchObject({ status: 200, parts: { postgres: 'degraded' } });
    const metrics = async () => {
      expect(await names()).toEqual(shown('Alt'));
      most = Math.max(most, await operator.connectionsOf('middleware'));
      return (await fetch(`${running.url}/metrics`)).text();
    };
    const tellsOfOldOnes =
      /reads_total\{kind="product",outcome="old"\} [1-9][^]*middleware_read_side_oldest_seconds [1-9]/;
    await expect.poll(metrics, { timeout: 15_000 }).toMatch(tellsOfOldOnes);
    expect(most).toBeLessThanOrEqual(3);
    await operator.query(
      `UPDATE read_side.document SET version = version + 100, body = replace(body, '"Alt"', '"Neu"')`,
    );
    await operator.query('COMMIT');
    await expect.poll(names, { timeout: 5_000 }).toEqual(shown('Neu'));
    await expect.poll(running.readiness).toMatchObject({ status: 200, parts: { postgres: 'up' } });
  });

  it('answers what is under way before it ends', async () => {
    await using running = await start();
    engine.answer = 'nothing';
    const asked = engine.asked.length;
    const underWay = fetch(`${running.url}/api/new-ct/createCart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'de.localhost' },
      body: JSON.stringify({ locale: 'de-DE' }),
    });
    await expect.poll(() => engine.asked.length).toBe(asked + 1);
    const stopped = running.stop();
    await expect.poll(running.output).toContain('draining');
    engine.dropAll();
    expect((await underWay).status).toBe(500);
    await stopped;
    engine.answer = { body: { data: {} } };
  });
});
