import type { Country } from '@tradehall/domain/countries/country.ts';
import { languageOfPath, pathInLanguage } from './language-of-path.ts';
import { segmentsOfPath } from './paths.ts';
import { routeTable, type RouteAccess, type RouteRow } from './route-table.ts';

/** Who may open the page at a path. */
export const accessOfPath = (path: string, country: Country): RouteAccess =>
  findRoute(pathInLanguage(path, languageOfPath(path, country)))?.access ?? 'everybody';

/** Whether the page at a path is another one for guests and customers. */
export const needsSession = (path: string, country: Country): boolean =>
  ['customers', 'guests'].includes(accessOfPath(path, country));

const rows = Object.values<RouteRow>(routeTable).filter(({ path }) => path !== '*');

/** As the router matches it: decoded, in any case, whatever slashes are too many. */
function asMatched(path: string): string | null {
  const segments = segmentsOfPath(path)?.filter((segment) => segment !== '');
  return segments === undefined
    ? null
    : `/${segments.map((segment) => segment.toLowerCase().replaceAll('/', '%2f')).join('/')}`;
}

/** The row of a path inside its language; null for a page found by its slug. Every spelling the router takes is the same. */
export function findRoute(path: string): RouteRow | null {
  const wanted = path === '' ? null : asMatched(path);
  return rows.find((row) => row.path === wanted) ?? null;
}

const withoutSlash = new Set(rows.filter(({ trailingSlash }) => !trailingSlash).map(({ path }) => path.split('/')[1]));

/** Whether a path that begins with this name belongs to the routes that do not end in a slash. */
export const isRouteWithoutSlash = (firstSegment: string): boolean => withoutSlash.has(firstSegment);
