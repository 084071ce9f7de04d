import type { ProductCardView } from '../../../product-card/product-card-view.ts';
import { ProductGrid } from '../../../product-card/product-grid.tsx';
import { PageWidth } from '../../../ui/layout/page-width.tsx';
import type { BlockProps } from '../../block-props.ts';
import type { LabelledLinkView } from '../../link-view.ts';
import { BannerTile } from '../../parts/banner-tile.tsx';
import type { PictureView } from '../../parts/content-picture.tsx';
import styles from './product-zone-box.module.css';

export interface ProductZoneBoxView {
  readonly title: string;
  readonly text: string | null;
  readonly picture: PictureView;
  readonly link: LabelledLinkView | null;
  readonly products: readonly ProductCardView[];
}

/** A department's picture with what sells best in it. */
export function ProductZoneBox({ view }: BlockProps<ProductZoneBoxView>) {
  return (
    <PageWidth>
      <div className={styles['box']}>
        <BannerTile banner={view} look="plain" isWide="tablet" />
        <ProductGrid cards={view.products} look="foursome" />
      </div>
    </PageWidth>
  );
}
