import { canBeBoughtNow, priceNow } from '@tradehall/domain/feeds/offer-terms.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { plainAmount } from '@tradehall/domain/money/format-money.ts';
import { feedPath } from '@tradehall/domain/feeds/feed-names.ts';
import { request } from 'undici';
import { z } from 'zod';
import { openShop, type Shop } from '../open-shop.ts';
import { readFeed, type FeedFacts } from './read-feed.ts';

interface ComparedFeed {
  readonly offers: number;
  readonly pages: number;
  readonly faults: readonly string[];
}

interface CompareOptions {
  readonly storefrontUrl: string;
  readonly hostPattern: string;
  /** One for every page, ten for every tenth. */
  readonly everyPage: number;
}

const shipping = z.object({
  shippingRate: z.object({ value: z.string(), currency: z.string() }),
  shippingDestination: z.object({ addressCountry: z.string() }),
  deliveryTime: z.object({ transitTime: z.object({ minValue: z.number(), maxValue: z.number() }) }),
});
const offered = z.object({
  url: z.string(),
  price: z.string(),
  priceCurrency: z.string(),
  availability: z.string(),
  shippingDetails: shipping,
});
const graph = z.object({ '@graph': z.tuple([z.object({ sku: z.string(), offers: offered })]).rest(z.unknown()) });

/** What engines read on a rendered page, in the words of a feed. */
function factsOnPage(html: string): FeedFacts {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const [{ sku, offers }] = graph.parse(JSON.parse(json))['@graph'];
  const { shippingRate, shippingDestination, deliveryTime } = offers.shippingDetails;
  const { minValue, maxValue } = deliveryTime.transitTime;
  return {
    sku,
    address: offers.url,
    price: `${offers.price} ${offers.priceCurrency}`,
    availability: offers.availability.split('/').at(-1) ?? '',
    delivery: `${shippingDestination.addressCountry} ${shippingRate.value} ${shippingRate.currency} ${minValue}-${maxValue}`,
  };
}

async function compareWithCall({ sku, price, availability }: FeedFacts, locale: Locale, shop: Shop): Promise<boolean> {
  const answer = await shop['new-ct'].getProduct({ query: 'main', locale, sku });
  if (!answer.ok || answer.value.query !== 'main') return false;
  const [product] = answer.value.products.results;
  const now = priceNow(product.price);
  const isInStock = availability === 'InStock';
  return price === `${plainAmount(now)} ${now.currencyCode}` && isInStock === canBeBoughtNow(product);
}

/** Every offer of a locale's feed against the call for its product, and against its page. */
export async function compareFeeds(country: Country, locale: Locale, options: CompareOptions): Promise<ComparedFeed> {
  const { storefrontUrl, hostPattern, everyPage } = options;
  const host = hostOfStore(country, hostPattern);
  const language = country.languages[country.locales.indexOf(locale)] ?? country.languages[0];
  const prefix = locale === country.locales[0] ? '' : `/${language}`;
  const { offers } = await readFeed(storefrontUrl, host, `${prefix}${feedPath('google')}`);
  const shop = openShop(country);
  const faults: string[] = [];
  let pages = 0;
  for (const [at, offer] of offers.entries()) {
    if (!(await compareWithCall(offer, locale, shop)))
      faults.push(`${locale} ${offer.sku}: the call says something else`);
    if (at % everyPage !== 0) continue;
    const { pathname } = new URL(offer.address);
    const { statusCode, body } = await request(`${storefrontUrl}${pathname}`, { headers: { host } });
    const html = await body.text();
    pages += 1;
    if (statusCode !== 200) {
      faults.push(`${locale} ${offer.sku}: the page answers ${statusCode}`);
      continue;
    }
    const onPage = factsOnPage(html);
    for (const name of ['sku', 'address', 'price', 'availability', 'delivery'] as const)
      if (onPage[name] !== offer[name])
        faults.push(`${locale} ${offer.sku}: ${name} ${offer[name]}, page ${onPage[name]}`);
  }
  if (offers.length === 0) faults.push(`${locale}: the feed is empty`);
  return { offers: offers.length, pages, faults };
}
