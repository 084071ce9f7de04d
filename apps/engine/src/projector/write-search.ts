import type { Database } from './database';
import type { SearchRow } from './project-search';
import { binaryTextArray, type DocumentKey } from './write-documents';

const columns = [
  { name: 'locale', field: 'locale', type: 'text' },
  { name: 'sku', field: 'sku', type: 'text' },
  { name: 'slug', field: 'slug', type: 'text' },
  { name: 'name', field: 'name', type: 'text' },
  { name: 'brand', field: 'brand', type: 'text' },
  { name: 'tags', field: 'tags', type: 'text[]' },
  { name: 'category_keys', field: 'categoryKeys', type: 'text[]' },
  { name: 'price_cents', field: 'priceCents', type: 'integer' },
  { name: 'average_rating', field: 'averageRating', type: 'real' },
  { name: 'review_count', field: 'reviewCount', type: 'integer' },
  { name: 'released_on', field: 'releasedOn', type: 'date' },
  { name: 'is_on_stock', field: 'isOnStock', type: 'boolean' },
  { name: 'card', field: 'card', type: 'text' },
  { name: 'words', field: 'words', type: 'tsvector' },
  { name: 'folded_name', field: 'foldedName', type: 'text' },
  { name: 'digest', field: 'digest', type: 'text' },
] as const satisfies readonly { name: string; field: keyof SearchRow; type: string }[];

const names = columns.map(({ name }) => name).join(', ');
const content = columns.filter(({ name }) => name !== 'locale' && name !== 'sku').map(({ name }) => name);

// Rows that stay as they are keep their `changed_at`. Looked up one by one: a join would read all partitions through.
const upsert = `
  INSERT INTO read_side.search_product (${names}, changed_at)
  SELECT ${columns.map(({ name, type }) => (type === 'date' ? `nullif(made.${name}, '')` : `made.${name}`) + `::${type}`).join(', ')}, now()
  FROM unnest(${columns.map((_, index) => `$${index + 1}::text[]`).join(', ')}) AS made (${names})
  LEFT JOIN LATERAL (
    SELECT digest FROM read_side.search_product AS found
    WHERE found.locale = made.locale AND found.sku = made.sku LIMIT 1
  ) AS before ON true
  WHERE before.digest IS DISTINCT FROM made.digest
  ON CONFLICT (locale, sku) DO UPDATE
    SET ${content.map((name) => `${name} = excluded.${name}`).join(', ')}, changed_at = excluded.changed_at`;

export async function writeSearchRows(database: Database, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = columns.map(({ field }) => binaryTextArray(rows.map((row) => row[field])));
  await database.query(upsert, values);
}

const remove = `
  DELETE FROM read_side.search_product AS product USING unnest($1::text[], $2::text[]) AS gone (locale, sku)
  WHERE product.locale = gone.locale AND product.sku = gone.sku`;

export async function removeSearchRows(database: Database, keys: readonly DocumentKey[]): Promise<void> {
  if (keys.length === 0) return;
  await database.query(remove, [keys.map(({ locale }) => locale), keys.map(({ key }) => key)]);
}
