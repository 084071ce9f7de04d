import { type LoyaltyRules, loyaltyRules } from '@tradehall/domain/cart/loyalty-rules.ts';
import { type BadgeRule, badgeRule } from '@tradehall/domain/catalogue/badge-rule.ts';
import { type LowStockPieces, lowStockPieces } from '@tradehall/domain/catalogue/stock-level.ts';
import { minorUnitsOf } from '@tradehall/domain/money/amount-text.ts';
import { amountInWords, percentInWords } from '../../numbers';
import { sayName } from '../../names-to-say';
import { say } from '../../say';
import type { GuaranteeChange, GuaranteeExclusions } from './discounts.documents';
import type { BadgeChanges, Change, LevelMove } from './rules.documents';

/** A rule as it is typed: a text a field, by the path of the field. */
export type RuleDraft = Readonly<Record<string, string>>;

/** What was typed as a rule, or what is wrong with which field. */
export type TypedRule<Rule> =
  { readonly rule: Rule; readonly problems: RuleDraft } | { readonly rule: null; readonly problems: RuleDraft };

interface Checked<Rule> {
  readonly data?: Rule | undefined;
  readonly error?: { readonly issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}

export function typedRule<Rule>({ data, error }: Checked<Rule>): TypedRule<Rule> {
  if (data !== undefined) return { rule: data, problems: {} };
  const problems = (error?.issues ?? []).map(
    ({ path, message }) => [path.join('.'), say('This {problem}.', { problem: sayName(message) })] as const,
  );
  return { rule: null, problems: Object.fromEntries(problems.toReversed()) };
}

export const wholeOf = (text = ''): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN);

export function draftOfLowStock({ high, middle, low }: LowStockPieces): RuleDraft {
  return { high: String(high), middle: String(middle), low: String(low) };
}

export function lowStockOf(draft: RuleDraft): TypedRule<LowStockPieces> {
  const [high, middle, low] = [draft['high'], draft['middle'], draft['low']].map(wholeOf);
  return typedRule(lowStockPieces.safeParse({ high, middle, low }));
}

export function draftOfBadges({ newDays, salesWindowDays, bestsellerPieces }: BadgeRule): RuleDraft {
  return {
    newDays: String(newDays),
    salesWindowDays: String(salesWindowDays),
    bestsellerPieces: String(bestsellerPieces),
  };
}

export function badgesOf(draft: RuleDraft): TypedRule<BadgeRule> {
  const names = ['newDays', 'salesWindowDays', 'bestsellerPieces'];
  return typedRule(badgeRule.safeParse(Object.fromEntries(names.map((name) => [name, wholeOf(draft[name])]))));
}

const linesOf = (text = ''): string[] =>
  [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '').toSorted();

export function draftOfGuarantee(settings: GuaranteeExclusions): RuleDraft {
  const { excludedSkus, excludedBrands, excludedRelations } = settings;
  return {
    excludedSkus: excludedSkus.join('\n'),
    excludedBrands: excludedBrands.join('\n'),
    excludedRelations: excludedRelations.join('\n'),
  };
}

export function guaranteeOf(draft: RuleDraft, storeKey: string): TypedRule<GuaranteeExclusions> {
  const [excludedSkus = [], excludedBrands = [], excludedRelations = []] = [
    draft['excludedSkus'],
    draft['excludedBrands'],
    draft['excludedRelations'],
  ].map(linesOf);
  return { rule: { storeKey, excludedSkus, excludedBrands, excludedRelations }, problems: {} };
}

/** The path of a level's field in the draft and among the problems. */
export const levelField = (index: number, name: 'fromCents' | 'discountPermyriad'): string => `levels.${index}.${name}`;

export function draftOfLoyalty({ periodMonths, levels }: LoyaltyRules): RuleDraft {
  const fields = levels.flatMap(({ fromCents, discountPermyriad }, index) => [
    [levelField(index, 'fromCents'), amountInWords(fromCents)] as const,
    [levelField(index, 'discountPermyriad'), percentInWords(discountPermyriad)] as const,
  ]);
  return { periodMonths: String(periodMonths), ...Object.fromEntries(fields) };
}

export function loyaltyOf(draft: RuleDraft, seen: LoyaltyRules): TypedRule<LoyaltyRules> {
  const levels = seen.levels.map(({ tier }, index) => ({
    tier,
    fromCents: minorUnitsOf(draft[levelField(index, 'fromCents')] ?? ''),
    discountPermyriad: minorUnitsOf(draft[levelField(index, 'discountPermyriad')] ?? ''),
  }));
  return typedRule(loyaltyRules.safeParse({ periodMonths: wholeOf(draft['periodMonths']), levels }));
}

function changeInWords(badge: string, { now, gained, lost }: Change): string {
  const after = now + gained - lost;
  if (gained + lost === 0)
    return say('{badge}: {now, plural, one {1 product} other {# products}}, as today.', { badge, now });
  return say(
    '{badge}: {gained, plural, one {1 product} other {# products}} more, {lost, plural, one {1 product} other {# products}} less; {after, number} in place of {now, number}.',
    { badge, gained, lost, after, now },
  );
}

export function lowStockInWords(change: Change): readonly string[] {
  return [changeInWords(say('Few left'), change)];
}

export function badgesInWords({ new: isNew, bestseller }: BadgeChanges): readonly string[] {
  return [changeInWords(say('New'), isNew), changeInWords(say('Bestseller'), bestseller)];
}

export function guaranteeInWords({ unknown, ...change }: GuaranteeChange): readonly string[] {
  const nobodys =
    unknown.length === 0 ? [] : [say('No product has: {unknown}.', { unknown: unknown.slice(0, 10).join(', ') })];
  return [changeInWords(say('With a guarantee'), change), ...nobodys];
}

/** Who moves, and which discounts are others for those who stay. */
export function loyaltyInWords(
  moves: readonly LevelMove[],
  before: LoyaltyRules,
  after: LoyaltyRules,
): readonly string[] {
  const moved = moves.map(({ from, to, customers: count }) =>
    say(
      '{count, plural, one {1 customer moves from level {from} to level {to}.} other {# customers move from level {from} to level {to}.}}',
      { count, from, to },
    ),
  );
  const discounts = after.levels.flatMap(({ discountPermyriad }, index) => {
    const was = before.levels[index]?.discountPermyriad;
    if (was === undefined || was === discountPermyriad) return [];
    return [
      say('Level {level} takes off {now} % in place of {before} %, in carts at once.', {
        level: index + 1,
        now: percentInWords(discountPermyriad),
        before: percentInWords(was),
      }),
    ];
  });
  return [...(moved.length === 0 ? [say('No customer moves.')] : moved), ...discounts];
}
