import type { DueEvent } from './due-events';

/** Whoever is told what shoppers do. */
export interface TrackingService {
  /** `refused`: it will never be taken. Whatever else goes wrong is thrown, and tried again. */
  readonly send: (event: DueEvent) => Promise<'taken' | 'refused'>;
}

const usualTimeoutMs = 2_000;
/** Later it may be another answer. */
const passingStatuses = new Set([408, 425, 429]);

/** B§7.4: one POST an event, relative to a cia path; its key says that a repeated one is the same. */
export function httpTrackingService(url: string, timeoutMs = usualTimeoutMs): TrackingService {
  const base = `${url.replace(/\/+$/, '')}/`;
  return {
    send: async ({ kind, body, idempotencyKey }) => {
      const answer = await fetch(new URL(`cia/${kind}`, base), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.arrayBuffer();
      if (answer.ok) return 'taken';
      if (answer.status >= 400 && answer.status < 500 && !passingStatuses.has(answer.status)) return 'refused';
      throw new Error(`the tracking service answers ${answer.status}`);
    },
  };
}
