import { shownAmount } from '../../amounts';
import type { GridStore } from './grid-stores';
import type { PriceConcern, PricePlan } from './price-grid.documents';

/** What does not fit about a price, as an operator would tell a colleague. */
export function concernInWords({ kind, cents, storeKey }: PriceConcern, stores: readonly GridStore[]): string {
  const currency = stores.find(({ key }) => key === storeKey)?.currencyCode ?? '';
  const amount = cents === null ? 'none' : `${shownAmount(cents)} ${currency}`.trim();
  const words: Readonly<Record<string, string>> = {
    'changed-meanwhile': `Somebody has changed the price meanwhile: it is ${amount} now.`,
    'not-below-list': `The sale price is not below the list price of ${amount}.`,
    'already-scheduled': 'Another plan has this price at that time. Cancel it first, or take another time.',
    'nothing-to-return-to': 'It has no price yet that could come back at the end.',
    'ends-a-plan': 'A plan is running for this price. Yours stays, and nothing comes back at its end.',
    'below-cost': `Below cost: ${amount} would cover it.`,
    'no-30-days': 'Its prices are not known for 30 days yet: the page crosses nothing out.',
    'not-below-lowest': `Not below ${amount}, the lowest price of the 30 days before: the page shows no percentage.`,
  };
  return words[kind] ?? kind;
}

const planStates = ['waiting', 'running', 'done', 'missed', 'overruled', 'cancelled'] as const;

export function planStateInWords(plan: Pick<PricePlan, (typeof planStates)[number]>): string {
  return planStates
    .filter((state) => plan[state] > 0)
    .map((state) => `${plan[state]} ${state}`)
    .join(', ');
}

/** `2026-12-01T08:00:00` as it stands on the clocks of the stores. */
export function wallTimeInWords(wallTime: string | null, none: string): string {
  return wallTime === null ? none : wallTime.replace('T', ' ');
}
