import type { EngineInput } from '@tradehall/domain/calls/engine-call.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { MyReviewList } from '@tradehall/domain/reviews/review.ts';
import type { addReviewCalls, reviewCalls } from '@tradehall/domain/reviews/reviews.calls.ts';
import type { reviewsEngineCalls } from '@tradehall/domain/reviews/reviews.engine-calls.ts';
import type { CallContext } from '../context/call-context.ts';
import type { HandlersOf } from '../context/call-handler.ts';
import { visibleProducts } from '../catalogue/visible-products.ts';
import { EngineRefusal } from '../engine/engine.ts';

export const reviewHandlers = {
  getReview: async (input, context) => {
    const { locale, sort, limit, offset } = input;
    if (input.query === 'of-me') {
      const { query, sku = null } = input;
      const mine = await findMyReviews({ locale, sku, sort, limit, offset }, context);
      return mine === null ? fail({ code: 'not-authenticated' }) : succeed({ query, ...mine });
    }
    const { query, productId } = input;
    const page = await context.productReviews.page({ productId, locale, sort, limit, offset });
    if (page === null) return fail({ code: 'product-not-found' });
    const [product] = await visibleProducts([page.sku], locale, context);
    if (product?.id !== productId) return fail({ code: 'product-not-found' });
    const { total, reviews } = page;
    return succeed({ query, offset, total, count: reviews.length, limit, results: [...reviews], exists: total > 0 });
  },
} satisfies HandlersOf<typeof reviewCalls>;

type MyReviewsRequest = EngineInput<typeof reviewsEngineCalls.myReviews>;

/** Of the customer whose session it is; null for a guest. */
async function findMyReviews(request: MyReviewsRequest, context: CallContext): Promise<MyReviewList | null> {
  const mine = context.hasSession ? await context.engineAnswer('myReviews', request) : null;
  if (mine === null) return null;
  const { total, results, toReview } = mine;
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

export const addReviewHandlers = {
  /** Who writes it, and whether she has bought it, the engine knows by the session. */
  'add-review': async (review, context) => {
    if (!context.hasSession) return fail({ code: 'not-authenticated' });
    try {
      return await context.engine('addReview', review);
    } catch (failure) {
      // A§8: any other refusal.
      if (failure instanceof EngineRefusal) return fail({ code: 'review-failed' });
      throw failure;
    }
  },
} satisfies HandlersOf<typeof addReviewCalls>;
