import { joinClasses } from '../../ui/join-classes.ts';
import { ContentButton } from './content-button.tsx';
import { ContentPicture } from './content-picture.tsx';
import { Heading } from './heading.tsx';
import type { CardView } from './marketing-card.tsx';
import styles from './banner-tile.module.css';

interface BannerTileProps {
  readonly banner: CardView;
  readonly look: 'plain' | 'dark';
  /** Picture beside the words: always, or on screens between a phone's and a desk's. */
  readonly isWide?: boolean | 'tablet';
}

/** Words on a plain ground, the picture beside them: nothing is written over it. */
export function BannerTile({ banner, look, isWide = false }: BannerTileProps) {
  const { title, text, picture, link } = banner;
  return (
    <div
      data-promotion={title}
      className={joinClasses(
        styles['tile'],
        styles[look],
        isWide === true && styles['wide'],
        isWide === 'tablet' && styles['tablet'],
      )}
    >
      <div className={styles['words']}>
        <Heading level={2}>{title}</Heading>
        {text !== null && <p>{text}</p>}
        <ContentButton link={link} className={styles['button']} />
      </div>
      {picture !== null && <ContentPicture picture={picture} className={styles['picture']} />}
    </div>
  );
}
