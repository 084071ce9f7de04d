import { standardLowStockPieces } from '@tradehall/domain/catalogue/stock-level.ts';
import { describe, expect, it } from 'vitest';
import { marketsOn } from '../markets';
import { projectLoyaltyLevels } from './project-loyalty-levels';

const sources = [
  { key: 'monetary-cohort-base-tier', fromCents: {}, discountPermyriad: 0 },
  { key: 'tier-1', fromCents: { EUR: 50_000, HUF: 18_750_000, DKK: 372_500 }, discountPermyriad: 200 },
] as const;

function levelsIn(locale: string, grantsLoyaltyDiscount = true) {
  const switches = new Map([
    ['tradehall_hu', { sellsGuarantee: true, grantsLoyaltyDiscount, lowStockPieces: standardLowStockPieces }],
  ]);
  const market = marketsOn(new Date('2026-11-15T12:00:00Z'), switches).find((each) => each.locale === locale);
  if (market === undefined) throw new Error(`there is no market ${locale}`);
  return projectLoyaltyLevels(sources, market);
}

describe('the loyalty levels', () => {
  it('leave no gap between two ranges in any currency', () => {
    for (const [locale, begins, currencyCode] of [
      ['de-DE', 50_000, 'EUR'],
      ['hu-HU', 18_750_000, 'HUF'],
      ['da-DK', 372_500, 'DKK'],
    ] as const) {
      const [base, first] = levelsIn(locale).customerGroups.results;
      expect(base?.cohortRangeTo).toMatchObject({ centAmount: begins - 1, currencyCode });
      expect(first).toMatchObject({ levelNumber: 2, cohortRangeFrom: { centAmount: begins }, cohortRangeTo: null });
    }
  });

  it('are those that have a threshold in the money of the store', () => {
    expect(levelsIn('sv-SE').customerGroups.results).toMatchObject([{ levelNumber: 1, cohortRangeTo: null }]);
  });

  it('are none where the store grants no discount', () => {
    const { customerGroups, cartDiscounts } = levelsIn('hu-HU', false);
    expect([customerGroups.results, cartDiscounts.results]).toEqual([[], []]);
  });
});
