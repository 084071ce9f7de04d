import type { FeedOffer, FeedShop } from '../feed-offer.ts';

export interface FeedFormat {
  readonly contentType: 'application/xml' | 'text/csv';
  readonly head: (shop: FeedShop) => string;
  /** Null for an offer that has no place in it. */
  readonly entry: (offer: FeedOffer, shop: FeedShop) => string | null;
  readonly foot: string;
  /** The format allows no more. */
  readonly mostEntries?: number;
}
