import type { Campaign } from '@tradehall/domain/catalogue/store-document.ts';
import { isLive } from '@tradehall/domain/content/content-document.ts';

interface CampaignBanner {
  readonly campaignName: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** A§4: the store's own campaign of that name decides if there is one, otherwise the banner's own dates. */
export function isCampaignRunning(banner: CampaignBanner, campaigns: readonly Campaign[], now: Date): boolean {
  const own = campaigns.filter(({ campaignName }) => campaignName === banner.campaignName);
  return own.length === 0
    ? isLive(banner, now)
    : own.some(({ startDate, endDate }) => isLive({ startsAt: startDate, endsAt: endDate }, now));
}
