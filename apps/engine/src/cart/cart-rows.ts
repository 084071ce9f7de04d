import { Injectable } from '@nestjs/common';
import type { CartChangeRequest } from '@tradehall/domain/cart/cart.engine-calls.ts';
import { engineCart } from '@tradehall/domain/cart/engine-cart.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import type { Store } from '../platform/stores/store';
import { Cart } from './cart.entity';
import { isOnlyRecalculation } from './cart-change';
import type { CartNotice } from './cart-notice';
import type { CartOwner } from './cart-owner';

const cartRow = z.object({ orderId: z.int(), version: z.int(), state: engineCart.shape.state });
export type CartRow = z.output<typeof cartRow>;

const versionRow = z.object({ version: z.int() });
const raisedRow = z.object({ version: z.int(), remembered: z.boolean() });
const standingRow = z.object({ version: z.int(), remembered: z.boolean(), state: z.string(), isFrozen: z.boolean() });

/** Somebody is paying for it as it is. */
const isFrozen = `coalesce(frozen_until > now(), false)`;

// $2 is the store, $3 the session, $4 the customer's user: knowing an id is not owning it.
const owned = `store_key = $2 AND (session_token_hash = $3
  OR customer_id = (SELECT id FROM customer WHERE "userId" = $4 AND "deletedAt" IS NULL))`;

/** The cart's own rows, as statements: what they lock and in which order is the point of them. */
@Injectable()
export class CartRows {
  constructor(private readonly connection: TransactionalConnection) {}

  /**
   * The first statement of every change: compares and raises the version under the row's lock and remembers the intent.
   * Null: no cart of this owner stands at that version. Not remembered: the intent was there before.
   */
  raise(ctx: RequestContext, owner: CartOwner, store: Store, request: CartChangeRequest) {
    const { cartId, version, intentId } = request;
    return this.first(
      ctx,
      raisedRow,
      `WITH raised AS (
         UPDATE cart SET version = version + 1, changed_at = now(),
                notices = CASE WHEN $7 THEN notices ELSE '[]' END
          WHERE order_id = $1 AND ${owned} AND state = 'Active' AND version = $5 AND NOT ${isFrozen}
         RETURNING order_id, version
       ), remembered AS (
         INSERT INTO cart_intent (order_id, intent_id, version) SELECT order_id, $6, version FROM raised
         ON CONFLICT DO NOTHING RETURNING order_id
       )
       SELECT version, EXISTS (SELECT FROM remembered) AS remembered FROM raised`,
      [cartId, store.key, owner.sessionTokenHash, owner.userId, version, intentId, isOnlyRecalculation(request)],
    );
  }

  /** Why a cart could not be raised. */
  standing(ctx: RequestContext, owner: CartOwner, store: Store, { cartId, intentId }: CartChangeRequest) {
    return this.first(
      ctx,
      standingRow,
      `SELECT version, state, ${isFrozen} AS "isFrozen",
              EXISTS (SELECT FROM cart_intent WHERE order_id = $1 AND intent_id = $5) AS remembered
         FROM cart WHERE order_id = $1 AND ${owned}`,
      [cartId, store.key, owner.sessionTokenHash, owner.userId, intentId],
    );
  }

  /** A change by the shop itself. Null: somebody was faster, or it is no cart any more. */
  async raiseFrom(ctx: RequestContext, { orderId, version }: CartRow): Promise<number | null> {
    const raised = await this.first(
      ctx,
      versionRow,
      `UPDATE cart SET version = version + 1, changed_at = now()
        WHERE order_id = $1 AND version = $2 AND state = 'Active' AND NOT ${isFrozen} RETURNING version`,
      [orderId, version],
    );
    return raised?.version ?? null;
  }

  /** A change that fits every version. */
  async raiseAny(ctx: RequestContext, cartId: number): Promise<number | null> {
    const raised = await this.first(
      ctx,
      versionRow,
      `UPDATE cart SET version = version + 1, changed_at = now()
        WHERE order_id = $1 AND state = 'Active' AND NOT ${isFrozen} RETURNING version`,
      [cartId],
    );
    return raised?.version ?? null;
  }

  async addNotices(ctx: RequestContext, cartId: number, notices: readonly CartNotice[]): Promise<void> {
    if (notices.length === 0) return;
    await this.query(ctx, 'UPDATE cart SET notices = notices || $2::jsonb WHERE order_id = $1', [
      cartId,
      JSON.stringify(notices),
    ]);
  }

  find(ctx: RequestContext, owner: CartOwner, store: Store, cartId: number): Promise<CartRow | null> {
    return this.first(
      ctx,
      cartRow,
      `SELECT order_id AS "orderId", version, state FROM cart
        WHERE order_id = $1 AND ${owned} AND state IN ('Active', 'Ordered')`,
      [cartId, store.key, owner.sessionTokenHash, owner.userId],
    );
  }

  /** Holds the row until the transaction ends: the cart first, then all that belongs to it. */
  async lock(ctx: RequestContext, cartId: number): Promise<number> {
    const row = await this.first(
      ctx,
      z.object({ version: z.int() }),
      'SELECT version FROM cart WHERE order_id = $1 FOR UPDATE',
      [cartId],
    );
    if (!row) throw new Error(`there is no cart ${cartId}`);
    return row.version;
  }

  /** The one that came with the session before the account's own: somebody signed in while it was being paid for. */
  findActive(ctx: RequestContext, owner: CartOwner, store: Store): Promise<CartRow | null> {
    return this.first(
      ctx,
      cartRow,
      `SELECT order_id AS "orderId", version, cart.state FROM cart JOIN "order" ON "order".id = order_id
        WHERE cart.state = $1 AND "order".active AND ${owned}
        ORDER BY cart.customer_id NULLS FIRST LIMIT 1`,
      ['Active', store.key, owner.sessionTokenHash, owner.userId],
    );
  }

  /** A cart whose order an operator has ended must not keep its owner from a new one. */
  async retireEnded(ctx: RequestContext, owner: CartOwner, store: Store): Promise<void> {
    await this.query(
      ctx,
      `UPDATE cart SET state = CASE WHEN "order"."orderPlacedAt" IS NULL THEN 'Merged' ELSE 'Ordered' END
         FROM "order" WHERE "order".id = order_id AND NOT "order".active AND cart.state = $1 AND ${owned}`,
      ['Active', store.key, owner.sessionTokenHash, owner.userId],
    );
  }

  /** It is a cart no more, and its order never becomes one. */
  async end(ctx: RequestContext, cartId: number, state: 'Deleted' | 'Merged'): Promise<void> {
    await this.query(
      ctx,
      `WITH ended AS (UPDATE cart SET state = $2 WHERE order_id = $1)
       UPDATE "order" SET active = false, state = 'Cancelled' WHERE id = $1`,
      [cartId, state],
    );
  }

  /** It is an order now. */
  async order(ctx: RequestContext, cartId: number): Promise<void> {
    await this.query(
      ctx,
      `UPDATE cart SET state = 'Ordered', frozen_until = NULL, changed_at = now(), customer_id = coalesce(customer_id, (
         SELECT customer.id FROM "order" JOIN customer ON customer.id = "customerId"
          WHERE "order".id = order_id AND customer."userId" IS NOT NULL)) WHERE order_id = $1`,
      [cartId],
    );
  }

  async insert(ctx: RequestContext, owner: CartOwner, store: Store, orderId: number): Promise<void> {
    await this.query(
      ctx,
      `INSERT INTO cart (order_id, store_key, session_token_hash, customer_id)
       SELECT $1, $2, CASE WHEN customer.id IS NULL THEN $3 END, customer.id
         FROM (SELECT 1) AS one LEFT JOIN customer ON customer."userId" = $4 AND customer."deletedAt" IS NULL`,
      [orderId, store.key, owner.sessionTokenHash, owner.userId],
    );
  }

  /** Only what is new and a guest's: nobody's own cart can be marked. False: it is none, or has a mark already. */
  async markSynthetic(ctx: RequestContext, owner: CartOwner, store: Store, cartId: number): Promise<boolean> {
    const marked = await this.first(
      ctx,
      versionRow,
      `UPDATE "order" SET "customFieldsIssynthetic" = true FROM cart
        WHERE "order".id = order_id AND order_id = $1 AND store_key = $2 AND session_token_hash = $3 AND customer_id IS NULL
          AND cart.state = 'Active' AND version = 0 AND "customFieldsIssynthetic" IS NOT TRUE
       RETURNING version`,
      [cartId, store.key, owner.sessionTokenHash],
    );
    return marked !== null;
  }

  private async first<Row extends z.ZodType>(ctx: RequestContext, row: Row, statement: string, values: unknown[]) {
    const [first] = z.array(row).parse(rowsOf(await this.query(ctx, statement, values)));
    return first ?? null;
  }

  private query(ctx: RequestContext, statement: string, values: unknown[]): Promise<unknown> {
    return this.connection.getRepository(ctx, Cart).query(statement, values);
  }
}

/** The driver answers an UPDATE with its rows and their count. */
function rowsOf(answer: unknown): unknown {
  const updated = z.tuple([z.array(z.unknown()), z.number()]).safeParse(answer);
  return updated.success ? updated.data[0] : answer;
}
