import type { Failure } from '@tradehall/domain/calls/failures.ts';
import type { Result } from '@tradehall/domain/calls/result.ts';
import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import type { FeedName } from '@tradehall/domain/feeds/feed-names.ts';
import { feedOffer, type FeedShop } from './feed-offer.ts';
import { ceneoFeed } from './formats/ceneo.ts';
import type { FeedFormat } from './formats/feed-format.ts';
import { googleFeed } from './formats/google.ts';
import { heurekaFeed } from './formats/heureka.ts';
import { idealoFeed } from './formats/idealo.ts';
import { kelkooFeed } from './formats/kelkoo.ts';
import { offersSitemap } from './formats/offers-sitemap.ts';

export const feedFormats: Readonly<Record<FeedName, FeedFormat>> = {
  google: googleFeed,
  heureka: heurekaFeed,
  idealo: idealoFeed,
  ceneo: ceneoFeed,
  kelkoo: kelkooFeed,
  offers: offersSitemap,
};

/** What a feed would say now: whoever has read it asks from this cursor on, and has the whole of it while the stamp is the same. */
interface FeedState {
  readonly cursor: string;
  readonly terms: string;
  readonly stamp: string;
}

/** A caller that has asked too often. */
export class TooManyFeeds extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too many feeds were asked for');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

function valueOf<Value>(answer: Result<Value, Failure>): Value {
  if (answer.ok) return answer.value;
  const { failure } = answer;
  if (failure.code === 'too-many-requests') throw new TooManyFeeds(failure.retryAfterSeconds);
  throw new Error(`no feed: ${failure.code}`);
}

const later = (one: string, other: string): string => (BigInt(one) > BigInt(other) ? one : other);

export async function loadFeedState({ calls, locale }: FeedShop): Promise<FeedState> {
  const { products, productCount, terms } = valueOf(await calls.shop.getOffersState({ locale }));
  const cursor = later(products, terms);
  return { cursor, terms, stamp: `${cursor}.${productCount}` };
}

/**
 * From where on a delta is read. What holds for every offer has changed after the cursor, or the cursor is of another database:
 * then it is everything.
 */
export function startOfDelta(since: string, { cursor, terms }: FeedState): string {
  return BigInt(since) < BigInt(terms) || BigInt(since) > BigInt(cursor) ? '0' : since;
}

async function loadShippingMethods({ calls, locale }: FeedShop): Promise<readonly ShippingMethod[]> {
  return valueOf(await calls['new-ct'].getShippingMethodsWithoutId({ locale })).shippingMethods;
}

/** A feed piece by piece: never more than a page of products is held. The first piece comes after all that may fail at once. */
export async function* writeFeed(name: FeedName, since: string, shop: FeedShop): AsyncGenerator<string, void> {
  const { head, entry, foot, mostEntries = Infinity } = feedFormats[name];
  const { calls, locale } = shop;
  const load = async (after: string | null) =>
    valueOf(await calls.shop.getOffers({ locale, since, ...(after !== null && { after }) }));
  const [methods, first] = await Promise.all([loadShippingMethods(shop), load(null)]);
  let written = 0;
  let page = first;
  yield head(shop);
  for (;;) {
    const entries = page.products
      .flatMap((product) => entry(feedOffer(product, methods, shop), shop) ?? [])
      .slice(0, mostEntries - written);
    written += entries.length;
    if (entries.length > 0) yield entries.join('');
    if (page.next === null || written >= mostEntries) break;
    page = await load(page.next);
  }
  yield foot;
}
