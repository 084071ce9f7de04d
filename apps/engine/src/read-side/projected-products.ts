import { z } from 'zod';
import { type Database, selectRows } from '../platform/database';

const projectedProductRow = z.object({
  productId: z.number(),
  sku: z.string(),
  /** Where it is for sale. */
  marketMask: z.number(),
  categoryIds: z.array(z.number()),
});

/** What the documents say about a product now. */
export type ProjectedProduct = z.output<typeof projectedProductRow>;

export async function loadProjectedProducts(
  database: Database,
  productIds: readonly number[],
): Promise<Map<number, ProjectedProduct>> {
  const rows = await selectRows(
    database,
    projectedProductRow,
    `SELECT product_id AS "productId", sku, market_mask AS "marketMask", category_ids AS "categoryIds"
     FROM read_side.projected_product WHERE product_id = ANY($1::int[])`,
    [productIds],
  );
  return new Map(rows.map((row) => [row.productId, row]));
}

export async function saveProjectedProducts(database: Database, products: readonly ProjectedProduct[]): Promise<void> {
  if (products.length === 0) return;
  await database.query(
    `INSERT INTO read_side.projected_product (product_id, sku, market_mask, category_ids)
     SELECT product_id, sku, market_mask, ARRAY(SELECT jsonb_array_elements_text(category_ids)::int)
     FROM unnest($1::int[], $2::text[], $3::int[], $4::jsonb[]) AS saved (product_id, sku, market_mask, category_ids)
     ON CONFLICT (product_id) DO UPDATE
       SET sku = excluded.sku, market_mask = excluded.market_mask, category_ids = excluded.category_ids`,
    [
      products.map(({ productId }) => productId),
      products.map(({ sku }) => sku),
      products.map(({ marketMask }) => marketMask),
      products.map(({ categoryIds }) => JSON.stringify(categoryIds)),
    ],
  );
}

export async function forgetProjectedProducts(database: Database, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await database.query('DELETE FROM read_side.projected_product WHERE product_id = ANY($1::int[])', [productIds]);
}
