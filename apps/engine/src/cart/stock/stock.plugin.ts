import { DefaultStockLocationStrategy, PluginCommonModule, VendurePlugin } from '@vendure/core';
import { EngineDoorPlugin } from '../../platform/engine-door/engine-door';
import { CartRows } from '../cart-rows';
import { InventoryService } from './inventory.service';

/** One warehouse serves every store, so what is available is the sum of a variant's one stock level. */
@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin],
  providers: [CartRows, InventoryService],
  configuration: (config) => {
    config.catalogOptions.stockLocationStrategy = new DefaultStockLocationStrategy();
    return config;
  },
  compatibility: '^3.7.0',
})
export class StockPlugin {}
