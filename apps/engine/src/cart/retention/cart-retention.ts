import { Injectable } from '@nestjs/common';
import { retentionPeriods } from '@tradehall/domain/privacy/retention-periods.ts';
import { OrderService, type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { Cart } from '../cart.entity';

const batch = 500;

const oldCarts = `
  SELECT order_id AS "orderId" FROM cart WHERE state <> 'Ordered' AND changed_at < now() - interval '${retentionPeriods.openCartDays} days'
   ORDER BY changed_at LIMIT ${batch}`;

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

  async sweep(ctx: RequestContext): Promise<{ carts: number }> {
    const repository = this.connection.getRepository(ctx, Cart);
    await repository.query(oldWishes);
    await repository.query(oldTransfers);
    let carts = 0;
    for (let found = batch; found === batch; carts += found) found = await this.removeOldCarts(ctx);
    return { carts };
  }

  private async removeOldCarts(ctx: RequestContext): Promise<number> {
    const rows: unknown = await this.connection.getRepository(ctx, Cart).query(oldCarts);
    const carts = z.array(z.object({ orderId: z.int() })).parse(rows);
    for (const { orderId } of carts)
      await this.connection.withTransaction(ctx, (transaction) => this.orders.deleteOrder(transaction, orderId));
    return carts.length;
  }
}
