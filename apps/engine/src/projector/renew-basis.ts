import { z } from 'zod';
import { type Database, inTransaction, selectRows } from './database';

const stateRow = z.object({ value: z.string() });

const enqueueAll = [
  { topic: 'store', key: 'source.key', table: 'country_store' },
  { topic: 'category', key: 'source.id::text', table: 'collection' },
  { topic: 'product', key: 'source.id::text', table: 'product' },
].map(
  ({ topic, key, table }) => `
    INSERT INTO outbox (topic, key, lane) SELECT '${topic}', ${key}, 1 FROM ${table} AS source
    WHERE NOT EXISTS (SELECT FROM outbox WHERE topic = '${topic}' AND outbox.key = ${key})`,
);

/**
 * A tax rate or currency that changes at midnight, a new locale, a new shape of documents: none of these is a change in
 * the database, so the projector asks from time to time whether its documents still rest on what holds now. If not, all
 * of them are to be written again.
 */
export async function renewBasis(database: Database, basis: string): Promise<boolean> {
  const states = await selectRows(
    database,
    stateRow,
    `SELECT value FROM read_side.projector_state WHERE name = 'basis'`,
  );
  if (states[0]?.value === basis) return false;
  await inTransaction(database, async () => {
    for (const statement of enqueueAll) await database.query(statement);
    await database.query(
      `INSERT INTO read_side.projector_state (name, value) VALUES ('basis', $1)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [basis],
    );
  });
  return true;
}
