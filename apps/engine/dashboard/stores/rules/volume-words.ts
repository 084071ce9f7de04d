import { volumeSteps } from '@tradehall/domain/cart/discount.ts';
import { z } from 'zod';
import { minorUnitsOf } from '@tradehall/domain/money/amount-text.ts';
import { percentInWords } from '../../numbers';
import { say } from '../../say';
import type { DiscountStep, SeenVolumeDiscount } from './discounts.documents';
import { type RuleDraft, type TypedRule, typedRule, wholeOf } from './rule-words';

export const mostSteps = 10;

export const stepField = (index: number, name: keyof DiscountStep): string => `steps.${index}.${name}`;

/** How many steps have a place on the screen. */
export const shownSteps = (draft: RuleDraft): number => Number(draft['steps'] ?? 1);

export function draftOfVolume({ steps, isActive }: SeenVolumeDiscount): RuleDraft {
  const fields = steps.flatMap(({ volume, discountPermyriad }, index) => [
    [stepField(index, 'volume'), String(volume)] as const,
    [stepField(index, 'discountPermyriad'), percentInWords(discountPermyriad)] as const,
  ]);
  const shown = { isActive: isActive ? 'yes' : 'no', steps: String(Math.max(1, steps.length)) };
  return { ...shown, ...Object.fromEntries(fields) };
}

const typed = z.object({ steps: volumeSteps });

/** A step without any text is none. Problems stand at the places where the steps are shown. */
export function volumeOf(draft: RuleDraft, stores: SeenVolumeDiscount['stores']): TypedRule<SeenVolumeDiscount> {
  const textOf = (index: number, name: keyof DiscountStep) => draft[stepField(index, name)]?.trim() ?? '';
  const places = Array.from({ length: shownSteps(draft) }, (_, index) => index).filter(
    (index) => textOf(index, 'volume') !== '' || textOf(index, 'discountPermyriad') !== '',
  );
  const steps = places.map((index) => ({
    volume: wholeOf(textOf(index, 'volume')),
    discountPermyriad: minorUnitsOf(textOf(index, 'discountPermyriad')) ?? Number.NaN,
  }));
  const { rule, problems } = typedRule(typed.safeParse({ steps }));
  if (rule !== null)
    return { rule: { steps: rule.steps, stores, isActive: draft['isActive'] === 'yes' }, problems: {} };
  const placed = Object.entries(problems).map(([field, words]) => {
    const [, at = '', name = ''] = /^steps\.(\d+)\.(\w+)$/.exec(field) ?? [];
    return [name === '' ? stepField(0, 'volume') : `steps.${places[Number(at)] ?? 0}.${name}`, words] as const;
  });
  return { rule: null, problems: Object.fromEntries(placed) };
}

const stepInWords = ({ volume, discountPermyriad }: DiscountStep): string =>
  say('{percent} % from {volume, plural, one {# piece} other {# pieces}}', {
    percent: percentInWords(discountPermyriad),
    volume,
  });
const grantedIn = ({ isActive, steps }: SeenVolumeDiscount): string =>
  isActive && steps.length > 0 ? steps.map(stepInWords).join(', ') : say('no discount');

export function volumeInWords(
  before: SeenVolumeDiscount | null,
  after: SeenVolumeDiscount,
  products: number,
): readonly string[] {
  return [
    say(
      '{products, plural, one {1 product of this store} other {# products of this store}}: {after} in place of {before}.',
      { products, after: grantedIn(after), before: before === null ? say('no discount') : grantedIn(before) },
    ),
    say('Carts follow with their next change, or when they are opened.'),
  ];
}
