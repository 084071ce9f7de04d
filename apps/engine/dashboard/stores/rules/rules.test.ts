import type { LoyaltyRules } from '@tradehall/domain/cart/loyalty-rules.ts';
import { loyaltyTiers } from '@tradehall/domain/cart/loyalty-tiers.ts';
import { describe, expect, it } from 'vitest';
import {
  draftOfGuarantee,
  guaranteeInWords,
  guaranteeOf,
  badgesInWords,
  badgesOf,
  draftOfBadges,
  draftOfLowStock,
  draftOfLoyalty,
  lowStockInWords,
  lowStockOf,
  loyaltyInWords,
  loyaltyOf,
} from './rule-words';
import { draftOfVolume, volumeInWords, volumeOf } from './volume-words';

const loyalty: LoyaltyRules = {
  periodMonths: 12,
  levels: loyaltyTiers.map((tier, index) => ({ tier, fromCents: index * 50_000, discountPermyriad: index * 125 })),
};

describe('a rule that is typed', () => {
  it('comes back as it was', () => {
    const pieces = { high: 2, middle: 5, low: 10 };
    expect(lowStockOf(draftOfLowStock(pieces))).toEqual({ rule: pieces, problems: {} });
    const badges = { newDays: 90, salesWindowDays: 30, bestsellerPieces: 10 };
    expect(badgesOf(draftOfBadges(badges))).toEqual({ rule: badges, problems: {} });
    expect(loyaltyOf(draftOfLoyalty(loyalty), loyalty)).toEqual({ rule: loyalty, problems: {} });
  });

  it('shows percent without digits that do not count', () => {
    const draft = draftOfLoyalty(loyalty);
    expect([0, 1, 2, 4].map((index) => draft[`levels.${index}.discountPermyriad`])).toEqual(['0', '1.25', '2.5', '5']);
  });

  it.each(['', 'many', '-1', '2.5', '1001'])('says at its field that it is wrong: «%s»', (high) => {
    const { rule, problems } = lowStockOf({ high, middle: '5', low: '10' });
    expect(rule).toBeNull();
    expect(problems).toEqual({ high: 'This is no whole number from 0 to 1000.' });
  });

  it('says which level is not above the one before', () => {
    const draft = { ...draftOfLoyalty(loyalty), 'levels.2.fromCents': '400,00' };
    expect(loyaltyOf(draft, loyalty).problems).toEqual({ 'levels.2.fromCents': 'This is not above the level before.' });
    const unreadable = { ...draftOfLoyalty(loyalty), 'levels.2.fromCents': 'much' };
    expect(loyaltyOf(unreadable, loyalty).problems['levels.2.fromCents']).toBe('This is no amount.');
  });
});

describe('a volume discount that is typed', () => {
  const seen = {
    steps: [
      { volume: 3, discountPermyriad: 500 },
      { volume: 5, discountPermyriad: 1_000 },
    ],
    stores: null,
    isActive: true,
  };
  const draft = draftOfVolume(seen);

  it('comes back as it was, and without a step that was emptied', () => {
    expect(volumeOf(draft, null)).toEqual({ rule: seen, problems: {} });
    const emptied = { ...draft, steps: '3', 'steps.0.volume': ' ', 'steps.0.discountPermyriad': '' };
    expect(volumeOf(emptied, null).rule?.steps).toEqual(seen.steps.slice(1));
  });

  it('says at the step what is wrong with it', () => {
    const wrong = { ...draft, 'steps.1.volume': '3', 'steps.1.discountPermyriad': '101' };
    expect(volumeOf(wrong, null).problems).toEqual({
      'steps.1.discountPermyriad': 'This is no percentage above 0, up to 100.',
    });
    expect(volumeOf({ ...draft, 'steps.1.volume': '3' }, null).problems).toEqual({
      'steps.1.volume': 'This is not above the step before.',
    });
    const none = { ...draft, steps: '1', 'steps.0.volume': '', 'steps.0.discountPermyriad': '' };
    expect(volumeOf(none, null).problems).toEqual({ 'steps.0.volume': 'This has no step: switch it off instead.' });
  });

  it('says what it takes off then', () => {
    const off = { ...seen, isActive: false };
    expect(volumeInWords(seen, off, 1)[0]).toBe(
      '1 product of this store: no discount in place of 5 % from 3 pieces, 10 % from 5 pieces.',
    );
    expect(volumeInWords(null, seen, 4)[0]).toContain('4 products of this store: 5 % from 3 pieces');
  });
});

describe('exclusions of the guarantee', () => {
  it('are a name a line, each once', () => {
    const settings = { storeKey: 'tradehall_de', excludedSkus: [], excludedBrands: ['A', 'B'], excludedRelations: [] };
    expect(guaranteeOf({ excludedBrands: 'B\n\n A \nB' }, 'tradehall_de').rule).toEqual(settings);
    expect(guaranteeOf(draftOfGuarantee(settings), 'tradehall_de').rule).toEqual(settings);
    expect(guaranteeInWords({ now: 4, gained: 0, lost: 2, unknown: ['Nobody'] })).toEqual([
      'With a guarantee: 0 products more, 2 products less; 2 in place of 4.',
      'No product has: Nobody.',
    ]);
  });
});

describe('what a rule would change', () => {
  it('is said in products', () => {
    expect(lowStockInWords({ now: 4, gained: 0, lost: 1 })).toEqual([
      'Few left: 0 products more, 1 product less; 3 in place of 4.',
    ]);
    const same = { now: 7, gained: 0, lost: 0 };
    expect(badgesInWords({ new: same, bestseller: { now: 1, gained: 2, lost: 0 } })).toEqual([
      'New: 7 products, as today.',
      'Bestseller: 2 products more, 0 products less; 3 in place of 1.',
    ]);
  });

  it('is said in customers and percent', () => {
    const levels = loyalty.levels.map((level, index) => (index === 1 ? { ...level, discountPermyriad: 200 } : level));
    const after = { ...loyalty, levels };
    const discount = 'Level 2 takes off 2 % in place of 1.25 %, in carts at once.';
    expect(loyaltyInWords([{ from: 2, to: 1, customers: 1 }], loyalty, after)).toEqual([
      '1 customer moves from level 2 to level 1.',
      discount,
    ]);
    expect(loyaltyInWords([], loyalty, after)).toEqual(['No customer moves.', discount]);
  });
});
