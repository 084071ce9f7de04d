import { countries } from '@tradehall/domain/countries/countries.ts';
import { type Locale, localeCodes, locales } from '@tradehall/domain/countries/locales.ts';
import type { Address, ShopReader } from './shop-reader.ts';

/** A page that answered: what it says of itself and of its other versions. */
export interface CrawledPage {
  readonly locale: Locale;
  readonly address: Address;
  readonly alternates: ReadonlyMap<string, string>;
}

export interface Crawl {
  readonly reader: ShopReader;
  readonly hostOf: (locale: Locale) => string;
  readonly fault: (text: string) => void;
  readonly count: () => void;
  readonly pages: Map<string, CrawledPage>;
  /** Whether this page is met in this crawl. */
  readonly isInTurn: (locale: Locale, path: string) => boolean;
}

const productNumber = /-(\d{8})$/;

export const isProduct = (path: string): boolean => productNumber.test(path);

/** A short crawl meets every nth product in a locale, each of them in every nth locale; and all other pages everywhere. */
export function takeTurns(nth: number): Crawl['isInTurn'] {
  return (locale, path) => {
    const [, number] = productNumber.exec(path) ?? [];
    return number === undefined || (Number(number) + localeCodes.indexOf(locale)) % nth === 0;
  };
}

export function spell({ host, path }: Address): string {
  return `http://${host}${path}`;
}

export function prefixOf(locale: Locale): string {
  const { country, language } = locales[locale];
  return countries[country].locales[0] === locale ? '' : `/${language}`;
}
