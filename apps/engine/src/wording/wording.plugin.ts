import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { StatementsPlugin } from '../platform/statements';
import { WordingResolver, wordingSchema } from './wording.resolver';
import { WordingService } from './wording.service';

/** Operators change words of the shop's pages without a release. */
@VendurePlugin({
  imports: [PluginCommonModule, StatementsPlugin],
  providers: [WordingService],
  adminApiExtensions: { schema: wordingSchema, resolvers: [WordingResolver] },
  compatibility: '^3.7.0',
})
export class WordingPlugin {}
