import { z } from 'zod';
import { type Database, selectRows } from '../platform/database';
import { fixedValue, type Mapping } from './mapping';

const savedMapping = z.object({ title: z.string(), columns: z.record(z.string(), z.string()) });
type SavedMapping = z.output<typeof savedMapping>;

const selectMappings = 'SELECT title, columns FROM import_mapping WHERE kind = $1 ORDER BY title';
const writeMapping = `
  INSERT INTO import_mapping (kind, title, columns) VALUES ($1, $2, $3)
  ON CONFLICT (kind, title) DO UPDATE SET columns = excluded.columns`;

export function listMappings(database: Database, kind: string): Promise<SavedMapping[]> {
  return selectRows(database, savedMapping, selectMappings, [kind]);
}

/** The first whose columns the file has, all of them. */
export async function findMapping(
  database: Database,
  kind: string,
  columns: readonly string[],
): Promise<SavedMapping | null> {
  const saved = await listMappings(database, kind);
  const isThere = (column: string) => columns.includes(column) || fixedValue(column, columns) !== null;
  return saved.find((each) => Object.values(each.columns).every(isThere)) ?? null;
}

export async function keepMapping(database: Database, kind: string, title: string, mapping: Mapping): Promise<void> {
  await database.query(writeMapping, [kind, title, JSON.stringify(mapping)]);
}
