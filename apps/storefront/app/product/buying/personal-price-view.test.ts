import { describe, expect, it } from 'vitest';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { personalPriceView } from './personal-price-view.ts';

const price = { value: moneyOf(100_000, 'EUR'), discounted: moneyOf(90_000, 'EUR'), lowest30Days: null };

describe('a personal price', () => {
  it('is the price of today minus the discount', () => {
    expect(personalPriceView(price, 700, { locale: 'en-IE' })?.price).toContain('837.00');
  });

  it.each([0, -1, 10_001, 1.5, Number.NaN])('is none without a discount: %j', (permyriad) => {
    expect(personalPriceView(price, permyriad, { locale: 'en-IE' })).toBeNull();
  });
});
