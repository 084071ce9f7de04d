import type { BlockProps } from '../block-props.ts';
import { ProductRow } from '../parts/products.tsx';
import type { ProductRowView } from '../parts/products.tsx';

/** What buyers rate highest: every card in it has stars. */
export function TrustReviewCarousel({ view }: BlockProps<ProductRowView>) {
  return <ProductRow row={view} />;
}
