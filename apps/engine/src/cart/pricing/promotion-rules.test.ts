import { describe, expect, it } from 'vitest';
import { readAmounts } from './amounts-by-currency';
import { readPromotionRules } from './promotion-rules';
import { spread } from './spread';

function rulesOf(action: string, args: Record<string, string>, rules: Record<string, string> = {}) {
  const listed = (values: Record<string, string>) => Object.entries(values).map(([name, value]) => ({ name, value }));
  return readPromotionRules([{ code: 'cart-rules', args: listed(rules) }], [{ code: action, args: listed(args) }]);
}

describe('what an operator writes', () => {
  it('is an amount for each currency', () => {
    expect([...readAmounts(' EUR 10.00,CZK  250 , ')]).toEqual([
      ['EUR', 1_000],
      ['CZK', 25_000],
    ]);
    expect(readAmounts('').size).toBe(0);
  });

  it.each(['10 EUR', 'EUR', 'EUR 1,50', 'EUR 1.505', 'EUR -1', 'XXX 5', 'EUR 1, EUR 2', 'EUR 1 CZK 2'])(
    'is no amount as %s',
    (text) => {
      expect(() => readAmounts(text)).toThrow(RangeError);
    },
  );

  it.each([
    ['10', 1_000],
    ['12.5', 1_250],
    ['0.01', 1],
    ['100', 10_000],
  ])('is %s percent', (percent, permyriad) => {
    expect(rulesOf('coupon-percent', { percent }).value).toEqual({ kind: 'relative', permyriad });
  });

  it.each(['0', '101', '-5', '1.005', '', 'ten'])('is no percentage as “%s”', (percent) => {
    expect(() => rulesOf('coupon-percent', { percent })).toThrow(RangeError);
  });

  it('is for some products, or for all', () => {
    const lists = { skus: '["EX10000001", " "]', brands: '[]', stores: '["tradehall_de"]', categoryIds: '[7]' };
    expect(rulesOf('coupon-gift', { sku: 'EX10000002' }, lists)).toMatchObject({
      skus: ['EX10000001'],
      brands: [],
      stores: ['tradehall_de'],
      categoryIds: ['7'],
    });
  });

  it('is one action and the rules once', () => {
    const action = { code: 'volume-steps', args: [] };
    const rules = { code: 'cart-rules', args: [] };
    expect(() => readPromotionRules([rules], [action, action])).toThrow('no second one');
    expect(() => readPromotionRules([], [action])).toThrow('cart rules');
    expect(() => rulesOf('order_percentage_discount', {})).toThrow('nobody knows');
  });
});

describe('an amount that is spread', () => {
  it('gives the last cents to the largest remainders, and of equal ones to the earlier line', () => {
    expect(spread(100, [1, 1, 1])).toEqual([1, 1, 1]);
    expect(spread(100, [100, 100, 100])).toEqual([34, 33, 33]);
    expect(spread(10, [100, 50, 51])).toEqual([5, 2, 3]);
  });

  it('is never more than the lines cost', () => {
    expect(spread(500, [100, 0, 7])).toEqual([100, 0, 7]);
    expect(spread(500, [0, 0])).toEqual([0, 0]);
  });
});
