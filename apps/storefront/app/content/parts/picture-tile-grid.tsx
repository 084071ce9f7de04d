import type { LinkTargetView } from '../../ui/link-view.ts';
import { CardGrid } from './card-grid.tsx';
import { ContentAnchor } from './content-anchor.tsx';
import { ContentPicture, type PictureView } from './content-picture.tsx';
import styles from './picture-tile-grid.module.css';

export interface TileView extends LinkTargetView {
  readonly label: string;
  readonly text?: string | null;
  readonly picture: PictureView | null;
}

/** Pictures with a name under each; the whole tile is the link. */
export function PictureTileGrid({
  tiles,
  size,
}: {
  readonly tiles: readonly TileView[];
  readonly size: 'small' | 'normal';
}) {
  return (
    <CardGrid
      size={size}
      items={tiles.map((tile) => ({
        key: tile.href,
        content: (
          <ContentAnchor link={tile} className={styles['tile']}>
            {tile.picture !== null && <ContentPicture picture={tile.picture} className={styles['picture']} />}
            <span className={styles['words']}>
              <span className={styles['label']}>{tile.label}</span>
              {tile.text != null && <span className={styles['text']}>{tile.text}</span>}
            </span>
          </ContentAnchor>
        ),
      }))}
    />
  );
}
