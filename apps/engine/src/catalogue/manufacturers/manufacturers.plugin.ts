import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { BrandManufacturer } from './brand-manufacturer.entity';
import { ManufacturersResolver, manufacturersSchema } from './manufacturers.resolver';
import { ManufacturersService } from './manufacturers.service';

@VendurePlugin({
  imports: [PluginCommonModule],
  entities: [BrandManufacturer],
  providers: [ManufacturersService],
  adminApiExtensions: { schema: manufacturersSchema, resolvers: [ManufacturersResolver] },
  compatibility: '^3.7.0',
})
export class ManufacturersPlugin {}
