import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { routeTable } from './route-table.ts';
import type { RouteRow } from './route-table.ts';

const toRoute = ({ path, page }: RouteRow): RouteConfigEntry[] => {
  if (page === null) {
    return [];
  }
  return [path === '/' ? index(page) : route(path.replace(/^\//, ''), page)];
};

/** Paths inside a language; the server puts the language's prefix before them as the router's basename. */
export default [
  layout('shell/pages.route.tsx', Object.values<RouteRow>(routeTable).flatMap(toRoute)),
] satisfies RouteConfig;
