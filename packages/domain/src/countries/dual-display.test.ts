import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyOf } from '../money/money.ts';
import { countries } from './countries.ts';
import { findSecondPriceOn } from './dual-display.ts';

describe('the second price in Bulgaria', () => {
  it('was in euro while the lev was the currency', () => {
    expect(findSecondPriceOn(countries.BG, moneyOf(195_58, 'BGN'), '2025-08-08')).toEqual(moneyOf(100_00, 'EUR'));
    expect(findSecondPriceOn(countries.BG, moneyOf(1_00, 'BGN'), '2025-12-31')).toEqual(moneyOf(51, 'EUR'));
  });

  it('is in leva once the euro is the currency', () => {
    expect(findSecondPriceOn(countries.BG, moneyOf(100_00, 'EUR'), '2026-01-01')).toEqual(moneyOf(195_58, 'BGN'));
    expect(findSecondPriceOn(countries.BG, moneyOf(1_000_00, 'EUR'), '2026-08-08')).toEqual(moneyOf(1_955_83, 'BGN'));
  });

  it('is shown only in the months the law names', () => {
    expect(findSecondPriceOn(countries.BG, moneyOf(100, 'BGN'), '2025-08-07')).toBeNull();
    expect(findSecondPriceOn(countries.BG, moneyOf(100, 'EUR'), '2026-08-09')).toBeNull();
  });

  it('is shown in no other country', () => {
    for (const country of Object.values(countries)) {
      if (country.euroAdoption === null) {
        expect(findSecondPriceOn(country, moneyOf(100, 'EUR'), '2026-01-01')).toBeNull();
      }
    }
    expect(Object.values(countries).filter((country) => country.euroAdoption !== null)).toEqual([countries.BG]);
  });

  it('leads back to the same euro price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        const leva = findSecondPriceOn(countries.BG, moneyOf(cents, 'EUR'), '2026-01-01');
        if (leva === null) throw new Error('no second price');
        expect(findSecondPriceOn(countries.BG, leva, '2026-01-01')).toEqual(moneyOf(cents, 'EUR'));
      }),
    );
  });
});
