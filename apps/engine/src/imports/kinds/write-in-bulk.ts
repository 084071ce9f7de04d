import { z } from 'zod';
import { rankOrNote } from '../../catalogue/ranking/rank-products';
import { type Database, selectRows } from '../../platform/database';
import type { Lane } from '../../platform/outbox/outbox';

/** What was written, for those who follow it. */
export interface Written {
  readonly productIds: readonly number[];
  /** Of these also the place in lists may have become another. */
  readonly ranked?: readonly number[];
  /** Of these carts show the stock. */
  readonly skus?: readonly string[];
}

// What waits already is not noted twice. It is held until the end of this transaction, so that it is projected with what
// is written here; what the projector has in its hands at this moment is noted again.
const noteProducts = `
  WITH given AS (SELECT DISTINCT unnest($1::int[])::text AS key),
  waiting AS (
    SELECT key FROM outbox WHERE topic = 'product' AND lane <= $2 AND due_at <= clock_timestamp()
      AND key IN (SELECT key FROM given) FOR UPDATE SKIP LOCKED)
  INSERT INTO outbox (topic, key, lane)
  SELECT 'product', key, $2 FROM given WHERE key NOT IN (SELECT key FROM waiting)`;
const noteStock = `INSERT INTO outbox (topic, key, lane) SELECT 'stock', unnest($1::text[]), $2`;

/**
 * The triggers note the products of every statement, once for each. Here they look away, and what a step has written is
 * noted once, in the lane of its file: a large one does not keep back what people change by hand.
 */
export async function writeInBulk(database: Database, lane: Lane, work: () => Promise<Written>): Promise<void> {
  await database.query(`SET LOCAL tradehall.bulk = 'on'`);
  const { productIds, ranked = [], skus = [] } = await work();
  if (ranked.length > 0) await rankOrNote(database, ranked);
  await database.query(`SET LOCAL tradehall.bulk = 'off'`);
  if (productIds.length > 0) await database.query(noteProducts, [productIds, lane]);
  if (skus.length > 0) await database.query(noteStock, [skus, lane]);
  await database.query('NOTIFY outbox');
}

const selectProducts = 'SELECT DISTINCT "productId" AS id FROM product_variant WHERE id = ANY ($1::int[])';
const idRow = z.object({ id: z.int() });

export async function productsOf(database: Database, variantIds: readonly number[]): Promise<number[]> {
  const rows = await selectRows(database, idRow, selectProducts, [variantIds]);
  return rows.map(({ id }) => id);
}
