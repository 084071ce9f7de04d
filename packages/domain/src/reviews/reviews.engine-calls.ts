import { z } from 'zod';
import { engineCall } from '../calls/engine-call.ts';
import { entityId, locale, plainParagraphs, plainText, productSku } from '../calls/fields.ts';
import { rating, reviewRefusalReasons, reviewStates } from './review.ts';
import { authorNameLength, reviewTextLength, tidyText } from './written-review.ts';

const written = z.strictObject({
  locale,
  sku: productSku,
  rating,
  text: plainParagraphs(reviewTextLength).transform(tidyText).pipe(z.string().min(1)),
  authorName: plainText(authorNameLength).transform(tidyText).pipe(z.string().min(1)),
  reviewConsent: z.boolean(),
});
export type WrittenReview = z.output<typeof written>;

const myReviewsRequest = z.strictObject({
  locale,
  /** Of one product, or of all. */
  sku: productSku.nullish().transform((sku) => sku ?? null),
  limit: z.int().min(1).max(50),
  offset: z.int().min(0).max(10_000),
  sort: z.enum(['top-reviews', 'most-recent']),
});
export type MyReviewsRequest = z.output<typeof myReviewsRequest>;

const engineReviews = z.object({
  total: z.int().nonnegative(),
  results: z.array(
    z.object({
      id: z.string(),
      sku: z.string(),
      productName: z.string(),
      authorName: z.string(),
      text: z.string(),
      rating: z.int(),
      createdAt: z.iso.datetime(),
      locale,
      state: z.enum(reviewStates),
      refusalReason: z.enum(reviewRefusalReasons).nullable(),
    }),
  ),
  /** Bought and not reviewed yet, the newest fifty. */
  toReview: z.array(z.object({ sku: z.string(), productName: z.string(), orderedAt: z.iso.datetime() })),
});
export type EngineReviews = z.output<typeof engineReviews>;

export const reviewsEngineCalls = {
  /** Null for a guest. */
  myReviews: engineCall({ takes: myReviewsRequest, answers: engineReviews.nullable() }),

  addReview: engineCall({
    takes: written,
    answers: z.object({ reviewId: entityId }),
    failsWith: ['not-authenticated', 'review-sku-not-purchased', 'review-already-submitted'],
  }),
};
