import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { Counter } from 'prom-client';
import { CaseRefused, type DeliverCase } from './case-management';
import { type DueCase, giveUp, noteDelivered, postpone, takeDueCase } from './due-cases';

interface CaseDeliveryOptions {
  readonly databaseUrl: string;
  /** Null where no case management is configured. */
  readonly deliver: DeliverCase | null;
  readonly log: { readonly warn: (message: string) => void };
  readonly pace?: Partial<Pace>;
}

interface Pace {
  readonly pollMs: number;
  readonly firstRetryMs: number;
  /** Nobody else takes a case for so long: longer than telling it may last. */
  readonly takenForMs: number;
  readonly mostAttempts: number;
}

interface CaseDelivery {
  readonly stop: () => Promise<void>;
}

const longestRetryMs = 60 * 60_000;
// With the pauses between them these are about a day.
const defaultPace: Pace = { pollMs: 2_000, firstRetryMs: 10_000, takenForMs: 60_000, mostAttempts: 32 };

const cases = new Counter({
  name: 'case_deliveries_total',
  help: 'Requests of customers told to the case management',
  labelNames: ['outcome'],
});

/** Tells the case management what customers have written. Several at a time share the work. */
export function startCaseDelivery({ databaseUrl, deliver, log, pace }: CaseDeliveryOptions): CaseDelivery {
  if (deliver === null) return { stop: () => Promise.resolve() };
  const stopping = new AbortController();
  const database = new Pool({ connectionString: databaseUrl, max: 1, application_name: 'case delivery' });
  database.on('error', (error) => log.warn(`lost a connection: ${error.message}`));
  const running = run({ database, deliver, log, pace: { ...defaultPace, ...pace }, stopping: stopping.signal });
  return {
    stop: async () => {
      stopping.abort();
      await running;
      await database.end();
    },
  };
}

interface Round {
  readonly database: Pool;
  readonly deliver: DeliverCase;
  readonly log: CaseDeliveryOptions['log'];
  readonly pace: Pace;
  readonly stopping: AbortSignal;
}

async function run(round: Round): Promise<void> {
  while (!round.stopping.aborted) {
    const hadWork = await deliverNext(round).catch((failure: unknown) => {
      round.log.warn(`waits after: ${String(failure)}`);
      return false;
    });
    if (!hadWork) await sleep(round.pace.pollMs, undefined, { signal: round.stopping }).catch(() => undefined);
  }
}

async function deliverNext(round: Round): Promise<boolean> {
  const { database, deliver, pace } = round;
  const due = await takeDueCase(database, pace.takenForMs);
  if (due === null) return false;
  try {
    await deliver(due.outgoing);
  } catch (failure) {
    await settleFailure(round, due, failure);
    return true;
  }
  cases.inc({ outcome: 'delivered' });
  await noteDelivered(database, due.id);
  return true;
}

async function settleFailure({ database, log, pace }: Round, due: DueCase, failure: unknown): Promise<void> {
  const reason = String(failure).slice(0, 300);
  const { id, attempts, outgoing } = due;
  if (failure instanceof CaseRefused || attempts >= pace.mostAttempts) {
    cases.inc({ outcome: 'failed' });
    log.warn(`${outgoing.caseNumber} waits for an operator: ${reason}`);
    await giveUp(database, id, reason);
    return;
  }
  cases.inc({ outcome: 'postponed' });
  log.warn(`${outgoing.caseNumber} is told again later: ${reason}`);
  await postpone(database, id, reason, Math.min(pace.firstRetryMs * 2 ** (attempts - 1), longestRetryMs));
}
