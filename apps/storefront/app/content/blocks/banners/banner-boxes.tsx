import { PageWidth } from '../../../ui/layout/page-width.tsx';
import type { BlockProps } from '../../block-props.ts';
import { BannerTile } from '../../parts/banner-tile.tsx';
import { CardGrid } from '../../parts/card-grid.tsx';
import type { CardView } from '../../parts/marketing-card.tsx';

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
