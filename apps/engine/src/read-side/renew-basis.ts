import { z } from 'zod';
import { type Database, inTransaction, selectRows } from '../platform/database';

const stateRow = z.object({ value: z.string() });

const enqueue = (topic: string, key: string, table: string) => `
  INSERT INTO outbox (topic, key, lane) SELECT '${topic}', ${key}, 1 FROM ${table} AS source
  WHERE NOT EXISTS (SELECT FROM outbox WHERE topic = '${topic}' AND outbox.key = ${key})`;

const enqueueAllStores = enqueue('store', 'source.key', 'country_store');
const enqueueAll = [
  enqueueAllStores,
  enqueue('content', 'source.key', '(SELECT DISTINCT key FROM content_page)'),
  enqueue('redirect', 'source.path', '(SELECT DISTINCT source_path AS path FROM redirect)'),
  enqueue('volume-discount', 'source.key', '(SELECT DISTINCT discount_group AS key FROM volume_discount)'),
  enqueue('loyalty', `'all'`, '(SELECT 1)'),
  enqueue('recall', `'all'`, '(SELECT 1)'),
  enqueue('wording', 'source.locale', '(SELECT DISTINCT locale FROM wording)'),
  enqueue('labels', `'all'`, '(SELECT 1)'),
  enqueue('category', 'source.id::text', 'collection'),
  enqueue('product', 'source.id::text', 'product'),
];

const enqueueShipping = enqueue('shipping', `'all'`, '(SELECT 1)');

/** A rate that begins today is no change in the database. */
export async function enqueueShippingMethods(database: Database): Promise<void> {
  await database.query(enqueueShipping);
}

/** Their review figure rests on another table, whose changes come as changes of products. */
export async function enqueueStores(database: Database): Promise<void> {
  await database.query(enqueueAllStores);
}

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
