import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { Review } from '@tradehall/domain/reviews/review.ts';

export type ReviewSort = 'top-reviews' | 'most-recent';

export interface ReviewPage {
  /** The product the reviews are of. */
  readonly sku: string;
  readonly total: number;
  readonly reviews: readonly Review[];
}

export interface ReviewRequest {
  readonly productId: string;
  /** Of the reader: what is written in its language comes first. */
  readonly locale: Locale;
  readonly sort: ReviewSort;
  readonly limit: number;
  readonly offset: number;
}

/** The reviews that count in a product's statistics. */
export interface ProductReviews {
  /** Null where the read side knows no such product. */
  page(request: ReviewRequest): Promise<ReviewPage | null>;
}
