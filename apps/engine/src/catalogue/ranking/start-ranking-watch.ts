import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';
import { pollInTurn, type WatchOptions } from '../../platform/poll-in-turn';
import { rankProducts } from './rank-products';

const notesAtOnce = 1_000;

const selectRule = 'SELECT judged_on < current_date AS "isDue", xmin::text AS version FROM ranking_rule';
const ruleRow = z.object({ isDue: z.boolean(), version: z.string() });
// Whoever has changed the rule meanwhile has all judged by hers.
const noteJudged = 'UPDATE ranking_rule SET judged_on = current_date WHERE xmin::text = $1';
const noteRow = z.object({ id: z.string(), productId: z.int() });

const selectNotes = `
  SELECT id::text, product_id AS "productId" FROM product_rank_due ORDER BY id LIMIT ${notesAtOnce}`;

/** Follows orders and the calendar: products become bestsellers, stop being new, move in their lists. */
export function startRankingWatch(options: WatchOptions): RunningLoop {
  return pollInTurn({ ...options, name: 'ranking watch', step: judgeNext });
}

async function judgeNext(database: Database): Promise<boolean> {
  const [rule] = await selectRows(database, ruleRow, selectRule);
  return rule?.isDue === true ? judgeAll(database, rule.version) : judgeNoted(database);
}

/** Once a day, and when the rules have changed. */
async function judgeAll(database: Database, ruleVersion: string): Promise<boolean> {
  await database.query(`SET LOCAL statement_timeout = '15min'`);
  await rankProducts(database, null);
  await database.query(noteJudged, [ruleVersion]);
  return true;
}

async function judgeNoted(database: Database): Promise<boolean> {
  const notes = await selectRows(database, noteRow, selectNotes);
  if (notes.length === 0) return false;
  await rankProducts(database, [...new Set(notes.map(({ productId }) => productId))]);
  await database.query('DELETE FROM product_rank_due WHERE id = ANY($1::bigint[])', [notes.map(({ id }) => id)]);
  return true;
}
