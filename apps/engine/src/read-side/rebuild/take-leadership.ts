import { DatabaseError } from 'pg';
import type { Database } from '../../platform/database';
import { handoverChannel, leaderLock } from '../leadership';

const askAgainMs = 2_000;
const patienceMs = 60_000;
const statementTimedOut = '57014';

/** From the next step of the projector on nobody writes to the read side but who asked, until the connection ends or lets go. */
export async function takeLeadership(database: Database): Promise<void> {
  const startedAt = performance.now();
  try {
    while (!(await tryFor(database, askAgainMs))) {
      if (performance.now() - startedAt > patienceMs) throw new Error('the projector does not let go');
    }
  } finally {
    await database.query('RESET statement_timeout');
  }
}

/** Who waits in the queue comes before those that look by now and then. */
async function tryFor(database: Database, ms: number): Promise<boolean> {
  await database.query(`SET statement_timeout = ${ms}`);
  await database.query(`NOTIFY ${handoverChannel}`);
  try {
    await database.query(`SELECT pg_advisory_lock(${leaderLock})`);
    return true;
  } catch (failure) {
    if (failure instanceof DatabaseError && failure.code === statementTimedOut) return false;
    throw failure;
  }
}

export async function endLeadership(database: Database): Promise<void> {
  await database.query(`SELECT pg_advisory_unlock(${leaderLock})`);
}
