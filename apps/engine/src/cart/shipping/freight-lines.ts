import {
  type Order,
  type RequestContext,
  type RequestContextCacheService,
  type TransactionalConnection,
} from '@vendure/core';
import { z } from 'zod';

const freightRows = z.tuple([z.object({ freight: z.boolean().nullable() })]);

/** Whether anything in the order is too big for a parcel. */
export function hasFreightLine(
  ctx: RequestContext,
  order: Order,
  connection: TransactionalConnection,
  cache: RequestContextCacheService,
): Promise<boolean> {
  const variantIds = order.lines.map((line) => Number(line.productVariantId)).sort((a, b) => a - b);
  // Both methods ask for each calculation of one request.
  return cache.get(ctx, `freight:${variantIds.join()}`, async () => {
    const rows: unknown = await connection.getRepository(ctx, 'ProductVariant').query(
      `SELECT bool_or(product."customFieldsIspackagetypefreight") AS freight
         FROM product_variant variant JOIN product ON product.id = variant."productId"
        WHERE variant.id = ANY($1)`,
      [variantIds],
    );
    return freightRows.parse(rows)[0].freight === true;
  });
}
