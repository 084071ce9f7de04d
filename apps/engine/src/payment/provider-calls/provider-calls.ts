import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { z } from 'zod';
import { Statements } from '../../platform/statements';

/** Those of the second row are made by the worker, again and again until the provider has confirmed them. */
type ProviderCallKind = 'pay' | 'details' | DurableKind;
type DurableKind = 'reversal' | 'technical-cancel' | 'refund';

const durableKinds = ['reversal', 'technical-cancel', 'refund'] as const satisfies readonly DurableKind[];

const dueCall = z.object({
  id: z.coerce.string(),
  attemptId: z.uuid(),
  kind: z.enum(durableKinds),
  key: z.string(),
  amountCents: z.coerce.number().nullable(),
  tries: z.int(),
  pspRef: z.string().nullable(),
  orderNumber: z.string(),
  currencyCode: z.string(),
  attemptAmountCents: z.coerce.number(),
  trace: z.string().nullable(),
});
export type DueCall = z.output<typeof dueCall>;

const standing = z.object({ state: z.string(), ageMs: z.coerce.number() });

interface Outcome {
  readonly state: 'answered' | 'unknown' | 'refused';
  readonly pspRef?: string | null;
  readonly answer?: object;
  readonly error?: string;
}

@Injectable()
export class ProviderCalls {
  constructor(private readonly statements: Statements) {}

  /** Committed before the call is made. False: it was intended before. */
  async intend(ctx: RequestContext, attemptId: string, kind: ProviderCallKind, key: string): Promise<boolean> {
    const made = await this.statements.first(
      ctx,
      z.object({ id: z.coerce.string() }),
      `INSERT INTO provider_call (attempt_id, kind, idempotency_key, due_at)
       VALUES ($1, $2, $3, CASE WHEN $2 = ANY($4::text[]) THEN now() END)
       ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
      [attemptId, kind, key, [...durableKinds]],
    );
    return made !== null;
  }

  async intendRefund(ctx: RequestContext, attemptId: string, key: string, amountCents: number): Promise<void> {
    await this.statements.run(
      ctx,
      `INSERT INTO provider_call (attempt_id, kind, idempotency_key, amount_cents, due_at) VALUES ($1, 'refund', $2, $3, now())`,
      [attemptId, key, amountCents],
    );
  }

  async record(ctx: RequestContext, key: string, { state, pspRef, answer, error }: Outcome): Promise<void> {
    await this.statements.run(
      ctx,
      `UPDATE provider_call SET state = $2, psp_ref = coalesce($3, psp_ref), answer = coalesce($4::jsonb, answer), last_error = $5,
         at = now() WHERE idempotency_key = $1 AND state <> 'confirmed'`,
      [key, state, pspRef ?? null, answer ? JSON.stringify(answer) : null, error ?? null],
    );
  }

  /** How the call for the money itself stands. */
  findPay(ctx: RequestContext, attemptId: string) {
    return this.statements.first(
      ctx,
      standing,
      `SELECT state, extract(epoch FROM now() - created_at) * 1000 AS "ageMs" FROM provider_call
        WHERE attempt_id = $1 AND kind = 'pay'`,
      [attemptId],
    );
  }

  /** The next calls the worker has to make, taken for as long as making them may last. */
  takeDue(ctx: RequestContext, most: number, takenForMs: number): Promise<DueCall[]> {
    return this.statements.all(
      ctx,
      dueCall,
      `UPDATE provider_call SET tries = provider_call.tries + 1, due_at = now() + $1 * interval '1 millisecond'
         FROM payment_attempt WHERE payment_attempt.id = attempt_id AND provider_call.id IN (
           SELECT id FROM provider_call WHERE due_at <= now() ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING provider_call.id, attempt_id AS "attemptId", kind, idempotency_key AS key,
         provider_call.amount_cents AS "amountCents", provider_call.tries, payment_attempt.psp_ref AS "pspRef",
         order_number AS "orderNumber", currency_code AS "currencyCode",
         payment_attempt.amount_cents AS "attemptAmountCents", trace`,
      [takenForMs, most],
    );
  }

  async askAgainIn(ctx: RequestContext, id: string, delayMs: number): Promise<void> {
    await this.statements.run(
      ctx,
      `UPDATE provider_call SET due_at = now() + $2 * interval '1 millisecond' WHERE id = $1 AND due_at IS NOT NULL`,
      [id, delayMs],
    );
  }

  /** The provider has said how it ended: nobody asks again. */
  async settle(ctx: RequestContext, attemptId: string, kinds: readonly DurableKind[], state: 'confirmed' | 'failed') {
    await this.statements.run(
      ctx,
      `UPDATE provider_call SET state = $3, due_at = NULL, at = now()
        WHERE attempt_id = $1 AND kind = ANY($2::text[]) AND due_at IS NOT NULL`,
      [attemptId, [...kinds], state],
    );
  }

  /** A refund is known by its own reference; null where nobody asked for it. One that failed stays so. */
  settleRefund(ctx: RequestContext, attemptId: string, pspRef: string, isDone: boolean) {
    return this.statements.first(
      ctx,
      z.object({ key: z.string(), amountCents: z.coerce.number().nullable() }),
      `UPDATE provider_call SET state = CASE WHEN state = 'failed' THEN state ELSE $3 END, due_at = NULL, at = now()
        WHERE attempt_id = $1 AND kind = 'refund' AND psp_ref = $2
       RETURNING idempotency_key AS key, amount_cents AS "amountCents"`,
      [attemptId, pspRef, isDone ? 'confirmed' : 'failed'],
    );
  }

  /** A refund that was asked for and whose reference nobody has noted yet: a report may be faster than the answer. */
  async hasRefundUnderWay(ctx: RequestContext, attemptId: string): Promise<boolean> {
    const statement = `SELECT id FROM provider_call
      WHERE attempt_id = $1 AND kind = 'refund' AND psp_ref IS NULL AND due_at IS NOT NULL LIMIT 1`;
    return (await this.statements.first(ctx, z.object({ id: z.coerce.string() }), statement, [attemptId])) !== null;
  }

  /**
   * Closed without the provider's last word, in favour of one with a new key: both or neither, whoever dies. Under the lock of
   * the attempt, as reports are: one that comes at this moment settles the new call too. What is back is asked for no more.
   */
  async replace(ctx: RequestContext, { id, attemptId, kind, key }: DueCall): Promise<void> {
    const [, first = key, generation = '0'] = /^(.*)~(\d+)$/.exec(key) ?? [];
    await this.statements.run(
      ctx,
      `WITH attempt AS MATERIALIZED (SELECT id, state FROM payment_attempt WHERE id = $2 FOR UPDATE),
         closed AS (
           UPDATE provider_call SET due_at = NULL FROM attempt
            WHERE provider_call.id = $1 AND attempt_id = attempt.id AND due_at IS NOT NULL RETURNING attempt.state)
       INSERT INTO provider_call (attempt_id, kind, idempotency_key, due_at)
         SELECT $2, $3, $4, now() FROM closed WHERE state <> 'REVERSED'
       ON CONFLICT (idempotency_key) DO NOTHING`,
      [id, attemptId, kind, `${first}~${Number(generation) + 1}`],
    );
  }
}
