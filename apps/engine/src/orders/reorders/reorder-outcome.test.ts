import { describe, expect, it } from 'vitest';
import { reorderOutcome } from './reorder-outcome';

const oven = {
  sku: 'EX1',
  parentSku: null,
  name: 'Oven',
  quantity: 3,
  priceCents: 1_000,
  currencyCode: 'EUR',
} as const;
const guarantee = { ...oven, sku: '4100010', parentSku: 'EX1', name: 'Guarantee' } as const;
const inCart = (quantity: number) => ({ sku: 'EX1', quantity, parentSku: null, giftOf: null });
const sold = { sellable: true, priceCents: 1_000 };

const outcome = (
  after: number,
  { before = 0, product = sold }: { before?: number; product?: typeof sold | null } = {},
  line: Parameters<typeof reorderOutcome>[0][number] = oven,
) =>
  reorderOutcome([line], {
    before: before === 0 ? [] : [inCart(before)],
    after: after === 0 ? [] : [inCart(after)],
    products: new Map(product ? [['EX1', product]] : []),
    currencyCode: 'EUR',
  })[0];

describe('ordering again', () => {
  it('says what was added, beside what was in the cart already', () => {
    expect(outcome(3)).toMatchObject({ outcome: 'added', wanted: 3, added: 3, nowCents: null });
    expect(outcome(5, { before: 2 })).toMatchObject({ outcome: 'added', added: 3 });
  });

  it('says that there were fewer, none, or that it is not sold any more', () => {
    expect(outcome(2)).toMatchObject({ outcome: 'fewer', added: 2 });
    expect(outcome(0)).toMatchObject({ outcome: 'sold-out', added: 0 });
    expect(outcome(0, { product: { ...sold, sellable: false } })).toMatchObject({ outcome: 'not-sold' });
    expect(outcome(0, { product: null })).toMatchObject({ outcome: 'not-sold' });
  });

  it('says another price, but not of what was not added', () => {
    const dearer = { ...sold, priceCents: 1_200 };
    expect(outcome(3, { product: dearer })).toMatchObject({ beforeCents: 1_000, nowCents: 1_200 });
    expect(outcome(0, { product: dearer })).toMatchObject({ beforeCents: null, nowCents: null });
  });

  it('does not compare what was sold net, and names the price where the currency is another', () => {
    expect(outcome(3, {}, { ...oven, priceCents: null })).toMatchObject({ nowCents: null });
    expect(outcome(3, {}, { ...oven, currencyCode: 'BGN' })).toMatchObject({ beforeCents: null, nowCents: 1_000 });
  });

  it('takes a guarantee along with its product, and misses none without it', () => {
    const facts = { before: [], products: new Map([['EX1', sold]]), currencyCode: 'EUR' } as const;
    const withIt = [inCart(3), { sku: '4100010', quantity: 3, parentSku: 'EX1', giftOf: null }];
    const outcomes = (after: typeof withIt | ReturnType<typeof inCart>[]) =>
      reorderOutcome([oven, guarantee], { ...facts, after }).map((line) => line.outcome);
    expect(outcomes(withIt)).toEqual(['added', 'added']);
    expect(outcomes([inCart(3)])).toEqual(['added', 'not-sold']);
    expect(outcomes([])).toEqual(['sold-out']);
  });
});
