import { countries, type CountryCode } from '../countries/countries.ts';
import type { Country } from '../countries/country.ts';

/** Where a shop sends goods to, its own country first: across a border only inside the Union, where nothing stops at customs. */
export function deliveryCountries(shop: Country): readonly [CountryCode, ...CountryCode[]] {
  const others = Object.values(countries).filter(({ code }) => code !== shop.code);
  return [
    shop.code,
    ...others.filter(({ inEuropeanUnion }) => shop.inEuropeanUnion && inEuropeanUnion).map(({ code }) => code),
  ];
}
