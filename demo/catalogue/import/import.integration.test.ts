import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { type DisposableRedis, leaseDisposableRedis } from '@tradehall/testing/redis/disposable-redis.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { engineEnvironment } from '@tradehall/engine/testing/engine-process';
import { migratedTemplate } from '@tradehall/engine/testing/migrated-template';

const program = join(__dirname, '../dist/import.js');
const anchor = ['--anchor', '2026-11-01'];
/** One block, the least there is. */
const small = ['--products', '100'];
const withoutProjection = ['--without-projection', ...anchor];

let redis: DisposableRedis;
let template: string;

beforeAll(async () => {
  redis = leaseDisposableRedis();
  template = await prepareTemplateDatabase(migratedTemplate());
});

afterAll(async () => {
  await redis[Symbol.asyncDispose]();
});

const environmentOf = ({ url }: DisposableDatabase) => ({ ...process.env, ...engineEnvironment(url, redis.url) });

async function importInto(database: DisposableDatabase, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { env: environmentOf(database) });
  return stdout;
}

/** The crash comes as soon as the condition holds. */
async function importUntil(database: DisposableDatabase, condition: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], { env: environmentOf(database), stdio: 'ignore' });
  const ended = once(child, 'exit');
  await asked(database, async (client) => {
    const holds = () => answerTo(client, z.boolean(), `SELECT coalesce((${condition}), false) AS answer`);
    while (!(await holds())) await sleep(10);
  });
  child.kill('SIGKILL');
  await ended;
  expect(child.signalCode).toBe('SIGKILL');
}

async function asked<Answer>({ url }: DisposableDatabase, ask: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

async function answerTo<Answer>(client: Client, answer: z.ZodType<Answer>, statement: string): Promise<Answer> {
  const { rows } = await client.query<Record<string, unknown>>(statement);
  return z.tuple([z.object({ answer })]).parse(rows)[0].answer;
}

const first = <Answer>(database: DisposableDatabase, answer: z.ZodType<Answer>, statement: string): Promise<Answer> =>
  asked(database, (client) => answerTo(client, answer, statement));

// The root is the engine's own and carries the time at which it was made.
const tables: Readonly<Record<string, string>> = {
  product: 'SELECT * FROM product',
  product_channels_channel: 'SELECT * FROM product_channels_channel',
  product_translation: 'SELECT * FROM product_translation',
  product_variant: 'SELECT * FROM product_variant',
  product_variant_channels_channel: 'SELECT * FROM product_variant_channels_channel',
  product_variant_translation: 'SELECT * FROM product_variant_translation',
  product_variant_price: 'SELECT * FROM product_variant_price',
  stock_level: 'SELECT * FROM stock_level',
  store_price: 'SELECT * FROM store_price',
  store_price_history: 'SELECT * FROM store_price_history',
  product_category: 'SELECT * FROM product_category',
  review: 'SELECT * FROM review',
  collection: 'SELECT * FROM collection WHERE NOT "isRoot"',
  collection_translation: `SELECT * FROM collection_translation WHERE slug <> '__root_collection__'`,
  collection_closure: 'SELECT * FROM collection_closure',
  attribute_label: 'SELECT * FROM attribute_label',
  attribute_value_label: 'SELECT * FROM attribute_value_label',
  outbox: `SELECT topic, key FROM outbox WHERE lane = 1`,
};

async function contents(database: DisposableDatabase): Promise<Record<string, string>> {
  const entries = Object.entries(tables).map(async ([name, rows]) => {
    const digest = `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(row::text), '' ORDER BY md5(row::text))), '') AS answer`;
    return [name, await first(database, z.string(), `${digest} FROM (${rows}) AS row`)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

describe('the import', () => {
  it('leaves a complete read side even if it was killed, and then finds nothing to do', async () => {
    await using database = await createDisposableDatabase({ template });
    const begun = `SELECT count(*) > 300 FROM read_side.document WHERE kind = 'product'`;
    await importUntil(database, begun, ...small, ...anchor);
    expect(await importInto(database, ...small)).toContain('documents/s');
    const count = (rows: string) => first(database, z.number(), `SELECT count(*)::int AS answer FROM ${rows}`);
    const categories = await count('collection WHERE NOT "isRoot"');
    expect(await count(`read_side.document WHERE kind = 'product'`)).toBe(100 * 28);
    expect(await count(`read_side.document WHERE kind = 'category'`)).toBe(categories * 28);
    expect(await count(`read_side.document WHERE kind = 'navigation'`)).toBe(28);
    expect(await count('outbox WHERE lane = 1')).toBe(0);
    const before = await contents(database);
    expect(await importInto(database, ...small)).toContain('nothing to do');
    expect(await contents(database)).toEqual(before);
  });

  it('goes on where it was killed, and grows, to the same rows as in one go', async () => {
    await using whole = await createDisposableDatabase({ template });
    await importInto(whole, '--products', '300', ...withoutProjection);
    await using broken = await createDisposableDatabase({ template });
    await importUntil(broken, 'SELECT true FROM import_progress', ...small, ...withoutProjection);
    await importUntil(broken, 'SELECT has_categories FROM import_progress', ...small, ...withoutProjection);
    await importInto(broken, ...small, ...withoutProjection);
    const grown = 'SELECT written_products >= 200 FROM import_progress';
    await importUntil(broken, grown, '--products', '300', ...withoutProjection);
    expect(await importInto(broken, '--products', '300', ...withoutProjection)).toContain('products in');
    const [resumed, inOneGo] = [await contents(broken), await contents(whole)];
    expect(resumed).toEqual(inOneGo);
  });

  it('leaves room for what operators add, and never mixes catalogues', async () => {
    await using database = await createDisposableDatabase({ template });
    await importInto(database, '--products', '100', ...withoutProjection);
    const added = 'INSERT INTO product (enabled) VALUES (true) RETURNING id AS answer';
    expect(await first(database, z.number(), added)).toBeGreaterThan(50_000);
    await importInto(database, '--products', '200', ...withoutProjection);
    expect(await first(database, z.number(), 'SELECT count(*)::int AS answer FROM product WHERE id < 1000000')).toBe(
      201,
    );
    const coupons = `SELECT string_agg("couponCode", ' ' ORDER BY "couponCode") AS answer FROM promotion`;
    expect(await first(database, z.string(), coupons)).toBe('ALONE20 GIFT MINUS15 MSW12 ONCE30 SUMMER24 WELCOME10');
    const otherSeed = importInto(database, '--size', 'ci', '--seed', '7');
    await expect(otherSeed).rejects.toThrow('made from seed 25, not 7');
    const otherDay = importInto(database, '--size', 'ci', '--anchor', '2026-11-02');
    await expect(otherDay).rejects.toThrow('is that of 2026-11-01');
  });

  it('does not touch a catalogue that is not its own', async () => {
    await using database = await createDisposableDatabase({ template });
    await first(database, z.number(), 'INSERT INTO product (enabled) VALUES (true) RETURNING id AS answer');
    await expect(importInto(database, '--size', 'ci')).rejects.toThrow('is imported into an empty one');
  });
});
