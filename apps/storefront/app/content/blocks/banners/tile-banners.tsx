import { PageWidth } from '../../../ui/layout/page-width.tsx';
import type { BlockProps } from '../../block-props.ts';
import { BannerTile } from '../../parts/banner-tile.tsx';
import { CardGrid } from '../../parts/card-grid.tsx';
import type { CardView } from '../../parts/marketing-card.tsx';

export function BannerBox({ view }: BlockProps<CardView>) {
  return (
    <PageWidth>
      <BannerTile banner={view} look="plain" isWide />
    </PageWidth>
  );
}

export interface BannerBoxesView {
  readonly boxes: readonly CardView[];
}

export function BannerBoxes({ view }: BlockProps<BannerBoxesView>) {
  return (
    <PageWidth>
      <CardGrid
        size="wide"
        items={view.boxes.map((box) => ({ key: box.title, content: <BannerTile banner={box} look="plain" isWide /> }))}
      />
    </PageWidth>
  );
}

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
