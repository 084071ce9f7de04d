import { tierReached } from '@tradehall/domain/cart/loyalty-standing.ts';
import { loyaltyTiers } from '@tradehall/domain/cart/loyalty-tiers.ts';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';
import { pollInTurn, type WatchOptions } from '../../platform/poll-in-turn';
import { countTurnover } from './count-turnover';
import { loyaltyLevelRow, selectLoyaltyLevels } from './loyalty-levels';

const customersAtOnce = 200;

const selectDue = `
  SELECT ARRAY(SELECT id::text FROM loyalty_due ORDER BY id LIMIT ${customersAtOnce}) AS notes,
    ARRAY(SELECT customer_id FROM loyalty_standing WHERE look_again_at <= now()
      ORDER BY look_again_at LIMIT ${customersAtOnce}) AS aged`;

const selectNoted = 'SELECT DISTINCT customer_id AS id FROM loyalty_due WHERE id = ANY($1::bigint[])';

// Whoever deletes her account is waited for, and then has no level.
const lockAccounts = `
  SELECT id FROM customer WHERE id = ANY($1::int[]) AND "userId" IS NOT NULL AND "deletedAt" IS NULL ORDER BY id FOR SHARE`;

const countTurnoverOf = countTurnover('customer_id = ANY($1::int[])');

const writeStanding = `
  INSERT INTO loyalty_standing AS standing (customer_id, tier, turnover, look_again_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (customer_id) DO UPDATE SET tier = excluded.tier, turnover = excluded.turnover,
    look_again_at = excluded.look_again_at,
    changed_at = CASE WHEN standing.tier = excluded.tier THEN standing.changed_at ELSE now() END`;

const dueRow = z.object({ notes: z.array(z.string()), aged: z.array(z.int()) });
const idRow = z.object({ id: z.int() });
const countedRow = z.object({
  customerId: z.int(),
  turnover: z.record(z.string(), z.int()),
  lookAgainAt: z.date(),
});

/** Gives customers the level that their paid turnover reaches, soon after it changes and when an order is too old to count. */
export function startLoyaltyWatch(options: WatchOptions): RunningLoop {
  return pollInTurn({ ...options, name: 'loyalty watch', step: judgeNext });
}

async function judgeNext(database: Database): Promise<boolean> {
  const [due = { notes: [], aged: [] }] = await selectRows(database, dueRow, selectDue);
  if (due.notes.length + due.aged.length === 0) return false;
  const noted = await selectRows(database, idRow, selectNoted, [due.notes]);
  await judge(database, [...new Set([...noted.map(({ id }) => id), ...due.aged])]);
  await database.query('DELETE FROM loyalty_due WHERE id = ANY($1::bigint[])', [due.notes]);
  return true;
}

async function judge(database: Database, customerIds: readonly number[]): Promise<void> {
  const accounts = await selectRows(database, idRow, lockAccounts, [customerIds]);
  const counted = await selectRows(database, countedRow, countTurnoverOf, [accounts.map(({ id }) => id)]);
  const levels = await selectRows(database, loyaltyLevelRow, selectLoyaltyLevels, [loyaltyTiers]);
  for (const { customerId, turnover, lookAgainAt } of counted)
    await database.query(writeStanding, [customerId, tierReached(turnover, levels), turnover, lookAgainAt]);
  const without = customerIds.filter((id) => !counted.some(({ customerId }) => customerId === id));
  await database.query('DELETE FROM loyalty_standing WHERE customer_id = ANY($1::int[])', [without]);
}
