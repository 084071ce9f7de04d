import { Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import type { Store } from '../country-stores/store';
import { Cart } from './cart.entity';
import type { ChangeRequest } from './cart-change';
import type { CartOwner } from './cart-owner';

const cartRow = z.object({ orderId: z.int(), version: z.int(), state: z.string() });
export type CartRow = z.output<typeof cartRow>;

const raisedRow = z.object({ version: z.int(), remembered: z.boolean() });
const standingRow = z.object({ version: z.int(), remembered: z.boolean(), state: z.string() });
const lineRow = z.object({
  variantId: z.int(),
  sellable: z.boolean().nullable(),
  lineId: z.int().nullable(),
  quantity: z.int(),
});

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
  raise(ctx: RequestContext, owner: CartOwner, store: Store, { cartId, version, intentId }: ChangeRequest) {
    return this.first(
      ctx,
      raisedRow,
      `WITH raised AS (
         UPDATE cart SET version = version + 1
          WHERE order_id = $1 AND ${owned} AND state = 'Active' AND version = $5
         RETURNING order_id, version
       ), remembered AS (
         INSERT INTO cart_intent (order_id, intent_id, version) SELECT order_id, $6, version FROM raised
         ON CONFLICT DO NOTHING RETURNING order_id
       )
       SELECT version, EXISTS (SELECT FROM remembered) AS remembered FROM raised`,
      [cartId, store.key, owner.sessionTokenHash, owner.userId, version, intentId],
    );
  }

  /** Why a cart could not be raised. */
  standing(ctx: RequestContext, owner: CartOwner, store: Store, { cartId, intentId }: ChangeRequest) {
    return this.first(
      ctx,
      standingRow,
      `SELECT version, state,
              EXISTS (SELECT FROM cart_intent WHERE order_id = $1 AND intent_id = $5) AS remembered
         FROM cart WHERE order_id = $1 AND ${owned}`,
      [cartId, store.key, owner.sessionTokenHash, owner.userId, intentId],
    );
  }

  find(ctx: RequestContext, owner: CartOwner, store: Store, cartId: number): Promise<CartRow | null> {
    return this.first(
      ctx,
      cartRow,
      `SELECT order_id AS "orderId", version, state FROM cart WHERE order_id = $1 AND ${owned}`,
      [cartId, store.key, owner.sessionTokenHash, owner.userId],
    );
  }

  findActive(ctx: RequestContext, owner: CartOwner, store: Store): Promise<CartRow | null> {
    return this.first(
      ctx,
      cartRow,
      `SELECT order_id AS "orderId", version, cart.state FROM cart JOIN "order" ON "order".id = order_id
        WHERE cart.state = $1 AND "order".active AND ${owned} LIMIT 1`,
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

  async insert(ctx: RequestContext, owner: CartOwner, store: Store, orderId: number): Promise<void> {
    await this.query(
      ctx,
      `INSERT INTO cart (order_id, store_key, session_token_hash, customer_id)
       SELECT $1, $2, CASE WHEN customer.id IS NULL THEN $3 END, customer.id
         FROM (SELECT 1) AS one LEFT JOIN customer ON customer."userId" = $4 AND customer."deletedAt" IS NULL`,
      [orderId, store.key, owner.sessionTokenHash, owner.userId],
    );
  }

  /** What a SKU is in this store, and the cart's line of it. */
  findLine(ctx: RequestContext, store: Store, cartId: number, sku: string) {
    return this.first(
      ctx,
      lineRow,
      `SELECT variant.id AS "variantId", line.id AS "lineId", COALESCE(line.quantity, 0) AS quantity,
              variant."deletedAt" IS NULL AND variant.enabled AND product."deletedAt" IS NULL AND product.enabled
                AND product."customFieldsEligibleforselling" AND price.variant_id IS NOT NULL
                AND product."customFieldsEnabledonmarket"::jsonb ?| $4 AS sellable
         FROM product_variant variant
         JOIN product ON product.id = variant."productId"
         LEFT JOIN store_price price ON price.variant_id = variant.id AND price.store_key = $3
         LEFT JOIN order_line line ON line."productVariantId" = variant.id AND line."orderId" = $1
        WHERE variant.sku = $2 AND (variant."deletedAt" IS NULL OR line.id IS NOT NULL)
        ORDER BY line.id NULLS LAST LIMIT 1`,
      [cartId, sku, store.key, store.country.locales],
    );
  }

  private async first<Row extends z.ZodType>(ctx: RequestContext, row: Row, statement: string, values: unknown[]) {
    const [first] = z.array(row).parse(await this.query(ctx, statement, values));
    return first ?? null;
  }

  private query(ctx: RequestContext, statement: string, values: unknown[]): Promise<unknown> {
    return this.connection.getRepository(ctx, Cart).query(statement, values);
  }
}
