import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, type CurrencyCode, currencyCodes } from '../money/currencies.ts';
import { netOf } from '../money/divide-half-up.ts';
import {
  lowestWithMargin,
  priceByRule,
  type PriceEnding,
  priceEndings,
  type PriceRule,
  roundedTo,
  roundedUpTo,
} from './price-rules.ts';

const plain: PriceRule = { rate: null, ofSourcePermyriad: 10_000, ending: 'none', marginFloorPermyriad: null };
const euro = { currencyCode: 'EUR', taxRatePermyriad: 1_900 } as const;
const crowns = { currencyCode: 'CZK', taxRatePermyriad: 2_100 } as const;

const cents = fc.integer({ min: 1, max: 50_000_000 });
const ending = fc.constantFrom(...priceEndings);
const currency = fc.constantFrom(...currencyCodes);
const taxRate = fc.constantFrom(0, 810, 1_700, 1_900, 2_100, 2_550, 2_700);
const margin = fc.integer({ min: 0, max: 9_500 });

function endsAs(end: PriceEnding, price: number, code: CurrencyCode): boolean {
  if (end === 'none') return true;
  if (end === 'whole') return price % 100 === 0;
  const shown = 10 ** (currencies[code].fractionDigits - currencies[code].displayDigits);
  return price % (100 * shown) === Number(end) * shown;
}

describe('a price by rule', () => {
  it.each([
    [{}, euro, 12_345, 12_345],
    [{ ending: '90' }, euro, 12_345, 12_390],
    [{ ending: '90' }, euro, 12_339, 12_290],
    [{ ending: '99' }, euro, 1, 99],
    [{ ending: 'whole' }, euro, 12_350, 12_400],
    [{ ofSourcePermyriad: 8_000 }, euro, 9_990, 7_992],
    [{ rate: { millionths: 25_310_000, day: '2026-11-17' }, ending: '90' }, crowns, 9_990, 252_890],
  ] as const)('with %o is computed in whole cents', (rule, store, source, price) => {
    expect(priceByRule(source, { ...plain, ...rule }, store, null)).toBe(price);
  });

  it('ends in digits that shoppers see: forints have no small coins', () => {
    const forints = { currencyCode: 'HUF', taxRatePermyriad: 2_700 } as const;
    expect(priceByRule(22_047_13, { ...plain, ending: '90' }, forints, null)).toBe(22_090_00);
  });

  it('is raised to the margin floor where the cost is known, and keeps its ending', () => {
    const rule = { ...plain, ending: '90', marginFloorPermyriad: 2_000 } as const;
    expect(priceByRule(10_000, rule, euro, null)).toBe(9_990);
    expect(priceByRule(10_000, rule, euro, 10_000)).toBe(14_890);
    expect(priceByRule(20_000, rule, euro, 10_000)).toBe(19_990);
  });

  it('has the ending that was asked for, is nearest to it, and is never nothing', () => {
    fc.assert(
      fc.property(cents, ending, currency, (price, end, code) => {
        const near = roundedTo(end, price, code);
        const above = roundedUpTo(end, price, code);
        expect(endsAs(end, near, code) && endsAs(end, above, code)).toBe(true);
        expect(near).toBeGreaterThan(0);
        expect(above).toBeGreaterThanOrEqual(price);
        expect(Math.abs(near - price)).toBeLessThanOrEqual(above - price || 0);
        // Rounding twice is rounding once.
        expect(roundedTo(end, near, code)).toBe(near);
        expect(roundedUpTo(end, near, code)).toBe(near);
      }),
    );
  });

  it('never falls when the source rises', () => {
    fc.assert(
      fc.property(cents, cents, ending, fc.integer({ min: 1, max: 400_000_000 }), (one, other, end, millionths) => {
        const rule = { ...plain, ending: end, rate: { millionths, day: '2026-11-17' } };
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(priceByRule(low, rule, crowns, null)).toBeLessThanOrEqual(priceByRule(high, rule, crowns, null));
      }),
    );
  });

  it('leaves the margin after tax and cost, and one cent less would not', () => {
    fc.assert(
      fc.property(cents, margin, taxRate, (cost, least, rate) => {
        const price = lowestWithMargin(cost, least, rate);
        const leaves = (gross: number): boolean =>
          BigInt(netOf(gross, rate) - cost) * 10_000n >= BigInt(netOf(gross, rate)) * BigInt(least);
        expect(leaves(price)).toBe(true);
        expect(leaves(price - 1)).toBe(false);
      }),
    );
  });

  it('is never below the floor, whatever the rest of the rule says', () => {
    fc.assert(
      fc.property(cents, cents, ending, margin, taxRate, currency, (source, cost, end, least, rate, code) => {
        const rule = { ...plain, ending: end, marginFloorPermyriad: least };
        const price = priceByRule(source, rule, { currencyCode: code, taxRatePermyriad: rate }, cost);
        expect(price).toBeGreaterThanOrEqual(lowestWithMargin(cost, least, rate));
        expect(endsAs(end, price, code)).toBe(true);
      }),
    );
  });
});
