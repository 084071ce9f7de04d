import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../call-handler.ts';
import { visibleProducts } from '../catalogue/visible-products.ts';

export const getReview: Handle<'new-ct', 'getReview'> = async (input, context) => {
  if (input.query === 'of-me') return fail({ code: 'not-available' });
  const { locale, productId, sort, limit, offset } = input;
  const page = await context.productReviews.page({ productId, sort, limit, offset });
  if (page === null) return fail({ code: 'product-not-found' });
  const [product] = await visibleProducts([page.sku], locale, context);
  if (product?.id !== productId) return fail({ code: 'product-not-found' });
  const { total, reviews } = page;
  return succeed({ offset, total, count: reviews.length, limit, results: [...reviews], exists: total > 0 });
};
