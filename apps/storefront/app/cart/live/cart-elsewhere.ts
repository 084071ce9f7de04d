import { countries } from '@tradehall/domain/countries/countries.ts';
import { locales, type CountryCode, type Locale } from '@tradehall/domain/locales/locales.ts';
import { countryNameIn } from '../../i18n/formats.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import { routeTable } from '../../routing/route-table.ts';

/** In the language of this page where the other country speaks it, else in its own. */
function localeIn(code: CountryCode, { locale }: Pick<ShopRequest, 'locale'>): Locale {
  const { locales: spoken } = countries[code];
  return spoken.find((other) => locales[other].language === locales[locale].language) ?? spoken[0];
}

/** The countries a cart can be taken to: all others that sell, by their names in the language of the page. */
export const otherSellers = ({ country, locale }: Pick<ShopRequest, 'country' | 'locale'>) =>
  Object.values(countries)
    .filter(({ code, checkoutEnabled }) => checkoutEnabled && code !== country.code)
    .map(({ code, locales: [first] }) => ({ value: code, label: countryNameIn(first, locale) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));

/** Where the cart is taken over in another country; null where nothing is sold. */
export function cartAddressIn(
  code: CountryCode,
  token: string,
  shop: Pick<ShopRequest, 'locale' | 'originOf'>,
): string | null {
  const { checkoutEnabled, locales: spoken } = countries[code];
  const locale = localeIn(code, shop);
  const prefix = locale === spoken[0] ? '' : `/${locales[locale].language}`;
  return checkoutEnabled
    ? `${shop.originOf(locale)}${prefix}${routeTable['checkout/cart'].path}?${new URLSearchParams({ carry: token })}`
    : null;
}
