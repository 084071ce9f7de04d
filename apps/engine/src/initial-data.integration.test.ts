import { longestDrainMs } from '@tradehall/process/http-listener.ts';
import { countryCodes } from '@tradehall/domain/locales/locales.ts';
import { createDisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { leaseDisposableRedis } from '@tradehall/testing/redis/disposable-redis.ts';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeEngine, describeWorker } from './testing/engine-process';
import { migratedTemplate, migrateEngine } from './testing/migrated-template';

const tables = [
  'channel',
  'zone',
  'region',
  'tax_category',
  'tax_rate',
  'shipping_method',
  'store_shipping_rate',
  'customer_group',
  'stock_location',
  'administrator',
  'role',
  'collection',
  'country_store',
  'promotion',
  'product_variant',
];

it('opens an empty shop beside an engine and a worker that came too early; a second run doubles nothing and undoes nothing', async () => {
  await using database = await createDisposableDatabase();
  await using redis = leaseDisposableRedis();
  const early = [
    (await describeEngine(database.url, redis.url)).process,
    await describeWorker(database.url, redis.url),
  ];
  const starting = early.map((description) => RealProcess.start({ ...description, healthyWithinMs: 120_000 }));
  await migrateEngine(database.url);
  for (const process of await Promise.all(starting)) {
    // Of its own doing: a signal that it sends itself ends no process that is the first of a container.
    await process.endsWithin(longestDrainMs);
    expect(process.exitCode).toBe(0);
  }
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    const first = await countRows(client);
    expect(first).toMatchObject({
      country_store: countryCodes.length,
      shipping_method: 2,
      customer_group: 6,
      channel: 1,
      administrator: 1,
      role: 2,
      collection: 1,
      promotion: 2,
      product_variant: 4,
    });
    await client.query(`UPDATE country_store SET email_address = 'hallo@tradehall.de' WHERE key = 'tradehall_de'`);
    await client.query(`UPDATE store_shipping_rate SET price_cents = 1 WHERE store_key = 'tradehall_de'`);
    expect(await migrateEngine(database.url)).toContain('nothing to do');
    expect(await countRows(client)).toEqual(first);
    const kept = await client.query(
      `SELECT email_address, price_cents FROM country_store JOIN store_shipping_rate ON store_key = key WHERE key = 'tradehall_de'`,
    );
    expect(kept.rows).toMatchObject([
      { email_address: 'hallo@tradehall.de', price_cents: 1 },
      { email_address: 'hallo@tradehall.de', price_cents: 1 },
    ]);
  } finally {
    await client.end();
  }
});

it('gives up a migration beside a long read, says who holds it up, and keeps nobody else waiting', async () => {
  await using database = await createDisposableDatabase({
    template: await prepareTemplateDatabase(migratedTemplate()),
  });
  const reader = new Client({ connectionString: database.url, application_name: 'long report' });
  const shop = new Client({ connectionString: database.url });
  await Promise.all([reader.connect(), shop.connect()]);
  try {
    await shop.query(`DELETE FROM migrations WHERE name = 'ConsentsAndCoPurchases1794703300000'`);
    await reader.query('BEGIN; SELECT * FROM newsletter_subscription');
    const failure: unknown = await migrateEngine(database.url).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(failure).toMatchObject({ code: 1 });
    const said = z.object({ stderr: z.string() }).parse(failure).stderr;
    expect(said).toMatch(
      /^migrations: gave up after waiting 3 s for AccessExclusiveLock on newsletter_subscription: held up by process \d+ \(long report, idle in transaction, \d+ s\)/m,
    );
    expect((await shop.query('SELECT * FROM newsletter_subscription')).rowCount).toBe(0);
  } finally {
    await Promise.all([reader.end(), shop.end()]);
  }
});

async function countRows(client: Client): Promise<Record<string, number>> {
  const counts = tables.map((table) => `SELECT '${table}' AS name, count(*)::int AS count FROM ${table}`);
  const { rows } = await client.query(counts.join(' UNION ALL '));
  const parsed = z.array(z.object({ name: z.string(), count: z.number() })).parse(rows);
  return Object.fromEntries(parsed.map(({ name, count }) => [name, count]));
}
