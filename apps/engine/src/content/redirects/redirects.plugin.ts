import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { EngineDoorPlugin } from '../../platform/engine-door/engine-door';
import { RedirectHits } from './redirect-hits.entity';
import { RedirectListService } from './redirect-list.service';
import { Redirect } from './redirect.entity';
import { redirectPermission, RedirectsResolver, redirectsSchema } from './redirects.resolver';
import { RedirectsService } from './redirects.service';

@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin],
  entities: [Redirect, RedirectHits],
  providers: [RedirectsService, RedirectListService],
  exports: [RedirectsService],
  adminApiExtensions: { schema: redirectsSchema, resolvers: [RedirectsResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions = [...config.authOptions.customPermissions, redirectPermission];
    return config;
  },
  compatibility: '^3.7.0',
})
export class RedirectsPlugin {}
