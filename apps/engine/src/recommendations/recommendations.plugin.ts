import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { CoPurchaseOrder } from './co-purchase-order.entity';
import { CoPurchase } from './co-purchase.entity';
import { CoPurchases } from './co-purchases.service';
import { countCoPurchasesTask, rebuildCoPurchasesTask } from './count-co-purchases.task';

/** What the shop knows by itself of what goes with what. The middleware reads it from `read_side.co_purchase`. */
@VendurePlugin({
  imports: [PluginCommonModule],
  entities: [CoPurchase, CoPurchaseOrder],
  providers: [CoPurchases],
  configuration: (config) => {
    config.schedulerOptions.tasks = [...config.schedulerOptions.tasks, countCoPurchasesTask, rebuildCoPurchasesTask];
    return config;
  },
  compatibility: '^3.7.0',
})
export class RecommendationsPlugin {}
