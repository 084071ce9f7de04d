import { describe, expect, it } from 'vitest';
import { bestTier, loyaltyRules } from './loyalty-rules.ts';
import { loyaltyTiers } from './loyalty-tiers.ts';

const rules = {
  periodMonths: 12,
  levels: loyaltyTiers.map((tier, index) => ({ tier, discountPermyriad: index * 100, fromCents: index * 50_000 })),
};
const withLevel = (index: number, change: object) => ({
  ...rules,
  levels: rules.levels.map((level, at) => (at === index ? { ...level, ...change } : level)),
});
const problemsOf = (given: unknown) =>
  loyaltyRules.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('the rules of the loyalty levels', () => {
  it('hold where each level asks for more than the one before and takes off as much or more', () => {
    expect(problemsOf(rules)).toEqual([]);
    expect(problemsOf(withLevel(2, { discountPermyriad: 100 }))).toEqual([]);
  });

  it.each([
    [withLevel(2, { fromCents: 50_000 }), 'levels.2.fromCents is not above the level before'],
    [withLevel(3, { discountPermyriad: 199 }), 'levels.3.discountPermyriad is below the level before'],
    [withLevel(4, { discountPermyriad: 10_001 }), 'levels.4.discountPermyriad is no percentage from 0 to 100'],
    [withLevel(0, { fromCents: 1 }), 'levels.0.fromCents is not 0: the first level holds from the start'],
    [withLevel(1, { tier: 'tier-2' }), 'levels.1.tier is not in its place'],
    [{ ...rules, periodMonths: 121 }, 'periodMonths is no whole number from 1 to 120'],
    [{ ...rules, levels: rules.levels.slice(1) }, 'levels are not five'],
  ])('are refused otherwise: %#', (given, problem) => {
    expect(problemsOf(given)).toContain(problem);
  });

  it('leave a customer the best of what she has reached and been granted', () => {
    expect(bestTier(['tier-1', 'tier-3', 'monetary-cohort-base-tier'])).toBe('tier-3');
    expect(bestTier([])).toBe('monetary-cohort-base-tier');
  });
});
