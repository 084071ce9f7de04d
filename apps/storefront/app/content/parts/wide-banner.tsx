import { joinClasses } from '../../ui/join-classes.ts';
import type { LabelledLinkView } from '../../ui/link-view.ts';
import { ContentButton } from './content-button.tsx';
import { ContentPicture, type PictureView } from './content-picture.tsx';
import { Heading } from './heading.tsx';
import styles from './wide-banner.module.css';

interface WideBannerProps {
  readonly banner: {
    readonly title: string;
    readonly text: string | null;
    readonly picture: PictureView;
    readonly link: LabelledLinkView | null;
  };
  readonly level: 1 | 2;
  readonly look: 'light' | 'dark';
  readonly secondLink?: LabelledLinkView | null;
  readonly isFirst: boolean;
}

/** From edge to edge: words to the left on a plain ground, the picture to the right, where none of them reaches. */
export function WideBanner({ banner, level, look, secondLink = null, isFirst }: WideBannerProps) {
  const { title, text, picture, link } = banner;
  return (
    <div data-promotion={title} className={joinClasses(styles['banner'], styles[look])}>
      <div className={styles['words']}>
        <Heading level={level} className={styles['title']}>
          {title}
        </Heading>
        {text !== null && <p className={styles['text']}>{text}</p>}
        {(link !== null || secondLink !== null) && (
          <div className={styles['buttons']}>
            <ContentButton link={link} kind="primary" />
            <ContentButton link={secondLink} />
          </div>
        )}
      </div>
      <ContentPicture picture={picture} isFirst={isFirst} className={styles['picture']} />
    </div>
  );
}
