import type { ProductCardView } from '../../../product-card/product-card-view.ts';
import { ProductGrid } from '../../../product-card/product-grid.tsx';
import type { BlockProps } from '../../block-props.ts';
import { ContentSection } from '../../parts/content-section.tsx';

export interface ProductListingView {
  readonly title: string;
  /** The author gave none, but the products need one to stand under. */
  readonly isTitleHidden: boolean;
  readonly products: readonly ProductCardView[];
}

export function ProductListing({ view: { title, isTitleHidden, products } }: BlockProps<ProductListingView>) {
  return (
    <ContentSection title={title} isTitleHidden={isTitleHidden}>
      <ProductGrid cards={products} look="wide" />
    </ContentSection>
  );
}
