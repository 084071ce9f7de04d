import { Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import type { ReportedPayment } from '../card-provider/read-accounting-report';
import type { WebhookItem } from '../card-provider/read-webhook';
import { type Attempt, AttemptRows } from '../attempts/attempt-rows';
import { Attempts } from '../attempts/attempts';
import { PaymentConcerns } from '../attempts/payment-concerns';
import { environment } from '../../platform/environment';
import { Statements } from '../../platform/statements';
import { ProviderCalls } from '../provider-calls/provider-calls';
import { WebhookBox } from './webhook-inbox';

interface Reconciled {
  readonly payments: number;
  /** The provider holds the money and nobody here knows of it: on the board, for an operator. */
  readonly unmatched: number;
  /** Known here, and brought to where the provider says they are. */
  readonly broughtOn: number;
}

type Outcome = 'unmatched' | 'brought-on' | 'nothing-new';

const selectRefunds = `SELECT coalesce(sum(coalesce(amount_cents, 0)), 0)::float8 AS cents FROM provider_call
  WHERE attempt_id = $1 AND kind = 'refund' AND state <> 'failed'`;

/**
 * After a restore the provider knows more than the database. Its books are told to the shop as if its reports came again;
 * money is given back to nobody by it alone. It may be done twice.
 */
@Injectable()
export class Reconciliation {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly statements: Statements,
    private readonly rows: AttemptRows,
    private readonly attempts: Attempts,
    private readonly calls: ProviderCalls,
    private readonly concerns: PaymentConcerns,
    private readonly box: WebhookBox,
  ) {}

  async run(ctx: RequestContext, payments: readonly ReportedPayment[]): Promise<Reconciled> {
    const outcomes: Outcome[] = [];
    for (const payment of payments) outcomes.push(await this.take(ctx, payment));
    while (await this.box.processNext(ctx));
    const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length;
    return { payments: payments.length, unmatched: count('unmatched'), broughtOn: count('brought-on') };
  }

  private async take(ctx: RequestContext, payment: ReportedPayment): Promise<Outcome> {
    const isBack = payment.isCancelled || payment.refundedCents >= payment.authorisedCents;
    const attempt = await this.rows.findByReference(ctx, payment.merchantReference);
    if (!attempt) {
      if (isBack) return 'nothing-new';
      await this.box.keep(ctx, [itemOf(payment, 'AUTHORISATION')]);
      return 'unmatched';
    }
    if (attempt.state === 'CLAIMED') return this.compareOrder(ctx, attempt, payment);
    if (isBack) return this.end(ctx, attempt, payment);
    await this.box.keep(ctx, [itemOf(payment, 'AUTHORISATION')]);
    return attempt.state === 'REVERSED' ? 'nothing-new' : 'brought-on';
  }

  private async compareOrder(ctx: RequestContext, attempt: Attempt, payment: ReportedPayment): Promise<Outcome> {
    const { pspReference, currencyCode } = payment;
    // There must be no order that counts as paid while nobody has its money.
    if (payment.isCancelled) {
      await this.box.keep(ctx, [itemOf(payment, 'CANCELLATION')]);
      return 'brought-on';
    }
    const asked = await this.statements.first(ctx, z.object({ cents: z.number() }), selectRefunds, [attempt.id]);
    const amountCents = payment.refundedCents - (asked?.cents ?? 0);
    if (amountCents > 0) {
      await this.concerns.note(ctx, attempt, 'unknown-refund', { pspReference, amountCents, currencyCode });
      return 'brought-on';
    }
    await this.box.keep(ctx, [itemOf(payment, 'AUTHORISATION')]);
    return 'nothing-new';
  }

  /** It was begun, authorised and given back: here it has only to end. */
  private async end(ctx: RequestContext, { id }: Attempt, payment: ReportedPayment): Promise<Outcome> {
    return this.connection.withTransaction(ctx, async (tx) => {
      const locked = await this.attempts.lock(tx, id);
      if (!locked || locked.attempt.state === 'REVERSED') return 'nothing-new';
      const { pspReference: pspRef, authorisedCents, currencyCode: authorisedCurrency } = payment;
      await this.rows.note(tx, id, { pspRef, authorisedCents, authorisedCurrency });
      const failure = { pspRef, failure: 'payment-error' };
      const event = locked.attempt.state === 'AUTHORISED' ? 'cannot-claim' : 'cancelled';
      const ended = await this.attempts.happen(tx, locked.attempt, event, failure);
      await this.calls.settle(tx, id, ['reversal', 'technical-cancel'], 'confirmed');
      await this.attempts.happen(tx, ended, 'reversed');
      return 'brought-on';
    });
  }
}

/** As the provider would have told it by webhook. */
function itemOf(payment: ReportedPayment, eventCode: 'AUTHORISATION' | 'CANCELLATION'): WebhookItem {
  const { pspReference, merchantReference, authorisedCents, currencyCode, bookedAt, method } = payment;
  return {
    merchantAccount: environment.CARD_PROVIDER_MERCHANT_ACCOUNT,
    eventCode,
    success: true,
    pspReference,
    originalReference: eventCode === 'AUTHORISATION' ? null : pspReference,
    merchantReference,
    amountCents: authorisedCents,
    currencyCode,
    reason: 'read in the accounting report',
    eventDate: bookedAt,
    paymentMethod: method,
  };
}
