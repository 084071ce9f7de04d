import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import type { WebhookItem } from '../card-provider/read-webhook';
import { type Attempt, AttemptRows } from '../attempts/attempt-rows';
import { Attempts } from '../attempts/attempts';
import { PaidOrders } from '../placing/paid-orders';
import { ProviderCalls } from '../provider-calls/provider-calls';

interface Effect {
  /** Unmatched: a payment nobody here began. The board shows it. */
  readonly outcome: 'applied' | 'ignored' | 'unmatched';
  readonly attempt: Attempt | null;
}

const alreadyBack = /already (reversed|cancelled|refunded)/i;
const nothingThere = /not (found|authorised)/i;
const cancelledByShopper = /^cancelled/i;

/** What the provider's events mean to an attempt. Each may come twice, late, or before what it follows. */
@Injectable()
export class WebhookEffects {
  constructor(
    private readonly rows: AttemptRows,
    private readonly attempts: Attempts,
    private readonly calls: ProviderCalls,
    private readonly orders: PaidOrders,
  ) {}

  async apply(ctx: RequestContext, item: WebhookItem): Promise<Effect> {
    const seen = await this.rows.findByReference(ctx, item.merchantReference);
    const locked = seen && (await this.attempts.lock(ctx, seen.id));
    if (!locked) return { outcome: 'unmatched', attempt: null };
    const after = await this.effectOn(ctx, locked.attempt, item);
    return { outcome: after ? 'applied' : 'ignored', attempt: after ?? locked.attempt };
  }

  private async effectOn(ctx: RequestContext, attempt: Attempt, item: WebhookItem): Promise<Attempt | null> {
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
        if (item.success) await this.orders.captured(ctx, attempt);
        return attempt;
      case 'REFUND':
        return this.refunded(ctx, attempt, item);
      default:
        return null;
    }
  }

  private async authorised(ctx: RequestContext, attempt: Attempt, item: WebhookItem): Promise<Attempt> {
    const { pspReference: pspRef, amountCents: authorisedCents, currencyCode: authorisedCurrency } = item;
    if (attempt.state === 'CLAIMED') {
      await this.orders.authorised(ctx, attempt, pspRef);
      return attempt;
    }
    await this.rows.note(ctx, attempt.id, { pspRef, authorisedCents, authorisedCurrency });
    return this.attempts.happen(ctx, attempt, 'authorised', { pspRef, resultCode: 'Authorised', dueInMs: 2_000 });
  }

  private async refused(ctx: RequestContext, attempt: Attempt, item: WebhookItem): Promise<Attempt> {
    // An order waits for this money: without it, it is none. One that is paid hears no late refusal.
    if (attempt.state === 'CLAIMED' && !(await this.orders.fail(ctx, attempt))) return attempt;
    const { pspReference: pspRef } = item;
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
    const { success, reason, originalReference } = item;
    if (success || alreadyBack.test(reason ?? '')) return this.reversed(ctx, attempt);
    if (originalReference === null || nothingThere.test(reason ?? '')) return this.notFound(ctx, attempt);
    if (attempt.state === 'CLAIMED' || item.eventCode !== 'TECHNICAL_CANCEL') return null;
    // There is a payment, but it can no longer be cancelled: then it is given back.
    await this.rows.note(ctx, attempt.id, { pspRef: originalReference });
    await this.calls.settle(ctx, attempt.id, ['technical-cancel'], 'failed');
    await this.calls.intend(ctx, attempt.id, 'reversal', `reversal:${attempt.id}`);
    return attempt;
  }

  private async reversed(ctx: RequestContext, attempt: Attempt): Promise<Attempt> {
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

  private async refunded(ctx: RequestContext, attempt: Attempt, item: WebhookItem): Promise<Attempt | null> {
    const key = await this.calls.settleRefund(ctx, attempt.id, item.pspReference, item.success);
    if (key === null) return null;
    await this.orders.refunded(ctx, key, item.pspReference, item.success);
    return attempt;
  }

  private async fresh(ctx: RequestContext, attempt: Attempt): Promise<Attempt> {
    return (await this.rows.lock(ctx, attempt.id)) ?? attempt;
  }
}
