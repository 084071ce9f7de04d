import { Client } from 'pg';
import { z } from 'zod';
import { urls } from '../../../scripts/addresses.ts';
import { queryShop } from '../../crash/query-shop.ts';
import { databaseUrl } from '../large-database.ts';

const shop = new URL(urls.database).pathname.slice(1);
const before = `${shop}_before_import`;

async function administer(...statements: readonly string[]): Promise<void> {
  const admin = new Client({ connectionString: databaseUrl('postgres') });
  await admin.connect();
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}

const dropShop = `DROP DATABASE IF EXISTS ${shop} WITH (FORCE)`;

async function hasCopy(): Promise<boolean> {
  const admin = new Client({ connectionString: databaseUrl('postgres') });
  await admin.connect();
  try {
    return ((await admin.query('SELECT FROM pg_database WHERE datname = $1', [before])).rowCount ?? 0) > 0;
  } finally {
    await admin.end();
  }
}

/** What a run that was ended has left behind is the shop as it was. */
export async function putBackShop(): Promise<void> {
  if (await hasCopy()) await administer(dropShop, `ALTER DATABASE ${before} RENAME TO ${shop}`);
}

export const keepShop = (): Promise<void> => administer(`CREATE DATABASE ${before} TEMPLATE ${shop}`);

/** As it was kept, once more. */
export const beginAnew = (): Promise<void> => administer(dropShop, `CREATE DATABASE ${shop} TEMPLATE ${before}`);

const slugs = `SELECT slug FROM collection_translation JOIN collection c ON c.id = "baseId"
  WHERE "languageCode" = 'en' AND NOT EXISTS (SELECT FROM collection below WHERE below."parentId" = c.id) ORDER BY slug`;

/** Those at the bottom of the tree. */
export async function findCategories(): Promise<string[]> {
  const rows = await queryShop(slugs, z.array(z.object({ slug: z.string() })));
  return rows.map(({ slug }) => slug);
}

const statement = 'SELECT (SELECT count(*) FROM outbox)::int AS open, (SELECT count(*) FROM outbox_dead)::int AS dead';

/** How many changes are not in the shop's pages yet. */
export async function countOpenChanges(): Promise<number> {
  const [{ open, dead }] = await queryShop(statement, z.tuple([z.object({ open: z.int(), dead: z.int() })]));
  if (dead > 0) throw new Error(`${dead} changes could not be projected: see the table outbox_dead`);
  return open;
}

// By SKU: a run that was killed has used up other ids.
const variant = `product_variant v JOIN product p ON p.id = v."productId" AND p."deletedAt" IS NULL`;
const without = (row: string, ...columns: readonly string[]) =>
  `to_jsonb(${row}) - ARRAY['id', 'createdAt', 'updatedAt', ${columns.map((name) => `'${name}'`).join(', ')}]::text[]`;
const contents: Readonly<Record<string, string>> = {
  products: `SELECT v.sku, v.enabled, ${without('p', 'featuredAssetId')} AS row FROM ${variant}`,
  keys: `SELECT v.sku, k.source, k.key FROM product_key k JOIN ${variant} ON p.id = k.product_id`,
  texts: `SELECT v.sku, ${without('t', 'baseId')} AS row FROM product_translation t JOIN ${variant} ON p.id = t."baseId"`,
  bases: `SELECT v.sku, ${without('b', 'product_id')} AS row FROM translation_basis b JOIN ${variant} ON p.id = b.product_id`,
  categories: `SELECT v.sku, collection_id FROM product_category c JOIN ${variant} ON p.id = c.product_id`,
  ranks: `SELECT v.sku, ${without('r', 'product_id')} AS row FROM product_rank r JOIN ${variant} ON p.id = r.product_id`,
  prices: `SELECT v.sku, store_key, list_cents, sale_cents FROM store_price s JOIN ${variant} ON v.id = s.variant_id`,
  history: `SELECT v.sku, store_key, cents FROM store_price_history h JOIN ${variant} ON v.id = h.variant_id`,
  stock: `SELECT v.sku, "stockOnHand", "stockAllocated" FROM stock_level l JOIN ${variant} ON v.id = l."productVariantId"`,
  movements: `SELECT v.sku, type, quantity FROM stock_movement m JOIN ${variant} ON v.id = m."productVariantId"`,
  documents: 'SELECT kind, locale, key, body FROM read_side.document',
};
const sumRow = z.tuple([z.object({ sum: z.string() })]);

/** For each part of the catalogue how many rows it has, and a sum over what they say. */
export async function accountOfShop(): Promise<Record<string, string>> {
  const account: Record<string, string> = {};
  for (const [name, rows] of Object.entries(contents)) {
    const sums = `SELECT count(*) || ' / ' || coalesce(sum(hashtextextended(row::text, 0)::numeric), 0) AS sum FROM (${rows}) AS row`;
    account[name] = (await queryShop(sums, sumRow))[0].sum;
  }
  return account;
}
