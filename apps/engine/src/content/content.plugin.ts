import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { EngineDoorPlugin } from '../platform/engine-door/engine-door';
import { StatementsPlugin } from '../platform/statements';
import { RedirectsPlugin } from './redirects/redirects.plugin';
import { StaffPassPlugin } from '../staff/staff-pass.plugin';
import { ContentCalls } from './content-calls';
import { ContentListService } from './content-list.service';
import { ContentPage } from './content-page.entity';
import { ContentPagesService } from './content-pages.service';
import { contentPermission } from '../staff/content-permission';
import { ContentRevision } from './content-revision.entity';
import { ContentRevisionsService } from './content-revisions.service';
import { contentSchema } from './content-schema';
import { ContentShopsResolver } from './content-shops.resolver';
import { ContentResolver } from './content.resolver';

@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin, RedirectsPlugin, StaffPassPlugin, StatementsPlugin],
  entities: [ContentPage, ContentRevision],
  providers: [ContentListService, ContentPagesService, ContentRevisionsService, ContentCalls],
  adminApiExtensions: { schema: contentSchema, resolvers: [ContentResolver, ContentShopsResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions = [...config.authOptions.customPermissions, contentPermission];
    return config;
  },
  compatibility: '^3.7.0',
})
export class ContentPlugin {}
