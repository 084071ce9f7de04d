import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { StatementsPlugin } from '../platform/statements';
import { forgetOldImportsTask } from './forget-old-imports.task';
import { ImportsResolver, importsSchema } from './imports.resolver';
import { ImportsService } from './imports.service';

/** The catalogue, prices, stock, pictures and customers from the files of a merchant's own systems. */
@VendurePlugin({
  imports: [PluginCommonModule, StatementsPlugin],
  providers: [ImportsService],
  exports: [ImportsService],
  adminApiExtensions: { schema: importsSchema, resolvers: [ImportsResolver] },
  configuration: (config) => {
    config.schedulerOptions.tasks = [...config.schedulerOptions.tasks, forgetOldImportsTask];
    return config;
  },
  compatibility: '^3.7.0',
})
export class ImportsPlugin {}
