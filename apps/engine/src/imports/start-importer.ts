import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import type { Database } from '../platform/database';
import { pollInTurn, type WatchOptions } from '../platform/poll-in-turn';
import { StepFailed, takeImportStep } from './take-import-step';

/** Whoever has pressed a button waits for it. */
const usualPollMs = 250;
// Prices wait for the products of the file before them, also where its line to the database breaks once or twice.
const failuresToPassOver = 10;
const passedOverMs = 60_000;

interface Failures {
  readonly times: number;
  readonly atMs: number;
}

/** Checks, applies and takes back the files of merchants, some hundred rows at a time. One that always fails holds up no other. */
export function startImporter(options: WatchOptions): RunningLoop {
  const failures = new Map<number, Failures>();
  const step = async (database: Database): Promise<boolean> => {
    const now = performance.now();
    const isPassedOver = ({ times, atMs }: Failures) => times >= failuresToPassOver && now - atMs < passedOverMs;
    const passedOver = [...failures].flatMap(([run, failed]) => (isPassedOver(failed) ? [run] : []));
    try {
      const hasMore = await takeImportStep(database, passedOver);
      for (const run of failures.keys()) if (!passedOver.includes(run)) failures.delete(run);
      return hasMore;
    } catch (failure) {
      if (failure instanceof StepFailed)
        failures.set(failure.runId, { times: (failures.get(failure.runId)?.times ?? 0) + 1, atMs: now });
      throw failure;
    }
  };
  return pollInTurn({ pollMs: usualPollMs, ...options, name: 'importer', step });
}
