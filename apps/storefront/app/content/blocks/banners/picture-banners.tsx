import { PageWidth } from '../../../ui/layout/page-width.tsx';
import type { LabelledLinkView } from '../../../ui/link-view.ts';
import type { BlockProps } from '../../block-props.ts';
import { ContentAnchor } from '../../parts/content-anchor.tsx';
import { ContentButton } from '../../parts/content-button.tsx';
import { ContentPicture, type PictureView } from '../../parts/content-picture.tsx';
import stretched from '../../parts/stretched-link.module.css';
import styles from './image-banner.module.css';
import landerStyles from './vertical-lander-linkout-image.module.css';

interface ImageBannerView {
  readonly picture: PictureView;
  readonly link: LabelledLinkView | null;
}

export function ImageBanner({ view: { picture, link }, isFirst }: BlockProps<ImageBannerView>) {
  return (
    <PageWidth>
      <figure data-promotion={link?.label ?? picture.alt} className={styles['banner']}>
        <ContentPicture picture={picture} isFirst={isFirst} className={styles['picture']} />
        {link !== null && (
          <figcaption className={styles['caption']}>
            <ContentAnchor link={link} className={stretched['link']}>
              {link.label}
            </ContentAnchor>
          </figcaption>
        )}
      </figure>
    </PageWidth>
  );
}

export interface VerticalLanderLinkoutImageView {
  readonly title: string;
  readonly text: string;
  readonly picture: PictureView;
  readonly link: LabelledLinkView | null;
}

export function VerticalLanderLinkoutImage({ view }: BlockProps<VerticalLanderLinkoutImageView>) {
  return (
    <PageWidth>
      <div data-promotion={view.title} className={landerStyles['lander']}>
        <ContentPicture picture={view.picture} className={landerStyles['picture']} />
        <div className={landerStyles['words']}>
          <h2>{view.title}</h2>
          <p className={landerStyles['text']}>{view.text}</p>
          <ContentButton link={view.link} kind="primary" />
        </div>
      </div>
    </PageWidth>
  );
}
