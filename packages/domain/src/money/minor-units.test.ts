import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalMoney, minorUnits } from './minor-units.ts';
import { moneyOf } from './money.ts';

describe('an amount in a data table', () => {
  it('is read without a fraction ever being computed', () => {
    expect(minorUnits('1.95', 'EUR')).toBe(195);
    expect(minorUnits('217.5', 'GBP')).toBe(217_50);
    expect(minorUnits('999.99', 'EUR')).toBe(999_99);
    expect(minorUnits('499999', 'HUF')).toBe(499_999_00);
    expect(minorUnits('-0.05', 'EUR')).toBe(-5);
    expect(minorUnits('-0', 'EUR')).toBe(0);
    expect(decimalMoney('1.95', 'EUR')).toEqual(moneyOf(195, 'EUR'));
  });

  it.each(['1.955', '1e3', '0x10', '.5', '1.', ' 1', '+1', '1_000'] as const)('is refused when it reads %s', (text) => {
    expect(() => minorUnits(text, 'EUR')).toThrow(RangeError);
  });

  it('is read back exactly as it was written', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.nat(9), fc.nat(9), (whole, tenths, hundredths) => {
        expect(minorUnits(`${whole}.${tenths}${hundredths}`, 'PLN')).toBe(whole * 100 + tenths * 10 + hundredths);
      }),
    );
  });
});
