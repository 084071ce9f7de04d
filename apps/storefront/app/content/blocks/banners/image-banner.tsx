import { PageWidth } from '../../../ui/layout/page-width.tsx';
import type { BlockProps } from '../../block-props.ts';
import type { LabelledLinkView } from '../../link-view.ts';
import { ContentAnchor } from '../../parts/content-anchor.tsx';
import { ContentPicture } from '../../parts/content-picture.tsx';
import type { PictureView } from '../../parts/content-picture.tsx';
import stretched from '../../parts/stretched-link.module.css';
import styles from './image-banner.module.css';

export interface ImageBannerView {
  readonly picture: PictureView;
  readonly link: LabelledLinkView | null;
}

export function ImageBanner({ view: { picture, link }, isFirst }: BlockProps<ImageBannerView>) {
  return (
    <PageWidth>
      <figure className={styles['banner']}>
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
