import { z } from 'zod';
import { entityId, locale } from '../calls/fields.ts';

export const rating = z.int().min(1).max(5);

export const review = z.object({
  id: entityId,
  authorName: z.string(),
  text: z.string(),
  rating,
  createdAt: z.iso.datetime(),
  /** Where it was written: its text is in the language of that locale. */
  locale,
});
export type Review = z.output<typeof review>;

const count = z.int().nonnegative();

/** The average is 0 without reviews. */
export const reviewRatingStatistics = z.object({
  averageRating: z.number().min(0).max(5),
  count,
  ratingsDistribution: z.object({ 1: count, 2: count, 3: count, 4: count, 5: count }),
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
