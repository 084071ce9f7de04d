import { Injectable } from '@nestjs/common';
import { inSpan, readTraceparent, runAt } from '@tradehall/process/traces.ts';
import { Logger, type RequestContext, TransactionalConnection } from '@vendure/core';
import { Gauge } from 'prom-client';
import { z } from 'zod';
import { attemptStates } from './attempts/attempt-state';
import { Attempts } from './attempts/attempts';
import { PaymentConcerns } from './attempts/payment-concerns';
import { crashPoint } from './crash-points';
import { DeclineRate } from './attempts/decline-rate';
import { Finalise } from './placing/finalise';
import { patience } from './attempts/payment-patience';
import { Statements } from '../platform/statements';

const oldestUnsettled = new Gauge({
  name: 'payment_unsettled_oldest_seconds',
  help: 'How long the oldest payment waits to become an order or to be given back; 0: none waits',
});

/** States in which the shop or the provider holds money that belongs to nobody yet. */
const unsettled = `state IN ('AUTHORISED', 'REVERSING', 'GIVING_UP')`;
const oldestRow = z.object({ seconds: z.number() });
const batch = 100;
const dueRow = z.object({ id: z.uuid(), state: z.enum(attemptStates), trace: z.string().nullable() });
const lateRow = z.object({
  id: z.uuid(),
  state: z.string(),
  orderNumber: z.string(),
  trace: z.string().nullable(),
});

/** Brings to an end what nobody came back for. */
@Injectable()
export class PaymentSweeper {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly statements: Statements,
    private readonly attempts: Attempts,
    private readonly finalise: Finalise,
    private readonly declines: DeclineRate,
    private readonly concerns: PaymentConcerns,
  ) {}

  /** True: there is more to be done at once. */
  async sweep(ctx: RequestContext): Promise<boolean> {
    const due = await this.statements.all(
      ctx,
      dueRow,
      `SELECT id, state, trace FROM payment_attempt WHERE due_at <= now() ORDER BY due_at LIMIT ${batch}`,
    );
    for (const { id, state, trace } of due) {
      await runAt(readTraceparent(trace), () =>
        inSpan({ kind: 'consumer', name: 'payment swept' }, () => this.bringOn(ctx, id, state)).catch(
          (failure: unknown) => {
            Logger.error(`attempt ${id} is swept again later: ${String(failure)}`, 'Payments');
          },
        ),
      );
    }
    await this.statements.run(ctx, `DELETE FROM reservation WHERE expires_at < now() - interval '1 hour'`);
    await this.alert(ctx);
    await this.declines.watch(ctx);
    await this.concerns.measure(ctx);
    await this.measureUnsettled(ctx);
    return due.length === batch;
  }

  private async bringOn(ctx: RequestContext, id: string, state: z.output<typeof dueRow>['state']): Promise<void> {
    if (state === 'AUTHORISED' || state === 'PENDING') await this.finalise.run(id);
    else await this.connection.withTransaction(ctx, (tx) => this.giveUp(tx, id));
    crashPoint('after-giving-up');
  }

  private async giveUp(ctx: RequestContext, id: string): Promise<void> {
    const locked = await this.attempts.lock(ctx, id);
    const isDue = await this.statements.first(
      ctx,
      z.object({ id: z.uuid() }),
      'UPDATE payment_attempt SET due_at = NULL WHERE id = $1 AND due_at <= now() RETURNING id',
      [id],
    );
    if (!locked || !isDue) return;
    const event = locked.attempt.state === 'CREATED' ? 'expired' : 'given-up';
    await this.attempts.happen(ctx, locked.attempt, event, { failure: 'payment-error' });
  }

  private async measureUnsettled(ctx: RequestContext): Promise<void> {
    const oldest = await this.statements.first(
      ctx,
      oldestRow,
      `SELECT coalesce(extract(epoch FROM now() - min(changed_at)), 0)::float8 AS seconds FROM payment_attempt WHERE ${unsettled}`,
    );
    oldestUnsettled.set(oldest?.seconds ?? 0);
  }

  /** Money that should be back and is not: somebody has to look. */
  private async alert(ctx: RequestContext): Promise<void> {
    const late = await this.statements.all(
      ctx,
      lateRow,
      `UPDATE payment_attempt SET alerted_at = now()
        WHERE ${unsettled} AND alerted_at IS NULL
          AND changed_at < now() - $1 * interval '1 millisecond'
       RETURNING id, state, order_number AS "orderNumber", trace`,
      [patience.alertMs],
    );
    for (const { id, state, orderNumber, trace } of late) {
      const alert = `ALERT payment ${orderNumber} (attempt ${id}) is ${state} for too long`;
      runAt(readTraceparent(trace), () => Logger.error(alert, 'Payments'));
    }
  }
}
