import { countries } from '@tradehall/domain/countries/countries.ts';
import { type Locale, localeCodes, locales } from '@tradehall/domain/locales/locales.ts';
import { hostOfStore, storeKey } from '@tradehall/domain/countries/store.ts';
import { pathPrefix } from './page-address';

export interface ContentShop {
  readonly locale: Locale;
  readonly storeKey: string;
  readonly origin: string;
  readonly pathPrefix: string;
}

/** Where the pages of each locale are found; `originPattern` as in SHOP_ORIGIN_PATTERN. */
export function contentShops(originPattern: string): ContentShop[] {
  return localeCodes.map((locale) => {
    const country = countries[locales[locale].country];
    const origin = hostOfStore(country, originPattern);
    return { locale, storeKey: storeKey(country), origin, pathPrefix: pathPrefix(locale) };
  });
}
