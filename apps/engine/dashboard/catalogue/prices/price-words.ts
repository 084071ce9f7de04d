import { priceConcernInWords } from '@tradehall/domain/catalogue/price-concerns.ts';
import { shownAmount } from '@tradehall/domain/money/shown-amount.ts';
import type { GridStore } from './grid-stores';
import type { PriceConcern, PricePlan } from './price-grid.documents';

/** What does not fit about a price, as an operator would tell a colleague. */
export function concernInWords({ kind, cents, storeKey }: PriceConcern, stores: readonly GridStore[]): string {
  const currency = stores.find(({ key }) => key === storeKey)?.currencyCode ?? '';
  return priceConcernInWords(kind, cents === null ? 'none' : `${shownAmount(cents)} ${currency}`.trim());
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
