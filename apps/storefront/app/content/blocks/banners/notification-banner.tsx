import { Notice } from '../../../ui/overlays/notice.tsx';
import type { BlockProps } from '../../block-props.ts';
import type { LabelledLinkView } from '../../link-view.ts';
import { ContentAnchor } from '../../parts/content-anchor.tsx';

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
