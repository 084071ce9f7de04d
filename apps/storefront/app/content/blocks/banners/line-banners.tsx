import { PageWidth } from '../../../ui/layout/page-width.tsx';
import type { LabelledLinkView } from '../../../ui/link-view.ts';
import { Notice } from '../../../ui/overlays/notice.tsx';
import type { BlockProps } from '../../block-props.ts';
import { ContentAnchor } from '../../parts/content-anchor.tsx';
import styles from './strap-with-link.module.css';

export interface NotificationBannerView {
  readonly tone: 'info' | 'success' | 'warning';
  readonly text: string;
  readonly link: LabelledLinkView | null;
}

export function NotificationBanner({ view: { tone, text, link } }: BlockProps<NotificationBannerView>) {
  return (
    <Notice kind={tone} isBanner>
      {text}
      {link !== null && (
        <>
          {' '}
          <ContentAnchor link={link}>{link.label}</ContentAnchor>
        </>
      )}
    </Notice>
  );
}

export interface StrapWithLinkView {
  readonly text: string;
  readonly link: LabelledLinkView | null;
}

/** One line from edge to edge. */
export function StrapWithLink({ view: { text, link } }: BlockProps<StrapWithLinkView>) {
  return (
    <div data-promotion={text} className={styles['strap']}>
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
