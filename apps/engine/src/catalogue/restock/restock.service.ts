import { Injectable } from '@nestjs/common';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { restockEngineCalls, type RestockWish } from '@tradehall/domain/catalogue/catalogue.engine-calls.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { EngineDoor } from '../../platform/engine-door/engine-door';
import { storeOf } from '../../platform/stores/store';
import { RestockRequest } from './restock-request.entity';

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
  constructor(
    door: EngineDoor,
    private readonly connection: TransactionalConnection,
  ) {
    door.serve(restockEngineCalls, {
      requestRestock: async (ctx, wish) =>
        (await this.request(ctx, wish)) ? succeed({}) : fail({ code: 'product-not-found' }),
    });
  }

  /** False where the store does not sell the product. One statement: the wish is noted or it is not. */
  private async request(ctx: RequestContext, { email, sku, locale }: RestockWish): Promise<boolean> {
    const { key, country } = storeOf(ctx);
    if (!country.locales.includes(locale)) return false;
    const rows: unknown = await this.connection
      .getRepository(ctx, RestockRequest)
      .query(note, [email, sku, key, locale]);
    const [{ isSold }] = notedRow.parse(rows);
    return isSold;
  }
}
