import type { Pool } from 'pg';
import { z } from 'zod';
import type { CoPurchases } from '../context/services/co-purchases.ts';

const statement = `
  SELECT other_sku AS sku FROM read_side.co_purchase
   WHERE sku = ANY($1::text[]) AND other_sku <> ALL($1::text[])
   GROUP BY other_sku ORDER BY sum(count) DESC, other_sku LIMIT $2`;

const found = z.array(z.object({ sku: z.string() }));

export class PostgresCoPurchases implements CoPurchases {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  readonly orderedWith: CoPurchases['orderedWith'] = async (skus, limit) => {
    const { rows } = await this.#pool.query({ name: 'co-purchases', text: statement, values: [[...skus], limit] });
    return found.parse(rows).map(({ sku }) => sku);
  };
}
