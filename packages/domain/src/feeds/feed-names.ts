import type { ComparisonSite, Country } from '../countries/country.ts';

/** `offers` is the plain sitemap of everything that can be ordered. */
export type FeedName = ComparisonSite | 'google' | 'offers';

const files = {
  google: 'google.xml',
  heureka: 'heureka.xml',
  idealo: 'idealo.csv',
  ceneo: 'ceneo.xml',
  kelkoo: 'kelkoo.xml',
  offers: 'offers.xml',
} as const satisfies Readonly<Record<FeedName, string>>;

/** Inside a language. */
export const feedPath = (name: FeedName): string => `/feeds/${files[name]}`;

/** Those that a shop has: where nothing is sold there are none. */
export function feedsOf({ checkoutEnabled, comparisonSites: sites }: Country): readonly FeedName[] {
  return checkoutEnabled ? ['google', ...sites, 'offers'] : [];
}

export const findFeed = (path: string, country: Country): FeedName | null =>
  feedsOf(country).find((name) => feedPath(name) === path) ?? null;
