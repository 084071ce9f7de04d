import { countries } from '@tradehall/domain/countries/countries.ts';
import { type Locale, locales } from '@tradehall/domain/locales/locales.ts';
import type { Address, ShopReader } from './shop-reader.ts';

/** A page that answered: what it says of itself and of its other versions. */
export interface CrawledPage {
  readonly locale: Locale;
  readonly address: Address;
  readonly alternates: ReadonlyMap<string, string>;
}

export interface Crawl {
  readonly reader: ShopReader;
  readonly atOnce: number;
  readonly hostOf: (locale: Locale) => string;
  readonly fault: (text: string) => void;
  readonly count: () => void;
  readonly pages: Map<string, CrawledPage>;
}

export function spell({ host, path }: Address): string {
  return `http://${host}${path}`;
}

export function isProduct(path: string): boolean {
  return /-\d{8}$/.test(path);
}

export function prefixOf(locale: Locale): string {
  const { country, language } = locales[locale];
  return countries[country].locales[0] === locale ? '' : `/${language}`;
}
