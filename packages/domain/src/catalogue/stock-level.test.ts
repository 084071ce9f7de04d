import { describe, expect, it } from 'vitest';
import { standardLowStockBands } from '../countries/low-stock-bands.ts';
import { moneyOf } from '../money/money.ts';
import { stockLevelOf } from './stock-level.ts';

const level = (pieces: number, cents: number) => stockLevelOf(pieces, moneyOf(cents, 'EUR'), standardLowStockBands.EUR);

describe('the stock in words', () => {
  it('calls a dear product low at two pieces, a cheap one at ten', () => {
    expect([level(2, 100_000), level(3, 100_000)]).toEqual(['low', 'plenty']);
    expect([level(5, 25_000), level(6, 99_999)]).toEqual(['low', 'plenty']);
    expect([level(10, 24_999), level(11, 24_999)]).toEqual(['low', 'plenty']);
  });

  it('has none where nothing is left', () => {
    expect(level(0, 5_000)).toBe('none');
  });
});
