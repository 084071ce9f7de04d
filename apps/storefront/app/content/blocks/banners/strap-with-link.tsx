import { PageWidth } from '../../../ui/layout/page-width.tsx';
import type { BlockProps } from '../../block-props.ts';
import type { LabelledLinkView } from '../../link-view.ts';
import { ContentAnchor } from '../../parts/content-anchor.tsx';
import styles from './strap-with-link.module.css';

export interface StrapWithLinkView {
  readonly text: string;
  readonly link: LabelledLinkView | null;
}

/** One line from edge to edge. */
export function StrapWithLink({ view: { text, link } }: BlockProps<StrapWithLinkView>) {
  return (
    <div className={styles['strap']}>
      <PageWidth>
        <p className={styles['line']}>
          <span>{text}</span>
          {link !== null && (
            <ContentAnchor link={link} className={styles['link']}>
              {link.label}
            </ContentAnchor>
          )}
        </p>
      </PageWidth>
    </div>
  );
}
