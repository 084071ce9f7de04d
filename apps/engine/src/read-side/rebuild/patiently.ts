import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { type Database, inTransaction } from '../../platform/database';

const lockNotAvailable = '55P03';
const waitMs = 200;
const pauseMs = 300;
const patienceMs = 60_000;

/**
 * What needs a table for itself asks for it again and again for a short while: who waits in the queue for it longer makes
 * everybody behind wait too.
 */
export async function patiently(database: Database, statements: readonly string[]): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    try {
      await inTransaction(database, async () => {
        await database.query(`SET LOCAL lock_timeout = ${waitMs}`);
        for (const statement of statements) await database.query(statement);
      });
      return;
    } catch (failure) {
      const isBusy = failure instanceof DatabaseError && failure.code === lockNotAvailable;
      if (!isBusy || performance.now() - startedAt > patienceMs) throw failure;
      await sleep(pauseMs);
    }
  }
}
