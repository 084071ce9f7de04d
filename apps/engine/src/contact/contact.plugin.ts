import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { MailPlugin } from '../mail/mail.plugin';
import { EngineDoorPlugin } from '../platform/engine-door/engine-door';
import { ContactCaseEvent } from './contact-case-event.entity';
import { ContactCases } from './contact-cases.service';
import { ContactOrders } from './contact-orders';
import { ContactRequest } from './contact-request.entity';
import { contactRequestsSchema } from './contact-requests-schema';
import { contactRequestPermission, ContactRequestsResolver } from './contact-requests.resolver';
import { ContactRequestsService } from './contact-requests.service';

@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin, MailPlugin],
  entities: [ContactRequest, ContactCaseEvent],
  providers: [ContactRequestsService, ContactCases, ContactOrders],
  adminApiExtensions: { schema: contactRequestsSchema, resolvers: [ContactRequestsResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions = [...config.authOptions.customPermissions, contactRequestPermission];
    return config;
  },
  compatibility: '^3.7.0',
})
export class ContactPlugin {}
