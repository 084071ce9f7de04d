import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { CurrencyCode } from '@tradehall/domain/countries/currencies.ts';
import { currencyOn } from '@tradehall/domain/countries/currency-on.ts';
import type { Language } from '@tradehall/domain/countries/languages.ts';
import { type Locale, localeCodes, locales } from '@tradehall/domain/countries/locales.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import { standardTaxRateOn } from '@tradehall/domain/countries/tax-rates.ts';

/** A locale with what its country's store asks for today: the place a document is written for. */
export interface Market {
  readonly locale: Locale;
  readonly language: Language;
  readonly storeKey: string;
  readonly currencyCode: CurrencyCode;
  readonly taxRatePermyriad: number;
  /** This market's bit where a set of markets is held in one number. */
  readonly bit: number;
}

export function marketsOn(instant: Date): readonly Market[] {
  return localeCodes.map((locale, index) => {
    const { language, country: code } = locales[locale];
    const country = countries[code];
    const today = calendarDateIn(country.timeZone, instant);
    return {
      locale,
      language,
      storeKey: storeKey(country),
      currencyCode: currencyOn(country, today),
      taxRatePermyriad: standardTaxRateOn(country, today),
      bit: 1 << index,
    };
  });
}

/** Of the locales a product is sold in. */
export function marketMask(enabledLocales: readonly string[]): number {
  return localeCodes.reduce((mask, locale, index) => (enabledLocales.includes(locale) ? mask | (1 << index) : mask), 0);
}
