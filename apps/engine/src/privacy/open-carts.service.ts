import { Injectable } from '@nestjs/common';
import { OrderService, type RequestContext } from '@vendure/core';
import { z } from 'zod';
import { Statements } from '../platform/statements';
import type { Person } from './personal-table';

const orderRow = z.object({ orderId: z.int() });

// Not those that are being paid for: they become an order, or are swept once nobody pays.
const selectOpen = `
  SELECT cart.order_id AS "orderId" FROM cart
   WHERE state <> 'Ordered' AND (frozen_until IS NULL OR frozen_until < now())
     AND (customer_id = ANY($1::int[]) OR session_token_hash IN (
       SELECT encode(sha256(convert_to(token, 'UTF8')), 'hex') FROM session WHERE "userId" = $2))
   ORDER BY cart.order_id FOR UPDATE`;

const selectLost = `
  SELECT cart.order_id AS "orderId" FROM cart LEFT JOIN customer ON customer.id = cart.customer_id
   WHERE cart.state <> 'Ordered' AND (frozen_until IS NULL OR frozen_until < now() - interval '1 day')
     AND (customer."deletedAt" IS NOT NULL OR (cart.customer_id IS NULL AND cart.session_token_hash IS NULL))
   ORDER BY cart.order_id LIMIT 500 FOR UPDATE OF cart SKIP LOCKED`;

const forgetActions = `UPDATE payment_attempt SET action = NULL WHERE cart_id = ANY($1::int[])`;

/** Carts that are nobody's order: they go with whoever filled them. */
@Injectable()
export class OpenCarts {
  constructor(
    private readonly statements: Statements,
    private readonly orders: OrderService,
  ) {}

  async removeOf(ctx: RequestContext, { customerIds, userId }: Person): Promise<number> {
    return this.remove(ctx, await this.statements.all(ctx, orderRow, selectOpen, [[...customerIds], userId]));
  }

  /** Of accounts that are gone. */
  async removeLost(ctx: RequestContext): Promise<number> {
    return this.remove(ctx, await this.statements.all(ctx, orderRow, selectLost));
  }

  private async remove(ctx: RequestContext, carts: readonly z.output<typeof orderRow>[]): Promise<number> {
    await this.statements.run(ctx, forgetActions, [carts.map(({ orderId }) => orderId)]);
    for (const { orderId } of carts) await this.orders.deleteOrder(ctx, orderId);
    return carts.length;
  }
}
