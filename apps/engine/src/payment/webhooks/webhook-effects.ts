import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import type { WebhookItem } from '../card-provider/read-webhook';
import { type Attempt, AttemptRows } from '../attempts/attempt-rows';
import { isLive } from '../attempts/attempt-state';
import { Attempts } from '../attempts/attempts';
import { type ConcernKind, isAnotherAmount } from '../attempts/concern-kinds';
import { PaymentConcerns } from '../attempts/payment-concerns';
import { PaidOrders } from '../placing/paid-orders';
import { environment } from '../../platform/environment';
import { ProviderCalls } from '../provider-calls/provider-calls';
import { UnmatchedPayments } from './unmatched-payments';

interface Effect {
  /**
   * Unmatched: a payment nobody here began. The board shows it. Foreign: of another merchant account, and none of our
   * business. Early: of something we have yet to hear of; it is looked at again.
   */
  readonly outcome: 'applied' | 'ignored' | 'unmatched' | 'foreign' | 'early';
  readonly attempt: Attempt | null;
}

// The provider does not sign its reasons: they choose words for the shopper, and decide nothing about money.
const cancelledByShopper = /^cancelled/i;

/** Reports that nobody here can act on by himself. */
const concernOf: Readonly<Record<string, ConcernKind>> = {
  CAPTURE_FAILED: 'capture-failed',
  NOTIFICATION_OF_CHARGEBACK: 'chargeback',
  REQUEST_FOR_INFORMATION: 'chargeback',
  CHARGEBACK: 'chargeback',
  SECOND_CHARGEBACK: 'chargeback',
};

/** What the provider's events mean to an attempt. Each may come twice, late, or before what it follows. */
@Injectable()
export class WebhookEffects {
  constructor(
    private readonly rows: AttemptRows,
    private readonly attempts: Attempts,
    private readonly calls: ProviderCalls,
    private readonly orders: PaidOrders,
    private readonly concerns: PaymentConcerns,
    private readonly unmatched: UnmatchedPayments,
  ) {}

  async apply(ctx: RequestContext, item: WebhookItem): Promise<Effect> {
    if (item.merchantAccount !== environment.CARD_PROVIDER_MERCHANT_ACCOUNT)
      return { outcome: 'foreign', attempt: null };
    const seen = await this.rows.findByReference(ctx, item.merchantReference);
    const locked = seen && (await this.attempts.lock(ctx, seen.id));
    if (!locked) {
      const isGivenBack = await this.unmatched.isGivenBack(ctx, item);
      return { outcome: isGivenBack ? 'applied' : 'unmatched', attempt: null };
    }
    const after = await this.effectOn(ctx, locked.attempt, item);
    if (after === 'early') return { outcome: 'early', attempt: locked.attempt };
    return { outcome: after ? 'applied' : 'ignored', attempt: after ?? locked.attempt };
  }

  private async effectOn(ctx: RequestContext, attempt: Attempt, item: WebhookItem): Promise<Attempt | null | 'early'> {
    switch (item.eventCode) {
      case 'AUTHORISATION':
        return item.success ? this.authorised(ctx, attempt, item) : this.refused(ctx, attempt, item);
      case 'OFFER_CLOSED':
        return this.refused(ctx, attempt, item);
      case 'CANCELLATION':
      case 'CANCEL_OR_REFUND':
      case 'TECHNICAL_CANCEL':
        return this.givenBack(ctx, attempt, item);
      case 'CAPTURE':
        return item.success ? this.captured(ctx, attempt, item) : this.noted(ctx, attempt, 'capture-failed', item);
      case 'REFUND':
        return this.refunded(ctx, attempt, item, item.success);
      case 'REFUND_FAILED':
      case 'REFUNDED_REVERSED':
        return this.refunded(ctx, attempt, item, false);
      default: {
        const kind = concernOf[item.eventCode];
        return kind === undefined ? null : this.noted(ctx, attempt, kind, item);
      }
    }
  }

  private async noted(ctx: RequestContext, attempt: Attempt, kind: ConcernKind, item: WebhookItem): Promise<Attempt> {
    await this.concerns.note(ctx, attempt, kind, item);
    return attempt;
  }

  private async authorised(ctx: RequestContext, attempt: Attempt, item: WebhookItem): Promise<Attempt> {
    const { pspReference: pspRef, amountCents: authorisedCents, currencyCode: authorisedCurrency } = item;
    const isDiffering = isAnotherAmount(attempt, item);
    if (isDiffering) await this.concerns.note(ctx, attempt, 'differing-amount', item);
    if (attempt.state === 'CLAIMED') {
      // Another amount pays for no order: an operator decides.
      const isItsOwn = isDiffering || (await this.orders.authorised(ctx, attempt, pspRef));
      return isItsOwn ? attempt : this.noted(ctx, attempt, 'authorised-twice', item);
    }
    await this.rows.note(ctx, attempt.id, { pspRef, authorisedCents, authorisedCurrency });
    return this.attempts.happen(ctx, attempt, 'authorised', { pspRef, resultCode: 'Authorised', dueInMs: 2_000 });
  }

  private async refused(ctx: RequestContext, attempt: Attempt, item: WebhookItem): Promise<Attempt> {
    const { pspReference: pspRef } = item;
    // An order waits for this money: without it, it is none. One that is paid is not undone by a late refusal.
    const isPaid = attempt.state === 'CLAIMED' && !(await this.orders.fail(ctx, attempt));
    if (isPaid || attempt.state === 'AUTHORISED') {
      // The refusal of an earlier try under the same number says nothing of this money.
      return attempt.pspRef === pspRef ? this.noted(ctx, attempt, 'late-refusal', item) : attempt;
    }
    const isCancelled = attempt.state !== 'CLAIMED' && cancelledByShopper.test(item.reason ?? '');
    return isCancelled
      ? this.attempts.happen(ctx, attempt, 'cancelled', {
          pspRef,
          resultCode: 'Cancelled',
          failure: 'cancelled-transaction',
        })
      : this.attempts.happen(ctx, attempt, 'refused', { pspRef, resultCode: 'Refused', failure: 'payment-refused' });
  }

  private async givenBack(ctx: RequestContext, attempt: Attempt, item: WebhookItem): Promise<Attempt | null> {
    const { success, originalReference } = item;
    if (success) return this.reversed(ctx, attempt, item);
    const isNothingThere = originalReference === null || (await this.rows.wasRefused(ctx, originalReference));
    if (isNothingThere) return this.notFound(ctx, attempt);
    if (attempt.state === 'CLAIMED' || item.eventCode !== 'TECHNICAL_CANCEL') return null;
    // There is a payment, but it can no longer be cancelled: then it is given back.
    await this.rows.note(ctx, attempt.id, { pspRef: originalReference });
    await this.calls.settle(ctx, attempt.id, ['technical-cancel'], 'failed');
    await this.calls.intend(ctx, attempt.id, 'reversal', `reversal:${attempt.id}`);
    return attempt;
  }

  private async reversed(ctx: RequestContext, attempt: Attempt, item: WebhookItem): Promise<Attempt> {
    const { authorisedCents, authorisedCurrency } = attempt;
    const held = {
      amountCents: authorisedCents ?? attempt.amountCents,
      currencyCode: authorisedCurrency ?? attempt.currencyCode,
    };
    const isWhole = !isAnotherAmount(held, item) || !isAnotherAmount(attempt, item);
    if (!isWhole) await this.concerns.note(ctx, attempt, 'differing-amount', item);
    await this.calls.settle(ctx, attempt.id, ['reversal', 'technical-cancel'], 'confirmed');
    const before = attempt.state === 'CLAIMED' ? await this.withdrawn(ctx, attempt) : attempt;
    const after = await this.attempts.happen(ctx, before, 'reversed');
    await this.orders.reversed(ctx, after);
    // The reversal that "withdrawn" asked for has happened already.
    await this.calls.settle(ctx, attempt.id, ['reversal'], 'confirmed');
    return after;
  }

  /** Somebody took the money back at the provider: there must be no order that counts as paid. */
  private async withdrawn(ctx: RequestContext, attempt: Attempt): Promise<Attempt> {
    await this.orders.cancel(ctx, attempt, 'the payment was cancelled at the provider');
    return this.attempts.happen(ctx, await this.fresh(ctx, attempt), 'withdrawn');
  }

  private async notFound(ctx: RequestContext, attempt: Attempt): Promise<Attempt | null> {
    // Of a payment that was authorised nobody may say that there is none: the reversal goes on, and alerts.
    if (attempt.state === 'REVERSING') return null;
    await this.calls.settle(ctx, attempt.id, ['technical-cancel', 'reversal'], 'failed');
    return this.attempts.happen(ctx, attempt, 'nothing-found');
  }

  private async captured(ctx: RequestContext, attempt: Attempt, item: WebhookItem): Promise<Attempt | 'early'> {
    if (isAnotherAmount(attempt, item)) return this.noted(ctx, attempt, 'differing-amount', item);
    const isUnderWay = isLive(attempt.state) && attempt.state !== 'CREATED';
    if (isUnderWay || !(await this.orders.captured(ctx, attempt))) return 'early';
    return attempt;
  }

  private async refunded(ctx: RequestContext, attempt: Attempt, item: WebhookItem, isDone: boolean) {
    const settled = await this.calls.settleRefund(ctx, attempt.id, item.pspReference, isDone);
    if (settled === null) return (await this.calls.hasRefundUnderWay(ctx, attempt.id)) ? 'early' : null;
    await this.orders.refunded(ctx, settled.key, item.pspReference, isDone);
    if (!isDone) return this.noted(ctx, attempt, 'refund-failed', item);
    const asked = { amountCents: settled.amountCents ?? attempt.amountCents, currencyCode: attempt.currencyCode };
    return isAnotherAmount(asked, item) ? this.noted(ctx, attempt, 'differing-amount', item) : attempt;
  }

  private async fresh(ctx: RequestContext, attempt: Attempt): Promise<Attempt> {
    return (await this.rows.lock(ctx, attempt.id)) ?? attempt;
  }
}
