import { describe, expect, it } from 'vitest';
import { minorUnits } from '../money/minor-units.ts';
import type { CalendarDate } from './calendar-date.ts';
import { countries } from './countries.ts';
import type { Country } from './country.ts';
import { currencyOn } from './currency-on.ts';
import { feesByDay, feesFromNowOn, shippingFeesOn } from './shipping-fees.ts';

// A§9: free above / parcel / freight
const specified = {
  EUR: ['59', '1.95', '9.95'],
  GBP: ['52', '1.95', '9.95'],
  DKK: ['439', '15', '74'],
  SEK: ['659', '22', '111'],
  NOK: ['689', '23', '116'],
  CHF: ['59', '1.95', '9.95'],
  CZK: ['1399', '46', '235'],
  PLN: ['269', '9', '45'],
  HUF: ['22099', '730', '3731'],
  RON: ['289', '10', '49'],
  BGN: ['115', '3.95', '19.95'],
  USD: null,
} as const;

function feeCentsOn(country: Country, date: CalendarDate): number[] {
  const { freeAbove, parcel, freight } = shippingFeesOn(country, date);
  return [freeAbove, parcel, freight].map(({ centAmount }) => centAmount);
}

describe('the shipping fees', () => {
  it.each(Object.values(countries))('of $code are those of its currency in 2025', (country) => {
    const currency = currencyOn(country, '2025-12-31');
    const fees = specified[currency] ?? [];
    expect(fees).toHaveLength(3);
    expect(feeCentsOn(country, '2025-12-31')).toEqual(fees.map((decimal) => minorUnits(decimal, currency)));
  });

  it('are raised for a time in France and Hungary', () => {
    expect(feeCentsOn(countries.FR, '2026-06-01')).toEqual([59_00, 6_95, 39_95]);
    expect(feeCentsOn(countries.HU, '2026-06-01')).toEqual([22_099_00, 1_481_00, 7_481_00]);
  });

  it('follow Bulgaria into the euro', () => {
    expect(feeCentsOn(countries.BG, '2026-01-01')).toEqual([59_00, 1_95, 9_95]);
  });

  it('change in no other country', () => {
    const dated = Object.values(countries).filter((country) => country.shippingFees.length > 1);
    expect(dated.map(({ code }) => code)).toEqual(['BG', 'FR', 'HU']);
  });
});

describe('the fees of a store', () => {
  const rate = (methodKey: string, from: string, priceCents: number, freeAboveCents = 59_00) =>
    ({ methodKey, from, priceCents, freeAboveCents }) as const;
  const fees = feesByDay([
    rate('parcel', '2027-01-01', 2_95, 80_00),
    rate('parcel', '1970-01-01', 1_95),
    rate('freight', '1970-01-01', 9_95),
  ]);

  it('are known for each day on which one of them begins', () => {
    expect(fees).toEqual([
      { from: '1970-01-01', parcelCents: 1_95, freightCents: 9_95, freeAboveCents: 59_00 },
      { from: '2027-01-01', parcelCents: 2_95, freightCents: 9_95, freeAboveCents: 80_00 },
    ]);
  });

  it('that are over are left out', () => {
    expect(feesFromNowOn(fees, '2026-12-31')).toHaveLength(2);
    expect(feesFromNowOn(fees, '2027-01-01').map(({ from }) => from)).toEqual(['2027-01-01']);
    expect(feesFromNowOn([], '2027-01-01')).toEqual([]);
  });
});
