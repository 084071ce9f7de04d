import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { EngineDoorPlugin } from '../../platform/engine-door/engine-door';
import { TrackingPlugin } from '../tracking.plugin';
import { ConsentReceipt } from './consent-receipt.entity';
import { ConsentsService } from './consents.service';

@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin, TrackingPlugin],
  entities: [ConsentReceipt],
  providers: [ConsentsService],
  compatibility: '^3.7.0',
})
export class ConsentsPlugin {}
