import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { MailPlugin } from '../mail/mail.plugin';
import { ContactCaseEvent } from './contact-case-event.entity';
import { ContactCases } from './contact-cases.service';
import { ContactOrders } from './contact-orders';
import { ContactRequest } from './contact-request.entity';
import { contactRequestsSchema } from './contact-requests-schema';
import { contactRequestPermission, ContactRequestsResolver } from './contact-requests.resolver';
import { ContactRequestsService } from './contact-requests.service';
import { SubmitContactRequestResolver, submitContactRequestSchema } from './submit-contact-request.resolver';

@VendurePlugin({
  imports: [PluginCommonModule, MailPlugin],
  entities: [ContactRequest, ContactCaseEvent],
  providers: [ContactRequestsService, ContactCases, ContactOrders],
  adminApiExtensions: { schema: contactRequestsSchema, resolvers: [ContactRequestsResolver] },
  shopApiExtensions: { schema: submitContactRequestSchema, resolvers: [SubmitContactRequestResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions = [...config.authOptions.customPermissions, contactRequestPermission];
    return config;
  },
  compatibility: '^3.7.0',
})
export class ContactPlugin {}
