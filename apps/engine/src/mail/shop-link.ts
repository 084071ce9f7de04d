import { countries } from '@tradehall/domain/countries/countries.ts';
import { type Locale, locales } from '@tradehall/domain/locales/locales.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';

/** An address of the shop for a mail: from the configured origin, never from what a request says of itself. */
export function shopLink(originPattern: string, locale: Locale, path: string): string {
  const { country, language } = locales[locale];
  const shop = countries[country];
  // B§2.1: the default language of a country has no prefix.
  const prefix = shop.locales[0] === locale ? '' : `/${language}`;
  return `${hostOfStore(shop, originPattern)}${prefix}${path}`;
}
