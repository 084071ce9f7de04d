import type { ProductToReview } from '@tradehall/domain/reviews/review.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';

export interface ReviewedProductView {
  readonly sku: string;
  readonly name: string;
  /** Null where the shop does not show it any more. */
  readonly href: string | null;
  readonly picture: string | null;
}

export const reviewedProductView = (
  { sku, name, slug, image }: Omit<ProductToReview, 'orderedAt'>,
  shop: ShopRequest,
): ReviewedProductView => ({
  sku,
  name,
  href: slug === null ? null : pageLinks(shop).product(slug),
  picture: image?.url ?? null,
});
