import { setTimeout as sleep } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { Logger, RequestContextService } from '@vendure/core';
import { patience } from './attempts/payment-patience';
import { PaymentSweeper } from './payment-sweeper';
import { ProviderJobs } from './provider-calls/provider-jobs';
import { WebhookBox } from './webhooks/webhook-inbox';

const pollMs = 500;

interface PaymentWorker {
  readonly stop: () => Promise<void>;
}

type Step = () => Promise<boolean>;

/** Webhooks, calls that are owed to the provider, and the sweeper. Several at a time share the work. */
export function startPaymentWorker(app: INestApplicationContext): PaymentWorker {
  const stopping = new AbortController();
  const contexts = app.get(RequestContextService);
  const context = () => contexts.create({ apiType: 'admin' });
  const box = app.get(WebhookBox);
  const jobs = app.get(ProviderJobs);
  const sweeper = app.get(PaymentSweeper);
  const running = Promise.all([
    repeat(async () => box.processNext(await context()), pollMs, stopping.signal),
    repeat(async () => jobs.runNext(await context()), pollMs, stopping.signal),
    repeat(async () => sweeper.sweep(await context()), patience.sweepMs, stopping.signal),
  ]);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function repeat(step: Step, pauseMs: number, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const hadWork = await step().catch((failure: unknown) => {
      Logger.warn(`waits after: ${String(failure)}`, 'Payments');
      return false;
    });
    if (!hadWork) await sleep(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}
