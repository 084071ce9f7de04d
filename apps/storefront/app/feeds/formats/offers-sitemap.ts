import { attributes, element, parent, xmlHead } from '../xml.ts';
import type { FeedFormat } from './feed-format.ts';

/** The address of everything that can be ordered now, as a sitemap. */
export const offersSitemap: FeedFormat = {
  contentType: 'application/xml',
  head: () => `${xmlHead}<urlset${attributes({ xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' })}>\n`,
  entry: ({ address, canBeBought }) => (canBeBought ? `${parent('url', element('loc', address))}\n` : null),
  foot: '</urlset>\n',
  mostEntries: 50_000,
};
