import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';
import type { CellPrice } from './price-cells';

export interface NewPrice extends CellPrice {
  readonly variantId: number;
  readonly storeKey: string;
}

// One change of a variant's prices at a time, so that the history stays in the order of the changes. Carts that refer to the
// variant do not wait. By id: of two changes that meet, one waits for the other.
const lockStatement = `
  SELECT id FROM product_variant WHERE id = ANY($1::int[]) AND "deletedAt" IS NULL ORDER BY id FOR NO KEY UPDATE`;

// A price without its line in the history would break the 30-day rule: one statement writes both. A reduction begins a line
// also at the price asked so far, because the lowest price shown beside it is that of the 30 days before it.
const writeStatement = `
  WITH wanted AS (
    SELECT given.*, price.list_cents AS list_before, price.sale_cents AS sale_before
      FROM unnest($1::int[], $2::text[], $3::int[], $4::int[]) AS given (variant_id, store_key, list_cents, sale_cents)
      LEFT JOIN store_price AS price USING (variant_id, store_key)
  ), written AS (
    INSERT INTO store_price (variant_id, store_key, list_cents, sale_cents, updated_at)
    SELECT variant_id, store_key, list_cents, sale_cents, clock_timestamp() FROM wanted
     WHERE (list_cents, sale_cents) IS DISTINCT FROM (list_before, sale_before)
    ON CONFLICT (variant_id, store_key) DO UPDATE
      SET list_cents = excluded.list_cents, sale_cents = excluded.sale_cents, updated_at = excluded.updated_at
    RETURNING 1
  ), noted AS (
    INSERT INTO store_price_history (variant_id, store_key, effective_from, cents)
    SELECT variant_id, store_key, clock_timestamp(), coalesce(sale_cents, list_cents) FROM wanted
     WHERE coalesce(sale_cents, list_cents) IS DISTINCT FROM coalesce(sale_before, list_before)
        OR (sale_cents IS NOT NULL AND sale_before IS NULL)
  )
  SELECT count(*)::int AS count FROM written`;

// What an operator says last holds: the price that a plan would bring back is not hers.
const overruleStatement = `
  UPDATE scheduled_price AS running SET state = 'overruled'
  FROM unnest($1::int[], $2::text[], $3::int[], $4::int[]) AS given (variant_id, store_key, list_cents, sale_cents)
  WHERE running.state = 'running' AND running.variant_id = given.variant_id AND running.store_key = given.store_key
    AND (running.list_cents, running.sale_cents) IS DISTINCT FROM (given.list_cents, given.sale_cents)`;

const idRow = z.object({ id: z.int() });
const countRow = z.object({ count: z.int() });

/** Answers which of them there are. */
export async function lockVariants(database: Database, variantIds: readonly number[]): Promise<ReadonlySet<number>> {
  const found = await selectRows(database, idRow, lockStatement, [[...new Set(variantIds)]]);
  return new Set(found.map(({ id }) => id));
}

/** Within the caller's transaction, whose variants are locked. Answers how many prices are others now. */
export async function writePrices(database: Database, prices: readonly NewPrice[]): Promise<number> {
  const [written] = await selectRows(database, countRow, writeStatement, columnsOf(prices));
  return written?.count ?? 0;
}

/** The same by an operator, whose prices stay where a plan is running. */
export async function writePricesByHand(database: Database, prices: readonly NewPrice[]): Promise<number> {
  await database.query(overruleStatement, columnsOf(prices));
  return writePrices(database, prices);
}

function columnsOf(prices: readonly NewPrice[]): unknown[] {
  return [
    prices.map(({ variantId }) => variantId),
    prices.map(({ storeKey }) => storeKey),
    prices.map(({ listCents }) => listCents),
    prices.map(({ saleCents }) => saleCents),
  ];
}
