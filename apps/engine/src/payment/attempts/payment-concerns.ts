import { Injectable } from '@nestjs/common';
import { Logger, type RequestContext } from '@vendure/core';
import { Gauge } from 'prom-client';
import { z } from 'zod';
import { Statements } from '../../platform/statements';
import type { Attempt } from './attempt-rows';
import { type ConcernKind, concernKinds } from './concern-kinds';

const open = new Gauge({
  name: 'payment_concerns',
  help: 'Payments that an operator has to look at, by what is wrong',
  labelNames: ['kind'],
});

const counted = z.object({ kind: z.string(), count: z.int() });

interface Named {
  readonly pspReference: string;
  readonly amountCents: number;
  readonly currencyCode: string;
}

/** Noted in the transaction that learns of them, shown on the payment board until an operator closes them. */
@Injectable()
export class PaymentConcerns {
  constructor(private readonly statements: Statements) {}

  /** A report is applied once: what comes again under the same reference is news of it. */
  async note(ctx: RequestContext, attempt: Attempt, kind: ConcernKind, named: Named): Promise<void> {
    const { pspReference, amountCents, currencyCode } = named;
    await this.statements.run(
      ctx,
      `INSERT INTO payment_concern (attempt_id, kind, psp_ref, amount_cents, currency_code) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (attempt_id, kind, psp_ref) DO UPDATE
         SET amount_cents = excluded.amount_cents, currency_code = excluded.currency_code, noted_at = now(), closed_at = NULL`,
      [attempt.id, kind, pspReference, amountCents, currencyCode],
    );
    const what = `${kind}, ${amountCents} ${currencyCode} under ${pspReference}`;
    Logger.error(`ALERT payment ${attempt.orderNumber} (attempt ${attempt.id}): ${what}`, 'Payments');
  }

  /** False: it is closed, or was never noted. */
  async close(ctx: RequestContext, id: string): Promise<boolean> {
    const closed = await this.statements.first(
      ctx,
      z.object({ id: z.coerce.string() }),
      'UPDATE payment_concern SET closed_at = now() WHERE id = $1 AND closed_at IS NULL RETURNING id',
      [id],
    );
    return closed !== null;
  }

  async measure(ctx: RequestContext): Promise<void> {
    const statement = 'SELECT kind, count(*)::int AS count FROM payment_concern WHERE closed_at IS NULL GROUP BY kind';
    const rows = await this.statements.all(ctx, counted, statement);
    for (const kind of concernKinds) open.set({ kind }, rows.find((row) => row.kind === kind)?.count ?? 0);
  }
}
