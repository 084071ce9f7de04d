import { sayName } from './names-to-say';
import { spokenLocale } from './say';

/** `campaignName` and `hero-banner` as a label: `Campaign name`, `Hero banner`. */
export function wordsOfName(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same in the operator's language, as far as `names-to-say.ts` knows the name. */
export const inWords = (name: string): string => sayName(wordsOfName(name));

const nameOf = (type: 'region' | 'currency' | 'language', code: string): string =>
  new Intl.DisplayNames(spokenLocale(), { type }).of(code) ?? code;

export const countryInWords = (code: string): string => nameOf('region', code);
export const languageInWords = (code: string): string => nameOf('language', code);
export const currencyInWords = (code: string): string => nameOf('currency', code);

/** `tradehall_de` as an operator calls that shop: `Germany`. */
export function shopInWords(storeKey: string): string {
  const code = /_([a-z]{2})$/.exec(storeKey)?.[1];
  return code === undefined ? storeKey : countryInWords(code.toUpperCase());
}
