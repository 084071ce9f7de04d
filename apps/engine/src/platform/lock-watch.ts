import { pause, type RunningLoop, startLoop } from '@tradehall/process/start-loop.ts';
import { Client, DatabaseError } from 'pg';
import { z } from 'zod';
import { selectRows } from './database';

const holder = z.object({
  lock: z.string(),
  pid: z.number(),
  name: z.string(),
  state: z.string(),
  seconds: z.number(),
});

// Those who wait for their turn to migrate wait on purpose.
const selectHolders = `
  SELECT waiting.mode || ' on ' || coalesce(waiting.relation::regclass::text, waiting.locktype) AS lock, holder.pid,
         coalesce(nullif(holder.application_name, ''), 'unnamed') AS name, coalesce(holder.state, 'hidden') AS state,
         coalesce(extract(epoch FROM clock_timestamp() - holder.xact_start), 0)::int AS seconds
    FROM pg_stat_activity AS waiter
    JOIN pg_locks AS waiting ON waiting.pid = waiter.pid AND NOT waiting.granted AND waiting.locktype <> 'advisory'
   CROSS JOIN LATERAL unnest(pg_blocking_pids(waiter.pid)) AS blocking (pid)
    JOIN pg_stat_activity AS holder ON holder.pid = blocking.pid
   WHERE waiter.datname = current_database() AND waiter.application_name = $1`;

const lookEveryMs = 200;

/** Remembers for which lock the connections of a name wait, and who holds it: a failed statement does not say. */
export class LockWatch implements AsyncDisposable {
  readonly #client: Client;
  readonly #watched: string;
  readonly #looking: RunningLoop;
  #seen: string | null = null;

  private constructor(client: Client, watched: string) {
    this.#client = client;
    this.#watched = watched;
    this.#looking = startLoop((stopping) => this.#lookSteadily(stopping));
  }

  static async start(connectionString: string, watched: string): Promise<LockWatch> {
    const client = new Client({ connectionString, application_name: 'lock-watch' });
    await client.connect();
    return new LockWatch(client, watched);
  }

  /** What to tell whoever has to mend it; null where it is another failure, or nobody was seen. */
  explain(failure: unknown): string | null {
    return lockNotAvailable(failure) ? this.#seen : null;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#looking.stop();
    await this.#client.end();
  }

  async #lookSteadily(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      // Without a connection nobody can be named.
      await this.#look().catch(() => undefined);
      await pause(lookEveryMs, stopping);
    }
  }

  async #look(): Promise<void> {
    const holders = await selectRows(this.#client, holder, selectHolders, [this.#watched]);
    if (holders.length === 0) return;
    this.#seen = holders
      .map(
        ({ lock, pid, name, state, seconds }) => `${lock}: held up by process ${pid} (${name}, ${state}, ${seconds} s)`,
      )
      .join('; ');
  }
}

const wrapped = z.object({ driverError: z.instanceof(DatabaseError) });

/** TypeORM wraps what the driver says. */
function lockNotAvailable(failure: unknown): boolean {
  const said = wrapped.safeParse(failure).data?.driverError ?? failure;
  return said instanceof DatabaseError && said.code === '55P03';
}
