import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { StatementsPlugin } from '../platform/statements';
import { SyntheticPurchasesResolver, syntheticPurchasesSchema } from './synthetic-purchases.resolver';

/** What operators see of the shop's own shopper. The worker sends her (`start-synthetic-shopper.ts`). */
@VendurePlugin({
  imports: [PluginCommonModule, StatementsPlugin],
  adminApiExtensions: { schema: syntheticPurchasesSchema, resolvers: [SyntheticPurchasesResolver] },
  compatibility: '^3.7.0',
})
export class SyntheticShopperPlugin {}
