import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampQuantity } from './clamp-quantity.ts';

describe('a quantity', () => {
  it.each(['', 'x', '0', '-3', 'NaN', ' '])('that is below 1 or no number becomes 1: %j', (asked) => {
    expect(clampQuantity(asked, 5)).toEqual({ quantity: 1, isTooMany: false });
  });

  it('above what there is becomes what there is, with a warning', () => {
    expect(clampQuantity('7', 5)).toEqual({ quantity: 5, isTooMany: true });
    expect(clampQuantity('Infinity', 5)).toEqual({ quantity: 5, isTooMany: true });
    expect(clampQuantity('5', 5)).toEqual({ quantity: 5, isTooMany: false });
  });

  it('is a whole number between 1 and the maximum whatever is typed', () => {
    const typed = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: 1_000 }), (asked, maximum) => {
        const { quantity } = clampQuantity(asked, maximum);
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= maximum).toBe(true);
      }),
    );
  });
});
