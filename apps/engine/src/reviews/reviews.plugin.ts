import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { MailPlugin } from '../mail/mail.plugin';
import { EngineDoorPlugin } from '../platform/engine-door/engine-door';
import { StatementsPlugin } from '../platform/statements';
import { CustomerReviews } from './customer-reviews.service';
import { ReviewMails } from './review-mails';
import { ReviewModerationResolver, reviewModerationSchema, reviewPermission } from './review-moderation.resolver';
import { ReviewModeration } from './review-moderation.service';
import { Review } from './review.entity';

/** Reviews of what was bought here: written by customers, read by people, then published. */
@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin, MailPlugin, StatementsPlugin],
  entities: [Review],
  providers: [CustomerReviews, ReviewModeration, ReviewMails],
  adminApiExtensions: { schema: reviewModerationSchema, resolvers: [ReviewModerationResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions = [...config.authOptions.customPermissions, reviewPermission];
    return config;
  },
  compatibility: '^3.7.0',
})
export class ReviewsPlugin {}
