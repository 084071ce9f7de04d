import { pollDatabase } from '@tradehall/process/poll-database.ts';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import type { Pool } from 'pg';
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

const longestRetryMs = 60 * 60_000;
// With the pauses between them these are about a day.
const defaultPace: Pace = { pollMs: 2_000, firstRetryMs: 10_000, takenForMs: 60_000, mostAttempts: 32 };

const cases = new Counter({
  name: 'case_deliveries_total',
  help: 'Requests of customers told to the case management',
  labelNames: ['outcome'],
});

/** Tells the case management what customers have written. Several at a time share the work. */
export function startCaseDelivery({ databaseUrl, deliver, log, pace }: CaseDeliveryOptions): RunningLoop {
  if (deliver === null) return { stop: () => Promise.resolve() };
  const given = { deliver, log, pace: { ...defaultPace, ...pace } };
  return pollDatabase({
    databaseUrl,
    name: 'case delivery',
    stepWith: (database) => () => deliverNext({ database, ...given }),
    pollMs: given.pace.pollMs,
    log,
  });
}

interface Round {
  readonly database: Pool;
  readonly deliver: DeliverCase;
  readonly log: CaseDeliveryOptions['log'];
  readonly pace: Pace;
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
