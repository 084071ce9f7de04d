import { Injectable } from '@nestjs/common';
import { inSpan, readTraceparent, runAt } from '@tradehall/process/traces.ts';
import { Logger, type RequestContext, TransactionalConnection } from '@vendure/core';
import { Counter } from 'prom-client';
import { z } from 'zod';
import type { WebhookItem } from '../card-provider/read-webhook';
import { crashPoint } from '../crash-points';
import { Finalise } from '../placing/finalise';
import { environment } from '../../platform/environment';
import { Statements } from '../../platform/statements';
import { WebhookEffects } from './webhook-effects';

const item = z.object({
  /** Those kept before accounts were compared have none, and are ours. */
  merchantAccount: z.string().default(environment.CARD_PROVIDER_MERCHANT_ACCOUNT),
  eventCode: z.string(),
  success: z.boolean(),
  pspReference: z.string(),
  originalReference: z.string().nullable(),
  merchantReference: z.string(),
  amountCents: z.int(),
  currencyCode: z.string(),
  reason: z.string().nullable(),
  eventDate: z.string(),
  paymentMethod: z.string().nullable(),
});
const reports = new Counter({
  name: 'payment_reports_total',
  help: 'Reports of the card provider that were taken in, by what became of them',
  labelNames: ['outcome'],
});

/** Of the attempt that it tells of: a provider hands no trace on. */
const trace = z.string().nullable();
const traceOfAttempt = '(SELECT trace FROM payment_attempt WHERE order_number = merchant_reference) AS trace';
const inboxRow = z.object({ id: z.coerce.string(), item, trace });
const keptRow = z.object({ trace });

/** Webhooks, kept before they are understood: in any order, as often and as late as the provider likes. */
@Injectable()
export class WebhookBox {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly statements: Statements,
    private readonly effects: WebhookEffects,
    private readonly finalise: Finalise,
  ) {}

  /** Answers the traces in which these reports are awaited. */
  async keep(ctx: RequestContext, items: readonly WebhookItem[]): Promise<Set<string>> {
    const traces = new Set<string>();
    await this.connection.withTransaction(ctx, async (tx) => {
      for (const each of items) {
        const kept = await this.statements.first(
          tx,
          keptRow,
          `INSERT INTO webhook_inbox (psp_ref, event_code, success, item, merchant_reference)
           VALUES ($1, $2, $3, $4, $5) ON CONFLICT (psp_ref, event_code, success) DO NOTHING RETURNING ${traceOfAttempt}`,
          [each.pspReference, each.eventCode, each.success, JSON.stringify(each), each.merchantReference],
        );
        if (kept?.trace != null) traces.add(kept.trace);
      }
    });
    crashPoint('after-webhook-stored');
    return traces;
  }

  /** False: there is nothing to be done now. */
  async processNext(ctx: RequestContext): Promise<boolean> {
    const taken: { id: string | null; trace: string | null } = { id: null, trace: null };
    try {
      const accepted = await this.connection.withTransaction(ctx, async (tx) => {
        const row = await this.take(tx);
        taken.id = row?.id ?? null;
        taken.trace = row?.trace ?? null;
        return row && runAt(readTraceparent(row.trace), () => this.applyInSpan(tx, row));
      });
      if (accepted === null) return false;
      crashPoint('after-webhook-done');
      const { attemptId } = accepted;
      if (attemptId !== null) await runAt(readTraceparent(taken.trace), () => this.finalise.run(attemptId));
    } catch (failure) {
      if (taken.id === null) throw failure;
      const alert = `webhook ${taken.id} is tried again: ${String(failure)}`;
      runAt(readTraceparent(taken.trace), () => Logger.error(alert, 'Payments'));
      await this.postpone(ctx, taken.id, String(failure).slice(0, 300));
    }
    return true;
  }

  private take(ctx: RequestContext) {
    return this.statements.first(
      ctx,
      inboxRow,
      `SELECT id, item, ${traceOfAttempt} FROM webhook_inbox WHERE done_at IS NULL AND due_at <= now()
        ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
    );
  }

  private applyInSpan(ctx: RequestContext, row: z.output<typeof inboxRow>) {
    return inSpan({ kind: 'consumer', name: 'webhook applied' }, () => this.apply(ctx, row));
  }

  /** Answers the attempt that can be finished now. */
  private async apply(ctx: RequestContext, row: z.output<typeof inboxRow>): Promise<{ attemptId: string | null }> {
    const { outcome, attempt } = await this.effects.apply(ctx, row.item);
    reports.inc({ outcome });
    if (outcome === 'early') {
      await this.postpone(ctx, row.id, 'came before what it follows');
      return { attemptId: null };
    }
    crashPoint('after-webhook-applied');
    await this.statements.run(
      ctx,
      'UPDATE webhook_inbox SET done_at = now(), outcome = $2, attempt_id = $3, tries = tries + 1 WHERE id = $1',
      [row.id, outcome, attempt?.id ?? null],
    );
    return { attemptId: attempt?.state === 'AUTHORISED' ? attempt.id : null };
  }

  private async postpone(ctx: RequestContext, id: string, error: string): Promise<void> {
    await this.statements.run(
      ctx,
      `UPDATE webhook_inbox SET tries = tries + 1, last_error = $2,
         due_at = now() + least(power(2, tries), 300) * interval '1 second' WHERE id = $1`,
      [id, error],
    );
  }
}
