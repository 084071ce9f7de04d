import { accessOfPath } from '../routing/find-route.ts';
import { languageOfPath, pathWithLanguage } from '../routing/language-of-path.ts';
import { routeTable } from '../routing/route-table.ts';
import { isCheckoutPath } from './checkout-billing.ts';
import { notFound, proceed, type Guard } from './guard.ts';

/** B§2.2: a guest signs in first and comes back. */
export const isAuthenticated: Guard = ({ country, isLoggedIn, path, search }) => {
  if (isLoggedIn !== false || accessOfPath(path, country) !== 'customers') return proceed;
  const login = pathWithLanguage(routeTable.login.path, languageOfPath(path, country));
  return { kind: 'redirect', status: 302, path: login, search: `?next=${encodeURIComponent(`${path}${search}`)}` };
};

/** B§2.2: who is signed in has no use for signing in, and goes on where that was a step of the checkout. */
export const nonAuthenticated: Guard = ({ country, isLoggedIn, path }) => {
  if (isLoggedIn !== true || accessOfPath(path, country) !== 'guests') return proceed;
  const language = languageOfPath(path, country);
  const target = isCheckoutPath(path, country)
    ? pathWithLanguage(routeTable['checkout/addresses'].path, language)
    : language.basename;
  return { kind: 'redirect', status: 302, path: target, search: '' };
};

/** Without a valid pass there is no such page. */
export const staffOnly: Guard = ({ country, isStaff, path }) =>
  !isStaff && accessOfPath(path, country) === 'staff' ? notFound : proceed;
