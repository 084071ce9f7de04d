import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { StatementsPlugin } from '../../platform/statements';
import { LoyaltyRulesResolver, loyaltyRulesSchema } from './loyalty-rules.resolver';
import { LoyaltyTiersService } from './loyalty-tiers.service';

/** Levels by paid turnover: the worker finds them (`start-loyalty-watch.ts`), prices and accounts ask here. */
@VendurePlugin({
  imports: [PluginCommonModule, StatementsPlugin],
  providers: [LoyaltyTiersService],
  exports: [LoyaltyTiersService],
  adminApiExtensions: { schema: loyaltyRulesSchema, resolvers: [LoyaltyRulesResolver] },
  compatibility: '^3.7.0',
})
export class LoyaltyPlugin {}
