import { spelt, withTexts } from '@tradehall/domain/locales/local-words.ts';
import { isLocale } from '@tradehall/domain/locales/locales.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../platform/database';

export type DocumentKind =
  | 'product'
  | 'category'
  | 'navigation'
  | 'store'
  | 'content'
  | 'content-index'
  | 'redirect'
  | 'volume-discounts'
  | 'loyalty-levels'
  | 'shipping-methods'
  | 'recalls'
  | 'facet-words'
  | 'wording';

export interface DocumentKey {
  readonly locale: string;
  readonly key: string;
}

export interface Document extends DocumentKey {
  readonly body: string;
}

/** `kind:locale:key` of each document that is now another or gone. */
export type ChangedDocuments = readonly string[];

const changedRow = z.object({ changed: z.array(z.string()) });

// The outer join spares documents that stay as they are the lock, and so the write, that ON CONFLICT takes.
const upsert = `
  WITH written AS (
    INSERT INTO read_side.document AS document (kind, locale, key, version, body)
    SELECT $1, made.locale, made.key, (SELECT nextval('read_side.document_version')), made.body
    FROM unnest($2::text[], $3::text[], $4::text[]) AS made (locale, key, body)
    LEFT JOIN read_side.document AS before
      ON before.kind = $1 AND before.locale = made.locale AND before.key = made.key
    WHERE before.body IS DISTINCT FROM made.body
    ON CONFLICT (kind, locale, key) DO UPDATE SET body = excluded.body, version = excluded.version
    RETURNING document.locale, document.key
  )
  SELECT coalesce(array_agg($1 || ':' || locale || ':' || key), '{}') AS changed FROM written`;

/** What people read; the others are numbers and addresses. */
const kindsOfTexts: readonly DocumentKind[] = [
  'product',
  'category',
  'navigation',
  'content',
  'content-index',
  'facet-words',
];

/** Texts are written for a language; a country reads them in its own spelling. */
function localBody(kind: DocumentKind, { locale, body }: Document): string {
  if (!isLocale(locale) || !kindsOfTexts.includes(kind) || spelt(locale, body) === body) return body;
  const texts: unknown = JSON.parse(body);
  return JSON.stringify(withTexts(texts, (text) => spelt(locale, text)));
}

export async function writeDocuments(
  database: Database,
  kind: DocumentKind,
  documents: readonly Document[],
): Promise<ChangedDocuments> {
  if (documents.length === 0) return [];
  const column = (name: keyof DocumentKey) => binaryTextArray(documents.map((document) => document[name]));
  const bodies = binaryTextArray(documents.map((document) => localBody(kind, document)));
  const values = [kind, column('locale'), column('key'), bodies];
  return (await selectRows(database, changedRow, upsert, values)).flatMap(({ changed }) => changed);
}

const remove = `
  WITH removed AS (
    DELETE FROM read_side.document AS document USING unnest($2::text[], $3::text[]) AS gone (locale, key)
    WHERE document.kind = $1 AND document.locale = gone.locale AND document.key = gone.key
    RETURNING document.locale, document.key
  )
  SELECT coalesce(array_agg($1 || ':' || locale || ':' || key), '{}') AS changed FROM removed`;

export async function removeDocuments(
  database: Database,
  kind: DocumentKind,
  keys: readonly DocumentKey[],
): Promise<ChangedDocuments> {
  if (keys.length === 0) return [];
  const values = [kind, keys.map(({ locale }) => locale), keys.map(({ key }) => key)];
  return (await selectRows(database, changedRow, remove, values)).flatMap(({ changed }) => changed);
}

const removeOthers = `
  WITH removed AS (
    DELETE FROM read_side.document AS document
    WHERE kind = $1 AND NOT EXISTS (
      SELECT FROM unnest($2::text[], $3::text[]) AS kept (locale, key)
      WHERE kept.locale = document.locale AND kept.key = document.key)
    RETURNING locale, key
  )
  SELECT coalesce(array_agg($1 || ':' || locale || ':' || key), '{}') AS changed FROM removed`;

/** Removes the documents of a kind but those. */
export async function keepOnlyDocuments(
  database: Database,
  kind: DocumentKind,
  keys: readonly DocumentKey[],
): Promise<ChangedDocuments> {
  const values = [kind, keys.map(({ locale }) => locale), keys.map(({ key }) => key)];
  return (await selectRows(database, changedRow, removeOthers, values)).flatMap(({ changed }) => changed);
}

const textOid = 25;

/**
 * An array of texts as PostgreSQL sends it over the wire. The driver would quote and escape every body into one long
 * literal, and the server would undo it: as bytes they go through as they are.
 */
export function binaryTextArray(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const buffer = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + 4 + length, 20));
  // Dimensions, has-nulls flag, element type, length and lower bound of the one dimension.
  let offset = 0;
  for (const field of [1, 0, textOid, texts.length, 1]) offset = buffer.writeInt32BE(field, offset);
  texts.forEach((text, index) => {
    offset = buffer.writeInt32BE(lengths[index] ?? 0, offset);
    offset += buffer.write(text, offset);
  });
  return buffer;
}
