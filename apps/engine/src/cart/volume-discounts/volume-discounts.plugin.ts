import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { StatementsPlugin } from '../../platform/statements';
import { VolumeDiscount } from './volume-discount.entity';
import { volumeDiscountPermission, VolumeDiscountsResolver, volumeDiscountsSchema } from './volume-discounts.resolver';
import { VolumeDiscountsService } from './volume-discounts.service';

@VendurePlugin({
  imports: [PluginCommonModule, StatementsPlugin],
  entities: [VolumeDiscount],
  providers: [VolumeDiscountsService],
  adminApiExtensions: { schema: volumeDiscountsSchema, resolvers: [VolumeDiscountsResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions = [...config.authOptions.customPermissions, volumeDiscountPermission];
    return config;
  },
  compatibility: '^3.7.0',
})
export class VolumeDiscountsPlugin {}
