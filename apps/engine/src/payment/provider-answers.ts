import { Injectable } from '@nestjs/common';
import { shownAction } from '@tradehall/domain/payment/shown-action.ts';
import { Logger, type RequestContext, TransactionalConnection } from '@vendure/core';
import { type ProviderAnswer, ProviderFailure } from './card-provider/card-provider';
import { type Attempt, AttemptRows } from './attempts/attempt-rows';
import type { AttemptEvent } from './attempts/attempt-state';
import { Attempts } from './attempts/attempts';
import { isAnotherAmount } from './attempts/concern-kinds';
import { PaymentConcerns } from './attempts/payment-concerns';
import { crashPoint } from './crash-points';
import { Finalise } from './placing/finalise';
import { type PaymentFailure, paymentFailure, type PaymentFailureCode } from './attempts/payment-failure';
import { patience } from './attempts/payment-patience';
import { type PaymentProgress, resultOf } from './attempts/payment-progress';
import { ProviderCalls } from './provider-calls/provider-calls';

/** The provider's result codes, as a closed list: what is not on it is treated as no answer at all. */
const meaning: Readonly<Record<string, { event: AttemptEvent; failure?: PaymentFailureCode }>> = {
  Authorised: { event: 'authorised' },
  Pending: { event: 'pending' },
  Received: { event: 'pending' },
  PresentToShopper: { event: 'pending' },
  RedirectShopper: { event: 'redirected' },
  IdentifyShopper: { event: 'redirected' },
  ChallengeShopper: { event: 'redirected' },
  Refused: { event: 'refused', failure: 'payment-refused' },
  Error: { event: 'refused', failure: 'payment-error' },
  Cancelled: { event: 'cancelled', failure: 'cancelled-transaction' },
};

function meaningOf({ resultCode, action }: ProviderAnswer): (typeof meaning)[string] | undefined {
  const known = meaning[resultCode];
  if (action === null || (known?.event !== 'pending' && known?.event !== 'redirected')) return known;
  const shown = shownAction(action);
  // Nobody could finish it: the shopper takes another way.
  if (shown === null) return { event: 'cancelled', failure: 'payment-method-not-allowed' };
  // The shopper has yet to say yes in an app: that is no payment to wait for.
  return shown.kind === 'await' || shown.kind === 'code' ? { event: 'redirected' } : known;
}

/** What the provider answers to a payment or to its details, written down before anything is made of it. */
@Injectable()
export class ProviderAnswers {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly rows: AttemptRows,
    private readonly attempts: Attempts,
    private readonly calls: ProviderCalls,
    private readonly finalise: Finalise,
    private readonly concerns: PaymentConcerns,
  ) {}

  async take(ctx: RequestContext, attemptId: string, key: string, answer: ProviderAnswer): Promise<Attempt> {
    const attempt = await this.connection.withTransaction(ctx, (tx) => this.record(tx, attemptId, key, answer));
    crashPoint('after-answer-recorded');
    return attempt.state === 'AUTHORISED' || attempt.state === 'PENDING' ? this.finalise.run(attemptId) : attempt;
  }

  /** Refused: nothing happened there. Unknown: only the provider knows, and will tell or be asked. */
  async takeFailure(
    ctx: RequestContext,
    attemptId: string,
    key: string,
    failure: unknown,
  ): Promise<PaymentProgress | PaymentFailure> {
    Logger.warn(`attempt ${attemptId}: the provider did not answer: ${String(failure)}`, 'Payments');
    const after = await this.recordFailure(ctx, attemptId, key, failure);
    const isTheirWord = failure instanceof ProviderFailure && failure.outcome === 'refused' && failure.status !== null;
    return isTheirWord || after.state === 'CLAIMED' ? resultOf(after) : paymentFailure('payment-provider-unavailable');
  }

  private async recordFailure(ctx: RequestContext, attemptId: string, key: string, failure: unknown): Promise<Attempt> {
    const isRefused = failure instanceof ProviderFailure && failure.outcome === 'refused';
    const error = failure instanceof ProviderFailure ? `${failure.outcome} ${failure.status ?? ''}` : 'unknown';
    return this.connection.withTransaction(ctx, async (tx) => {
      const locked = await this.attempts.lock(tx, attemptId);
      if (!locked) throw failure;
      await this.calls.record(tx, key, { state: isRefused ? 'refused' : 'unknown', error });
      const hasNoEffect = isRefused && locked.attempt.state === 'SENT';
      if (!hasNoEffect) return locked.attempt;
      return this.attempts.happen(tx, locked.attempt, 'refused', { failure: 'payment-error' });
    });
  }

  private async record(ctx: RequestContext, attemptId: string, key: string, answer: ProviderAnswer): Promise<Attempt> {
    const locked = await this.attempts.lock(ctx, attemptId);
    if (!locked) throw new Error(`there is no attempt ${attemptId}`);
    const { attempt } = locked;
    const { pspReference, resultCode, refusalReasonCode, action, reference } = answer;
    const kept = { resultCode, refusalReasonCode };
    if (reference !== null && reference !== attempt.orderNumber) {
      // Details that the browser brought may be those of another payment: its money is not this one's.
      Logger.error(`ALERT attempt ${attemptId} was answered with payment ${reference}`, 'Payments');
      await this.calls.record(ctx, key, { state: 'refused', error: `answered with payment ${reference}` });
      return attempt;
    }
    await this.calls.record(ctx, key, { state: 'answered', pspRef: pspReference, answer: kept });
    const known = meaningOf(answer);
    if (!known) return attempt;
    const { event, failure } = known;
    if (!failure) await this.compare(ctx, attempt, answer);
    const change = {
      pspRef: pspReference,
      resultCode,
      action,
      dueInMs: dueAfter(event),
      ...(failure ? { failure } : {}),
    };
    if (failure === 'payment-method-not-allowed') return this.refuseAction(ctx, attempt, answer);
    const after = await this.attempts.happen(ctx, attempt, event, change);
    if (event === 'redirected' && after.state === 'REDIRECTED')
      await this.rows.extend(ctx, after, resultCode === 'RedirectShopper' ? patience.redirectMs : patience.directMs);
    if (after.state === attempt.state && after.pspRef === null && pspReference !== null)
      await this.rows.note(ctx, attemptId, { pspRef: pspReference });
    return after;
  }

  /** What the provider has begun is cancelled there, too. */
  private async refuseAction(ctx: RequestContext, attempt: Attempt, { action, pspReference }: ProviderAnswer) {
    Logger.error(`ALERT attempt ${attempt.id}: no page shows ${JSON.stringify(action?.['type'])}`, 'Payments');
    if (pspReference !== null) await this.rows.note(ctx, attempt.id, { pspRef: pspReference });
    return this.attempts.cancel(ctx, attempt, 'payment-method-not-allowed');
  }

  /** Before anything is made of it: what was named is kept, and no order is placed on another amount. */
  private async compare(ctx: RequestContext, attempt: Attempt, { amount, pspReference }: ProviderAnswer) {
    if (amount === null) return;
    const { amountCents: authorisedCents, currencyCode: authorisedCurrency } = amount;
    await this.rows.note(ctx, attempt.id, { pspRef: pspReference, authorisedCents, authorisedCurrency });
    if (!isAnotherAmount(attempt, amount)) return;
    await this.concerns.note(ctx, attempt, 'differing-amount', { pspReference: pspReference ?? '', ...amount });
  }
}

/** What is accepted is finished at once; the sweeper comes for what this process did not get to. */
function dueAfter(event: AttemptEvent): number | null {
  return event === 'authorised' || event === 'pending' ? 2_000 : null;
}
