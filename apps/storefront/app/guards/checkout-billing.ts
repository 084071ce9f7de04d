import type { Country } from '@tradehall/domain/countries/country.ts';
import { routeTable } from '../routing/route-table.ts';
import { findRoute } from '../routing/find-route.ts';
import { proceed, type Guard, type Verdict } from './guard.ts';
import { languageOfPath, pathInLanguage, pathWithLanguage } from '../routing/language-of-path.ts';

const addresses = routeTable['checkout/addresses'].path;
const payment = routeTable['checkout/payment'].path;

/** Inside its language; null for a page that is none of the checkout's. */
function checkoutPath(path: string, country: Country): string | null {
  const found = findRoute(pathInLanguage(path, languageOfPath(path, country)))?.path ?? '';
  return /^\/checkout(?:\/|$)/.test(found) ? found : null;
}

export const isCheckoutPath = (path: string, country: Country): boolean => checkoutPath(path, country) !== null;

/** Whether the page at a path needs something in the cart. */
export function needsCart(path: string, country: Country): boolean {
  const page = checkoutPath(path, country);
  return country.checkoutEnabled && (page === addresses || page === payment);
}

/** A§2, B§2.2: nothing is ordered where the shop does not sell, without goods, or before it is known where they go. */
export const checkoutBilling: Guard = ({ country, cart, path }) => {
  const language = languageOfPath(path, country);
  const leadTo = (target: string): Verdict => ({ kind: 'redirect', status: 302, path: target, search: '' });
  if (!country.checkoutEnabled && isCheckoutPath(path, country)) return leadTo(language.basename);
  if (cart === null || !needsCart(path, country)) return proceed;
  if (!cart.hasLines) return leadTo(language.basename);
  return cart.hasShipping || checkoutPath(path, country) === addresses
    ? proceed
    : leadTo(pathWithLanguage(addresses, language));
};
