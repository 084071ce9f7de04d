import { UserInputError } from '@vendure/core';
import type { Database } from '../../platform/database';
import { concernsOf, type PriceCell, type PriceConcern } from './price-cells';
import { loadFacts } from './price-facts';
import { findTimeFault, loadOpenPlans, type PlanTimes, spansOf } from './price-plans';

/** What does not fit about wanted prices, as of when they take effect, and beside other plans. */
export async function judgePrices(
  database: Database,
  cells: readonly PriceCell[],
  times: PlanTimes = { from: null, until: null },
): Promise<PriceConcern[]> {
  const now = new Date();
  const spans = spansOf(cells, times, now);
  const fault = findTimeFault(spans, now);
  if (fault !== null) throw new UserInputError(fault);
  const factsOf = await loadFacts(database, cells, (storeKey) => (spans.get(storeKey)?.startsAt ?? now).getTime());
  const isPlanned = await loadOpenPlans(database, cells, spans);
  const returns = times.until !== null;
  const plan = times.from === null && !returns ? 'ends' : 'stays';
  return cells.flatMap((cell) =>
    concernsOf(cell, { ...factsOf(cell), returns, plan: isPlanned(cell) ? plan : 'none' }),
  );
}
