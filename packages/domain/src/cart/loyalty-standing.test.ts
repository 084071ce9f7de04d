import { describe, expect, it } from 'vitest';
import { standingOf, tierReached } from './loyalty-standing.ts';

const levels = [
  { key: 'monetary-cohort-base-tier', discountPermyriad: 0, fromCents: {} },
  { key: 'tier-1', discountPermyriad: 200, fromCents: { EUR: 50_000, SEK: 560_000 } },
  { key: 'tier-2', discountPermyriad: 300, fromCents: { EUR: 150_000, SEK: 1_680_000 } },
] as const;

const inEuro = { periodMonths: 12, currencyCode: 'EUR' } as const;

describe('the level that a turnover reaches', () => {
  it.each([
    [{}, 'monetary-cohort-base-tier'],
    [{ EUR: 49_999 }, 'monetary-cohort-base-tier'],
    [{ EUR: 50_000 }, 'tier-1'],
    [{ EUR: 900_000 }, 'tier-2'],
    [{ SEK: 559_999 }, 'monetary-cohort-base-tier'],
    [{ SEK: 560_000 }, 'tier-1'],
    // A half in one currency and a half in the other are a whole.
    [{ EUR: 25_000, SEK: 280_000 }, 'tier-1'],
    [{ EUR: 25_000, SEK: 279_999 }, 'monetary-cohort-base-tier'],
    [{ USD: 900_000 }, 'monetary-cohort-base-tier'],
  ] as const)('of %j is %s', (turnover, tier) => {
    expect(tierReached(turnover, levels)).toBe(tier);
  });
});

describe('where a customer stands', () => {
  it('is told in the money of the store, with what is missing to the next level', () => {
    expect(standingOf({ tier: 'tier-1', turnover: { EUR: 60_000 }, ...inEuro }, levels)).toEqual({
      levelNumber: 2,
      discountPermyriad: 200,
      periodMonths: 12,
      turnover: { centAmount: 60_000, fractionDigits: 2, currencyCode: 'EUR' },
      next: {
        levelNumber: 3,
        discountPermyriad: 300,
        missing: { centAmount: 90_000, fractionDigits: 2, currencyCode: 'EUR' },
      },
    });
  });

  it('adds up what was bought in several currencies', () => {
    const { turnover, next } = standingOf(
      { tier: 'monetary-cohort-base-tier', turnover: { EUR: 25_000, SEK: 140_000 }, ...inEuro },
      levels,
    );
    expect([turnover.centAmount, next?.missing.centAmount]).toEqual([37_500, 12_500]);
  });

  it('has nothing missing at the highest level, also where an operator has granted it', () => {
    const highest = standingOf({ tier: 'tier-2', turnover: { EUR: 1_000 }, ...inEuro }, levels);
    expect(highest).toMatchObject({ levelNumber: 3, turnover: { centAmount: 1_000 }, next: null });
  });
});
