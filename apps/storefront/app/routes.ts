import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { routeTable, type RouteRow } from './routing/route-table.ts';

/** Known to the router by its key: two rows may share a module. */
function toRoute([id, { path, page }]: [string, RouteRow]): RouteConfigEntry[] {
  if (page === null) return [];
  return [path === '/' ? index(page, { id }) : route(path.replace(/^\//, ''), page, { id })];
}

/** Paths inside a language; the server puts the language's prefix before them as the router's basename. */
export default [
  layout('pages/shell/pages.route.tsx', Object.entries<RouteRow>(routeTable).flatMap(toRoute)),
] satisfies RouteConfig;
