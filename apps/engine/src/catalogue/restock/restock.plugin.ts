import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { RestockRequest } from './restock-request.entity';
import { RestockResolver, restockSchema } from './restock.resolver';
import { RestockService } from './restock.service';

@VendurePlugin({
  imports: [PluginCommonModule],
  entities: [RestockRequest],
  providers: [RestockService],
  shopApiExtensions: { schema: restockSchema, resolvers: [RestockResolver] },
  compatibility: '^3.7.0',
})
export class RestockPlugin {}
