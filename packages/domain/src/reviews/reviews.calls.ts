import { z } from 'zod';
import { call } from '../calls/call.ts';
import { entityId, locale, plainParagraphs, plainText, productSku } from '../calls/fields.ts';
import { rating, reviewList } from './review.ts';

const paging = {
  locale,
  limit: z.int().min(1).max(50),
  offset: z.int().min(0).max(10_000),
  sort: z.enum(['top-reviews', 'most-recent']),
};

export const reviewCalls = {
  // A§7 sends a where clause; these are the two it is used for.
  getReview: call({
    takes: z.discriminatedUnion('query', [
      z.strictObject({ query: z.literal('of-product'), ...paging, productId: entityId }),
      z.strictObject({ query: z.literal('of-me'), ...paging }),
    ]),
    answers: reviewList,
    failsWith: ['product-not-found', 'not-authenticated', 'not-available'],
  }),
};

export const addReviewCalls = {
  'add-review': call({
    takes: z.strictObject({
      locale,
      sku: productSku,
      rating,
      text: plainParagraphs(5000),
      authorName: plainText(100),
      reviewConsent: z.boolean(),
    }),
    answers: z.object({ reviewId: entityId }),
    failsWith: [
      'not-authenticated',
      'review-sku-not-purchased',
      'review-already-submitted',
      'review-failed',
      'not-available',
    ],
  }),
};
