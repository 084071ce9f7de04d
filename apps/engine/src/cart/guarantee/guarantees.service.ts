import { Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import type { Store } from '../../platform/stores/store';
import { guaranteeYearsOf } from '../../catalogue/store-prices/unit-price';
import { isExcludedBy, mayHaveGuarantee } from './guarantee-exclusions';
import { GuaranteeSettings } from './guarantee-settings.entity';

const rows = z.array(z.object({ variantId: z.int() }));

const selectOffered = `
  SELECT guarantee.id AS "variantId"
  FROM product_variant AS guarantee, product_variant AS variant JOIN product ON product.id = variant."productId"
  WHERE guarantee.sku = $1 AND guarantee."deletedAt" IS NULL AND variant.id = $2
    AND ${mayHaveGuarantee('variant', 'product')}
    AND (SELECT (flags->'sale_of_additional_guarantee_enabled')::boolean FROM country_store WHERE key = $3)
    AND NOT EXISTS (SELECT FROM guarantee_settings AS settings
      WHERE store_key = $3 AND ${isExcludedBy('settings', 'variant', 'product')})
  ORDER BY guarantee.id LIMIT 1`;

@Injectable()
export class Guarantees {
  constructor(private readonly connection: TransactionalConnection) {}

  /** The guarantee's variant, or null where the store does not offer it for that product. */
  async check(
    ctx: RequestContext,
    store: Store,
    guaranteeSku: string,
    parentVariantId: number,
  ): Promise<number | null> {
    if (guaranteeYearsOf(guaranteeSku) === 0) return null;
    const found: unknown = await this.connection
      .getRepository(ctx, GuaranteeSettings)
      .query(selectOffered, [guaranteeSku, parentVariantId, store.key]);
    return rows.parse(found)[0]?.variantId ?? null;
  }
}
