import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import { pollInTurn, type WatchOptions } from '../platform/poll-in-turn';
import { takeImportStep } from './take-import-step';

/** Whoever has pressed a button waits for it. */
const usualPollMs = 250;

/** Checks, applies and takes back the files of merchants, some hundred rows at a time. */
export function startImporter(options: WatchOptions): RunningLoop {
  return pollInTurn({
    pollMs: usualPollMs,
    ...options,
    name: 'importer',
    step: (database) => takeImportStep(database),
  });
}
