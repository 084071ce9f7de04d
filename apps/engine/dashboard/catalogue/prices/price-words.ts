import { priceConcerns } from '@tradehall/domain/catalogue/price-concerns.ts';
import { amountInWords } from '../../numbers';
import { shownClock } from '../../moments';
import { say, toSay } from '../../say';
import type { GridStore } from './grid-stores';
import type { PriceConcern, PricePlan } from './price-grid.documents';

/** What does not fit about a price, as an operator would tell a colleague. */
export function concernInWords({ kind, cents, storeKey }: PriceConcern, stores: readonly GridStore[]): string {
  const currency = stores.find(({ key }) => key === storeKey)?.currencyCode ?? '';
  const amount = cents === null ? say('none') : `${amountInWords(cents)} ${currency}`.trim();
  return say(priceConcerns[kind] ?? kind, { amount });
}

const planStates = ['waiting', 'running', 'done', 'missed', 'overruled', 'cancelled'] as const;

const planWords: Readonly<Record<(typeof planStates)[number], string>> = {
  waiting: toSay('{count} waiting'),
  running: toSay('{count} running'),
  done: toSay('{count} done'),
  missed: toSay('{count} missed'),
  overruled: toSay('{count} overruled'),
  cancelled: toSay('{count} cancelled'),
};

export function planStateInWords(plan: Pick<PricePlan, (typeof planStates)[number]>): string {
  return planStates
    .filter((state) => plan[state] > 0)
    .map((state) => say(planWords[state], { count: plan[state] }))
    .join(', ');
}

/** `2026-12-01T08:00:00` as it stands on the clocks of the stores. */
export function wallTimeInWords(wallTime: string | null, none: string): string {
  return wallTime === null ? none : shownClock(wallTime);
}
