import type { LabelledLinkView } from '../../../ui/link-view.ts';
import type { BlockProps } from '../../block-props.ts';
import type { PictureView } from '../../parts/content-picture.tsx';
import { WideBanner } from '../../parts/wide-banner.tsx';

interface HeroBannerView {
  readonly title: string;
  readonly text: string | null;
  readonly picture: PictureView;
  readonly link: LabelledLinkView | null;
  readonly secondLink: LabelledLinkView | null;
  /** On a page that has no other title the hero's is the page's. */
  readonly isPageTitle: boolean;
}

export function HeroBanner({ view, isFirst }: BlockProps<HeroBannerView>) {
  return (
    <WideBanner
      look="light"
      banner={view}
      level={view.isPageTitle ? 1 : 2}
      secondLink={view.secondLink}
      isFirst={isFirst}
    />
  );
}

export interface CampaignBannerView {
  readonly title: string;
  readonly text: string | null;
  readonly picture: PictureView;
  readonly link: LabelledLinkView | null;
}

export function CampaignBanner({ view, isFirst }: BlockProps<CampaignBannerView>) {
  return <WideBanner look="dark" banner={view} level={2} isFirst={isFirst} />;
}
