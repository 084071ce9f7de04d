import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { MailPlugin } from '../mail/mail.plugin';
import { NewsletterSubscription } from './newsletter-subscription.entity';
import { NewsletterResolver, newsletterSchema } from './newsletter.resolver';
import { NewsletterService } from './newsletter.service';

@VendurePlugin({
  imports: [PluginCommonModule, MailPlugin],
  entities: [NewsletterSubscription],
  providers: [NewsletterService],
  shopApiExtensions: { schema: newsletterSchema, resolvers: [NewsletterResolver] },
  compatibility: '^3.7.0',
})
export class NewsletterPlugin {}
