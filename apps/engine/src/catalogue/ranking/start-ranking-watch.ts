import { pollDatabase } from '@tradehall/process/poll-database.ts';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import type { Pool } from 'pg';
import { z } from 'zod';
import { type Database, inTransaction, selectRows } from '../../platform/database';
import { rankProducts } from './rank-products';

interface RankingWatchOptions {
  readonly databaseUrl: string;
  readonly log: { readonly warn: (message: string) => void };
  readonly pollMs?: number;
}

const usualPollMs = 1_000;
const notesAtOnce = 1_000;

// One worker at a time: an older count never overwrites a newer one.
const takeTurn = `
  SELECT pg_try_advisory_xact_lock(hashtextextended('ranking', 0)) AS "isMine",
    (SELECT judged_on < current_date FROM ranking_rule) AS "isNewDay"`;

const turnRow = z.object({ isMine: z.boolean(), isNewDay: z.boolean() });
const noteRow = z.object({ id: z.string(), productId: z.int() });

const selectNotes = `
  SELECT id::text, product_id AS "productId" FROM product_rank_due ORDER BY id LIMIT ${notesAtOnce}`;

/** Follows orders and the calendar: products become bestsellers, stop being new, move in their lists. */
export function startRankingWatch({ databaseUrl, log, pollMs = usualPollMs }: RankingWatchOptions): RunningLoop {
  return pollDatabase({
    databaseUrl,
    name: 'ranking watch',
    stepWith: (database) => () => watch(database),
    pollMs,
    log,
  });
}

/** Ranks and notes change in one transaction: whoever dies in between has done nothing, and the next one does it. */
async function watch(pool: Pool): Promise<boolean> {
  const connection = await pool.connect();
  try {
    return await inTransaction(connection, () => judgeNext(connection));
  } finally {
    connection.release();
  }
}

async function judgeNext(database: Database): Promise<boolean> {
  const [turn] = await selectRows(database, turnRow, takeTurn);
  if (turn?.isMine !== true) return false;
  return turn.isNewDay ? judgeAll(database) : judgeNoted(database);
}

/** Once a day, and when the rules have changed. */
async function judgeAll(database: Database): Promise<boolean> {
  await database.query(`SET LOCAL statement_timeout = '15min'`);
  await rankProducts(database, null);
  await database.query('UPDATE ranking_rule SET judged_on = current_date');
  return true;
}

async function judgeNoted(database: Database): Promise<boolean> {
  const notes = await selectRows(database, noteRow, selectNotes);
  if (notes.length === 0) return false;
  await rankProducts(database, [...new Set(notes.map(({ productId }) => productId))]);
  await database.query('DELETE FROM product_rank_due WHERE id = ANY($1::bigint[])', [notes.map(({ id }) => id)]);
  return true;
}
