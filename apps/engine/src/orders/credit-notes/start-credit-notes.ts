import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import type { Database } from '../../platform/database';
import { pollInTurn, type WatchOptions } from '../../platform/poll-in-turn';
import { issueCreditNote } from './issue-credit-note';

const usualPollMs = 5_000;

/**
 * Writes a credit note for each refund that has reached the buyer, once the order has its invoice. An order for which none can
 * be written waits until the others have theirs.
 */
export function startCreditNotes(options: WatchOptions): RunningLoop {
  const failing = new Set<number>();
  const step = (database: Database) => issueCreditNote(database, failing);
  return pollInTurn({ pollMs: usualPollMs, ...options, name: 'credit notes', step });
}
