import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyOf } from './money.ts';
import { permyriadOf } from './permyriad-of.ts';
import { reducedBy, wholePercentBelow } from './reduced-by.ts';

describe('a price after a discount', () => {
  it('is the price minus that percent, in whole cents', () => {
    expect(reducedBy(moneyOf(999, 'EUR'), 500)).toEqual(moneyOf(949, 'EUR'));
    expect(reducedBy(moneyOf(129_900, 'CHF'), 1_500)).toEqual(moneyOf(110_415, 'CHF'));
  });

  it('is named by whole percent, never by more than it is', () => {
    expect(wholePercentBelow(moneyOf(10_000, 'EUR'), moneyOf(8_001, 'EUR'))).toBe(19);
    expect(wholePercentBelow(moneyOf(10_000, 'EUR'), moneyOf(8_000, 'EUR'))).toBe(20);
  });

  it('and the discount make the whole price again, and it is never below nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 10_000 }), (cents, permyriad) => {
        const price = moneyOf(cents, 'EUR');
        const left = reducedBy(price, permyriad).centAmount;
        expect(left + permyriadOf(price, permyriad).centAmount).toBe(cents);
        expect(left).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
