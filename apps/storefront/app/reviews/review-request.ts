import type { MyReviewList } from '@tradehall/domain/reviews/review.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';

export const myReviewsPageSize = 10;

interface Asked {
  /** Null: of all that was bought. */
  readonly sku: string | null;
  readonly page: number;
}

/** What the customer of the session has written; a code where it cannot be had. */
export async function findMyReviews(
  { sku, page }: Asked,
  { calls }: Pick<VisitorRequest, 'calls'>,
  { locale, log, requestId }: ShopRequest,
): Promise<MyReviewList | 'not-authenticated' | 'unknown'> {
  const paging = { limit: myReviewsPageSize, offset: (page - 1) * myReviewsPageSize, sort: 'most-recent' } as const;
  const answer = await calls['new-ct'].getReview(
    { query: 'of-me', locale, ...paging, ...(sku !== null && { sku }) },
    { onError: (err) => log.error({ err, requestId }, 'nobody can tell what she has reviewed') },
  );
  if (answer?.ok === true && answer.value.query === 'of-me') return answer.value;
  return answer?.ok === false && answer.failure.code === 'not-authenticated' ? 'not-authenticated' : 'unknown';
}
