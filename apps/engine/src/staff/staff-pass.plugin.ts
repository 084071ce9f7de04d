import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { StaffPassResolver, staffPassSchema } from './staff-pass.resolver';
import { StaffPassService } from './staff-pass.service';

@VendurePlugin({
  imports: [PluginCommonModule],
  providers: [StaffPassService],
  exports: [StaffPassService],
  adminApiExtensions: { schema: staffPassSchema, resolvers: [StaffPassResolver] },
  compatibility: '^3.7.0',
})
export class StaffPassPlugin {}
