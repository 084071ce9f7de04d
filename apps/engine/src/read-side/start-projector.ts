import { patient, SteadyClient } from '@tradehall/process/patient-postgres.ts';
import { pause, type RunningLoop, startLoop } from '@tradehall/process/start-loop.ts';
import type { Client } from 'pg';
import { handoverChannel, leaderLock } from './leadership';
import { projectorLeads } from './projector-metrics';
import { type Pace, ProjectorSession } from './projector-session';
import { reasonOf } from './reason-of';
import { type ChangePublisher, createChangePublisher } from './publish-changes';

export interface ProjectorLog {
  readonly info: (message: string) => void;
  readonly warn: (message: string) => void;
}

export interface ProjectorOptions {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** Whether caches before the shop are to be purged of what changes. */
  readonly hasEdges?: boolean;
  readonly log: ProjectorLog;
  readonly pace?: Partial<Pace>;
  /** How long a statement may take, and how long a projector that froze stays leader. */
  readonly patience?: { readonly statementMs: number; readonly silentMs: number };
}

const defaultPatience = { statementMs: 40_000, silentMs: 30_000 };
const pollMs = 500;
const standByMs = 1_000;
const defaultPace: Pace = {
  retryDelaysMs: [1_000, 5_000, 30_000, 120_000],
  reviewFigureEveryMs: 60_000,
};

// A commit need not wait for the disk: if a crash undoes it, documents and outbox go back together, and the change is
// projected again.
const withoutDisk = '-c synchronous_commit=off';

/** Keeps the read side in step with the engine's tables. Of several at a time one works and the others stand by. */
export function startProjector(options: ProjectorOptions): RunningLoop {
  const publisher = createChangePublisher(options, options.log.warn);
  const loop = startLoop((stopping) => run(options, publisher, stopping));
  return {
    stop: async () => {
      await loop.stop();
      publisher.close();
    },
  };
}

async function run(options: ProjectorOptions, publisher: ChangePublisher, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    try {
      await lead(options, publisher, stopping);
    } catch (failure) {
      options.log.warn(`starts anew after: ${reasonOf(failure)}`);
      await pause(standByMs, stopping);
    }
  }
}

/**
 * Lock, notifications and work share one connection: when it is lost the leadership, the batch under way and its locks
 * end together, and no late write of a former leader can undo one of the next.
 */
async function lead(
  { databaseUrl, hasEdges = false, log, pace, patience = defaultPatience }: ProjectorOptions,
  { publish, publishStock }: ChangePublisher,
  stopping: AbortSignal,
): Promise<void> {
  const { statementMs, silentMs } = patience;
  const client = new SteadyClient({
    connectionString: databaseUrl,
    application_name: 'projector',
    ...patient({
      statementMs,
      idleInTransactionMs: silentMs,
      idleSessionMs: silentMs,
      connectMs: 5_000,
      settings: withoutDisk,
    }),
  });
  const alarm = new Alarm();
  const ring = () => alarm.ring();
  const leadership = { isOver: false };
  client.on('notification', ({ channel }) => {
    leadership.isOver ||= channel === handoverChannel;
    ring();
  });
  // The statement under way fails as well, and that is where it is handled.
  client.on('error', ring);
  stopping.addEventListener('abort', ring);
  try {
    await client.connect();
    if (!(await waitForLeadership(client, stopping))) return;
    projectorLeads.set(1);
    log.info('leads');
    await client.query(`LISTEN outbox; LISTEN ${handoverChannel}`);
    const session = await ProjectorSession.open(client, {
      pace: { ...defaultPace, ...pace },
      hasEdges,
      publish,
      publishStock,
      warn: log.warn,
    });
    while (!stopping.aborted && !leadership.isOver) {
      if (!(await session.step())) await alarm.sleep(pollMs);
    }
  } finally {
    projectorLeads.set(0);
    stopping.removeEventListener('abort', ring);
    await client.end().catch(() => undefined);
  }
}

async function waitForLeadership(client: Client, stopping: AbortSignal): Promise<boolean> {
  while (!stopping.aborted) {
    const { rows } = await client.query<{ leads: boolean }>('SELECT pg_try_advisory_lock($1) AS leads', [leaderLock]);
    if (rows[0]?.leads === true) return true;
    await pause(standByMs, stopping);
  }
  return false;
}

/** Sleeps until a transaction has left something in the outbox. */
class Alarm {
  #hasRung = false;
  #wake: () => void = () => undefined;

  ring(): void {
    this.#hasRung = true;
    this.#wake();
  }

  async sleep(ms: number): Promise<void> {
    if (!this.#hasRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#hasRung = false;
  }
}
