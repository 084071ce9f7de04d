import { Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { CoPurchase } from './co-purchase.entity';

const batch = 500;
/** A list that outfits a whole kitchen says nothing of what goes with what. */
const mostProducts = 40;

// Old habits, and what was not bought in the end, do not count.
const isCounted = `placed."orderPlacedAt" > now() - interval '2 years' AND placed.state <> 'Cancelled'`;

const oneAtATime = `SELECT pg_advisory_xact_lock(hashtextextended('co-purchases', 0))`;

const selectUncounted = `
  SELECT placed.id AS order_id FROM "order" AS placed
   WHERE ${isCounted} AND NOT EXISTS (SELECT FROM co_purchase_order AS counted WHERE counted.order_id = placed.id)
   ORDER BY placed.id LIMIT ${batch}`;

const selectAll = `SELECT placed.id AS order_id FROM "order" AS placed WHERE ${isCounted}`;

/** Marks the orders and counts their pairs in one statement: neither is there without the other. */
const count = (orders: string) => `
  WITH counted AS (
    INSERT INTO co_purchase_order (order_id) ${orders} ON CONFLICT DO NOTHING RETURNING order_id
  ), bought AS (
    SELECT DISTINCT counted.order_id, variant.sku
      FROM counted JOIN order_line AS line ON line."orderId" = counted.order_id AND line.quantity > 0
      JOIN product_variant AS variant ON variant.id = line."productVariantId"
     WHERE variant.sku LIKE 'EX%' AND line."customFieldsGiftof" IS NULL
  ), telling AS (
    SELECT order_id FROM bought GROUP BY order_id HAVING count(*) BETWEEN 2 AND ${mostProducts}
  ), pairs AS (
    SELECT one.sku AS sku_a, other.sku AS sku_b, count(*)::int AS count
      FROM telling JOIN bought AS one USING (order_id) JOIN bought AS other USING (order_id)
     WHERE one.sku < other.sku GROUP BY one.sku, other.sku
  ), written AS (
    INSERT INTO co_purchase AS known (sku_a, sku_b, count) SELECT sku_a, sku_b, count FROM pairs
    ON CONFLICT (sku_a, sku_b) DO UPDATE SET count = known.count + excluded.count
  )
  SELECT count(*)::int AS orders FROM counted`;

const counted = z.tuple([z.object({ orders: z.int() })]);

/** What is bought together: counted from placed orders, each once. */
@Injectable()
export class CoPurchases {
  constructor(private readonly connection: TransactionalConnection) {}

  /** What was ordered since the last time. */
  async countNew(ctx: RequestContext): Promise<{ orders: number }> {
    let orders = 0;
    for (let found = batch; found === batch; orders += found) {
      found = await this.connection.withTransaction(ctx, async (tx) => {
        await this.query(tx, oneAtATime);
        return this.count(tx, selectUncounted);
      });
    }
    return { orders };
  }

  /** From the beginning, so that cancelled and old orders drop out. Until it is done shoppers see what was before. */
  rebuild(ctx: RequestContext): Promise<{ orders: number }> {
    return this.connection.withTransaction(ctx, async (tx) => {
      await this.query(tx, oneAtATime);
      // One long statement in the night.
      await this.query(tx, `SET LOCAL statement_timeout = '15min'`);
      await this.query(tx, 'DELETE FROM co_purchase');
      await this.query(tx, 'DELETE FROM co_purchase_order');
      return { orders: await this.count(tx, selectAll) };
    });
  }

  private async count(tx: RequestContext, orders: string): Promise<number> {
    const [row] = counted.parse(await this.query(tx, count(orders)));
    return row.orders;
  }

  private query(tx: RequestContext, statement: string): Promise<unknown> {
    return this.connection.getRepository(tx, CoPurchase).query(statement);
  }
}
