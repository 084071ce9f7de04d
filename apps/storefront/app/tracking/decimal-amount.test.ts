import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalAmount } from './decimal-amount.ts';

describe('an amount of an event', () => {
  it.each([
    [1_995, 2, '19.95'],
    [5, 2, '0.05'],
    [-5, 2, '-0.05'],
    [0, 2, '0.00'],
    [1_500, 0, '1500'],
  ])('%d of %d digits is %s', (centAmount, fractionDigits, text) => {
    expect(decimalAmount({ centAmount, fractionDigits })).toBe(text);
  });

  it('is never another amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 3 }), (centAmount, fractionDigits) => {
        const text = decimalAmount({ centAmount, fractionDigits });
        expect(BigInt(text.replace('.', ''))).toBe(BigInt(centAmount));
        expect(text.split('.')[1]?.length ?? 0).toBe(fractionDigits);
      }),
    );
  });
});
