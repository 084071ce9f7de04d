import type { BlockProps } from '../../block-props.ts';
import { ContentButton } from '../../parts/content-button.tsx';
import type { PictureView } from '../../parts/content-picture.tsx';
import { ContentSection } from '../../parts/content-section.tsx';
import type { LabelledLinkView } from '../../../ui/link-view.ts';
import styles from './video-banner.module.css';

interface VideoBannerView {
  readonly title: string;
  readonly text: string | null;
  readonly video: string;
  readonly poster: PictureView;
  readonly description: string;
  readonly descriptionLabel: string;
  readonly link: LabelledLinkView | null;
}

/** Plays when asked to, and says in words what is to be seen. */
export function VideoBanner({ view }: BlockProps<VideoBannerView>) {
  const { poster } = view;
  return (
    <ContentSection title={view.title} text={view.text}>
      <figure data-promotion={view.title} className={styles['figure']}>
        <video
          controls
          playsInline
          preload="none"
          poster={poster.src}
          width={poster.width}
          height={poster.height}
          aria-label={view.title}
          className={styles['video']}
        >
          <source src={view.video} />
        </video>
        <figcaption className={styles['side']}>
          <div className={styles['description']}>
            <p className={styles['label']}>{view.descriptionLabel}</p>
            <p>{view.description}</p>
          </div>
          <ContentButton link={view.link} />
        </figcaption>
      </figure>
    </ContentSection>
  );
}
