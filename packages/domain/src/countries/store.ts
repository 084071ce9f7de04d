import { countries } from './countries.ts';
import type { Country } from './country.ts';
import { type Locale, locales } from '../locales/locales.ts';

export function storeKey(country: Country): string {
  return `tradehall_${country.storeEnding}`;
}

/** False in catalogue mode: such a shop shows prices and takes no orders. */
export function takesOrders(locale: Locale): boolean {
  return countries[locales[locale].country].checkoutEnabled;
}

export function countryOfStoreKey(key: string): Country | null {
  return Object.values(countries).find((country) => storeKey(country) === key) ?? null;
}

/** `pattern` is a host with `{country}` or `{ending}` in it: `{country}.localhost`, `www.tradehall.{ending}`. */
export function hostOfStore(country: Country, pattern: string): string {
  return pattern.replaceAll('{country}', country.code.toLowerCase()).replaceAll('{ending}', country.domainEnding);
}

export function storeOfHost(host: string, pattern: string): Country | null {
  const name = withoutPort(host);
  return Object.values(countries).find((country) => withoutPort(hostOfStore(country, pattern)) === name) ?? null;
}

function withoutPort(host: string): string {
  return host.toLowerCase().replace(/\.?(:\d+)?$/, '');
}
