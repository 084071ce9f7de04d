import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';

// $1: the products, or null for all of them
const asked = (column: string) => `($1::int[] IS NULL OR ${column} = ANY($1::int[]))`;

/** SQL: what was sold in the window of a rule; that of `ranking_rule`, or one that is only asked about. */
export const soldInWindow = (rule = 'ranking_rule') => `
  FROM product_sold AS sold, ${rule} AS rule
  WHERE sold.placed_at > now() - make_interval(days => rule.sales_window_days)`;

const countSales = `
  INSERT INTO product_sales AS known (product_id, source, pieces)
  SELECT sold.product_id, 'orders', sum(sold.pieces)::int ${soldInWindow()} AND ${asked('sold.product_id')} GROUP BY sold.product_id
  ON CONFLICT (product_id, source) DO UPDATE SET pieces = excluded.pieces WHERE known.pieces <> excluded.pieces`;

const forgetUnsold = `
  DELETE FROM product_sales AS known WHERE source = 'orders' AND ${asked('known.product_id')}
    AND NOT EXISTS (SELECT ${soldInWindow()} AND sold.product_id = known.product_id)`;

// Only what differs is written, and only what is written is projected.
const writeRanks = `
  INSERT INTO product_rank AS known (product_id, on_sale_since, is_bestseller, is_new, popularity)
  SELECT product_id, on_sale_since, is_bestseller, is_new, popularity FROM product_ranking WHERE ${asked('product_id')}
  ON CONFLICT (product_id) DO UPDATE SET on_sale_since = excluded.on_sale_since, is_bestseller = excluded.is_bestseller,
    is_new = excluded.is_new, popularity = excluded.popularity
  WHERE (known.on_sale_since, known.is_bestseller, known.is_new, known.popularity)
    IS DISTINCT FROM (excluded.on_sale_since, excluded.is_bestseller, excluded.is_new, excluded.popularity)`;

const noteOthers = `
  INSERT INTO product_rank_due (product_id) SELECT product_id FROM unnest($1::int[]) AS given (product_id)
   WHERE EXISTS (SELECT FROM product_rank AS known WHERE known.product_id = given.product_id) RETURNING product_id`;
const dueRow = z.object({ product_id: z.int() });

/** What nobody has judged yet has not been sold either, and is judged at once; the others when their turn comes. */
export async function rankOrNote(database: Database, productIds: readonly number[]): Promise<void> {
  const due = await selectRows(database, dueRow, noteOthers, [[...new Set(productIds)]]);
  const known = new Set(due.map(({ product_id: id }) => id));
  const first = productIds.filter((id) => !known.has(id));
  if (first.length > 0) await database.query(writeRanks, [first]);
}

/** Counts what was sold, and judges by it and by the date what is a bestseller, what is new, and what is listed first. */
export async function rankProducts(database: Database, productIds: readonly number[] | null): Promise<void> {
  for (const statement of [countSales, forgetUnsold, writeRanks]) await database.query(statement, [productIds]);
}
