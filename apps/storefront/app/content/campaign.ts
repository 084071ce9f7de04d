import type { Campaign, ShownCampaign } from '@tradehall/domain/catalogue/store-document.ts';
import { picture } from '@tradehall/domain/content/block-fields.ts';
import { isLive } from '@tradehall/domain/content/content-document.ts';
import type { PictureView } from './parts/content-picture.tsx';

interface CampaignBanner {
  readonly campaignName: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

const isNow = ({ startDate, endDate }: Campaign, now: Date): boolean =>
  isLive({ startsAt: startDate, endsAt: endDate }, now);

const ownOf = ({ campaignName: name }: CampaignBanner, campaigns: readonly Campaign[]): readonly Campaign[] =>
  campaigns.filter(({ campaignName }) => campaignName === name);

/** A§4: the store's own campaign of that name decides if there is one, otherwise the banner's own dates. */
export function isCampaignRunning(banner: CampaignBanner, campaigns: readonly Campaign[], now: Date): boolean {
  const own = ownOf(banner, campaigns);
  return own.length === 0 ? isLive(banner, now) : own.some((campaign) => isNow(campaign, now));
}

/** The picture of the store's own campaign, where it has one of our host; otherwise the banner's. */
export function campaignPicture(
  banner: CampaignBanner & { readonly picture: PictureView },
  campaigns: readonly ShownCampaign[],
  now: Date,
): PictureView {
  const [own] = campaigns.filter(
    (campaign) =>
      campaign.campaignName === banner.campaignName &&
      isNow(campaign, now) &&
      picture.shape.src.safeParse(campaign.imageUrl).success,
  );
  if (!own?.imageUrl) return banner.picture;
  const { imageUrl: src, alt = banner.picture.alt, focus } = own;
  return { ...banner.picture, src, alt, focus };
}
