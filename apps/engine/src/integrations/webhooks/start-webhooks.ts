import { pollDatabase } from '@tradehall/process/poll-database.ts';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import type { OrderRecord } from '../../orders/order-record';
import { environment } from '../../platform/environment';
import { pollInTurn, type WatchOptions } from '../../platform/poll-in-turn';
import { noteEvents } from '../events/note-events';
import { OutsideLine } from '../../platform/outside-line';
import { webhookSecrets } from '../standard-signature';
import { WebhookDelivery } from './webhook-delivery';

interface WebhookOptions extends WatchOptions {
  readonly readOrder: (orderId: number) => Promise<OrderRecord>;
}

const pollMs = 1_000;
/** As many endpoints are told at once. */
const rounds = 4;
// After a bulk change all its products are read again until its transactions are over: noting rests so many times as long as it
// took, but never so long that an order is told late.
const restTimes = 4;
const longestRestMs = 2_000;

/** Notes what has happened, and tells it to the systems that asked for it. */
export function startWebhooks({ readOrder, ...options }: WebhookOptions): RunningLoop {
  let restsUntilMs = 0;
  const noting = pollInTurn({
    pollMs,
    ...options,
    name: 'merchant events',
    step: async (database) => {
      const startedAtMs = performance.now();
      if (startedAtMs < restsUntilMs) return false;
      const noted = await noteEvents(database);
      const endedAtMs = performance.now();
      restsUntilMs = endedAtMs + Math.min((endedAtMs - startedAtMs) * restTimes, longestRestMs);
      return noted > 0;
    },
  });
  const line = new OutsideLine(environment.WEBHOOK_NETWORKS);
  const delivery = new WebhookDelivery({ readOrder, line, secrets: webhookSecrets, log: options.log });
  const telling = Array.from({ length: rounds }, () =>
    pollDatabase({
      pollMs,
      ...options,
      name: 'webhooks out',
      stepWith: (database) => async () => (await delivery.round(database)) > 0,
    }),
  );
  return {
    stop: async () => {
      await Promise.all([noting, ...telling].map((loop) => loop.stop()));
      line.close();
    },
  };
}
