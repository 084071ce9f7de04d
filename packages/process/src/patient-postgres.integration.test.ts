import { FaultyLine } from '@tradehall/testing/line/faulty-line.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { Collector } from '@tradehall/testing/traces/collector.ts';
import { Client } from 'pg';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPool, patient, SteadyClient } from './patient-postgres.ts';
import { pollDatabase } from './poll-database.ts';
import { inSpan, newRequestId, placeOf, runAt, startTraces, stopTraces } from './traces.ts';

let database: DisposableDatabase;
let operator: Client;

beforeAll(async () => {
  database = await createDisposableDatabase();
  operator = new Client({ connectionString: database.url });
  await operator.connect();
  await operator.query('CREATE TABLE shelf (id int)');
});
beforeEach(() => operator.query('TRUNCATE shelf'));
afterAll(async () => {
  await operator.end();
  await database[Symbol.asyncDispose]();
});

async function connectionsOf(name: string): Promise<number> {
  const { rowCount } = await operator.query('SELECT 1 FROM pg_stat_activity WHERE application_name = $1', [name]);
  return rowCount ?? 0;
}

describe('a pool beside a lock', () => {
  it('has statements broken off by the server and never more connections than it may', async () => {
    const pool = openPool({
      connectionString: database.url,
      max: 2,
      name: 'pool under test',
      statementMs: 200,
      onLost: () => undefined,
    });
    await operator.query('BEGIN; LOCK TABLE shelf');
    for (let round = 0; round < 3; round += 1) {
      const asked = Array.from({ length: 4 }, () => pool.query('SELECT * FROM shelf'));
      for (const answer of await Promise.allSettled(asked))
        expect(answer).toMatchObject({ status: 'rejected', reason: { code: '57014' } });
      expect(await connectionsOf('pool under test')).toBeLessThanOrEqual(2);
    }
    await operator.query('COMMIT');
    expect((await pool.query('SELECT * FROM shelf')).rowCount).toBe(0);
    await pool.end();
  });
});

describe('a statement in a trace', () => {
  it('belongs to whoever asked, also where he waited for the connection of somebody else', async () => {
    await using collector = await Collector.listen();
    const settings = { TRACES_URL: collector.url, TRACES_SAMPLED: 1 };
    await startTraces({ service: 'a test', settings, registry: new Registry() });
    const pool = openPool({
      connectionString: database.url,
      max: 1,
      name: 'pool in a trace',
      statementMs: 1_000,
      onLost: () => undefined,
    });
    const ask = (statement: string) => {
      const requestId = newRequestId();
      const work = () =>
        inSpan({ kind: 'server', name: statement }, () => pool.query(statement).catch(() => undefined));
      return runAt(placeOf(requestId, undefined), work).then(() => requestId);
    };
    const statements = [`SELECT 'jane'`, 'SELECT id FROM shelf', `INSERT INTO shelf VALUES ('jane')`];
    const asked = await Promise.all(statements.map(ask));
    await collector.until(({ length }) => length === 6);
    await stopTraces();
    await pool.end();
    const told = collector.spans.filter(({ facts }) => facts['db.system.name'] === 'postgresql');
    const parentOf = (id: string | null) => collector.spans.find(({ spanId }) => spanId === id)?.name;
    expect(told.map(({ traceId, parentId }) => [traceId, parentOf(parentId)])).toEqual(
      statements.map((statement, place) => [asked[place], statement]),
    );
    expect(told.map(({ name, facts, isFailed }) => [name, facts['db.query.text'], isFailed])).toEqual([
      ['SELECT', 'SELECT ?', false],
      ['SELECT shelf', 'SELECT id FROM shelf', false],
      ['INSERT shelf', 'INSERT INTO shelf VALUES (?)', true],
    ]);
  });
});

describe('where the line to PostgreSQL falls silent', () => {
  it('a loop is back as soon as the line is', async () => {
    await using line = await FaultyLine.to(database.url);
    const warnings: string[] = [];
    const loop = pollDatabase({
      databaseUrl: line.through(database.url),
      name: 'loop under test',
      statementMs: 200,
      pollMs: 10,
      log: { warn: (message) => void warnings.push(message) },
      stepWith: (pool) => async () => {
        await pool.query('INSERT INTO shelf VALUES (1)');
        return false;
      },
    });
    const rows = async () => (await operator.query('SELECT 1 FROM shelf')).rowCount ?? 0;
    await expect.poll(rows).toBeGreaterThan(1);
    line.fallSilent();
    await expect.poll(() => warnings.length, { timeout: 10_000 }).toBeGreaterThan(1);
    line.mend();
    const before = await rows();
    await expect.poll(rows, { timeout: 10_000 }).toBeGreaterThan(before);
    await loop.stop();
  });

  it('a connection is ended with the first answer that is overdue, and its lock with it', async () => {
    await using line = await FaultyLine.to(database.url);
    const holder = new SteadyClient({
      connectionString: line.through(database.url),
      ...patient({ statementMs: 200, idleInTransactionMs: 1_500, idleSessionMs: 1_500 }),
    });
    await holder.connect();
    await holder.query('SELECT pg_advisory_lock(7)');
    line.fallSilent();
    await expect(holder.query('SELECT 1')).rejects.toThrow('timeout');
    await expect(holder.query('ROLLBACK')).rejects.toThrow(/not queryable|terminated|closed/i);
    const isFree = async () => {
      const { rows } = await operator.query<{ free: boolean }>('SELECT pg_try_advisory_xact_lock(7) AS free');
      return rows[0]?.free;
    };
    await expect.poll(isFree, { timeout: 10_000 }).toBe(true);
  });

  it('a client says goodbye and waits a moment for the answer, not for ever', async () => {
    await using line = await FaultyLine.to(database.url);
    const client = new SteadyClient({
      connectionString: line.through(database.url),
      ...patient({ statementMs: 200, idleSessionMs: 1_500 }),
    });
    await client.connect();
    line.fallSilent();
    const begunAtMs = performance.now();
    await client.end();
    expect(performance.now() - begunAtMs).toBeLessThan(3_000);
  });

  it('a pool that ends leaves no connection that would hold the process back', async () => {
    await using line = await FaultyLine.to(database.url);
    const pool = openPool({
      connectionString: line.through(database.url),
      max: 2,
      name: 'pool that ends',
      statementMs: 200,
      onLost: () => undefined,
    });
    const open = new Set<Client>();
    pool.on('connect', (client) => void open.add(client));
    await Promise.all([pool.query('SELECT 1'), pool.query('SELECT 1')]);
    line.fallSilent();
    const asked = pool.query('SELECT 1');
    await Promise.allSettled([asked, pool.end()]);
    expect(open.size).toBe(2);
    const isHeld = () => [...open].some(({ connection }) => !connection.stream.destroyed);
    await expect.poll(isHeld, { timeout: 4_000 }).toBe(false);
  });
});
