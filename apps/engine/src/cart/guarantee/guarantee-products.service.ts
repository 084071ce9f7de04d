import { Injectable } from '@nestjs/common';
import { guaranteeSku } from '@tradehall/domain/calls/fields.ts';
import { guaranteeNames } from '@tradehall/domain/catalogue/guarantee-names.ts';
import { languages } from '@tradehall/domain/locales/languages.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { GuaranteeSettings } from './guarantee-settings.entity';

// Far from the ids that the import gives to products, and from those that operators' own take.
const firstId = 2_100_000_000;

// No store price, no market, nothing counted; and no page shows one, so nobody needs to be told.
const insert = `
  WITH product AS (
    INSERT INTO product (id, enabled, "customFieldsEnabledonmarket", "customFieldsEligibleforselling")
    VALUES ($1, true, '[]', false) ON CONFLICT DO NOTHING RETURNING id
  ), product_name AS (
    INSERT INTO product_translation (id, "languageCode", name, slug, description, "baseId")
    SELECT $1 + number - 1, language, name, 'guarantee-' || $2 || '-' || language, '', product.id
    FROM product, unnest($3::text[], $4::text[]) WITH ORDINALITY AS names (language, name, number)
  ), in_channel AS (
    INSERT INTO product_channels_channel SELECT product.id, channel.id FROM product, channel
  ), variant AS (
    INSERT INTO product_variant (id, sku, "trackInventory", "productId", "taxCategoryId")
    SELECT $1, $2, 'FALSE', product.id, (SELECT id FROM tax_category ORDER BY "isDefault" DESC, id LIMIT 1)
    FROM product RETURNING id
  ), variant_in_channel AS (
    INSERT INTO product_variant_channels_channel SELECT variant.id, channel.id FROM variant, channel
  ), variant_name AS (
    INSERT INTO product_variant_translation (id, "languageCode", name, "baseId")
    SELECT $1 + number - 1, language, name, variant.id
    FROM variant, unnest($3::text[], $4::text[]) WITH ORDINALITY AS names (language, name, number)
  )
  INSERT INTO product_variant_price (id, "currencyCode", "channelId", price, "variantId")
  SELECT $1, 'EUR', channel.id, 0, variant.id FROM variant, channel`;

/** Puts the four extra guarantees among the engine's articles, where a line can refer to them. */
@Injectable()
export class GuaranteeProductsService {
  constructor(private readonly connection: TransactionalConnection) {}

  async seed(ctx: RequestContext): Promise<void> {
    const repository = this.connection.getRepository(ctx, GuaranteeSettings);
    await repository.query(`SET LOCAL tradehall.bulk = 'on'`);
    for (const [index, sku] of guaranteeSku.options.entries()) {
      const names = languages.map((language) => guaranteeNames[language][index]);
      await repository.query(insert, [firstId + index * 100, sku, [...languages], names]);
    }
    await repository.query(`SET LOCAL tradehall.bulk = 'off'`);
  }
}
