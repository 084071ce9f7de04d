import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { ProductRecall } from './product-recall.entity';
import { ProductRecallNotice } from './product-recall-notice.entity';
import { recallPermission, RecallsResolver, recallsSchema } from './recalls.resolver';
import { RecallsService } from './recalls.service';
import { StandingRecalls } from './standing-recalls';

@VendurePlugin({
  imports: [PluginCommonModule],
  entities: [ProductRecall, ProductRecallNotice],
  providers: [RecallsService, StandingRecalls],
  exports: [StandingRecalls],
  adminApiExtensions: { schema: recallsSchema, resolvers: [RecallsResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions = [...config.authOptions.customPermissions, recallPermission];
    return config;
  },
  compatibility: '^3.7.0',
})
export class RecallsPlugin {}
