import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestPriceBefore } from './lowest-price';

const now = Date.UTC(2026, 10, 15);
const daysAgo = (days: number, cents: number) => ({ effectiveFromMs: now - days * 24 * 60 * 60 * 1000, cents });

describe('the lowest price of the 30 days before a reduction', () => {
  it('is what was asked before, not the reduced price itself', () => {
    expect(lowestPriceBefore(7_900, [daysAgo(90, 9_900), daysAgo(5, 7_900)], now)).toBe(9_900);
  });

  it('finds a cheaper price in between', () => {
    const history = [daysAgo(90, 9_900), daysAgo(20, 8_500), daysAgo(15, 9_900), daysAgo(5, 7_900)];
    expect(lowestPriceBefore(7_900, history, now)).toBe(8_500);
  });

  it('counts the price that was in force when the 30 days began', () => {
    const history = [daysAgo(90, 6_000), daysAgo(34, 9_900), daysAgo(5, 7_900)];
    expect(lowestPriceBefore(7_900, history, now)).toBe(6_000);
  });

  it('forgets what ended before the 30 days began', () => {
    const history = [daysAgo(90, 6_000), daysAgo(36, 9_900), daysAgo(5, 7_900)];
    expect(lowestPriceBefore(7_900, history, now)).toBe(9_900);
  });

  it('stays the same for as long as the reduction lasts', () => {
    const history = [daysAgo(90, 6_000), daysAgo(80, 9_900), daysAgo(45, 7_900)];
    expect(lowestPriceBefore(7_900, history, now)).toBe(9_900);
  });

  it('is the reduced price itself where that was asked before the reduction began', () => {
    const history = [daysAgo(400, 15_000), daysAgo(200, 10_000), daysAgo(0, 10_000)];
    expect(lowestPriceBefore(10_000, history, now)).toBe(10_000);
  });

  it('does not depend on the order of the rows', () => {
    expect(lowestPriceBefore(7_900, [daysAgo(5, 7_900), daysAgo(90, 9_900)], now)).toBe(9_900);
  });

  it('is unknown until the history covers 30 days', () => {
    expect(lowestPriceBefore(7_900, [daysAgo(20, 9_900), daysAgo(5, 7_900)], now)).toBeNull();
    expect(lowestPriceBefore(7_900, [daysAgo(90, 7_900)], now)).toBeNull();
    expect(lowestPriceBefore(7_900, [], now)).toBeNull();
  });

  it('takes a reduction that the history does not know yet as begun now', () => {
    expect(lowestPriceBefore(7_900, [daysAgo(90, 9_900), daysAgo(10, 8_900)], now)).toBe(8_900);
  });
});

interface Asked {
  readonly listCents: number;
  readonly saleCents: number | null;
}

const aDay = 4;
const quarterMs = 6 * 60 * 60 * 1000;
const quartersBefore = 60 * aDay;
const quarters = quartersBefore + 90 * aDay;
const asked = fc.record({
  listCents: fc.constantFrom(9_900, 10_900, 11_900),
  saleCents: fc.option(fc.constantFrom(7_900, 8_900, 9_400)),
});
const byHand = fc.array(fc.record({ quarter: fc.integer({ min: 0, max: quarters - 1 }), price: asked }), {
  maxLength: 12,
});
const plans = fc.array(
  fc.record({
    quarter: fc.integer({ min: 0, max: quarters - 1 }),
    lasts: fc.integer({ min: 1, max: 20 * aDay }),
    price: asked,
  }),
  { maxLength: 6 },
);

/** What is asked in each quarter of a day: a plan, or else what an operator set last. */
function askedByQuarter(
  changes: readonly { readonly quarter: number; readonly price: Asked }[],
  planned: readonly { readonly quarter: number; readonly lasts: number; readonly price: Asked }[],
): readonly Asked[] {
  const inOrder = changes.toSorted((one, other) => one.quarter - other.quarter);
  return Array.from({ length: quarters }, (_, quarter) => {
    const plan = planned.find((one) => one.quarter <= quarter && quarter < one.quarter + one.lasts);
    const set = inOrder.findLast((change) => change.quarter <= quarter);
    return plan?.price ?? set?.price ?? { listCents: 9_900, saleCents: null };
  });
}

const effective = ({ listCents, saleCents }: Asked): number => saleCents ?? listCents;

/** The lines that the shop writes as prices change. */
function historyOf(byQuarter: readonly Asked[]) {
  return byQuarter.flatMap((price, quarter) => {
    const before = byQuarter[quarter - 1];
    const begins = price.saleCents !== null && (before?.saleCents ?? null) === null;
    const isAnother = before === undefined || effective(before) !== effective(price) || begins;
    return isAnother ? [{ effectiveFromMs: quarter * quarterMs, cents: effective(price) }] : [];
  });
}

/** Walks back to where the reduction began, and then through the 30 days before. */
function lowestByOracle(byQuarter: readonly Asked[], now: number): number | null {
  const reduced = byQuarter[now];
  let begun = now;
  const isSameReduction = (price: Asked | undefined): boolean =>
    price !== undefined && price.saleCents !== null && price.saleCents === reduced?.saleCents;
  while (isSameReduction(byQuarter[begun - 1])) begun -= 1;
  if (begun < 30 * aDay) return null;
  return Math.min(...byQuarter.slice(begun - 30 * aDay, begun).map(effective));
}

describe('on every day of 90', () => {
  it('the lowest price is what the oracle finds, whoever changes prices and whatever is scheduled', () => {
    fc.assert(
      fc.property(byHand, plans, fc.integer({ min: 0, max: aDay - 1 }), (changes, planned, at) => {
        const byQuarter = askedByQuarter(changes, planned);
        const history = historyOf(byQuarter);
        const days = Array.from({ length: 90 }, (_, day) => quartersBefore + day * aDay + at);
        const differing = days.filter((quarter) => {
          const saleCents = byQuarter[quarter]?.saleCents ?? null;
          const nowMs = quarter * quarterMs;
          const known = history.filter(({ effectiveFromMs }) => effectiveFromMs <= nowMs);
          return (
            saleCents !== null && lowestPriceBefore(saleCents, known, nowMs) !== lowestByOracle(byQuarter, quarter)
          );
        });
        expect(differing).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
