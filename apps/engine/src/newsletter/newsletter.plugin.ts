import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { MailPlugin } from '../mail/mail.plugin';
import { TrackingPlugin } from '../tracking/tracking.plugin';
import { ConsentReceipts } from './consent-receipts';
import { CustomerConsents } from './customer-consents.service';
import { NewsletterConsent } from './newsletter-consent.entity';
import { NewsletterSubscription } from './newsletter-subscription.entity';
import { NewsletterResolver, newsletterSchema } from './newsletter.resolver';
import { NewsletterService } from './newsletter.service';
import { Subscriptions } from './subscriptions';

/** Who may be written to or called, and the receipts of it. */
@VendurePlugin({
  imports: [PluginCommonModule, MailPlugin, TrackingPlugin],
  entities: [NewsletterSubscription, NewsletterConsent],
  providers: [ConsentReceipts, Subscriptions, NewsletterService, CustomerConsents],
  exports: [NewsletterService],
  shopApiExtensions: { schema: newsletterSchema, resolvers: [NewsletterResolver] },
  compatibility: '^3.7.0',
})
export class NewsletterPlugin {}
