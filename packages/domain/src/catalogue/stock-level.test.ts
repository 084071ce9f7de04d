import { describe, expect, it } from 'vitest';
import { standardLowStockBands } from '../countries/low-stock-bands.ts';
import { moneyOf } from '../money/money.ts';
import { lowStockPieces, standardLowStockPieces, stockLevelOf } from './stock-level.ts';

const level = (pieces: number, cents: number, few = standardLowStockPieces) =>
  stockLevelOf(pieces, moneyOf(cents, 'EUR'), standardLowStockBands.EUR, few);

describe('the stock in words', () => {
  it('calls a dear product low at two pieces, a cheap one at ten', () => {
    expect([level(2, 100_000), level(3, 100_000)]).toEqual(['low', 'plenty']);
    expect([level(5, 25_000), level(6, 99_999)]).toEqual(['low', 'plenty']);
    expect([level(10, 24_999), level(11, 24_999)]).toEqual(['low', 'plenty']);
  });

  it('has none where nothing is left', () => {
    expect(level(0, 5_000)).toBe('none');
  });

  it('follows the pieces that a store has set, and is never low where they are 0', () => {
    const few = { high: 0, middle: 3, low: 40 };
    expect([level(1, 100_000, few), level(3, 25_000, few), level(40, 500, few)]).toEqual(['plenty', 'low', 'low']);
    expect(level(0, 100_000, few)).toBe('none');
    for (const wrong of [-1, 2.5, 1_001, Number.NaN])
      expect(lowStockPieces.safeParse({ ...few, low: wrong }).success).toBe(false);
  });
});
