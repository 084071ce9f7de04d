import { PluginCommonModule, ProductVariant, VendurePlugin } from '@vendure/core';
import { Index } from 'typeorm';
import { OneVariantGuard } from './one-variant-guard';
import { productFields } from './product-fields';

/** Carts, the importer and the read side look variants up by SKU, and no two living ones may share it. */
function skuIsUnique(): void {
  Index(['sku'], { unique: true, where: '"deletedAt" IS NULL' })(ProductVariant);
}

@VendurePlugin({
  imports: [PluginCommonModule],
  providers: [OneVariantGuard],
  configuration: (config) => {
    config.customFields.Product = [...config.customFields.Product, ...productFields];
    config.entityOptions.metadataModifiers = [...config.entityOptions.metadataModifiers, skuIsUnique];
    return config;
  },
  compatibility: '^3.7.0',
})
export class CatalogueAttributesPlugin {}
