import { describe, expect, it } from 'vitest';
import type { CalendarDate } from './calendar-date.ts';
import { countries } from './countries.ts';
import type { Country } from './country.ts';
import { currencies, currencyCodes, type CurrencyCode } from '../money/currencies.ts';
import { currencyOn } from './currency-on.ts';
import { valueOn } from './dated.ts';
import { lowStockBandsOn } from './low-stock-bands.ts';
import { shippingFeesOn } from './shipping-fees.ts';

const rows = Object.values(countries);

describe('the currencies', () => {
  it('are the twelve of the specification', () => {
    expect([...currencyCodes]).toEqual('EUR GBP CHF CZK DKK SEK HUF RON NOK PLN BGN USD'.split(' '));
  });

  it('have narrow symbols for Czech, Danish and Swedish crowns', () => {
    expect(currencyCodes.filter((code) => currencies[code].narrowSymbol)).toEqual(['CZK', 'DKK', 'SEK']);
  });

  it('hold two digits each, of which forints show none', () => {
    for (const code of currencyCodes) {
      expect(currencies[code].fractionDigits).toBe(2);
      expect(currencies[code].displayDigits).toBe(code === 'HUF' ? 0 : 2);
    }
  });
});

describe('the currency of a country', () => {
  it('was as the specification lists it in 2025', () => {
    const listed = {
      EUR: 'AT BE DE ES FI FR GR HR IE IT LT NL PT SI SK',
      GBP: 'GB',
      CHF: 'CH',
      CZK: 'CZ',
      DKK: 'DK',
      HUF: 'HU',
      NOK: 'NO',
      PLN: 'PL',
      RON: 'RO',
      SEK: 'SE',
      BGN: 'BG',
    };
    for (const [currency, codes] of Object.entries(listed)) {
      const there = rows.filter(({ code }) => codes.split(' ').includes(code));
      expect(there.map((row) => currencyOn(row, '2025-12-31'))).toEqual(codes.split(' ').map(() => currency));
    }
  });

  it('is the euro in Bulgaria from the first day of 2026, and changes nowhere else', () => {
    expect(currencyOn(countries.BG, '2025-12-31')).toBe('BGN');
    expect(currencyOn(countries.BG, '2026-01-01')).toBe('EUR');
    expect(rows.filter((row) => row.currency.length > 1).map(({ code }) => code)).toEqual(['BG']);
  });

  it('is the currency of every amount in the row, on every day that something changes', () => {
    for (const row of rows) {
      const days = [row.currency, row.shippingFees, row.lowStockBands, row.cashOnDelivery.priceLimit]
        .flatMap((dated) => dated.map(({ from }) => from))
        .filter((from) => from !== null);
      for (const day of ['2020-01-01', '2025-12-31', ...days, '2030-01-01'] as const)
        expect(amountsOn(row, day)).toEqual([currencyOn(row, day)]);
    }
  });
});

function amountsOn(row: Country, day: CalendarDate): readonly CurrencyCode[] {
  const { parcel, freight, freeAbove } = shippingFeesOn(row, day);
  const { high, low } = lowStockBandsOn(row, day);
  const { priceLimit, fee } = row.cashOnDelivery;
  const fees = fee === null ? [] : [valueOn(fee, day)];
  const amounts = [parcel, freight, freeAbove, high, low, valueOn(priceLimit, day), ...fees];
  return [...new Set(amounts.map(({ currencyCode }) => currencyCode))];
}
