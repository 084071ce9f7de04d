import { findPage, pagePath } from '../routing/find-page.ts';
import { isRouteWithoutSlash } from '../routing/find-route.ts';
import { languageOfPath, pathInLanguage, pathWithLanguage } from '../routing/language-of-path.ts';
import { segmentsOfPath } from '../routing/paths.ts';
import { parametersOf, searchOf } from '../routing/query-parameters.ts';
import { routeTable } from '../routing/route-table.ts';
import { moveTo, notFound, proceed, type Guard } from './guard.ts';

/** B§2.1 forbids quotes in routes. What cannot be decoded has no characters at all. */
export const forbiddenCharacters: Guard = ({ path }) => {
  const segments = segmentsOfPath(path);
  return segments === null || segments.some((segment) => /['"]/.test(segment)) ? notFound : proceed;
};

/** B§2.2. Letters only: the digits of a percent sign are upper-case in the right address of a page. */
export const forceLowercase: Guard = (request) => {
  const path = request.path
    .split('/')
    .map((segment) => encodeURIComponent(decodeURIComponent(segment).toLowerCase()))
    .join('/');
  return moveTo(path, 308, request);
};

/** The address with or without its slash; a path no page can have stays as it is. */
function rightPath(path: string, nativeRouting: boolean): string {
  const [first = '', ...beyond] = segmentsOfPath(path) ?? [];
  if (isRouteWithoutSlash(first)) return path.replace(/\/$/, '');
  const decoded = `/${[first, ...beyond].join('/')}`;
  const page = findPage(decoded, nativeRouting);
  if (page !== null) return pagePath(page, nativeRouting);
  // Content has no prefix in any country, and the slug of a category elsewhere.
  const content = findPage(decoded, false);
  return content?.kind === 'category' ? pagePath(content, false) : path;
}

export const slashRedirection: Guard = (request) => {
  const { country } = request;
  const path = request.path.replace(/\/{2,}/g, '/');
  const language = languageOfPath(path, country);
  const target = rightPath(pathInLanguage(path, language), country.nativeRouting);
  return moveTo(pathWithLanguage(target, language), 308, request);
};

/** B§2.2: the alternative home leads to the home page of its language. */
export const homeRedirection: Guard = (request) => {
  const language = languageOfPath(request.path, request.country);
  const isAlternativeHome = ['/home', '/home/'].includes(pathInLanguage(request.path, language));
  return isAlternativeHome ? moveTo(language.basename, 308, request) : proceed;
};

/** B§2.2: who chose another language of the store before finds its home page. Any other address says its language itself. */
export const localizeUrl: Guard = (request) => {
  const { country, localeCookie, path } = request;
  const index = country.locales.findIndex((locale) => locale === localeCookie);
  const language = country.languages[index];
  return path === '/' && index > 0 && language !== undefined ? moveTo(`/${language}/`, 302, request) : proceed;
};

/** B§2.2: the first page of a list is the list itself. The rest of the query stays as it was written. */
export const firstPageRedirection: Guard = ({ path, search }) => {
  const parameters = parametersOf(search);
  const others = parameters.filter((parameter) => parameter !== 'page=1');
  return others.length === parameters.length
    ? proceed
    : { kind: 'redirect', status: 308, path, search: searchOf(others) };
};

/** B§2.1: other names of pages: the card provider's for a failed payment, the checkout's root, the reset of a password. */
const otherNames = new Map<string, string>([
  [routeTable['adyen-payment-error'].path, routeTable['checkout/payment-error'].path],
  [routeTable.checkout.path, routeTable['checkout/cart'].path],
  [routeTable['checkout/login'].path, routeTable['checkout/addresses'].path],
  ['/checkout/reset-password', routeTable['checkout/password-reset'].path],
  ['/reset-password', routeTable['password-reset'].path],
]);

export const otherNameRedirection: Guard = (request) => {
  const language = languageOfPath(request.path, request.country);
  const target = otherNames.get(pathInLanguage(request.path, language).replace(/\/$/, ''));
  return target === undefined ? proceed : moveTo(pathWithLanguage(target, language), 308, request);
};
