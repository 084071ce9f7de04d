import type { CallInput } from '@tradehall/domain/calls/call.ts';
import type { reviewCalls } from '@tradehall/domain/reviews/reviews.calls.ts';

export const reviewsPageSize = 10;

export type ReviewsSort = CallInput<(typeof reviewCalls)['getReview']>['sort'];

/** Which of the reviews an address asks for: `?reviews=most-recent&reviewsPage=2`. */
export interface ReviewsAddress {
  readonly sort: ReviewsSort;
  readonly page: number;
  /** Whether the address asks for anything at all: then it is not for search engines. */
  readonly isAsked: boolean;
}

const isPageNumber = (value: string): boolean => /^[1-9]\d{0,2}$/.test(value);

/** What cannot be read gives way to the default. */
export function readReviewsAddress(parameters: URLSearchParams): ReviewsAddress {
  const page = parameters.get('reviewsPage') ?? '';
  return {
    sort: parameters.get('reviews') === 'most-recent' ? 'most-recent' : 'top-reviews',
    page: isPageNumber(page) ? Number(page) : 1,
    isAsked: parameters.has('reviews') || parameters.has('reviewsPage'),
  };
}

/** The defaults need no parameter. `path` is the product's own. */
export function reviewsHref(path: string, { sort, page }: Pick<ReviewsAddress, 'sort' | 'page'>): string {
  const parameters = new URLSearchParams({
    ...(sort === 'most-recent' && { reviews: sort }),
    ...(page > 1 && { reviewsPage: String(page) }),
  });
  return `${path}${parameters.size === 0 ? '' : `?${parameters}`}#reviews`;
}
