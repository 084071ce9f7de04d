import { Injectable } from '@nestjs/common';
import { isLocale } from '@tradehall/domain/locales/locales.ts';
import { traceparentHere } from '@tradehall/process/traces.ts';
import type { RequestContext } from '@vendure/core';
import { z } from 'zod';
import { type AttemptEvent, attemptStates, isLive, nextState } from './attempt-state';
import { Statements } from '../../platform/statements';

const attempt = z.object({
  id: z.uuid(),
  cartId: z.int(),
  cartVersion: z.int(),
  cartHash: z.string(),
  storeKey: z.string(),
  locale: z.string().refine(isLocale),
  isOffline: z.boolean(),
  method: z.string(),
  amountCents: z.coerce.number(),
  currencyCode: z.string(),
  orderNumber: z.string(),
  pspRef: z.string().nullable(),
  state: z.enum(attemptStates),
  resultCode: z.string().nullable(),
  failure: z.string().nullable(),
  action: z.record(z.string(), z.json()).nullable(),
  authorisedCents: z.coerce.number().nullable(),
  authorisedCurrency: z.string().nullable(),
  orderId: z.int().nullable(),
  finaliseTries: z.int(),
  expiresAt: z.date(),
  isSynthetic: z.boolean(),
});
export type Attempt = z.output<typeof attempt>;

const lockedCart = z.object({ version: z.int(), state: z.string() });
export type LockedCart = z.output<typeof lockedCart>;

const fields = `id, cart_id AS "cartId", cart_version AS "cartVersion", cart_hash AS "cartHash", store_key AS "storeKey",
  locale, is_offline AS "isOffline", method, amount_cents AS "amountCents", currency_code AS "currencyCode",
  order_number AS "orderNumber", psp_ref AS "pspRef", state, result_code AS "resultCode", failure, action,
  authorised_cents AS "authorisedCents", authorised_currency AS "authorisedCurrency", order_id AS "orderId",
  finalise_tries AS "finaliseTries", expires_at AS "expiresAt",
  (SELECT "customFieldsIssynthetic" FROM "order" WHERE "order".id = payment_attempt.cart_id) IS TRUE AS "isSynthetic"`;

// Once another amount was named, no later word makes it the right one.
const isDiffering = `(authorised_cents <> amount_cents OR authorised_currency <> currency_code)`;

export interface NewAttempt {
  readonly id: string;
  readonly cartId: number;
  readonly cartVersion: number;
  readonly cartHash: string;
  readonly storeKey: string;
  readonly locale: string;
  readonly intentId: string;
  readonly isOffline: boolean;
  readonly method: string;
  readonly amountCents: number;
  readonly currencyCode: string;
  readonly orderNumberPrefix: string;
  readonly state: 'CREATED' | 'SENT';
  readonly livesForMs: number;
  readonly dueInMs: number;
  readonly triedBy: readonly string[];
}

interface Change {
  readonly pspRef?: string | null;
  readonly resultCode?: string | null;
  readonly failure?: string | null;
  readonly action?: object | null;
  readonly dueInMs?: number | null;
}

/** Attempts, as statements. Whoever locks several rows takes the cart first, then its attempts, then the stock. */
@Injectable()
export class AttemptRows {
  constructor(private readonly statements: Statements) {}

  /** Null: that cart is not there any more. */
  lockCart(ctx: RequestContext, cartId: number): Promise<LockedCart | null> {
    return this.statements.first(ctx, lockedCart, 'SELECT version, state FROM cart WHERE order_id = $1 FOR UPDATE', [
      cartId,
    ]);
  }

  find(ctx: RequestContext, id: string): Promise<Attempt | null> {
    return this.statements.first(ctx, attempt, `SELECT ${fields} FROM payment_attempt WHERE id = $1`, [id]);
  }

  findByIntent(ctx: RequestContext, cartId: number, intentId: string): Promise<Attempt | null> {
    const statement = `SELECT ${fields} FROM payment_attempt WHERE cart_id = $1 AND intent_id = $2`;
    return this.statements.first(ctx, attempt, statement, [cartId, intentId]);
  }

  findByReference(ctx: RequestContext, orderNumber: string): Promise<Attempt | null> {
    const statement = `SELECT ${fields} FROM payment_attempt WHERE order_number = $1`;
    return this.statements.first(ctx, attempt, statement, [orderNumber]);
  }

  findClaimed(ctx: RequestContext, cartId: number): Promise<Attempt | null> {
    const statement = `SELECT ${fields} FROM payment_attempt WHERE order_id = $1`;
    return this.statements.first(ctx, attempt, statement, [cartId]);
  }

  /**
   * The newest one for exactly this version of the cart that needs no provider; also where another click has already made
   * of it what it could: that is this one's answer, too.
   */
  findOffline(ctx: RequestContext, cartId: number, version: number): Promise<Attempt | null> {
    const statement = `SELECT ${fields} FROM payment_attempt WHERE cart_id = $1 AND cart_version = $2 AND is_offline
      AND state IN ('CREATED', 'CLAIMED', 'REFUSED') ORDER BY created_at DESC LIMIT 1`;
    return this.statements.first(ctx, attempt, statement, [cartId, version]);
  }

  lock(ctx: RequestContext, id: string): Promise<Attempt | null> {
    return this.statements.first(ctx, attempt, `SELECT ${fields} FROM payment_attempt WHERE id = $1 FOR UPDATE`, [id]);
  }

  async lockLive(ctx: RequestContext, cartId: number): Promise<Attempt[]> {
    const statement = `SELECT ${fields} FROM payment_attempt WHERE cart_id = $1 ORDER BY id FOR UPDATE`;
    const all = await this.statements.all(ctx, attempt, statement, [cartId]);
    return all.filter(({ state }) => isLive(state));
  }

  async countCardAttempts(ctx: RequestContext, cartId: number): Promise<number> {
    const statement = 'SELECT count(*)::int AS count FROM payment_attempt WHERE cart_id = $1 AND NOT is_offline';
    const row = await this.statements.first(ctx, z.object({ count: z.int() }), statement, [cartId]);
    return row?.count ?? 0;
  }

  async insert(ctx: RequestContext, made: NewAttempt): Promise<Attempt> {
    const inserted = await this.statements.first(
      ctx,
      attempt,
      `INSERT INTO payment_attempt (id, cart_id, cart_version, cart_hash, store_key, locale, intent_id, is_offline, method,
         amount_cents, currency_code, order_number, state, expires_at, due_at, tried_by, trace)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 || nextval('order_number_seq'), $13,
         now() + $14 * interval '1 millisecond', now() + $15 * interval '1 millisecond', $16::text[], $17)
       RETURNING ${fields}`,
      [
        made.id,
        made.cartId,
        made.cartVersion,
        made.cartHash,
        made.storeKey,
        made.locale,
        made.intentId,
        made.isOffline,
        made.method,
        made.amountCents,
        made.currencyCode,
        made.orderNumberPrefix,
        made.state,
        made.livesForMs,
        made.dueInMs,
        made.triedBy,
        traceparentHere(),
      ],
    );
    if (!inserted) throw new Error('the attempt was not written');
    return inserted;
  }

  /** The attempt as it is after the event; the same where the event changes nothing. The caller holds its lock. */
  async apply(ctx: RequestContext, before: Attempt, event: AttemptEvent, change: Change = {}): Promise<Attempt> {
    const state = nextState(before.state, event);
    if (state === null) return before;
    const after = await this.statements.first(
      ctx,
      attempt,
      `UPDATE payment_attempt SET state = $2,
         psp_ref = CASE WHEN $8 THEN coalesce($3, psp_ref) ELSE coalesce(psp_ref, $3) END, result_code = coalesce($4, result_code),
         failure = coalesce($5, failure),
         action = coalesce($6::jsonb, CASE WHEN $2 IN ('PENDING', 'AUTHORISED', 'CLAIMED') THEN action END), changed_at = now(), alerted_at = NULL,
         due_at = now() + $7 * interval '1 millisecond', order_id = CASE WHEN $2 = 'CLAIMED' THEN cart_id ELSE order_id END
       WHERE id = $1 RETURNING ${fields}`,
      [
        before.id,
        state,
        change.pspRef ?? null,
        change.resultCode ?? null,
        change.failure ?? null,
        change.action ? JSON.stringify(change.action) : null,
        change.dueInMs ?? null,
        // The money is where the authorisation says, whatever a redirect was known by.
        event === 'authorised',
      ],
    );
    if (!after) throw new Error(`attempt ${before.id} is not there`);
    if (isLive(before.state) && !isLive(state)) await this.release(ctx, after);
    return after;
  }

  /** What was learnt of a payment beside its state. */
  async note(ctx: RequestContext, id: string, { pspRef, authorisedCents, authorisedCurrency }: Learnt): Promise<void> {
    await this.statements.run(
      ctx,
      `UPDATE payment_attempt SET psp_ref = coalesce(psp_ref, $2), changed_at = now(),
         authorised_cents = CASE WHEN ${isDiffering} THEN authorised_cents ELSE coalesce($3, authorised_cents) END,
         authorised_currency = CASE WHEN ${isDiffering} THEN authorised_currency ELSE coalesce($4, authorised_currency) END
       WHERE id = $1`,
      [id, pspRef, authorisedCents ?? null, authorisedCurrency ?? null],
    );
  }

  /** As far as the provider has signed it. */
  async wasRefused(ctx: RequestContext, pspRef: string): Promise<boolean> {
    const statement = `SELECT count(*) > 0 AND NOT coalesce(bool_or(event_code = 'AUTHORISATION' AND success), false) AS "wasRefused"
      FROM webhook_inbox WHERE psp_ref = $1 AND event_code IN ('AUTHORISATION', 'OFFER_CLOSED')`;
    const row = await this.statements.first(ctx, z.object({ wasRefused: z.boolean() }), statement, [pspRef]);
    return row?.wasRefused === true;
  }

  async setDue(ctx: RequestContext, id: string, dueInMs: number): Promise<void> {
    await this.statements.run(
      ctx,
      `UPDATE payment_attempt SET due_at = now() + $2 * interval '1 millisecond' WHERE id = $1`,
      [id, dueInMs],
    );
  }

  /** The shopper is with somebody else now, and cart and goods wait for her. */
  async extend(ctx: RequestContext, { id, cartId }: Attempt, forMs: number): Promise<void> {
    const later = `now() + $2 * interval '1 millisecond'`;
    await this.statements.run(
      ctx,
      `UPDATE payment_attempt SET expires_at = ${later}, due_at = ${later} WHERE id = $1`,
      [id, forMs],
    );
    await this.statements.run(ctx, `UPDATE reservation SET expires_at = ${later} WHERE attempt_id = $1`, [id, forMs]);
    await this.freeze(ctx, cartId, forMs);
  }

  /** Later each time. */
  async countFinaliseTry(ctx: RequestContext, id: string): Promise<void> {
    await this.statements.run(
      ctx,
      `UPDATE payment_attempt SET finalise_tries = finalise_tries + 1, due_at = now() + power(2, finalise_tries) * interval '1 second'
        WHERE id = $1`,
      [id],
    );
  }

  freeze(ctx: RequestContext, cartId: number, forMs: number): Promise<void> {
    return this.statements.run(
      ctx,
      `UPDATE cart SET frozen_until = now() + $2 * interval '1 millisecond' WHERE order_id = $1`,
      [cartId, forMs],
    );
  }

  /** The cart may change again, unless another attempt holds it; the goods are anybody's. */
  private async release(ctx: RequestContext, { id, cartId }: Attempt): Promise<void> {
    await this.statements.run(ctx, 'DELETE FROM reservation WHERE attempt_id = $1', [id]);
    await this.statements.run(
      ctx,
      `UPDATE cart SET frozen_until = NULL WHERE order_id = $1 AND NOT EXISTS (
         SELECT FROM payment_attempt WHERE cart_id = $1 AND id <> $2 AND NOT is_offline
           AND state IN ('SENT', 'REDIRECTED', 'PENDING', 'AUTHORISED'))`,
      [cartId, id],
    );
  }
}

interface Learnt {
  readonly pspRef: string | null;
  readonly authorisedCents?: number;
  readonly authorisedCurrency?: string;
}
