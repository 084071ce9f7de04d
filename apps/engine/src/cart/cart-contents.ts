import { Injectable } from '@nestjs/common';
import { CurrencyCode, type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { Cart } from './cart.entity';

const line = z.object({
  sku: z.string(),
  quantity: z.int(),
  parentSku: z.string().nullable(),
  /** What one piece cost there, as the store wrote it; null where it was sold without the store's tax. */
  priceCents: z.int().nullable(),
});
const contents = z.object({
  currencyCode: z.enum(CurrencyCode),
  couponCodes: z.array(z.string()),
  lines: z.array(line),
});
export type CartContents = z.output<typeof contents>;

// A gift comes with its coupon, not with its line.
const selectContents = `
  SELECT "order"."currencyCode", string_to_array(NULLIF("order"."couponCodes", ''), ',') AS "couponCodes",
    COALESCE((SELECT jsonb_agg(jsonb_build_object('sku', variant.sku, 'quantity', line.quantity,
        'parentSku', line."customFieldsParentsku",
        'priceCents', CASE WHEN line."listPriceIncludesTax" THEN line."listPrice" END) ORDER BY line.id)
      FROM order_line line JOIN product_variant variant ON variant.id = line."productVariantId"
     WHERE line."orderId" = "order".id AND line."customFieldsGiftof" IS NULL), '[]') AS lines
  FROM "order" WHERE "order".id = $1`;

/** What a cart holds that can be taken to another one. */
@Injectable()
export class CartContentsService {
  constructor(private readonly connection: TransactionalConnection) {}

  async get(ctx: RequestContext, cartId: number): Promise<CartContents> {
    const rows: unknown = await this.connection.getRepository(ctx, Cart).query(selectContents, [cartId]);
    const row = z.tuple([z.looseObject({ couponCodes: z.array(z.string()).nullable() })]).parse(rows)[0];
    return contents.parse({ ...row, couponCodes: row.couponCodes ?? [] });
  }
}
