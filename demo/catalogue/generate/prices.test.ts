import { describe, expect, it } from 'vitest';
import { generateBlock } from './block';
import { believablePrice, nextLowerPrice } from './price-endings';
import { priceIn } from './prices';
import { pricedStoresOn } from './stores';

const seed = 25;
const stores = pricedStoresOn(seed, '2026-11-15');
const products = Array.from({ length: 30 }, (_, block) => generateBlock(seed, block)).flat();
const prices = products.flatMap(({ sku, prices: plan }) =>
  stores.map((store) => ({ sku, store, plan, ...priceIn(store, plan) })),
);

describe('the prices of the 25 stores', () => {
  it('are whole minor units above nothing that a column can hold', () => {
    const asked = prices.flatMap(({ listCents, history }) => [listCents, ...history.map(({ cents }) => cents)]);
    expect(asked.filter((cents) => !Number.isSafeInteger(cents) || cents <= 0 || cents > 2_147_483_647)).toEqual([]);
  });

  it('are lower on sale than off it', () => {
    expect(prices.filter(({ listCents, saleCents }) => saleCents !== null && saleCents >= listCents)).toEqual([]);
    expect(prices.filter(({ saleCents, plan }) => (saleCents === null) !== (plan.salePercent === null))).toEqual([]);
  });

  it('end as a shop in that currency would have them end', () => {
    const endOf = (cents: number, currency: string) => {
      if (currency === 'HUF') return cents % 1000_00 === 990_00;
      if (['CZK', 'SEK', 'NOK', 'DKK'].includes(currency))
        return cents % 100 === 0 && [0, 9].includes((cents / 100) % 10);
      return [0, 90].includes(cents % 100);
    };
    const odd = prices.flatMap(({ store, listCents, saleCents }) =>
      [listCents, saleCents ?? listCents].filter((cents) => !endOf(cents, store.currency)),
    );
    expect(odd).toEqual([]);
  });

  it('have a history of at least 90 days that ends with what is asked today', () => {
    const wrong = prices.filter(({ history, listCents, saleCents }) => {
      const days = history.map(({ daysAgo }) => daysAgo);
      const isInOrder = days.every((day, at) => day < (days[at - 1] ?? Infinity) && day >= 1);
      const isLong = (days[0] ?? 0) >= 90 && days.length <= 4;
      return !isInOrder || !isLong || history.at(-1)?.cents !== (saleCents ?? listCents);
    });
    expect(wrong).toEqual([]);
  });

  it('note a price only when it changes', () => {
    const repeated = prices.filter(({ history }) => history.some(({ cents }, at) => history[at - 1]?.cents === cents));
    expect(repeated).toEqual([]);
  });
});

describe('a price', () => {
  it.each([
    [12_34, 'EUR', 11_90],
    [129_49, 'CHF', 129_00],
    [344_10, 'GBP', 349_00],
    [2_345_00, 'CZK', 2_349_00],
    [12_345_00, 'SEK', 12_390_00],
    [45_678_00, 'HUF', 45_990_00],
    [1, 'EUR', 90],
  ] as const)('of %i in %s becomes %i', (cents, currency, believable) => {
    expect(believablePrice(cents, currency)).toBe(believable);
  });

  it('has a next lower one until there is none', () => {
    expect(nextLowerPrice(12_90, 'EUR')).toBe(11_90);
    expect(nextLowerPrice(101_00, 'EUR')).toBe(100_00);
    expect(nextLowerPrice(90, 'EUR')).toBeNull();
  });
});
