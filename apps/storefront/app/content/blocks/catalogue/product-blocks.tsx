import type { ProductCardView } from '../../../product-card/product-card-view.ts';
import { ProductGrid } from '../../../product-card/product-grid.tsx';
import { PageWidth } from '../../../ui/layout/page-width.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import type { LabelledLinkView } from '../../../ui/link-view.ts';
import type { BlockProps } from '../../block-props.ts';
import { BannerTile } from '../../parts/banner-tile.tsx';
import type { PictureView } from '../../parts/content-picture.tsx';
import { ContentSection } from '../../parts/content-section.tsx';
import { ProductCarousel, type CarouselTexts } from '../../parts/products.tsx';
import styles from './product-zone-box.module.css';

export interface ProductGroupSliderView {
  readonly title: string;
  readonly groups: readonly {
    readonly id: string;
    readonly label: string;
    readonly products: readonly ProductCardView[];
  }[];
  readonly carousel: CarouselTexts;
}

export function ProductGroupSlider({ view: { title, groups, carousel } }: BlockProps<ProductGroupSliderView>) {
  const [only, second] = groups;
  const rowOf = (group: ProductGroupSliderView['groups'][number]) => (
    <ProductCarousel label={group.label} products={group.products} texts={carousel} />
  );
  return (
    <ContentSection title={title}>
      {second === undefined && only !== undefined ? (
        rowOf(only)
      ) : (
        <Tabs
          label={title}
          tabs={groups.map((group) => ({ id: group.id, label: group.label, content: rowOf(group) }))}
        />
      )}
    </ContentSection>
  );
}

export interface ProductListingView {
  readonly title: string;
  /** The author gave none, but the products need one to stand under. */
  readonly isTitleHidden: boolean;
  readonly products: readonly ProductCardView[];
}

export function ProductListing({ view: { title, isTitleHidden, products } }: BlockProps<ProductListingView>) {
  return (
    <ContentSection title={title} isTitleHidden={isTitleHidden}>
      <div data-item-list="content" data-list-heading={title}>
        <ProductGrid cards={products} look="wide" />
      </div>
    </ContentSection>
  );
}

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
      <div data-item-list="content" data-list-heading={view.title} className={styles['box']}>
        <BannerTile banner={view} look="plain" isWide="tablet" />
        <ProductGrid cards={view.products} look="foursome" />
      </div>
    </PageWidth>
  );
}
