import type { BlockProps } from '../../block-props.ts';
import { ContentSection } from '../../parts/content-section.tsx';
import { PictureTileGrid, type TileView } from '../../parts/picture-tile-grid.tsx';

export interface TilesView {
  readonly title: string;
  readonly tiles: readonly TileView[];
}

export function Tiles({ view: { title, tiles } }: BlockProps<TilesView>) {
  return (
    <ContentSection title={title}>
      <PictureTileGrid tiles={tiles} size="normal" />
    </ContentSection>
  );
}

export function SmallTiles({ view: { title, tiles } }: BlockProps<TilesView>) {
  return (
    <ContentSection title={title}>
      <PictureTileGrid tiles={tiles} size="small" />
    </ContentSection>
  );
}
