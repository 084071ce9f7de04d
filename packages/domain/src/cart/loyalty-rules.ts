import { z } from 'zod';
import { type LoyaltyTier, loyaltyTiers } from './loyalty-tiers.ts';

const whole = (least: number, most: number, words: string) =>
  z.custom<number>(
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
    words,
  );

const level = z.strictObject({
  tier: z.enum(loyaltyTiers),
  discountPermyriad: whole(0, 10_000, 'is no percentage from 0 to 100'),
  /** From which turnover the level holds; 0 for the first. */
  fromCents: whole(0, 1_000_000_000_000, 'is no amount'),
});
export type LoyaltyRuleLevel = z.output<typeof level>;

/** What operators decide on the levels, with the thresholds of one currency. */
export const loyaltyRules = z
  .strictObject({
    /** Orders count for so long. */
    periodMonths: whole(1, 120, 'is no whole number from 1 to 120'),
    levels: z.array(level).length(loyaltyTiers.length, 'are not five'),
  })
  .superRefine(({ levels }, context) => {
    for (const [index, { tier, fromCents, discountPermyriad }] of levels.entries()) {
      const before = levels[index - 1];
      const problem = (name: keyof LoyaltyRuleLevel, message: string) =>
        context.addIssue({ code: 'custom', path: ['levels', index, name], message });
      if (tier !== loyaltyTiers[index]) problem('tier', 'is not in its place');
      if (before === undefined && fromCents !== 0)
        problem('fromCents', 'is not 0: the first level holds from the start');
      if (before !== undefined && fromCents <= before.fromCents) problem('fromCents', 'is not above the level before');
      if (before !== undefined && discountPermyriad < before.discountPermyriad)
        problem('discountPermyriad', 'is below the level before');
    }
  });
export type LoyaltyRules = z.output<typeof loyaltyRules>;

/** The best of several levels that a customer has, reached or granted. */
export function bestTier(tiers: readonly LoyaltyTier[]): LoyaltyTier {
  return loyaltyTiers.findLast((tier) => tiers.includes(tier)) ?? loyaltyTiers[0];
}
