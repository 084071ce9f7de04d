import { Injectable } from '@nestjs/common';
import { emailAddress, locale as localeField, productSku } from '@tradehall/domain/calls/fields.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { storeOf } from '../../platform/stores/store';
import { RestockRequest } from './restock-request.entity';

const wish = z.object({
  email: emailAddress.transform((email) => email.toLowerCase()),
  sku: productSku,
  locale: localeField,
});

// Of a product that the store sells, on stock or not. A wish that was served may be made again.
const note = `
  WITH sold AS (
    SELECT variant.sku FROM product_variant AS variant
    JOIN product ON product.id = variant."productId" AND product."deletedAt" IS NULL AND product.enabled
    JOIN store_price AS price ON price.variant_id = variant.id AND price.store_key = $3
    WHERE variant.sku = $2 AND variant."deletedAt" IS NULL AND variant.enabled
      AND product."customFieldsEligibleforselling" AND product."customFieldsEnabledonmarket"::jsonb ? $4
  ), noted AS (
    INSERT INTO restock_request (email, sku, store_key, locale) SELECT $1, sku, $3, $4 FROM sold
    ON CONFLICT (email, sku, store_key) DO UPDATE
      SET locale = excluded.locale, created_at = excluded.created_at, sent_at = NULL
      WHERE restock_request.sent_at IS NOT NULL
  )
  SELECT EXISTS (SELECT FROM sold) AS "isSold"`;

const notedRow = z.tuple([z.object({ isSold: z.boolean() })]);

@Injectable()
export class RestockService {
  constructor(private readonly connection: TransactionalConnection) {}

  /** False where the store does not sell the product. */
  async request(ctx: RequestContext, input: unknown): Promise<boolean> {
    const { email, sku, locale } = wish.parse(input);
    const { key, country } = storeOf(ctx);
    if (!country.locales.includes(locale)) return false;
    const rows: unknown = await this.connection
      .getRepository(ctx, RestockRequest)
      .query(note, [email, sku, key, locale]);
    const [{ isSold }] = notedRow.parse(rows);
    return isSold;
  }
}
