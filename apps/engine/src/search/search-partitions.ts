import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../platform/database';

interface PartitionedTable {
  readonly table: string;
  /** Beside the bounds; as the migrations have said it for the locales of their day. */
  readonly options: string;
}

// Indexes and keys come from the table itself.
const tables: readonly PartitionedTable[] = [
  {
    table: 'search_product',
    options: 'WITH (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05)',
  },
  { table: 'search_word', options: '' },
];

const found = z.object({ name: z.string() });

const selectPartitions = `
  SELECT part.relname AS name FROM pg_inherits
    JOIN pg_class AS part ON part.oid = inhrelid JOIN pg_class AS whole ON whole.oid = inhparent
   WHERE whole.relnamespace = 'read_side'::regnamespace AND whole.relname = ANY ($1::text[]) AND part.relkind = 'r'`;

/**
 * A search is always in one locale and looks at a partition of its own. Makes those that a locale of the domain lacks, so that
 * a new locale needs no migration; says which.
 */
export async function createMissingPartitions(database: Database): Promise<readonly string[]> {
  const existing = await selectRows(database, found, selectPartitions, [tables.map(({ table }) => table)]);
  const names = new Set(existing.map(({ name }) => name));
  const made: string[] = [];
  for (const { table, options } of tables) {
    for (const locale of localeCodes) {
      const name = `${table}_${locale.toLowerCase().replace('-', '_')}`;
      if (names.has(name)) continue;
      await database.query(
        `CREATE TABLE read_side.${name} PARTITION OF read_side.${table} FOR VALUES IN ('${locale}') ${options}`,
      );
      made.push(name);
    }
  }
  return made;
}
