import { PageWidth } from '../../../ui/layout/page-width.tsx';
import type { BlockProps } from '../../block-props.ts';
import { BannerTile } from '../../parts/banner-tile.tsx';
import { CardGrid } from '../../parts/card-grid.tsx';
import type { CardView } from '../../parts/marketing-card.tsx';

export interface PromoBannersView {
  readonly banners: readonly CardView[];
}

export function PromoBanners({ view: { banners } }: BlockProps<PromoBannersView>) {
  const isWide = banners.length <= 2;
  return (
    <PageWidth>
      <CardGrid
        size={banners.length === 2 ? 'wide' : 'normal'}
        items={banners.map((banner) => ({
          key: banner.title,
          content: <BannerTile banner={banner} look="dark" isWide={isWide} />,
        }))}
      />
    </PageWidth>
  );
}
