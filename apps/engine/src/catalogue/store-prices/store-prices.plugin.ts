import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { concatAST } from 'graphql';
import { StatementsPlugin } from '../../platform/statements';
import { OnePriceRowCalculationStrategy, OnePriceRowSelectionStrategy } from './one-price-row.strategies';
import { PriceGridResolver, priceGridSchema } from './price-grid.resolver';
import { PriceGridService } from './price-grid.service';
import { PricePlansResolver, pricePlansSchema } from './price-plans.resolver';
import { StorePrice } from './store-price.entity';
import { StorePriceHistory } from './store-price-history.entity';
import { StorePriceStrategy } from './store-price.strategy';
import { StorePricesResolver, storePricesSchema } from './store-prices.resolver';
import { StorePricesService } from './store-prices.service';

@VendurePlugin({
  imports: [PluginCommonModule, StatementsPlugin],
  entities: [StorePrice, StorePriceHistory],
  providers: [StorePricesService, PriceGridService],
  adminApiExtensions: {
    schema: () => concatAST([storePricesSchema, priceGridSchema, pricePlansSchema]),
    resolvers: [StorePricesResolver, PriceGridResolver, PricePlansResolver],
  },
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
