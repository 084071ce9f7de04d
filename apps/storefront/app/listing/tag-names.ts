import type { Campaign } from '@tradehall/domain/catalogue/store-document.ts';
import { quickFilterTags } from '@tradehall/domain/search/search-request.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import type { ListingFacts } from './listing-facts.ts';

const quickTagNames: Readonly<Record<(typeof quickFilterTags)[number], MessageKey>> = {
  new: 'search.tag.new',
  bestseller: 'search.tag.bestseller',
  bware: 'search.tag.bware',
  'on-sale': 'search.tag.on-sale',
  topRated: 'search.tag.topRated',
};

/** A§2: what a campaign's tag begins with. */
const campaignPrefix = 'campaign-';

const tagOf = ({ campaignName }: Campaign): string => `${campaignPrefix}${campaignName}`;

/** Tags a shopper can choose, in the order they are offered. */
export const offeredTags = (campaigns: readonly Campaign[]): readonly string[] => [
  ...quickFilterTags,
  ...campaigns.map(tagOf),
];

/** Tags are names for machines. One that the shop has no words for stands for products somebody has selected. */
export function tagName(tag: string, { campaigns, translate }: Pick<ListingFacts, 'campaigns' | 'translate'>): string {
  const quick = quickFilterTags.find((known) => known === tag);
  if (quick !== undefined) return translate(quickTagNames[quick]);
  const campaign = campaigns.find((running) => tagOf(running) === tag);
  return campaign === undefined ? translate('search.selection') : campaign.pageTitle || campaign.campaignName;
}
