import { Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { type Store, todayIn } from '../platform/stores/store';
import { availableStock } from '../catalogue/available-stock';
import { Cart } from './cart.entity';
import { cartNotice } from './cart-notice';
import { isSellable } from './cart-products';

const lineFacts = z.object({
  lineId: z.int(),
  sku: z.string(),
  productId: z.int(),
  isFreight: z.boolean().nullable(),
  listCents: z.int().nullable(),
  sellable: z.boolean().nullable(),
  available: z.int(),
});
export type LineFacts = z.output<typeof lineFacts>;

const rate = z.object({ priceCents: z.int(), freeAboveCents: z.int() });

const cartFacts = z.object({
  notices: z.array(cartNotice),
  customerId: z.int().nullable(),
  customerEmail: z.string().nullable(),
  rates: z.object({ parcel: rate.optional(), freight: rate.optional() }).nullable(),
  lines: z.array(lineFacts).transform((lines) => new Map(lines.map((line) => [line.lineId, line]))),
});
export type CartFacts = z.output<typeof cartFacts>;

const selectFacts = `
  SELECT cart.notices, customer.id AS "customerId", customer."emailAddress" AS "customerEmail",
    (SELECT jsonb_object_agg(method_key, jsonb_build_object('priceCents', price_cents, 'freeAboveCents', free_above_cents))
       FROM (SELECT DISTINCT ON (method_key) * FROM store_shipping_rate WHERE store_key = $3 AND effective_from <= $2
             ORDER BY method_key, effective_from DESC) AS in_force) AS rates,
    COALESCE((SELECT jsonb_agg(jsonb_build_object('lineId', line.id, 'sku', variant.sku, 'productId', product.id,
        'isFreight', product."customFieldsIspackagetypefreight", 'listCents', price.list_cents,
        'sellable', ${isSellable}, 'available', least(1000, ${availableStock('variant')})))
      FROM order_line line
      JOIN product_variant variant ON variant.id = line."productVariantId"
      JOIN product ON product.id = variant."productId"
      LEFT JOIN store_price price ON price.variant_id = variant.id AND price.store_key = $3
     WHERE line."orderId" = $1), '[]') AS lines
  FROM cart LEFT JOIN customer ON customer.id = cart.customer_id
  WHERE cart.order_id = $1`;

/** All that an answer needs beside the order itself, in one query. */
@Injectable()
export class CartFactsService {
  constructor(private readonly connection: TransactionalConnection) {}

  async get(ctx: RequestContext, store: Store, cartId: number): Promise<CartFacts> {
    const rows: unknown = await this.connection
      .getRepository(ctx, Cart)
      .query(selectFacts, [cartId, todayIn(store.country), store.key, store.country.locales]);
    return z.tuple([cartFacts]).parse(rows)[0];
  }
}
