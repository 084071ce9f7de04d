import type { Country } from '@tradehall/domain/countries/country.ts';
import { routeTable, type RouteRow } from '../routing/route-table.ts';

/** What nobody looks for in a search engine: pages of one visitor, of staff, and lists that are put together while asking. */
const closedRows: readonly RouteRow[] = [
  routeTable.search,
  routeTable.fragments,
  ...Object.values<RouteRow>(routeTable).filter(({ caching }) => caching !== 'shared'),
];

const closedPaths = [...new Set(closedRows.map(({ path }) => `/${path.split('/')[1] ?? ''}`))];

/** A rule means every address that begins so: `/staff` alone would close `/staffeleien/` as well. */
const rulesFor = (path: string): readonly string[] => ['$', '?', '/'].map((end) => `Disallow: ${path}${end}`);

export function robotsText({ languages }: Country, origin: string): string {
  const prefixes = languages.map((language, index) => (index === 0 ? '' : `/${language}`));
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...prefixes.flatMap((prefix) => closedPaths.flatMap((path) => rulesFor(`${prefix}${path}`))),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
