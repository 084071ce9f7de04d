import { z } from 'zod';
import { call } from '../calls/call.ts';
import { entityId, locale, plainParagraphs, plainText, productSku } from '../calls/fields.ts';
import { myReviewList, rating, reviewList } from './review.ts';
import { authorNameLength, reviewTextLength } from './written-review.ts';

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
      // Of one product, or of all.
      z.strictObject({ query: z.literal('of-me'), ...paging, sku: productSku.optional() }),
    ]),
    answers: z.discriminatedUnion('query', [
      reviewList.extend({ query: z.literal('of-product') }),
      myReviewList.extend({ query: z.literal('of-me') }),
    ]),
    failsWith: ['product-not-found', 'not-authenticated'],
  }),
};

export const addReviewCalls = {
  'add-review': call({
    takes: z.strictObject({
      locale,
      sku: productSku,
      rating,
      text: plainParagraphs(reviewTextLength),
      authorName: plainText(authorNameLength),
      reviewConsent: z.boolean(),
    }),
    answers: z.object({ reviewId: entityId }),
    failsWith: ['not-authenticated', 'review-sku-not-purchased', 'review-already-submitted', 'review-failed'],
  }),
};
