import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { reviewRefusalReasons, reviewStates } from '@tradehall/domain/reviews/review.ts';
import type { MyReviewList } from '@tradehall/domain/reviews/review.ts';
import { locale as localeField } from '@tradehall/domain/calls/fields.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';
import { visibleProducts } from '../catalogue/visible-products.ts';
import type { ReviewSort } from '../context/services/product-reviews.ts';

const question = {
  document: `query ($locale: String!, $sku: String, $limit: Int!, $offset: Int!, $sort: String!) {
    myReviews(locale: $locale, sku: $sku, limit: $limit, offset: $offset, sort: $sort) {
      total
      results { id sku productName authorName text rating createdAt locale state refusalReason }
      toReview { sku productName orderedAt }
    }
  }`,
  answers: z.object({
    myReviews: z
      .object({
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
            locale: localeField,
            state: z.enum(reviewStates),
            refusalReason: z.enum(reviewRefusalReasons).nullable(),
          }),
        ),
        toReview: z.array(z.object({ sku: z.string(), productName: z.string(), orderedAt: z.iso.datetime() })),
      })
      .nullable(),
  }),
};

export interface MyReviewsRequest {
  readonly locale: Locale;
  readonly sku: string | null;
  readonly limit: number;
  readonly offset: number;
  readonly sort: ReviewSort;
}

/** Of the customer whose session it is; null for a guest. */
export async function findMyReviews(request: MyReviewsRequest, context: CallContext): Promise<MyReviewList | null> {
  const { myReviews } = context.hasSession ? await context.ask(question, { ...request }) : { myReviews: null };
  if (myReviews === null) return null;
  const { total, results, toReview } = myReviews;
  const skus = [...results, ...toReview].map(({ sku }) => sku);
  const visible = await visibleProducts(skus, request.locale, context);
  const cards = new Map(visible.map(({ card }) => [card.sku, card]));
  const productOf = ({ sku, productName }: { readonly sku: string; readonly productName: string }) => {
    const card = cards.get(sku);
    return { sku, name: card?.name ?? productName, slug: card?.slug ?? null, image: card?.image ?? null };
  };
  return {
    offset: request.offset,
    limit: request.limit,
    total,
    count: results.length,
    exists: total > 0,
    results: results.map(({ sku, productName, ...review }) => ({
      ...review,
      product: productOf({ sku, productName }),
    })),
    toReview: toReview.map((bought) => ({ ...productOf(bought), orderedAt: bought.orderedAt })),
  };
}
