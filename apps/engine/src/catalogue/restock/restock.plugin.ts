import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { EngineDoorPlugin } from '../../platform/engine-door/engine-door';
import { RestockRequest } from './restock-request.entity';
import { RestockService } from './restock.service';

@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin],
  entities: [RestockRequest],
  providers: [RestockService],
  compatibility: '^3.7.0',
})
export class RestockPlugin {}
