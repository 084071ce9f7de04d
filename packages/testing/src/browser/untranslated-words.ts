import { brandPages } from '@tradehall/domain/content/content-pages.ts';
import { networkNames } from '@tradehall/domain/catalogue/external-sites.ts';
import { languageRows } from '@tradehall/domain/locales/languages.ts';
import { countryCodes } from '@tradehall/domain/locales/locales.ts';
import { currencies } from '@tradehall/domain/money/currencies.ts';
import { providerMethods } from '@tradehall/domain/countries/payment-methods.ts';

interface UntranslatedWords {
  readonly words: readonly (string | RegExp)[];
  readonly because: string;
}

/** What may stand on a page in a pseudo language as it is. Other names are marked on the page by `translate="no"`. */
export function untranslatedWords(pageLocale: string): readonly UntranslatedWords[] {
  const countryNames = new Intl.DisplayNames(pageLocale, { type: 'region' });
  return [
    { words: ['Tradehall'], because: 'the shop is called so everywhere' },
    { words: Object.values(brandPages), because: 'makers are called so everywhere' },
    {
      words: Object.values(providerMethods).flatMap(({ name }) => ('brand' in name ? [name.brand] : [])),
      because: 'payment services are called so everywhere',
    },
    { words: Object.values(networkNames), because: 'networks are called so everywhere' },
    { words: Object.values(languageRows).map(({ label }) => label), because: 'a language is named in itself' },
    {
      words: countryCodes.map((code) => countryNames.of(code) ?? code),
      because: 'countries are named by the language data of the platform',
    },
    { words: Object.keys(currencies), because: 'currencies are written by the language data of the platform' },
    { words: [/[\w.+-]+@[\w.-]+/g], because: 'e-mail addresses are addresses' },
    { words: [/\bEX\d{8}\b/g], because: 'product numbers begin with these letters' },
  ];
}
