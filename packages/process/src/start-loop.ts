import { setTimeout as sleep } from 'node:timers/promises';

export interface RunningLoop {
  /** Ends it, and waits for what is under way. */
  readonly stop: () => Promise<void>;
}

/** Runs in the background; `run` ends soon after the signal. */
export function startLoop(run: (stopping: AbortSignal) => Promise<unknown>): RunningLoop {
  const stopping = new AbortController();
  const running = run(stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Shorter where the loop is stopped meanwhile. */
export async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: stopping }).catch(() => undefined);
}

export interface Polling {
  /** True: there is more to be done at once. */
  readonly step: () => Promise<boolean>;
  readonly pollMs: number;
  readonly log: { readonly warn: (message: string) => void };
  /** For whoever's failures hold what must not be logged. */
  readonly reasonOf?: (failure: unknown) => string;
}

/** One step after the other while there is work, otherwise one every so often. A failure is logged and waited after. */
export function startPolling({ step, pollMs, log, reasonOf = String }: Polling): RunningLoop {
  const stepOrWait = () =>
    step().catch((failure: unknown) => {
      log.warn(`waits after: ${reasonOf(failure)}`);
      return false;
    });
  return startLoop(async (stopping) => {
    while (!stopping.aborted) {
      if (!(await stepOrWait())) await pause(pollMs, stopping);
    }
  });
}
