import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { ContactRequest } from './contact-request.entity';
import { contactRequestPermission, ContactRequestsResolver, contactRequestsSchema } from './contact-requests.resolver';
import { ContactRequestsService } from './contact-requests.service';
import { SubmitContactRequestResolver, submitContactRequestSchema } from './submit-contact-request.resolver';

@VendurePlugin({
  imports: [PluginCommonModule],
  entities: [ContactRequest],
  providers: [ContactRequestsService],
  adminApiExtensions: { schema: contactRequestsSchema, resolvers: [ContactRequestsResolver] },
  shopApiExtensions: { schema: submitContactRequestSchema, resolvers: [SubmitContactRequestResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions = [...config.authOptions.customPermissions, contactRequestPermission];
    return config;
  },
  compatibility: '^3.7.0',
})
export class ContactPlugin {}
