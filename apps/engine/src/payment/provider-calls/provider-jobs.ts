import { Inject, Injectable } from '@nestjs/common';
import { inSpan, readTraceparent, runAt } from '@tradehall/process/traces.ts';
import { Logger, type RequestContext } from '@vendure/core';
import {
  type CardProvider,
  cardProviderToken,
  ProviderFailure,
  type ProviderReceipt,
} from '../card-provider/card-provider';
import { crashPoint } from '../crash-points';
import { type DueCall, ProviderCalls } from './provider-calls';

// Longer than the provider may take: nobody else may make a call that is being made.
const takenForMs = 20_000;
/** At once in a worker: a provider that needs seconds for each must not make hundreds of shoppers wait for their money. */
const atOnce = 16;
const firstWaitMs = 5_000;
const longestWaitMs = 5 * 60_000;
// With the same key the provider only repeats itself. Now and then it is asked with a new one, in case its word got lost.
const triesWithOneKey = 4;

/** Reversals, cancellations and refunds: asked for until the provider's webhook says how they ended. */
@Injectable()
export class ProviderJobs {
  constructor(
    @Inject(cardProviderToken) private readonly provider: CardProvider,
    private readonly calls: ProviderCalls,
  ) {}

  /** False: there is nothing to be done now. */
  async runNext(ctx: RequestContext): Promise<boolean> {
    const taken = await this.calls.takeDue(ctx, atOnce, takenForMs);
    if (taken.length === 0) return false;
    crashPoint('after-reversal-taken');
    const made = await Promise.allSettled(taken.map((call) => this.runInSpan(ctx, call)));
    const failed = made.find((each) => each.status === 'rejected');
    // What was taken is due again by itself.
    if (failed) throw failed.reason;
    return true;
  }

  private runInSpan(ctx: RequestContext, call: DueCall): Promise<void> {
    return runAt(readTraceparent(call.trace), () =>
      inSpan({ kind: 'consumer', name: `${call.kind} owed` }, () => this.run(ctx, call)),
    );
  }

  private async run(ctx: RequestContext, call: DueCall): Promise<void> {
    try {
      const { pspReference } = await this.make(call);
      crashPoint('after-reversal-answered');
      await this.calls.record(ctx, call.key, { state: 'answered', pspRef: pspReference });
    } catch (failure) {
      const outcome = failure instanceof ProviderFailure ? failure.outcome : 'unknown';
      Logger.warn(`${call.kind} of attempt ${call.attemptId} is asked for again: ${String(failure)}`, 'Payments');
      await this.calls.record(ctx, call.key, { state: outcome, error: String(failure).slice(0, 300) });
    }
    await this.askAgain(ctx, call);
  }

  private async askAgain(ctx: RequestContext, call: DueCall): Promise<void> {
    // A refund with a second key would be a second refund.
    if (call.kind !== 'refund' && call.tries >= triesWithOneKey) await this.calls.replace(ctx, call);
    else await this.calls.askAgainIn(ctx, call.id, Math.min(firstWaitMs * 2 ** (call.tries - 1), longestWaitMs));
  }

  private make({ kind, key, pspRef, orderNumber, ...call }: DueCall): Promise<ProviderReceipt> {
    const reference = orderNumber;
    if (kind === 'refund') {
      const { currencyCode, amountCents, attemptAmountCents } = call;
      const amount = amountCents ?? attemptAmountCents;
      return this.provider.refund({ key, pspReference: pspRef ?? '', amountCents: amount, currencyCode, reference });
    }
    if (kind === 'reversal' && pspRef !== null) return this.provider.reverse({ key, pspReference: pspRef, reference });
    const ownKey = kind === 'technical-cancel' ? key : `${key}:by-reference`;
    return this.provider.cancelByReference({ key: ownKey, reference, originalReference: orderNumber });
  }
}
