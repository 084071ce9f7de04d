import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideHalfUp } from './divide-half-up.ts';

describe('dividing half up', () => {
  it('sends a half up in size, whatever the sign', () => {
    expect([24n, 25n, 26n, -24n, -25n, -26n].map((dividend) => divideHalfUp(dividend, 10n))).toEqual([
      2, 3, 3, -2, -3, -3,
    ]);
  });

  it('has no answer for a divisor that is not positive', () => {
    expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError);
    expect(() => divideHalfUp(1n, -1n)).toThrow(RangeError);
  });

  it('is never more than half away from the exact quotient, and mirrors at zero', () => {
    const dividends = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    fc.assert(
      fc.property(dividends, fc.bigInt({ min: 1n, max: 10n ** 6n }), (dividend, divisor) => {
        const quotient = BigInt(divideHalfUp(dividend, divisor));
        const rest = dividend - quotient * divisor;
        expect(2n * (rest < 0n ? -rest : rest) <= divisor).toBe(true);
        expect(BigInt(divideHalfUp(-dividend, divisor))).toBe(-quotient);
      }),
    );
  });
});
