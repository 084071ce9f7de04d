import type { Pool } from 'pg';
import { openPool } from './patient-postgres.ts';
import { type Polling, type RunningLoop, startPolling } from './start-loop.ts';

interface DatabasePolling extends Omit<Polling, 'step'> {
  readonly databaseUrl: string;
  /** PostgreSQL lists the connections under it. */
  readonly name: string;
  readonly connections?: number;
  /** After so long a statement is broken off; a little later the connection, should nobody answer. */
  readonly statementMs?: number;
  /** Makes the step of the connections it works with. */
  readonly stepWith: (database: Pool) => Polling['step'];
}

/** A loop with connections of its own: work that lasts keeps nobody else from the database, and they end with the loop. */
export function pollDatabase(options: DatabasePolling): RunningLoop {
  const { databaseUrl, name, connections = 1, statementMs = 20_000, stepWith, ...polling } = options;
  const database = openPool({
    connectionString: databaseUrl,
    max: connections,
    name,
    statementMs,
    onLost: (error) => polling.log.warn(`lost a connection: ${error.message}`),
  });
  const loop = startPolling({ ...polling, step: stepWith(database) });
  return {
    stop: async () => {
      await loop.stop();
      await database.end();
    },
  };
}
