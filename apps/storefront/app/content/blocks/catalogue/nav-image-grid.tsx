import type { BlockProps } from '../../block-props.ts';
import { ContentSection } from '../../parts/content-section.tsx';
import { PictureTileGrid } from '../../parts/picture-tile-grid.tsx';
import type { TileView } from '../../parts/picture-tile-grid.tsx';

export interface TilesView {
  readonly title: string;
  readonly tiles: readonly TileView[];
}

export function NavImageGrid({ view: { title, tiles } }: BlockProps<TilesView>) {
  return (
    <ContentSection title={title}>
      <PictureTileGrid tiles={tiles} size="small" />
    </ContentSection>
  );
}
