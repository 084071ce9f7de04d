import { Client } from 'pg';
import { z } from 'zod';
import { stackEnvironment, urls } from '../../scripts/addresses.ts';
import { importCatalogue, migrate } from '../../scripts/database-jobs.ts';

export const oneStoreDatabase = 'tradehall_one_store';
const shopDatabase = new URL(urls.database).pathname.slice(1);

async function inDatabase<T>(name: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl(name) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function databaseUrl(name: string): string {
  const url = new URL(urls.database);
  url.pathname = `/${name}`;
  return url.href;
}

interface ImportRates {
  /** From the first row to the last document of the read side. */
  readonly productsPerSecond: number;
  readonly writtenPerSecond: number;
}

const rates = `SELECT written_products * 1000.0 / GREATEST(1, projecting_ms) AS "productsPerSecond",
    written_products * 1000.0 / GREATEST(1, writing_ms) AS "writtenPerSecond" FROM import_progress`;
const rate = z.coerce.number().transform((perSecond) => Number(perSecond.toFixed(1)));
const ratesRow = z.tuple([z.object({ productsPerSecond: rate, writtenPerSecond: rate })]);

/** Imports what is missing of the catalogue; a complete one is found complete at once, with the rates it had. */
export async function loadCatalogue(size: string): Promise<ImportRates> {
  const environment = { ...stackEnvironment(), NODE_ENV: 'production' };
  await migrate(environment);
  await importCatalogue(['--size', size], environment);
  return inDatabase(shopDatabase, async (client) => ratesRow.parse((await client.query(rates)).rows)[0]);
}

/** How many products the shop's database has already; a catalogue never shrinks. */
export async function countProducts(): Promise<number> {
  const environment = { ...stackEnvironment(), NODE_ENV: 'production' };
  await migrate(environment);
  return inDatabase(shopDatabase, async (client) => {
    const { rows } = await client.query(`SELECT count(*)::int AS count FROM product_variant WHERE sku LIKE 'EX%'`);
    return z.tuple([z.object({ count: z.number() })]).parse(rows)[0].count;
  });
}

/** The same catalogue sold in one store only: a copy without the prices of the others. */
export async function cloneForOneStore(storeKey: string): Promise<void> {
  await inDatabase('postgres', async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${oneStoreDatabase} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${oneStoreDatabase} TEMPLATE ${shopDatabase}`);
  });
  await inDatabase(oneStoreDatabase, async (client) => {
    await client.query(`SET tradehall.bulk = 'on'`);
    await client.query('DELETE FROM store_price WHERE store_key <> $1', [storeKey]);
    await client.query('DELETE FROM store_shipping_rate WHERE store_key <> $1', [storeKey]);
    await client.query('DELETE FROM country_store WHERE key <> $1', [storeKey]);
    await client.query('VACUUM ANALYZE store_price');
  });
}

const sellable = `SELECT sku FROM product_variant JOIN stock_level ON "productVariantId" = product_variant.id
  JOIN product ON product.id = "productId"
  WHERE "stockOnHand" > 50 AND "customFieldsEnabledonmarket" LIKE '%de-DE%' AND "customFieldsEligibleforselling"
  ORDER BY md5(sku) LIMIT $1`;

export function findSellableSkus(count: number): Promise<string[]> {
  return inDatabase(shopDatabase, async (client) => {
    const { rows } = await client.query(sellable, [count]);
    return z
      .array(z.object({ sku: z.string() }))
      .parse(rows)
      .map(({ sku }) => sku);
  });
}
