import { PageWidth } from '../../../ui/layout/page-width.tsx';
import type { BlockProps } from '../../block-props.ts';
import { BannerTile } from '../../parts/banner-tile.tsx';
import type { CardView } from '../../parts/marketing-card.tsx';

export function BannerBox({ view }: BlockProps<CardView>) {
  return (
    <PageWidth>
      <BannerTile banner={view} look="plain" isWide />
    </PageWidth>
  );
}
