import { routeTable } from '../routing/route-table.ts';
import { accessOfPath } from '../routing/access-of-path.ts';
import { isCheckoutPath } from './checkout-billing.ts';
import { proceed } from './guard.ts';
import type { Guard } from './guard.ts';
import { languageOfPath, pathWithLanguage } from '../routing/language-of-path.ts';

/** B§2.2: who is signed in has no use for signing in, and goes on where that was a step of the checkout. */
export const nonAuthenticated: Guard = ({ country, isLoggedIn, path }) => {
  if (isLoggedIn !== true || accessOfPath(path, country) !== 'guests') {
    return proceed;
  }
  const language = languageOfPath(path, country);
  const target = isCheckoutPath(path, country)
    ? pathWithLanguage(routeTable['checkout/addresses'].path, language)
    : language.basename;
  return { kind: 'redirect', status: 302, path: target, search: '' };
};
