import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { CountryStore } from './country-store.entity';
import { countryStorePermission, CountryStoresResolver, countryStoresSchema } from './country-stores.resolver';
import { CountryStoresService } from './country-stores.service';

@VendurePlugin({
  imports: [PluginCommonModule],
  entities: [CountryStore],
  providers: [CountryStoresService],
  adminApiExtensions: { schema: countryStoresSchema, resolvers: [CountryStoresResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions = [...config.authOptions.customPermissions, countryStorePermission];
    return config;
  },
  compatibility: '^3.7.0',
})
export class CountryStoresPlugin {}
