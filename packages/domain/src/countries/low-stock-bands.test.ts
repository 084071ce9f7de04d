import { describe, expect, it } from 'vitest';
import { minorUnits } from '../money/minor-units.ts';
import { countries } from './countries.ts';
import { currencyOn } from './currency-on.ts';
import { lowStockBandsOn } from './low-stock-bands.ts';

// A§9: high / low
const specified = {
  EUR: ['1000', '250'],
  GBP: ['870', '217.5'],
  DKK: ['7450', '1862.5'],
  SEK: ['11200', '2800'],
  NOK: ['11700', '2925'],
  CHF: ['980', '245'],
  CZK: ['23600', '5900'],
  PLN: ['4550', '1137.5'],
  HUF: ['375000', '93750'],
  RON: ['4940', '1235'],
  BGN: ['1950', '487.5'],
  USD: null,
} as const;

describe('the low-stock price bands', () => {
  const moments = Object.values(countries).flatMap((country) => [
    { country, code: country.code, date: '2025-12-31' as const },
    { country, code: country.code, date: '2026-01-01' as const },
  ]);

  it.each(moments)('of $code are those of its currency on $date', ({ country, date }) => {
    const currency = currencyOn(country, date);
    const bands = specified[currency] ?? [];
    const { high, low } = lowStockBandsOn(country, date);
    expect(bands).toHaveLength(2);
    expect([high.centAmount, low.centAmount]).toEqual(bands.map((decimal) => minorUnits(decimal, currency)));
  });
});
