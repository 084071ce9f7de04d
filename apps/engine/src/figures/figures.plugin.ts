import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { StatementsPlugin } from '../platform/statements';
import { figuresPermission, FiguresResolver, figuresSchema } from './figures.resolver';

/** What the stores have sold, by store and currency, and what waits for an operator. It writes nothing. */
@VendurePlugin({
  imports: [PluginCommonModule, StatementsPlugin],
  adminApiExtensions: { schema: figuresSchema, resolvers: [FiguresResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions = [...config.authOptions.customPermissions, figuresPermission];
    return config;
  },
  compatibility: '^3.7.0',
})
export class FiguresPlugin {}
