import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { OnePriceRowCalculationStrategy, OnePriceRowSelectionStrategy } from './one-price-row.strategies';
import { StorePrice } from './store-price.entity';
import { StorePriceHistory } from './store-price-history.entity';
import { StorePriceStrategy } from './store-price.strategy';
import { StorePricesResolver, storePricesSchema } from './store-prices.resolver';
import { StorePricesService } from './store-prices.service';

@VendurePlugin({
  imports: [PluginCommonModule],
  entities: [StorePrice, StorePriceHistory],
  providers: [StorePricesService],
  adminApiExtensions: { schema: storePricesSchema, resolvers: [StorePricesResolver] },
  configuration: (config) => {
    config.catalogOptions.productVariantPriceSelectionStrategy = new OnePriceRowSelectionStrategy();
    config.catalogOptions.productVariantPriceCalculationStrategy = new OnePriceRowCalculationStrategy();
    config.orderOptions.orderItemPriceCalculationStrategy = new StorePriceStrategy();
    return config;
  },
  dashboard: '../../../dashboard/index.tsx',
  compatibility: '^3.7.0',
})
export class StorePricesPlugin {}
