import type { BlockProps } from '../../block-props.ts';
import { ContentSection } from '../../parts/content-section.tsx';
import { PictureTileGrid } from '../../parts/picture-tile-grid.tsx';
import type { TilesView } from './nav-image-grid.tsx';

export function DepartmentBlock({ view: { title, tiles } }: BlockProps<TilesView>) {
  return (
    <ContentSection title={title}>
      <PictureTileGrid tiles={tiles} size="small" />
    </ContentSection>
  );
}
