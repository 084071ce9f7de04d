import { instantOf, isWallTime } from '@tradehall/domain/countries/wall-time.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';
import { findStore } from '../../platform/stores/store';
import type { PriceCell } from './price-cells';

const wallTime = z.string().refine(isWallTime, 'a time looks like 2026-12-01T08:00:00').nullish();

/** By the clocks of each store. Without a start it is now; without an end the price stays. */
export const planTimes = z
  .object({ from: wallTime, until: wallTime })
  .transform(({ from, until }) => ({ from: from ?? null, until: until ?? null }));

export type PlanTimes = z.output<typeof planTimes>;

interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/** From when to when a plan holds in a store. */
function spanIn(storeKey: string, { from, until }: PlanTimes, now: Date): Span {
  const timeZone = findStore(storeKey)?.country.timeZone ?? 'UTC';
  return {
    startsAt: from === null ? now : instantOf(timeZone, from),
    endsAt: until === null ? null : instantOf(timeZone, until),
  };
}

/** In words, where a store's clocks are past the start, or leap over all of the plan. */
export function findTimeFault(spans: ReadonlyMap<string, Span>, now: Date): string | null {
  for (const [storeKey, { startsAt, endsAt }] of spans) {
    if (startsAt < now) return `In ${storeKey} it is later than the start already.`;
    if (endsAt !== null && endsAt <= startsAt) return `In ${storeKey} the end does not come after the start.`;
  }
  return null;
}

export function spansOf(cells: readonly PriceCell[], times: PlanTimes, now: Date): ReadonlyMap<string, Span> {
  const stores = new Set(cells.map(({ storeKey }) => storeKey));
  return new Map([...stores].map((storeKey) => [storeKey, spanIn(storeKey, times, now)]));
}

// A price that stays takes its moment alone.
const spanOf = (row: string): string =>
  `tstzrange(${row}.starts_at, coalesce(${row}.ends_at, ${row}.starts_at), CASE WHEN ${row}.ends_at IS NULL THEN '[]' ELSE '[)' END)`;

const selectOpen = `
  SELECT DISTINCT variant_id AS "variantId", store_key AS "storeKey"
  FROM unnest($1::int[], $2::text[], $3::timestamptz[], $4::timestamptz[]) AS given (variant_id, store_key, starts_at, ends_at)
  JOIN scheduled_price AS planned USING (variant_id, store_key)
  WHERE planned.state IN ('waiting', 'running') AND ${spanOf('planned')} && ${spanOf('given')}`;

const insertPlan = `
  WITH plan AS (
    INSERT INTO price_plan (from_wall_time, until_wall_time, stores, products) VALUES ($7, $8, $9, $10) RETURNING id
  ), planned AS (
    INSERT INTO scheduled_price (plan_id, variant_id, store_key, starts_at, ends_at, list_cents, sale_cents)
    SELECT plan.id, given.* FROM plan,
      unnest($1::int[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::int[], $6::int[]) AS given
    RETURNING 1)
  SELECT count(*)::int AS count FROM planned`;

const cellRow = z.object({ variantId: z.int(), storeKey: z.string() });
const countRow = z.object({ count: z.int() });

/** Which of the cells belong to another plan at that time. Their variants are locked where it has to stay true. */
export async function loadOpenPlans(
  database: Database,
  cells: readonly PriceCell[],
  spans: ReadonlyMap<string, Span>,
): Promise<(cell: PriceCell) => boolean> {
  const rows = await selectRows(database, cellRow, selectOpen, columnsOf(cells, spans));
  const planned = new Set(rows.map(({ variantId, storeKey }) => `${variantId} ${storeKey}`));
  return ({ variantId, storeKey }) => planned.has(`${variantId} ${storeKey}`);
}

export async function writePlan(database: Database, cells: readonly PriceCell[], times: PlanTimes): Promise<number> {
  const spans = spansOf(cells, times, new Date());
  const [written] = await selectRows(database, countRow, insertPlan, [
    ...columnsOf(cells, spans),
    cells.map(({ listCents }) => listCents),
    cells.map(({ saleCents }) => saleCents),
    times.from,
    times.until,
    [...spans.keys()],
    new Set(cells.map(({ variantId }) => variantId)).size,
  ]);
  return written?.count ?? 0;
}

function columnsOf(cells: readonly PriceCell[], spans: ReadonlyMap<string, Span>): unknown[] {
  return [
    cells.map(({ variantId }) => variantId),
    cells.map(({ storeKey }) => storeKey),
    cells.map(({ storeKey }) => spans.get(storeKey)?.startsAt ?? null),
    cells.map(({ storeKey }) => spans.get(storeKey)?.endsAt ?? null),
  ];
}
