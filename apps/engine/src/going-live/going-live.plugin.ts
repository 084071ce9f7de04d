import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { CardProviderPlugin } from '../payment/card-provider/card-provider.plugin';
import { StatementsPlugin } from '../platform/statements';
import { GoingLiveResolver, goingLiveSchema } from './going-live.resolver';
import { GoingLiveService } from './going-live.service';

/** A store is prepared, checked and opened. In production the storefront shows nobody a store that is not open. */
@VendurePlugin({
  imports: [PluginCommonModule, StatementsPlugin, CardProviderPlugin],
  providers: [GoingLiveService],
  adminApiExtensions: { schema: goingLiveSchema, resolvers: [GoingLiveResolver] },
  compatibility: '^3.7.0',
})
export class GoingLivePlugin {}
