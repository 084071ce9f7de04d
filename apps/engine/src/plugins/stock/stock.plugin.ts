import { DefaultStockLocationStrategy, PluginCommonModule, VendurePlugin } from '@vendure/core';

/** One warehouse serves every store, so what is available is the sum of a variant's one stock level. */
@VendurePlugin({
  imports: [PluginCommonModule],
  configuration: (config) => {
    config.catalogOptions.stockLocationStrategy = new DefaultStockLocationStrategy();
    return config;
  },
  compatibility: '^3.7.0',
})
export class StockPlugin {}
