import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { TrackingPlugin } from '../tracking.plugin';
import { ConsentReceipt } from './consent-receipt.entity';
import { ConsentsResolver, consentsSchema } from './consents.resolver';
import { ConsentsService } from './consents.service';

@VendurePlugin({
  imports: [PluginCommonModule, TrackingPlugin],
  entities: [ConsentReceipt],
  providers: [ConsentsService],
  shopApiExtensions: { schema: consentsSchema, resolvers: [ConsentsResolver] },
  compatibility: '^3.7.0',
})
export class ConsentsPlugin {}
