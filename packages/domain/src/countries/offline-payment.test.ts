import { describe, expect, it } from 'vitest';
import { minorUnits } from '../money/minor-units.ts';
import { countries } from './countries.ts';
import type { Country } from './country.ts';
import { currencyOn } from './currency-on.ts';
import { valueOn } from './dated.ts';

const rows = Object.values(countries);

/** Of the specification's countries. */
function codesWhere(says: (country: Country) => boolean): string {
  return rows
    .filter((row) => Object.hasOwn(limits, row.code) && says(row))
    .map(({ code }) => code)
    .join(' ');
}

// A§9, in the local currency of 2025
const limits = {
  SK: '2500',
  IE: '1500',
  DE: '1500',
  PT: '1000',
  IT: '999.99',
  FR: '1000',
  HU: '499999',
  CZ: '60000',
  AT: '1500',
  NO: '1500',
  NL: '1500',
  CH: '3500',
  BE: '3000',
  DK: '20000',
  SE: '3000',
  ES: '1000',
  GB: '2500',
  FI: '1500',
  PL: '6000',
  RO: '10000',
  LT: '4500',
  SI: '4500',
  BG: '8900',
  GR: '499',
  HR: '4500',
} as const;

describe('cash on delivery', () => {
  it.each(Object.entries(limits))('is limited in %s', (code, limit) => {
    const [country] = rows.filter((row) => row.code === code);
    const currencyCode = country && currencyOn(country, '2025-12-31');
    expect(country && valueOn(country.cashOnDelivery.priceLimit, '2025-12-31')).toEqual({
      centAmount: currencyCode && minorUnits(limit, currencyCode),
      fractionDigits: 2,
      currencyCode,
    });
  });

  it('keeps its limit in Bulgaria through the change to the euro', () => {
    const limit = valueOn(countries.BG.cashOnDelivery.priceLimit, '2026-01-01');
    expect(limit).toEqual({ centAmount: Math.round((8900 / 1.95583) * 100), fractionDigits: 2, currencyCode: 'EUR' });
  });

  it('is offered in six countries, for freight in four of them, and never for more than 20 items', () => {
    expect(codesWhere((row) => row.cashOnDelivery.offered)).toBe('CZ HR HU IT PL SK');
    expect(codesWhere((row) => row.cashOnDelivery.freightAllowed)).toBe('CZ HU PL SK');
    expect(rows.every((row) => row.cashOnDelivery.maxItems === 20)).toBe(true);
  });

  it('costs a fee wherever it is offered, and nowhere else', () => {
    expect(codesWhere((row) => row.cashOnDelivery.fee !== null)).toBe('CZ HR HU IT PL SK');
  });
});

describe('bank transfer', () => {
  it('is enabled in the 15 countries of the list and not in the other ten', () => {
    const named = 'SK DE PT IT FR HU CZ AT NO CH BE DK ES FI PL'.split(' ').toSorted().join(' ');
    const notNamed = 'IE NL SE GB RO LT SI BG GR HR'.split(' ').toSorted().join(' ');
    expect(codesWhere((row) => row.bankTransfer.enabled)).toBe(named);
    expect(codesWhere((row) => !row.bankTransfer.enabled)).toBe(notNamed);
  });

  it('takes at most 20 items and any price', () => {
    for (const { bankTransfer } of rows) expect(bankTransfer).toMatchObject({ maxItems: 20, priceLimit: null });
  });
});
