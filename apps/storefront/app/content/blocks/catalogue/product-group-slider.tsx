import type { ProductCardView } from '../../../product-card/product-card-view.ts';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import type { BlockProps } from '../../block-props.ts';
import { ContentSection } from '../../parts/content-section.tsx';
import { ProductCarousel } from '../../parts/products.tsx';
import type { CarouselTexts } from '../../parts/products.tsx';

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
