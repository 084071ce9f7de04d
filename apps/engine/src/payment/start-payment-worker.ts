import type { INestApplicationContext } from '@nestjs/common';
import { type RunningLoop, startPolling } from '@tradehall/process/start-loop.ts';
import { Logger, RequestContextService } from '@vendure/core';
import { patience } from './attempts/payment-patience';
import { PaymentSweeper } from './payment-sweeper';
import { ProviderJobs } from './provider-calls/provider-jobs';
import { WebhookBox } from './webhooks/webhook-inbox';

const pollMs = 500;
const log = { warn: (message: string) => Logger.warn(message, 'Payments') };

/** Webhooks, calls that are owed to the provider, and the sweeper. Several at a time share the work. */
export function startPaymentWorker(app: INestApplicationContext): RunningLoop {
  const contexts = app.get(RequestContextService);
  const context = () => contexts.create({ apiType: 'admin' });
  const box = app.get(WebhookBox);
  const jobs = app.get(ProviderJobs);
  const sweeper = app.get(PaymentSweeper);
  const loops = [
    startPolling({ step: async () => box.processNext(await context()), pollMs, log }),
    startPolling({ step: async () => jobs.runNext(await context()), pollMs, log }),
    startPolling({ step: async () => sweeper.sweep(await context()), pollMs: patience.sweepMs, log }),
  ];
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
