import { Pool } from 'pg';
import { type Polling, type RunningLoop, startPolling } from './start-loop.ts';

interface DatabasePolling extends Omit<Polling, 'step'> {
  readonly databaseUrl: string;
  /** PostgreSQL lists the connections under it. */
  readonly name: string;
  readonly connections?: number;
  /** Makes the step of the connections it works with. */
  readonly stepWith: (database: Pool) => Polling['step'];
}

/** A loop with connections of its own: work that lasts keeps nobody else from the database, and they end with the loop. */
export function pollDatabase(options: DatabasePolling): RunningLoop {
  const { databaseUrl, name, connections = 1, stepWith, ...polling } = options;
  const database = new Pool({ connectionString: databaseUrl, max: connections, application_name: name });
  // A connection that breaks is replaced at the next question.
  database.on('error', (error) => polling.log.warn(`lost a connection: ${error.message}`));
  const loop = startPolling({ ...polling, step: stepWith(database) });
  return {
    stop: async () => {
      await loop.stop();
      await database.end();
    },
  };
}
