import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EventBus, LoginEvent, type RequestContext, TransactionalConnection } from '@vendure/core';
import { Cart } from './cart.entity';
import { findOwner } from './cart-owner';

// A cart the customer has already stays the active one; the guest's is then left as it is.
const handOver = `
  WITH customer AS (
    SELECT id FROM customer WHERE "userId" = $2 AND "deletedAt" IS NULL
  ), handed AS (
    UPDATE cart SET customer_id = customer.id, session_token_hash = NULL
      FROM customer
     WHERE session_token_hash = $1 AND state = 'Active' AND NOT EXISTS (
       SELECT FROM cart other WHERE other.customer_id = customer.id AND other.store_key = cart.store_key
          AND other.state = 'Active')
    RETURNING order_id, customer_id
  )
  UPDATE "order" SET "customerId" = handed.customer_id FROM handed WHERE "order".id = handed.order_id`;

/** What a guest has put into carts goes with her when she signs in. */
@Injectable()
export class KeepCartAtSignIn implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventBus,
    private readonly connection: TransactionalConnection,
  ) {}

  onApplicationBootstrap(): void {
    // Blocking: the answer to signing in shows the cart.
    this.events.registerBlockingEventHandler({
      event: LoginEvent,
      id: 'keep-cart-at-sign-in',
      handler: ({ ctx, user }) => this.handOver(ctx, Number(user.id)),
    });
  }

  private async handOver(ctx: RequestContext, userId: number): Promise<void> {
    const guest = ctx.apiType === 'shop' ? findOwner(ctx) : null;
    if (guest?.userId !== null) return;
    await this.connection.getRepository(ctx, Cart).query(handOver, [guest.sessionTokenHash, userId]);
  }
}
