import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { TrackingDelivery } from './tracking-delivery';
import { httpTrackingService } from './tracking-service';

interface TrackingDeliveryOptions {
  readonly databaseUrl: string;
  /** Without it nothing was kept, and nothing is delivered. */
  readonly trackingUrl: string | undefined;
  readonly log: { readonly warn: (message: string) => void };
}

const pollMs = 1_000;

export function startTrackingDelivery({ databaseUrl, trackingUrl, log }: TrackingDeliveryOptions) {
  if (trackingUrl === undefined) return { stop: () => Promise.resolve() };
  const stopping = new AbortController();
  const database = new Pool({ connectionString: databaseUrl, max: 2, application_name: 'tracking delivery' });
  // A connection that breaks is replaced at the next question.
  database.on('error', (error) => log.warn(`lost a connection: ${error.message}`));
  const delivery = new TrackingDelivery({ database, service: httpTrackingService(trackingUrl), log });
  const running = run(delivery, log, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await running;
      await database.end();
    },
  };
}

async function run(delivery: TrackingDelivery, log: TrackingDeliveryOptions['log'], stopping: AbortSignal) {
  while (!stopping.aborted) {
    const tried = await delivery.round().catch((failure: unknown) => {
      log.warn(`waits after: ${String(failure)}`);
      return 0;
    });
    if (tried === 0) await sleep(pollMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}
