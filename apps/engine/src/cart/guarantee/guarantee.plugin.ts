import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { StatementsPlugin } from '../../platform/statements';
import { GuaranteeProductsService } from './guarantee-products.service';
import { GuaranteeSettings } from './guarantee-settings.entity';
import { guaranteePermission, GuaranteeSettingsResolver, guaranteeSettingsSchema } from './guarantee-settings.resolver';
import { GuaranteeSettingsService } from './guarantee-settings.service';
import { Guarantees } from './guarantees.service';

@VendurePlugin({
  imports: [PluginCommonModule, StatementsPlugin],
  entities: [GuaranteeSettings],
  providers: [Guarantees, GuaranteeSettingsService, GuaranteeProductsService],
  exports: [Guarantees],
  adminApiExtensions: { schema: guaranteeSettingsSchema, resolvers: [GuaranteeSettingsResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions = [...config.authOptions.customPermissions, guaranteePermission];
    return config;
  },
  compatibility: '^3.7.0',
})
export class GuaranteePlugin {}
