import { Injectable } from '@nestjs/common';
import { retentionPeriods } from '@tradehall/domain/privacy/retention-periods.ts';
import { OrderService, type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { Cart } from '../cart.entity';

const batch = 500;

const oldCarts = `
  SELECT order_id AS "orderId" FROM cart WHERE state <> 'Ordered' AND changed_at < now() - interval '${retentionPeriods.openCartDays} days'
   ORDER BY changed_at LIMIT ${batch}`;

// What the shop's own shopper leaves, ordered or not; by then the provider has said its last word.
const syntheticCarts = `
  SELECT order_id AS "orderId" FROM "order" JOIN cart ON order_id = "order".id
   WHERE "customFieldsIssynthetic" AND changed_at < now() - interval '1 day' ORDER BY changed_at LIMIT ${batch}`;

const attemptsOf = `SELECT id FROM payment_attempt WHERE cart_id = $1`;
const whatHangsOnIt = [
  `UPDATE webhook_inbox SET attempt_id = NULL WHERE attempt_id IN (${attemptsOf})`,
  ...['provider_call', 'reservation', 'payment_concern'].map(
    (table) => `DELETE FROM ${table} WHERE attempt_id IN (${attemptsOf})`,
  ),
  'DELETE FROM payment_attempt WHERE cart_id = $1',
  'DELETE FROM payment WHERE "orderId" = $1',
  'DELETE FROM stock_movement WHERE "orderLineId" IN (SELECT id FROM order_line WHERE "orderId" = $1)',
];

// Nobody repeats a wish after a month, nor follows a link after its quarter of an hour.
const oldWishes = `DELETE FROM cart_intent WHERE created_at < now() - interval '30 days'`;
const oldTransfers = `DELETE FROM cart_transfer WHERE expires_at < now() - interval '1 day'`;

/** Forgets what nobody comes back for. */
@Injectable()
export class CartRetention {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
  ) {}

  async sweep(ctx: RequestContext): Promise<{ carts: number; synthetic: number }> {
    const repository = this.connection.getRepository(ctx, Cart);
    await repository.query(oldWishes);
    await repository.query(oldTransfers);
    let carts = 0;
    for (let found = batch; found === batch; carts += found) found = await this.remove(ctx, oldCarts);
    let synthetic = 0;
    for (let found = batch; found === batch; synthetic += found)
      found = await this.remove(ctx, syntheticCarts, whatHangsOnIt);
    return { carts, synthetic };
  }

  private async remove(ctx: RequestContext, which: string, before: readonly string[] = []): Promise<number> {
    const rows: unknown = await this.connection.getRepository(ctx, Cart).query(which);
    const carts = z.array(z.object({ orderId: z.int() })).parse(rows);
    for (const { orderId } of carts)
      await this.connection.withTransaction(ctx, async (transaction) => {
        const repository = this.connection.getRepository(transaction, Cart);
        for (const statement of before) await repository.query(statement, [orderId]);
        await this.orders.deleteOrder(transaction, orderId);
      });
    return carts.length;
  }
}
