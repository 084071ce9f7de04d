import type { CalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { CurrencyCode } from '@tradehall/domain/money/currencies.ts';
import { currencyOn } from '@tradehall/domain/countries/currency-on.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import { standardTaxRateOn } from '@tradehall/domain/countries/tax-rates.ts';
import { drawFor } from './draw';

// Fixed, so that a catalogue is the same on every day. The ratios are those of the low-stock bands. A§9
const unitsPerEuro: Readonly<Record<CurrencyCode, number>> = {
  EUR: 1,
  GBP: 0.87,
  CHF: 0.98,
  CZK: 23.6,
  DKK: 7.45,
  SEK: 11.2,
  HUF: 375,
  RON: 4.94,
  NOK: 11.7,
  PLN: 4.55,
  BGN: 1.95583,
  USD: 1.08,
};

export interface PricedStore {
  readonly key: string;
  readonly country: Country;
  readonly currency: CurrencyCode;
  /** Gross minor units of the store for one cent net. */
  readonly perNetCent: number;
}

export function pricedStoresOn(seed: number, date: CalendarDate): readonly PricedStore[] {
  return Object.values(countries).map((country, at) => {
    const currency = currencyOn(country, date);
    const withTax = 1 + standardTaxRateOn(country, date) / 10_000;
    // Freight and rents differ from country to country.
    const level = drawFor(seed, 'price level', at).between(0.97, 1.05);
    return { key: storeKey(country), country, currency, perNetCent: unitsPerEuro[currency] * withTax * level };
  });
}
