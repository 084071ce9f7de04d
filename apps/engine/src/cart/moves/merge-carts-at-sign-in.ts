import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  Channel,
  CurrencyCode,
  EventBus,
  Logger,
  LoginEvent,
  OrderService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { z } from 'zod';
import { currencyOf, findStore, type Store } from '../../platform/stores/store';
import { CartPricing } from '../pricing/cart-pricing.service';
import { Cart } from '../cart.entity';
import { CartContentsService } from '../cart-contents';
import { CartMending } from '../cart-mending';
import { CartMoved } from './cart-moved.event';
import { findOwner } from '../cart-owner';
import { CartRows } from '../cart-rows';
import { CartVersionService } from '../cart-version.service';
import { priceNotices } from '../cart-notice';
import { TakeOver } from './take-over';

const cartRows = z.array(
  z.object({ orderId: z.int(), storeKey: z.string(), isGuests: z.boolean(), isFrozen: z.boolean() }),
);
type CartRow = z.output<typeof cartRows>[number];

const attempts = 2;

// One sign-in of a customer after the other: two of them would both find no cart and bring one.
const lockCustomer = `SELECT id FROM customer WHERE "userId" = $1 AND "deletedAt" IS NULL FOR NO KEY UPDATE`;

// In the order of their ids, as everybody who locks several.
const lockCarts = `
  SELECT cart.order_id AS "orderId", cart.store_key AS "storeKey", cart.customer_id IS NULL AS "isGuests",
         coalesce(cart.frozen_until > now(), false) AS "isFrozen"
    FROM cart JOIN "order" ON "order".id = cart.order_id
   WHERE (cart.session_token_hash = $1 OR cart.customer_id = $2) AND cart.state = 'Active' AND "order".active
   ORDER BY cart.order_id FOR UPDATE OF cart`;

const handOver = `
  WITH handed AS (UPDATE cart SET customer_id = $2, session_token_hash = NULL WHERE order_id = $1)
  UPDATE "order" SET "customerId" = $2 WHERE id = $1`;

// Two carts of which one is being paid for cannot become one: the guest's goes with the session that has just begun.
const keepInSession = `
  WITH kept AS (
    UPDATE cart SET session_token_hash = encode(sha256((
      SELECT token::bytea FROM session WHERE "userId" = $3 ORDER BY id DESC LIMIT 1)), 'hex') WHERE order_id = $1)
  UPDATE "order" SET "customerId" = $2 WHERE id = $1`;

/** What a guest has put into carts goes with her when she signs in. */
@Injectable()
export class MergeCartsAtSignIn implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventBus,
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly rows: CartRows,
    private readonly contents: CartContentsService,
    private readonly pricing: CartPricing,
    private readonly mending: CartMending,
    private readonly takeOver: TakeOver,
    private readonly carts: CartVersionService,
  ) {}

  onApplicationBootstrap(): void {
    // The engine's own way to merge saves the customer's order as it read it before any lock, and so undoes what another
    // device has done to it since; and a session that remembers an order ends the others that do.
    this.orders.mergeOrders = () => Promise.resolve(undefined);
    // Blocking: the answer to signing in shows the cart.
    this.events.registerBlockingEventHandler({
      event: LoginEvent,
      id: 'merge-carts-at-sign-in',
      handler: ({ ctx, user }) => this.merge(ctx, Number(user.id)),
    });
  }

  private async merge(ctx: RequestContext, userId: number): Promise<void> {
    const guest = ctx.apiType === 'admin' ? null : findOwner(ctx);
    if (guest?.userId !== null) return;
    for (let attempt = 1; ; attempt += 1) {
      await this.query(ctx, 'SAVEPOINT before_carts', []);
      try {
        await this.mergeAll(ctx, guest.sessionTokenHash, userId);
        return;
      } catch (failure) {
        // A cart that was made meanwhile is found the second time. Signing in must not fail for a cart.
        await this.query(ctx, 'ROLLBACK TO SAVEPOINT before_carts', []);
        if (attempt < attempts) continue;
        Logger.error(`the carts of user ${userId} were not merged: ${String(failure)}`, 'Carts');
        return;
      }
    }
  }

  private async mergeAll(ctx: RequestContext, sessionTokenHash: string, userId: number): Promise<void> {
    const [customer] = z.array(z.object({ id: z.int() })).parse(await this.query(ctx, lockCustomer, [userId]));
    if (!customer) return;
    const carts = cartRows.parse(await this.query(ctx, lockCarts, [sessionTokenHash, customer.id]));
    for (const guests of carts.filter(({ isGuests }) => isGuests)) {
      const store = findStore(guests.storeKey);
      if (!store) continue;
      const own = carts.find((cart) => !cart.isGuests && cart.storeKey === guests.storeKey);
      if (own && (own.isFrozen || guests.isFrozen)) {
        await this.query(ctx, keepInSession, [guests.orderId, customer.id, userId]);
        continue;
      }
      if (own) await this.mergeInto(inStore(ctx, store), store, guests, own);
      else await this.handOver(inStore(ctx, store), store, guests, customer.id);
    }
  }

  /** A customer's tier may make it cheaper. */
  private async handOver(ctx: RequestContext, store: Store, cart: CartRow, customerId: number): Promise<void> {
    const { orderId, isFrozen } = cart;
    // What is being paid for stays as it is, and its payment with it: the customer comes back to both.
    if (isFrozen) {
      await this.query(ctx, handOver, [orderId, customerId]);
      return;
    }
    const version = await this.rows.raiseAny(ctx, orderId);
    if (version === null) return;
    await this.query(ctx, handOver, [orderId, customerId]);
    const changes = await this.pricing.refreshPrices(ctx, store, orderId);
    await this.rows.addNotices(ctx, orderId, priceNotices(changes));
    await this.carts.moved(ctx, store, await this.mending.addUp(ctx, orderId), version);
  }

  private async mergeInto(ctx: RequestContext, store: Store, guests: CartRow, own: CartRow): Promise<void> {
    const left = await this.rows.raiseAny(ctx, guests.orderId);
    if (left === null) return;
    const coming = await this.contents.get(ctx, guests.orderId);
    await this.rows.end(ctx, guests.orderId, 'Merged');
    await this.events.publish(new CartMoved(ctx, guests.orderId, left, []));
    if (coming.lines.length === 0 && coming.couponCodes.length === 0) return;
    const version = await this.rows.raiseAny(ctx, own.orderId);
    if (version === null) return;
    await this.carts.moved(ctx, store, await this.takeOver.into(ctx, store, own.orderId, coming), version);
  }

  private query(ctx: RequestContext, statement: string, values: unknown[]): Promise<unknown> {
    return this.connection.getRepository(ctx, Cart).query(statement, values);
  }
}

/** The request came for one store; a cart of another one stays in its own currency. */
function inStore(ctx: RequestContext, store: Store): RequestContext {
  const defaultCurrencyCode = z.enum(CurrencyCode).parse(currencyOf(store));
  return ctx.copy(Object.assign(new Channel(), ctx.channel, { defaultCurrencyCode }));
}
