import { FaultyLine } from '@tradehall/testing/line/faulty-line.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migratedTemplate } from '../../testing/migrated-template';
import { addProducts } from '../../testing/test-products';
import { startRankingWatch } from './start-ranking-watch';

const skus = ['EX30000001', 'EX30000002', 'EX30000003'] as const;
const watching = { log: { warn: () => undefined }, pollMs: 20 };

let database: DisposableDatabase;
let client: Client;

async function connect(): Promise<Client> {
  const connected = new Client({ connectionString: database.url });
  await connected.connect();
  return connected;
}

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  await addProducts(
    database.url,
    skus.map((sku) => ({ sku, prices: { tradehall_de: { list: 1_000 } } })),
  );
  client = await connect();
});

afterAll(async () => {
  await client.end();
  await database[Symbol.asyncDispose]();
});

const rowsOf = async (statement: string) => (await client.query<Record<string, unknown>>(statement)).rows;

/** One product is called a bestseller and sells nothing any more, one begins to be one, of one nothing is known yet. */
const scene = [
  'TRUNCATE product_sales, product_rank, product_rank_due',
  `INSERT INTO product_sales (product_id, source, pieces)
   SELECT "productId", CASE sku WHEN 'EX30000001' THEN 'orders' ELSE 'sample' END, 500 FROM product_variant
    WHERE sku IN ('EX30000001', 'EX30000002')`,
  `INSERT INTO product_rank (product_id, on_sale_since, is_bestseller, is_new, popularity)
   SELECT "productId", '2026-01-02', sku = 'EX30000001', false, 8 FROM product_variant
    WHERE sku IN ('EX30000001', 'EX30000002')`,
  `INSERT INTO product_rank_due (product_id) SELECT "productId" FROM product_variant WHERE sku LIKE 'EX3%'`,
];

/** What the shop says of the products, and what it counted. */
const standing = () =>
  rowsOf(`SELECT sku, to_jsonb(rank) - 'product_id' AS rank,
      (SELECT json_agg(source || ' ' || pieces) FROM product_sales WHERE product_id = "productId") AS sold
    FROM product_variant LEFT JOIN product_rank AS rank ON product_id = "productId" ORDER BY sku`);

const notes = () => rowsOf('SELECT id FROM product_rank_due ORDER BY id');

/** A day that has not been judged yet, or single products that somebody has noted. */
const beginnings: Readonly<Record<string, string>> = {
  'in the round of the day': `UPDATE ranking_rule SET judged_on = current_date - 1`,
  'in what was noted': `UPDATE ranking_rule SET judged_on = current_date`,
};

const isJudged = async () =>
  (await notes()).length === 0 &&
  (await rowsOf('SELECT FROM ranking_rule WHERE judged_on = current_date')).length === 1;

async function judge() {
  const watch = startRankingWatch({ ...watching, databaseUrl: database.url });
  await expect.poll(isJudged, { timeout: 10_000 }).toBe(true);
  await watch.stop();
  return standing();
}

/** Sessions of a watch, all or those that wait for somebody. */
async function countWatches(more = ''): Promise<number> {
  const all = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'ranking watch'`;
  return (await rowsOf(`${all} ${more}`)).length;
}

describe.each(Object.entries(beginnings))('a worker that dies %s', (_when, beginning) => {
  it('leaves all products as they were judged, and the next worker judges them as if nothing had happened', async () => {
    for (const statement of [...scene, beginning]) await client.query(statement);
    const expected = await judge();
    for (const statement of [...scene, beginning]) await client.query(statement);
    const [before, noted] = [await standing(), await notes()];
    expect(before).not.toEqual(expected);
    expect(noted).toHaveLength(skus.length);

    await using line = await FaultyLine.to(database.url);
    const operator = await connect();
    await operator.query('BEGIN; LOCK TABLE product_rank IN EXCLUSIVE MODE');
    // It has counted what was sold, and cannot write its judgement yet.
    const dying = startRankingWatch({ ...watching, databaseUrl: line.through(database.url) });
    await expect.poll(() => countWatches(`AND wait_event_type = 'Lock'`), { timeout: 10_000 }).toBe(1);
    // All that the database ever hears of a kill.
    line.cut();
    await dying.stop();
    await operator.end();
    await expect.poll(() => countWatches(), { timeout: 10_000 }).toBe(0);

    expect([await standing(), await notes()]).toEqual([before, noted]);
    expect(await judge()).toEqual(expected);
  });
});
