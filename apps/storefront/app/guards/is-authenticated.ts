import { routeTable } from '../routing/route-table.ts';
import { accessOfPath } from '../routing/access-of-path.ts';
import { proceed } from './guard.ts';
import type { Guard } from './guard.ts';
import { languageOfPath, pathWithLanguage } from '../routing/language-of-path.ts';

/** B§2.2: a guest signs in first and comes back. */
export const isAuthenticated: Guard = ({ country, isLoggedIn, path, search }) => {
  if (isLoggedIn !== false || accessOfPath(path, country) !== 'customers') {
    return proceed;
  }
  const login = pathWithLanguage(routeTable.login.path, languageOfPath(path, country));
  return { kind: 'redirect', status: 302, path: login, search: `?next=${encodeURIComponent(`${path}${search}`)}` };
};
