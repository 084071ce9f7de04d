import { describe, expect, it } from 'vitest';
import { moneyOf } from '../money/money.ts';
import { guaranteePrice, offersOf } from './guarantee-offers.ts';

describe('the extra guarantee', () => {
  it('costs its rate of the price for every year', () => {
    const { offers } = offersOf('EX10000001', moneyOf(49_900, 'EUR'), 800);
    expect(offers.map(({ sku, years, price }) => [sku, years, price.centAmount])).toEqual([
      ['4100010', 1, 3_992],
      ['4100020', 2, 7_984],
      ['4100030', 3, 11_976],
      ['4100040', 4, 15_968],
    ]);
  });

  it('rounds half a cent up', () => {
    expect(guaranteePrice(moneyOf(1_250, 'EUR'), 500, 1).centAmount).toBe(63);
  });

  it('is not offered where the product has no rate', () => {
    expect(offersOf('EX10000001', moneyOf(49_900, 'EUR'), null).offers).toEqual([]);
  });
});
