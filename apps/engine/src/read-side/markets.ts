import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { type LowStockPieces, standardLowStockPieces } from '@tradehall/domain/catalogue/stock-level.ts';
import type { LowStockBands } from '@tradehall/domain/countries/country.ts';
import type { CurrencyCode } from '@tradehall/domain/money/currencies.ts';
import { currencyOn } from '@tradehall/domain/countries/currency-on.ts';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import { type CountryCode, type Locale, localeCodes, locales } from '@tradehall/domain/locales/locales.ts';
import { lowStockBandsOn } from '@tradehall/domain/countries/low-stock-bands.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import { standardTaxRateOn } from '@tradehall/domain/countries/tax-rates.ts';

/** What an operator switched on or off in a store, as far as documents besides its own rest on it. */
export interface StoreSwitches {
  readonly sellsGuarantee: boolean;
  readonly grantsLoyaltyDiscount: boolean;
  readonly lowStockPieces: LowStockPieces;
}

/** A locale with what its country's store asks for today: the place a document is written for. */
export interface Market extends StoreSwitches {
  readonly locale: Locale;
  readonly language: Language;
  readonly country: CountryCode;
  readonly storeKey: string;
  readonly currencyCode: CurrencyCode;
  readonly taxRatePermyriad: number;
  readonly lowStockBands: LowStockBands;
  /** This market's bit where a set of markets is held in one number. */
  readonly bit: number;
}

const allOn: StoreSwitches = {
  sellsGuarantee: true,
  grantsLoyaltyDiscount: true,
  lowStockPieces: standardLowStockPieces,
};

export function marketsOn(
  instant: Date,
  switches: ReadonlyMap<string, StoreSwitches> = new Map<string, StoreSwitches>(),
): readonly Market[] {
  return localeCodes.map((locale, index) => {
    const { language, country: code } = locales[locale];
    const country = countries[code];
    const today = calendarDateIn(country.timeZone, instant);
    const { sellsGuarantee, grantsLoyaltyDiscount, lowStockPieces } = switches.get(storeKey(country)) ?? allOn;
    return {
      locale,
      language,
      country: code,
      storeKey: storeKey(country),
      currencyCode: currencyOn(country, today),
      taxRatePermyriad: standardTaxRateOn(country, today),
      lowStockBands: lowStockBandsOn(country, today),
      lowStockPieces,
      sellsGuarantee,
      grantsLoyaltyDiscount,
      bit: 1 << index,
    };
  });
}

/** Of the locales a product is sold in. */
export function marketMask(enabledLocales: readonly string[]): number {
  return localeCodes.reduce((mask, locale, index) => (enabledLocales.includes(locale) ? mask | (1 << index) : mask), 0);
}
