import { z } from 'zod';
import { entityId, imageReference, locale, productSku } from '../calls/fields.ts';

export const rating = z.int().min(1).max(5);

export const review = z.object({
  id: entityId,
  authorName: z.string(),
  text: z.string(),
  rating,
  createdAt: z.iso.datetime(),
  /** Where it was written: its text is in the language of that locale. */
  locale,
  /** Written by nobody: it only shows how a review looks. */
  isSample: z.boolean().optional(),
});
export type Review = z.output<typeof review>;

const count = z.int().nonnegative();

/** The average is 0 without reviews. Samples count in none of these but their own number. */
export const reviewRatingStatistics = z.object({
  averageRating: z.number().min(0).max(5),
  count,
  ratingsDistribution: z.object({ 1: count, 2: count, 3: count, 4: count, 5: count }),
  sampleCount: count.optional(),
});
export type ReviewRatingStatistics = z.output<typeof reviewRatingStatistics>;

export const reviewList = z.object({
  offset: count,
  total: count,
  count,
  limit: count,
  results: z.array(review),
  exists: z.boolean(),
});
export type ReviewList = z.output<typeof reviewList>;

/** Only published ones are seen by others, and count. */
export const reviewStates = ['pending', 'published', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Why people may refuse a review. What it thinks of the product is no reason. */
export const reviewRefusalReasons = ['unlawful', 'offensive', 'personal-data'] as const;
export type ReviewRefusalReason = (typeof reviewRefusalReasons)[number];

const reviewedProduct = z.object({
  sku: productSku,
  name: z.string(),
  /** Null where this shop does not show it any more. */
  slug: z.string().nullable(),
  image: imageReference.nullable(),
});

export const myReview = review.extend({
  product: reviewedProduct,
  state: z.enum(reviewStates),
  refusalReason: z.enum(reviewRefusalReasons).nullable(),
});
export type MyReview = z.output<typeof myReview>;

/** Bought by the customer, and not reviewed yet. */
export const productToReview = reviewedProduct.extend({ orderedAt: z.iso.datetime() });
export type ProductToReview = z.output<typeof productToReview>;

export const myReviewList = reviewList.extend({ results: z.array(myReview), toReview: z.array(productToReview) });
export type MyReviewList = z.output<typeof myReviewList>;
