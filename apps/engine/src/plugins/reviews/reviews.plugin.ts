import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { Review } from './review.entity';

@VendurePlugin({
  imports: [PluginCommonModule],
  entities: [Review],
  compatibility: '^3.7.0',
})
export class ReviewsPlugin {}
