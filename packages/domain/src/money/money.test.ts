import { describe, expect, it } from 'vitest';
import { currencyCodes } from './currencies.ts';
import { money, moneyOf } from './money.ts';

describe('money', () => {
  it('knows the minor units of its currency', () => {
    expect(moneyOf(1234, 'EUR')).toEqual({ centAmount: 1234, fractionDigits: 2, currencyCode: 'EUR' });
    expect(moneyOf(49_999_900, 'HUF')).toEqual({ centAmount: 49_999_900, fractionDigits: 2, currencyCode: 'HUF' });
  });

  it('is never a fraction of a cent', () => {
    for (const amount of [0.5, Number.NaN, Infinity, 2 ** 53]) expect(() => moneyOf(amount, 'EUR')).toThrow(RangeError);
  });

  it('passes the wire in every currency', () => {
    for (const code of currencyCodes) expect(money.parse(moneyOf(-1, code))).toEqual(moneyOf(-1, code));
  });

  it.each([
    { centAmount: 1.5, fractionDigits: 2, currencyCode: 'EUR' },
    { centAmount: '100', fractionDigits: 2, currencyCode: 'EUR' },
    { centAmount: 100, fractionDigits: 0, currencyCode: 'HUF' },
    { centAmount: 100, fractionDigits: 2, currencyCode: 'XXX' },
    { centAmount: 100, currencyCode: 'EUR' },
  ])('is refused on the wire as %o', (wrong) => {
    expect(money.safeParse(wrong).success).toBe(false);
  });
});
