import { routeTable } from '../route-table.ts';
import type { RouteRow } from '../route-table.ts';

const rows = Object.values<RouteRow>(routeTable).filter(({ path }) => path !== '*');

/** The row of a path inside its language; null for a page found by its slug. A closing slash makes no difference. */
export const findRoute = (path: string): RouteRow | null => {
  const wanted = path === '/' ? path : path.replace(/\/$/, '');
  return rows.find((row) => row.path === wanted) ?? null;
};

const withoutSlash = new Set(rows.filter(({ trailingSlash }) => !trailingSlash).map(({ path }) => path.split('/')[1]));

/** Whether a path that begins with this name belongs to the routes that do not end in a slash. */
export const isRouteWithoutSlash = (firstSegment: string): boolean => withoutSlash.has(firstSegment);
