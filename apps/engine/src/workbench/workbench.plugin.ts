import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { CategoryTreePlugin } from '../catalogue/category-tree/category-tree.plugin';
import { StatementsPlugin } from '../platform/statements';
import { WorkbenchResolver, workbenchSchema } from './workbench.resolver';
import { WorkbenchService } from './workbench.service';
import { WriteWork } from './write-work';

/** One page a product: its texts in all languages, technical data, categories, relations, and what shoppers would see. */
@VendurePlugin({
  imports: [PluginCommonModule, StatementsPlugin, CategoryTreePlugin],
  providers: [WorkbenchService, WriteWork],
  adminApiExtensions: { schema: workbenchSchema, resolvers: [WorkbenchResolver] },
  compatibility: '^3.7.0',
})
export class WorkbenchPlugin {}
