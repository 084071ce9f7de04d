import { countries } from '@tradehall/domain/countries/countries.ts';
import { isLocale, localeCodes, locales, type Locale } from '@tradehall/domain/locales/locales.ts';
import { pagePath } from '../routing/find-page.ts';
import { routeTable, type RouteKey } from '../routing/route-table.ts';
import type { ShopRequest } from './shop-request.ts';

type PathsByLocale = Readonly<Partial<Record<Locale, string>>>;

/** Every locale has a home page. */
export const homePaths: PathsByLocale = Object.fromEntries(localeCodes.map((locale) => [locale, '/']));

/** Where a page is found in the locales that have it, in the shape of address each country has. */
export const pathsOfPage = (
  kind: Parameters<typeof pagePath>[0]['kind'],
  slugAllLocales: Readonly<Partial<Record<Locale, string>>>,
): PathsByLocale =>
  Object.fromEntries(
    Object.entries(slugAllLocales).flatMap(([locale, slug]) =>
      isLocale(locale) ? [[locale, pagePath({ kind, slug }, countries[locales[locale].country].nativeRouting)]] : [],
    ),
  );

/** Where a route is in the languages of the store, for who changes the language there. */
export const pathsOfRoute = (key: RouteKey, { country }: Pick<ShopRequest, 'country'>): PathsByLocale =>
  Object.fromEntries(country.locales.map((locale) => [locale, routeTable[key].path]));
