import { z } from 'zod';
import { type Database, selectRows } from '../platform/database';
import type { SearchRow } from './project/project-search';
import { binaryTextArray, type DocumentKey } from './write-documents';

const columns = [
  { name: 'locale', field: 'locale', type: 'text' },
  { name: 'sku', field: 'sku', type: 'text' },
  { name: 'slug', field: 'slug', type: 'text' },
  { name: 'name', field: 'name', type: 'text' },
  { name: 'brand', field: 'brand', type: 'text' },
  { name: 'family', field: 'family', type: 'text' },
  { name: 'is_bware', field: 'isBware', type: 'boolean' },
  { name: 'tags', field: 'tags', type: 'text[]' },
  { name: 'category_keys', field: 'categoryKeys', type: 'text[]' },
  { name: 'place', field: 'place', type: 'bigint' },
  { name: 'price_cents', field: 'priceCents', type: 'integer' },
  { name: 'average_rating', field: 'averageRating', type: 'real' },
  { name: 'review_count', field: 'reviewCount', type: 'integer' },
  { name: 'released_on', field: 'releasedOn', type: 'date' },
  { name: 'popularity', field: 'popularity', type: 'smallint' },
  { name: 'is_on_stock', field: 'isOnStock', type: 'boolean' },
  { name: 'specs', field: 'specs', type: 'jsonb' },
  { name: 'spec_names', field: 'specNames', type: 'text[]' },
  { name: 'words', field: 'words', type: 'tsvector' },
  { name: 'numbers', field: 'numbers', type: 'text[]' },
  { name: 'sort_name', field: 'sortName', type: 'text' },
  { name: 'digest', field: 'digest', type: 'text' },
] as const satisfies readonly { name: string; field: Exclude<keyof SearchRow, 'vocabulary'>; type: string }[];

const names = columns.map(({ name }) => name).join(', ');
const content = columns.filter(({ name }) => name !== 'locale' && name !== 'sku').map(({ name }) => name);

// In the same transaction as the change itself: no reader of the feed misses one, and none is told of one that was not.
const feed = (changed: string) => `
  INSERT INTO read_side.search_feed (locale, sku, seq)
  SELECT locale, sku, nextval('read_side.search_feed_seq') FROM ${changed}
  ON CONFLICT (locale, sku) DO UPDATE SET seq = excluded.seq`;

// Rows that stay as they are keep their `changed_at`. Looked up one by one: a join would read all partitions through.
const upsert = `
  WITH written AS (
    INSERT INTO read_side.search_product (${names}, changed_at)
    SELECT ${columns.map(({ name, type }) => (type === 'date' ? `nullif(made.${name}, '')` : `made.${name}`) + `::${type}`).join(', ')}, now()
    FROM unnest(${columns.map((_, index) => `$${index + 1}::text[]`).join(', ')}) AS made (${names})
    LEFT JOIN LATERAL (
      SELECT digest FROM read_side.search_product AS found
      WHERE found.locale = made.locale AND found.sku = made.sku LIMIT 1
    ) AS before ON true
    WHERE before.digest IS DISTINCT FROM made.digest
    ON CONFLICT (locale, sku) DO UPDATE
      SET ${content.map((name) => `${name} = excluded.${name}`).join(', ')}, changed_at = excluded.changed_at
    RETURNING locale, sku
  )
  ${feed('written')} RETURNING locale, sku`;

const changedRow = z.object({ locale: z.string(), sku: z.string() });

export async function writeSearchRows(database: Database, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = columns.map(({ field }) => column(rows, field));
  const changes = await selectRows(database, changedRow, upsert, values);
  const keys = new Set(changes.map(({ locale, sku }) => `${locale} ${sku}`));
  const changed = rows.filter(({ locale, sku }) => keys.has(`${locale} ${sku}`));
  if (changed.length === 0) return;
  await database.query(writeCards, [column(changed, 'locale'), column(changed, 'sku'), column(changed, 'card')]);
  const places = [...new Map(changed.map((row) => [row.place, row])).values()];
  await database.query(writePlaces, [
    column(places, 'place'),
    column(places, 'categoryKeys'),
    column(places, 'categoryLevels'),
  ]);
  await learnWords(database, changed);
}

function column<Field extends string>(rows: readonly Readonly<Record<Field, string>>[], field: Field): Buffer {
  return binaryTextArray(rows.map((row) => row[field]));
}

const writeCards = `
  INSERT INTO read_side.search_card (locale, sku, card)
  SELECT locale, sku, card FROM unnest($1::text[], $2::text[], $3::text[]) AS made (locale, sku, card)
  ON CONFLICT (locale, sku) DO UPDATE SET card = excluded.card`;

const writePlaces = `
  INSERT INTO read_side.search_place (place, keys, levels)
  SELECT place::bigint, keys::text[], levels::smallint[]
  FROM unnest($1::text[], $2::text[], $3::text[]) AS made (place, keys, levels)
  ON CONFLICT (place) DO NOTHING`;

const learn = `
  INSERT INTO read_side.search_word (locale, word, written)
  SELECT locale, word, written
  FROM unnest($1::text[], $2::text[], $3::text[]) AS said (locale, word, written)
  ON CONFLICT (locale, word) DO NOTHING`;

async function learnWords(database: Database, rows: readonly SearchRow[]): Promise<void> {
  const said = new Map<string, { locale: string; word: string; written: string }>();
  for (const { locale, vocabulary } of rows) {
    for (const { word, written } of vocabulary) said.set(`${locale} ${word}`, { locale, word, written });
  }
  if (said.size === 0) return;
  const words = [...said.values()];
  await database.query(learn, [column(words, 'locale'), column(words, 'word'), column(words, 'written')]);
}

const remove = `
  WITH removed AS (
    DELETE FROM read_side.search_product AS product USING unnest($1::text[], $2::text[]) AS gone (locale, sku)
    WHERE product.locale = gone.locale AND product.sku = gone.sku
    RETURNING product.locale, product.sku
  ), cards AS (
    DELETE FROM read_side.search_card AS card USING removed
    WHERE card.locale = removed.locale AND card.sku = removed.sku
  )
  ${feed('removed')}`;

export async function removeSearchRows(database: Database, keys: readonly DocumentKey[]): Promise<void> {
  if (keys.length === 0) return;
  await database.query(remove, [keys.map(({ locale }) => locale), keys.map(({ key }) => key)]);
}
