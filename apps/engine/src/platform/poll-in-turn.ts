import { pollDatabase } from '@tradehall/process/poll-database.ts';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import type { Pool } from 'pg';
import { z } from 'zod';
import { type Database, inTransaction, selectRows } from './database';

export interface WatchOptions {
  readonly databaseUrl: string;
  readonly log: { readonly warn: (message: string) => void };
  readonly pollMs?: number;
}

interface Turns extends WatchOptions {
  /** Of the loop, and of the lock that its workers share. */
  readonly name: string;
  /** Says whether there may be more to do. */
  readonly step: (database: Database) => Promise<boolean>;
}

const usualPollMs = 1_000;
const takeTurn = 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS "isMine"';
const turnRow = z.object({ isMine: z.boolean() });

/**
 * Of all workers one at a time takes a step, in one transaction: an older count never overwrites a newer one, and what a
 * worker that dies has begun is undone and done by the next one.
 */
export function pollInTurn({ databaseUrl, log, pollMs = usualPollMs, name, step }: Turns): RunningLoop {
  return pollDatabase({ databaseUrl, name, pollMs, log, stepWith: (pool) => () => takeStep(pool, name, step) });
}

async function takeStep(pool: Pool, name: string, step: Turns['step']): Promise<boolean> {
  const connection = await pool.connect();
  try {
    return await inTransaction(connection, async () => {
      const [turn] = await selectRows(connection, turnRow, takeTurn, [name]);
      return turn?.isMine === true && step(connection);
    });
  } finally {
    connection.release();
  }
}
