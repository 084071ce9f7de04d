import { amountInWords } from '../../numbers';
import { shownClock } from '../../moments';
import { say, toSay } from '../../say';
import type { GridStore } from './grid-stores';
import type { PriceConcern, PricePlan } from './price-grid.documents';

/** What does not fit about a price, as an operator would tell a colleague. */
export function concernInWords({ kind, cents, storeKey }: PriceConcern, stores: readonly GridStore[]): string {
  const currency = stores.find(({ key }) => key === storeKey)?.currencyCode ?? '';
  const amount = cents === null ? say('none') : `${amountInWords(cents)} ${currency}`.trim();
  const words: Readonly<Record<string, string>> = {
    'changed-meanwhile': say('Somebody has changed the price meanwhile: it is {amount} now.', { amount }),
    'not-below-list': say('The sale price is not below the list price of {amount}.', { amount }),
    'already-scheduled': say('Another plan has this price at that time. Cancel it first, or take another time.'),
    'nothing-to-return-to': say('It has no price yet that could come back at the end.'),
    'ends-a-plan': say('A plan is running for this price. Yours stays, and nothing comes back at its end.'),
    'below-cost': say('Below cost: {amount} would cover it.', { amount }),
    'no-30-days': say('Its prices are not known for 30 days yet: the page crosses nothing out.'),
    'not-below-lowest': say(
      'Not below {amount}, the lowest price of the 30 days before: the page shows no percentage.',
      { amount },
    ),
  };
  return words[kind] ?? kind;
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
