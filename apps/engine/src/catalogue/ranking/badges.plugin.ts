import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { concatAST } from 'graphql';
import { StatementsPlugin } from '../../platform/statements';
import { BadgeRuleResolver, badgeRuleSchema } from './badge-rule.resolver';
import { LowStockResolver, lowStockSchema } from './low-stock.resolver';

/** What cards say of a product by rules that operators set: new, bestseller, few left. */
@VendurePlugin({
  imports: [PluginCommonModule, StatementsPlugin],
  adminApiExtensions: {
    schema: () => concatAST([badgeRuleSchema, lowStockSchema]),
    resolvers: [BadgeRuleResolver, LowStockResolver],
  },
  compatibility: '^3.7.0',
})
export class BadgesPlugin {}
