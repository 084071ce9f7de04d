import { pollDatabase } from '@tradehall/process/poll-database.ts';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import { TrackingDelivery } from './tracking-delivery';
import { httpTrackingService } from './tracking-service';

interface TrackingDeliveryOptions {
  readonly databaseUrl: string;
  /** Without it nothing was kept, and nothing is delivered. */
  readonly trackingUrl: string | undefined;
  readonly log: { readonly warn: (message: string) => void };
}

const pollMs = 1_000;

export function startTrackingDelivery({ databaseUrl, trackingUrl, log }: TrackingDeliveryOptions): RunningLoop {
  if (trackingUrl === undefined) return { stop: () => Promise.resolve() };
  return pollDatabase({
    databaseUrl,
    name: 'tracking delivery',
    connections: 2,
    stepWith: (database) => {
      const delivery = new TrackingDelivery({ database, service: httpTrackingService(trackingUrl), log });
      return async () => (await delivery.round()) > 0;
    },
    pollMs,
    log,
  });
}
