import type { BlockProps } from '../../block-props.ts';
import type { LabelledLinkView } from '../../link-view.ts';
import type { PictureView } from '../../parts/content-picture.tsx';
import { WideBanner } from '../../parts/wide-banner.tsx';

export interface CampaignBannerView {
  readonly title: string;
  readonly text: string | null;
  readonly picture: PictureView;
  readonly link: LabelledLinkView | null;
}

export function CampaignBanner({ view, isFirst }: BlockProps<CampaignBannerView>) {
  return <WideBanner look="dark" banner={view} level={2} isFirst={isFirst} />;
}
