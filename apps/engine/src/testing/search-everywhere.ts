import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import type { PaymentsUnderTest } from './payments-under-test';

type Query = PaymentsUnderTest['query'];

const textColumns = `
  SELECT table_schema AS schema, table_name AS "table", column_name AS "column"
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
   WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
     AND (data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'tsvector'))
   ORDER BY 1, 2, 3`;

const quoted = (name: unknown) => `"${String(name).replaceAll('"', '""')}"`;

/** Every column of the database, in all its schemas, that holds one of the words: `table.column`. */
export async function findInDatabase(query: Query, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { schema, table, column } of await query(textColumns)) {
    const statement = `SELECT EXISTS (SELECT FROM ${quoted(schema)}.${quoted(table)} AS row
      WHERE EXISTS (SELECT FROM unnest($1::text[]) AS word WHERE position(lower(word) IN lower(row.${quoted(column)}::text)) > 0)) AS "isThere"`;
    const [row] = await query(statement, [words]);
    if (row?.['isThere'] === true) found.push(`${String(table)}.${String(column)}`);
  }
  return found;
}

/** Every key of Redis whose name or value holds one of the words. */
export async function findInRedis(url: string, words: readonly string[]): Promise<string[]> {
  const redis = new Redis(url);
  try {
    const keys = await redis.keys('*');
    const values = await Promise.all(keys.map((key) => redis.dumpBuffer(key)));
    return keys.filter((key, index) => holds(`${key} ${values[index]?.toString('latin1') ?? ''}`, words));
  } finally {
    redis.disconnect();
  }
}

/** Every file below the folder that holds one of the words. */
export function findInFiles(folder: string, words: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => holds(readFileSync(path, 'latin1'), words));
}

export const holds = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
