import { Order, type RequestContext, type TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { lowestPriceBefore } from '../../catalogue/store-prices/lowest-price';
import type { OrderPrices } from './order-prices.service';

const historyRows = z.array(z.object({ variantId: z.int(), cents: z.int(), effectiveFromMs: z.number() }));
const parentRows = z.array(z.object({ sku: z.string(), cents: z.int(), ratePermyriad: z.int().nullable() }));

const selectHistory = `
  SELECT variant_id AS "variantId", cents, (extract(epoch FROM effective_from) * 1000)::float8 AS "effectiveFromMs"
  FROM store_price_history WHERE variant_id = ANY($1::int[]) AND store_key = $2`;
const selectParents = `
  SELECT variant.sku, coalesce(price.sale_cents, price.list_cents) AS cents,
    product."customFieldsExtraguaranteeratepermyriad" AS "ratePermyriad"
  FROM product_variant AS variant JOIN product ON product.id = variant."productId"
  JOIN store_price AS price ON price.variant_id = variant.id AND price.store_key = $2
  WHERE variant.sku = ANY($1::text[]) AND variant."deletedAt" IS NULL`;

export interface TraceFacts {
  /** By variant, of those that are reduced and whose history reaches far enough back. */
  readonly lowestCents: ReadonlyMap<number, number>;
  /** By SKU, of those with a guarantee. */
  readonly parents: ReadonlyMap<string, { readonly cents: number; readonly ratePermyriad: number | null }>;
}

/** What only whoever asks why has to know. */
export async function traceFacts(
  ctx: RequestContext,
  connection: TransactionalConnection,
  { store, lines }: OrderPrices,
  order: Order,
): Promise<TraceFacts> {
  const ask = (statement: string, keys: readonly unknown[]): Promise<unknown> =>
    keys.length === 0 ? Promise.resolve([]) : connection.getRepository(ctx, Order).query(statement, [keys, store.key]);
  const reduced = lines.filter(({ kind, variant }) => kind !== 'guarantee' && variant.saleCents !== null);
  const rows = historyRows.parse(
    await ask(
      selectHistory,
      reduced.map(({ variant }) => variant.variantId),
    ),
  );
  const histories = Map.groupBy(rows, ({ variantId }) => variantId);
  const nowMs = Date.now();
  const lowest = reduced.flatMap(({ variant: { variantId, saleCents } }) => {
    const cents = saleCents === null ? null : lowestPriceBefore(saleCents, histories.get(variantId) ?? [], nowMs);
    return cents === null ? [] : [[variantId, cents] as const];
  });
  const parentSkus = order.lines.flatMap(({ customFields }) => customFields.parentSku || []);
  const parents = parentRows.parse(await ask(selectParents, parentSkus));
  return { lowestCents: new Map(lowest), parents: new Map(parents.map((parent) => [parent.sku, parent])) };
}
