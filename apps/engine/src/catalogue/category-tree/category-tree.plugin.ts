import type { OnApplicationBootstrap } from '@nestjs/common';
import { CollectionService, PluginCommonModule, VendurePlugin } from '@vendure/core';
import { CategoryRootService } from './category-root.service';
import { collectionFields } from './collection-fields';
import { ProductCategoriesResolver, productCategoriesSchema } from './product-categories.resolver';
import { ProductCategoriesService } from './product-categories.service';
import { ProductCategory } from './product-category.entity';

@VendurePlugin({
  imports: [PluginCommonModule],
  entities: [ProductCategory],
  providers: [CategoryRootService, ProductCategoriesService],
  exports: [ProductCategoriesService],
  adminApiExtensions: { schema: productCategoriesSchema, resolvers: [ProductCategoriesResolver] },
  configuration: (config) => {
    config.customFields.Collection = [...config.customFields.Collection, ...collectionFields];
    return config;
  },
  compatibility: '^3.7.0',
})
export class CategoryTreePlugin implements OnApplicationBootstrap {
  constructor(private readonly collections: CollectionService) {}

  // Otherwise each saved product makes the worker walk the filters of all 1,000 collections, which are unused here.
  onApplicationBootstrap(): void {
    this.collections.setApplyAllFiltersOnProductUpdates(false);
  }
}
