import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyOf } from './money.ts';
import { permyriadOf } from './permyriad-of.ts';

describe('a share of an amount', () => {
  it('is rounded half up to the cent', () => {
    expect(permyriadOf(moneyOf(9_99, 'EUR'), 1500)).toEqual(moneyOf(1_50, 'EUR'));
    expect(permyriadOf(moneyOf(1_50, 'EUR'), 500)).toEqual(moneyOf(8, 'EUR'));
    expect(permyriadOf(moneyOf(-1_50, 'EUR'), 500)).toEqual(moneyOf(-8, 'EUR'));
    expect(permyriadOf(moneyOf(10_00, 'CHF'), 810)).toEqual(moneyOf(81, 'CHF'));
  });

  it('refuses a rate that is no whole number of permyriad', () => {
    expect(() => permyriadOf(moneyOf(100, 'EUR'), 0.5)).toThrow(RangeError);
  });

  const amounts = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map((cents) => moneyOf(cents, 'EUR'));

  it('is the whole at 10000 and nothing at 0', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(permyriadOf(amount, 10_000).centAmount === amount.centAmount).toBe(true);
        expect(permyriadOf(amount, 0).centAmount === 0).toBe(true);
      }),
    );
  });

  it('adds up with the rest of the amount, give or take the cent of a half', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, permyriad) => {
        const both = permyriadOf(amount, permyriad).centAmount + permyriadOf(amount, 10_000 - permyriad).centAmount;
        expect(Math.abs(both - amount.centAmount)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never shrinks when the rate grows', () => {
    const rates = fc.tuple(fc.nat(20_000), fc.nat(20_000)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    fc.assert(
      fc.property(fc.nat(10 ** 9), rates, (cents, [less, more]) => {
        const amount = moneyOf(cents, 'SEK');
        expect(permyriadOf(amount, less).centAmount).toBeLessThanOrEqual(permyriadOf(amount, more).centAmount);
      }),
    );
  });
});
