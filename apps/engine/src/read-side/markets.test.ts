import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { describe, expect, it } from 'vitest';
import { marketMask, marketsOn } from './markets';

const markets = marketsOn(new Date('2026-11-17T12:00:00Z'));

describe('the markets', () => {
  // The masks are signed integers of 32 bits: a 32nd locale needs wider columns first.
  it('have a bit each, and no more than a mask has room for', () => {
    expect(markets.map(({ locale }) => locale)).toEqual(localeCodes);
    expect(new Set(markets.map(({ bit }) => bit)).size).toBe(localeCodes.length);
    expect(markets.filter(({ bit }) => bit <= 0)).toEqual([]);
  });

  it('are found again in the mask of the locales a product is sold in', () => {
    const sold = ['sk-SK', 'de-AT', 'xx-XX'];
    const mask = marketMask(sold);
    expect(markets.filter(({ bit }) => (mask & bit) !== 0).map(({ locale }) => locale)).toEqual(['de-AT', 'sk-SK']);
    expect(marketMask(localeCodes)).toBeGreaterThan(0);
  });
});
