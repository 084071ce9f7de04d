import { PageWidth } from '../../../ui/layout/page-width.tsx';
import type { BlockProps } from '../../block-props.ts';
import type { LabelledLinkView } from '../../link-view.ts';
import { ContentButton } from '../../parts/content-button.tsx';
import { ContentPicture } from '../../parts/content-picture.tsx';
import type { PictureView } from '../../parts/content-picture.tsx';
import styles from './vertical-lander-linkout-image.module.css';

export interface VerticalLanderLinkoutImageView {
  readonly title: string;
  readonly text: string;
  readonly picture: PictureView;
  readonly link: LabelledLinkView | null;
}

export function VerticalLanderLinkoutImage({ view }: BlockProps<VerticalLanderLinkoutImageView>) {
  return (
    <PageWidth>
      <div className={styles['lander']}>
        <ContentPicture picture={view.picture} className={styles['picture']} />
        <div className={styles['words']}>
          <h2>{view.title}</h2>
          <p className={styles['text']}>{view.text}</p>
          <ContentButton link={view.link} kind="primary" />
        </div>
      </div>
    </PageWidth>
  );
}
