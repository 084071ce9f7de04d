import { routeTable } from './route-table.ts';
import type { RouteRow } from './route-table.ts';
import { segmentsOfPath } from './segments-of-path.ts';

const rows = Object.values<RouteRow>(routeTable).filter(({ path }) => path !== '*');

/** As the router matches it: decoded, in any case, whatever slashes are too many. */
const asMatched = (path: string): string | null => {
  const segments = segmentsOfPath(path)?.filter((segment) => segment !== '');
  return segments === undefined
    ? null
    : `/${segments.map((segment) => segment.toLowerCase().replaceAll('/', '%2f')).join('/')}`;
};

/** The row of a path inside its language; null for a page found by its slug. Every spelling the router takes is the same. */
export const findRoute = (path: string): RouteRow | null => {
  const wanted = path === '' ? null : asMatched(path);
  return rows.find((row) => row.path === wanted) ?? null;
};

const withoutSlash = new Set(rows.filter(({ trailingSlash }) => !trailingSlash).map(({ path }) => path.split('/')[1]));

/** Whether a path that begins with this name belongs to the routes that do not end in a slash. */
export const isRouteWithoutSlash = (firstSegment: string): boolean => withoutSlash.has(firstSegment);
