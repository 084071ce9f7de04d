import { Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import type { Store } from '../platform/stores/store';
import { availableStock } from '../catalogue/available-stock';
import { Cart } from './cart.entity';

const productRow = z.object({
  sku: z.string(),
  variantId: z.int(),
  sellable: z
    .boolean()
    .nullable()
    .transform((value) => value === true),
  /** Of the shop's stock, at most what one may order, less what is in the cart as a gift. */
  available: z.int(),
  priceCents: z.int().nullable(),
  lineId: z.int().nullable(),
  quantity: z.int(),
  guarantees: z.array(z.object({ lineId: z.int(), sku: z.string() })),
});
export type CartProduct = z.output<typeof productRow>;

/** SQL: whether the store sells the variant now. $3 is the store, $4 its locales. */
export const isSellable = `variant."deletedAt" IS NULL AND variant.enabled AND product."deletedAt" IS NULL AND product.enabled
  AND product."customFieldsEligibleforselling" AND price.variant_id IS NOT NULL
  AND product."customFieldsEnabledonmarket"::jsonb ?| $4`;

const selectProducts = (which: string) => `
  SELECT DISTINCT ON (variant.sku) variant.sku, variant.id AS "variantId", line.id AS "lineId",
         COALESCE(line.quantity, 0) AS quantity, ${isSellable} AS sellable,
         COALESCE(price.sale_cents, price.list_cents) AS "priceCents",
         (least(1000, ${availableStock('variant')}) - COALESCE((SELECT sum(gift.quantity) FROM order_line gift
           WHERE gift."orderId" = $1 AND gift."productVariantId" = variant.id
             AND gift."customFieldsGiftof" IS NOT NULL), 0))::int AS available,
         COALESCE((SELECT jsonb_agg(jsonb_build_object('lineId', guarantee.id, 'sku', article.sku) ORDER BY guarantee.id)
           FROM order_line guarantee JOIN product_variant article ON article.id = guarantee."productVariantId"
          WHERE guarantee."orderId" = $1 AND guarantee."customFieldsParentsku" = variant.sku), '[]') AS guarantees
    FROM product_variant variant
    JOIN product ON product.id = variant."productId"
    LEFT JOIN store_price price ON price.variant_id = variant.id AND price.store_key = $3
    LEFT JOIN order_line line ON line."productVariantId" = variant.id AND line."orderId" = $1
      AND line."customFieldsParentsku" IS NULL AND line."customFieldsGiftof" IS NULL
   WHERE ${which}
   ORDER BY variant.sku, line.id NULLS LAST`;

const bySku = selectProducts(`variant.sku = ANY($2::text[]) AND (variant."deletedAt" IS NULL OR line.id IS NOT NULL)`);
const inCart = selectProducts('line.id IS NOT NULL AND $2::text[] IS NULL');

/** What products are in a store, and the cart's own lines of them with their guarantees. */
@Injectable()
export class CartProducts {
  constructor(private readonly connection: TransactionalConnection) {}

  async find(ctx: RequestContext, store: Store, cartId: number, sku: string): Promise<CartProduct | null> {
    return (await this.findAll(ctx, store, cartId, [sku])).get(sku) ?? null;
  }

  async findAll(ctx: RequestContext, store: Store, cartId: number, skus: readonly string[]) {
    const products = await this.select(ctx, store, cartId, bySku, skus);
    return new Map(products.map((product) => [product.sku, product]));
  }

  /** What the cart holds, gifts and guarantees aside. */
  inCart(ctx: RequestContext, store: Store, cartId: number): Promise<CartProduct[]> {
    return this.select(ctx, store, cartId, inCart, null);
  }

  private async select(
    ctx: RequestContext,
    store: Store,
    cartId: number,
    statement: string,
    skus: readonly string[] | null,
  ): Promise<CartProduct[]> {
    const rows: unknown = await this.connection
      .getRepository(ctx, Cart)
      .query(statement, [cartId, skus, store.key, store.country.locales]);
    return z.array(productRow).parse(rows);
  }
}
