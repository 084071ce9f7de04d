import { DefaultStockLocationStrategy, PluginCommonModule, VendurePlugin } from '@vendure/core';
import { CartRows } from '../cart-rows';
import { InventoryResolver, inventorySchema } from './inventory.resolver';
import { InventoryService } from './inventory.service';

/** One warehouse serves every store, so what is available is the sum of a variant's one stock level. */
@VendurePlugin({
  imports: [PluginCommonModule],
  providers: [CartRows, InventoryService],
  shopApiExtensions: { schema: inventorySchema, resolvers: [InventoryResolver] },
  configuration: (config) => {
    config.catalogOptions.stockLocationStrategy = new DefaultStockLocationStrategy();
    return config;
  },
  compatibility: '^3.7.0',
})
export class StockPlugin {}
