import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { MailPlugin } from '../mail/mail.plugin';
import { EngineDoorPlugin } from '../platform/engine-door/engine-door';
import { TrackingPlugin } from '../tracking/tracking.plugin';
import { ConsentReceipts } from './consent-receipts';
import { CustomerConsents } from './customer-consents.service';
import { NewsletterCalls } from './newsletter-calls';
import { NewsletterConsent } from './newsletter-consent.entity';
import { NewsletterSubscription } from './newsletter-subscription.entity';
import { NewsletterService } from './newsletter.service';
import { Subscriptions } from './subscriptions';

/** Who may be written to or called, and the receipts of it. */
@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin, MailPlugin, TrackingPlugin],
  entities: [NewsletterSubscription, NewsletterConsent],
  providers: [ConsentReceipts, Subscriptions, NewsletterService, CustomerConsents, NewsletterCalls],
  exports: [NewsletterService],
  compatibility: '^3.7.0',
})
export class NewsletterPlugin {}
