import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { visibleProducts } from '../catalogue/visible-products.ts';
import { findMyReviews } from './find-my-reviews.ts';

export const getReview: Handle<'new-ct', 'getReview'> = async (input, context) => {
  const { locale, sort, limit, offset } = input;
  if (input.query === 'of-me') {
    const { query, sku = null } = input;
    const mine = await findMyReviews({ locale, sku, sort, limit, offset }, context);
    return mine === null ? fail({ code: 'not-authenticated' }) : succeed({ query, ...mine });
  }
  const { query, productId } = input;
  const page = await context.productReviews.page({ productId, sort, limit, offset });
  if (page === null) return fail({ code: 'product-not-found' });
  const [product] = await visibleProducts([page.sku], locale, context);
  if (product?.id !== productId) return fail({ code: 'product-not-found' });
  const { total, reviews } = page;
  return succeed({ query, offset, total, count: reviews.length, limit, results: [...reviews], exists: total > 0 });
};
