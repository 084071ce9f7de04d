import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';
import { pollInTurn, type WatchOptions } from '../../platform/poll-in-turn';
import { type CellPrice, isSame } from './price-cells';
import { loadPrices } from './price-facts';
import { lockVariants, type NewPrice, writePrices } from './write-prices';

/** A price takes effect to the second: what is due is looked for four times in one. */
const usualPollMs = 250;
const atOnce = 15_000;

const isDue = `(state = 'running' AND ends_at <= $1 OR state = 'waiting' AND starts_at <= $1)`;
// The clock of the database decides for all workers.
const readClock = 'SELECT clock_timestamp() AS now';
const selectDueVariants = `
  SELECT DISTINCT variant_id AS id
  FROM (SELECT variant_id FROM scheduled_price WHERE ${isDue} ORDER BY starts_at, id LIMIT ${atOnce}) AS due`;
const rowColumns = `
  id::text, variant_id AS "variantId", store_key AS "storeKey", list_cents AS "listCents", sale_cents AS "saleCents",
  ends_at AS "endsAt", state, list_before AS "listBefore", sale_before AS "saleBefore"`;
const selectDue = `
  SELECT ${rowColumns} FROM scheduled_price WHERE variant_id = ANY($2::int[]) AND ${isDue} ORDER BY starts_at, id`;
const selectOpen = `
  SELECT ${rowColumns} FROM scheduled_price WHERE plan_id = $1 AND state IN ('waiting', 'running') ORDER BY id`;
const writeStates = `
  UPDATE scheduled_price AS price SET state = given.state, list_before = given.list_before, sale_before = given.sale_before
  FROM unnest($1::bigint[], $2::text[], $3::int[], $4::int[]) AS given (id, state, list_before, sale_before)
  WHERE price.id = given.id`;

const clockRow = z.object({ now: z.date() });
const idRow = z.object({ id: z.int() });
const scheduledRow = z.object({
  id: z.string(),
  variantId: z.int(),
  storeKey: z.string(),
  listCents: z.int(),
  saleCents: z.int().nullable(),
  endsAt: z.date().nullable(),
  state: z.enum(['waiting', 'running']),
  listBefore: z.int().nullable(),
  saleBefore: z.int().nullable(),
});
type ScheduledRow = z.output<typeof scheduledRow>;

interface Turn {
  readonly ending: readonly ScheduledRow[];
  readonly endedAs: 'done' | 'cancelled';
  readonly starting: readonly ScheduledRow[];
  readonly now: Date;
}

interface Turned {
  readonly row: ScheduledRow;
  readonly state: 'running' | 'done' | 'missed' | 'overruled' | 'cancelled';
  readonly before: CellPrice | null;
}

/** Lets scheduled prices take effect, and lets those come back that they took the place of. */
export function startPriceWatch(options: WatchOptions): RunningLoop {
  return pollInTurn({ pollMs: usualPollMs, ...options, name: 'price watch', step: takeDuePrices });
}

/** One transaction: a worker that dies leaves everything to the next one. */
export async function takeDuePrices(database: Database): Promise<boolean> {
  const [clock] = await selectRows(database, clockRow, readClock);
  if (clock === undefined) return false;
  const variants = await selectRows(database, idRow, selectDueVariants, [clock.now]);
  if (variants.length === 0) return false;
  const variantIds = variants.map(({ id }) => id);
  await lockVariants(database, variantIds);
  // Whoever held a lock may have cancelled one.
  const due = await selectRows(database, scheduledRow, selectDue, [clock.now, variantIds]);
  const ending = due.filter(({ state }) => state === 'running');
  const starting = due.filter(({ state }) => state === 'waiting');
  await turn(database, { ending, endedAs: 'done', starting, now: clock.now });
  return true;
}

/** What waits is forgotten; what runs ends now. Within the caller's transaction. */
export async function cancelPlan(database: Database, planId: number): Promise<number> {
  const open = await selectRows(database, scheduledRow, selectOpen, [planId]);
  await lockVariants(
    database,
    open.map(({ variantId }) => variantId),
  );
  // The worker may have turned some while it held their locks.
  const still = await selectRows(database, scheduledRow, selectOpen, [planId]);
  const running = still.filter(({ state }) => state === 'running');
  const waiting = still.filter(({ state }) => state === 'waiting');
  await turn(database, { ending: running, endedAs: 'cancelled', starting: [], now: new Date() });
  await noteStates(
    database,
    waiting.map((row) => ({ row, state: 'cancelled', before: null })),
  );
  return still.length;
}

/**
 * Ends come before starts, and a price is written once however many of its plans are due: what was never asked for does not
 * get into the history. Where an operator has set another price meanwhile, hers stays.
 */
async function turn(database: Database, { ending, endedAs, starting, now }: Turn): Promise<void> {
  const rows = [...ending, ...starting];
  const prices = await loadPrices(
    database,
    rows.map(({ variantId }) => variantId),
    [...new Set(rows.map(({ storeKey }) => storeKey))],
  );
  const wanted = new Map<string, NewPrice>();
  const cellOf = ({ variantId, storeKey }: ScheduledRow): string => `${variantId} ${storeKey}`;
  const priceOf = (row: ScheduledRow) => wanted.get(cellOf(row)) ?? prices.of(row.variantId, row.storeKey);
  const want = (row: ScheduledRow, { listCents, saleCents }: CellPrice): void => {
    const { variantId, storeKey } = row;
    wanted.set(cellOf(row), { variantId, storeKey, listCents, saleCents });
  };
  const ended = ending.map((row): Turned => {
    const before = row.listBefore === null ? null : { listCents: row.listBefore, saleCents: row.saleBefore };
    const isTheirs = isSame(row, priceOf(row));
    if (isTheirs && before !== null) want(row, before);
    return { row, state: isTheirs ? endedAs : 'overruled', before };
  });
  const started = starting.map((row): Turned => {
    if (row.endsAt !== null && row.endsAt <= now) return { row, state: 'missed', before: null };
    const before = priceOf(row);
    want(row, row);
    return { row, state: row.endsAt === null ? 'done' : 'running', before };
  });
  await writePrices(database, [...wanted.values()]);
  await noteStates(database, [...ended, ...started]);
}

async function noteStates(database: Database, turned: readonly Turned[]): Promise<void> {
  await database.query(writeStates, [
    turned.map(({ row }) => row.id),
    turned.map(({ state }) => state),
    turned.map(({ before }) => before?.listCents ?? null),
    turned.map(({ before }) => before?.saleCents ?? null),
  ]);
}
