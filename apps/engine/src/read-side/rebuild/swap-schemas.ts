import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';
import { wholePurge } from '../../platform/edge/edge-purges';
import { patiently } from './patiently';
import { schemas } from './next-schema';

const { live, next, notes, old } = schemas;

// What search indexes have read and how far they are: it goes on, whatever the documents rest in.
const carriedTables = ['search_feed', 'search_index', 'search_target'];

// Indexes learn what differs from what they were told last.
const feedDifferences = `
  INSERT INTO ${live}.search_feed (locale, sku, seq)
  SELECT locale, sku, nextval('${live}.search_feed_seq')
  FROM ${next}.search_product AS made FULL JOIN ${live}.search_product AS before USING (locale, sku)
  WHERE made.digest IS DISTINCT FROM before.digest
  ON CONFLICT (locale, sku) DO UPDATE SET seq = excluded.seq`;

// What the rebuild has not come to is left to the projector.
const handOverNotes = `
  INSERT INTO public.outbox (topic, key, lane)
  SELECT topic, key, lane FROM ${notes}.outbox UNION SELECT topic, key, lane FROM ${notes}.outbox_dead`;

const tableRow = z.object({ name: z.string() });

/** Who reads meanwhile reads the old tables to the end of its statement, and the new ones from the next on. */
export async function swapSchemas(database: Database, sequences: readonly string[]): Promise<void> {
  const carried = await selectRows(
    database,
    tableRow,
    `SELECT relname AS name FROM pg_class WHERE relnamespace = '${live}'::regnamespace AND relname = ANY($1)`,
    [carriedTables],
  );
  await patiently(database, [
    handOverNotes,
    feedDifferences,
    wholePurge,
    ...carried.flatMap(({ name }) => [`DROP TABLE ${next}.${name}`, `ALTER TABLE ${live}.${name} SET SCHEMA ${next}`]),
    ...sequences.map((name) => `ALTER SEQUENCE ${live}.${name} SET SCHEMA ${next}`),
    `ALTER SCHEMA ${live} RENAME TO ${old}`,
    `ALTER SCHEMA ${next} RENAME TO ${live}`,
  ]);
}

/** Waits for the readers that are still in it, without holding up any. */
export function dropSchemas(database: Database, names: readonly ('next' | 'old')[]): Promise<void> {
  return patiently(
    database,
    names.map((name) => `DROP SCHEMA IF EXISTS ${schemas[name]} CASCADE`),
  );
}
