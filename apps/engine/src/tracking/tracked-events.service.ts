import { Injectable } from '@nestjs/common';
import { isEngineId } from '@tradehall/domain/calls/engine-call.ts';
import { succeed } from '@tradehall/domain/calls/result.ts';
import { type TrackedKind, trackedKinds } from '@tradehall/domain/tracking/tracked-kinds.ts';
import { type HandedInEvent, trackingEngineCalls } from '@tradehall/domain/tracking/tracking.engine-calls.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { findOwner } from '../cart/cart-owner';
import { EngineDoor } from '../platform/engine-door/engine-door';
import { storeOf } from '../platform/stores/store';
import { TrackingEvent } from './tracking-event.entity';
import { TrackingOutbox } from './tracking-outbox.service';

const facts = z.object({
  isReplaced: z.boolean(),
  customerId: z.int().nullable(),
  email: z.string().nullable(),
  ownsCart: z.boolean(),
  readsNewsletter: z.boolean(),
});
type Facts = z.output<typeof facts>;

// $1 receipt, $2 the customer's user, $3 cart, $4 session, $5 address, $6 store
const factsStatement = `
  SELECT EXISTS (SELECT FROM consent_receipt WHERE replaces = $1) AS "isReplaced",
    customer.id AS "customerId", customer."emailAddress" AS email,
    EXISTS (SELECT FROM cart WHERE cart.order_id = $3::integer
      AND (cart.session_token_hash = $4 OR cart.customer_id = customer.id)) AS "ownsCart",
    EXISTS (SELECT FROM newsletter_subscription WHERE email = lower($5) AND store_key = $6 AND state = 'confirmed')
      AS "readsNewsletter"
  FROM (SELECT) AS nobody LEFT JOIN customer ON customer."userId" = $2::integer AND customer."deletedAt" IS NULL`;

/** Takes what a shopper's browser reports: only under a receipt that stands, and with nobody's name but the session's. */
@Injectable()
export class TrackedEvents {
  constructor(
    door: EngineDoor,
    private readonly connection: TransactionalConnection,
    private readonly outbox: TrackingOutbox,
  ) {
    door.serve(trackingEngineCalls, {
      trackEvent: async (ctx, event) =>
        succeed({ isTaken: await connection.withTransaction(ctx, (tx) => this.take(tx, event)) }),
    });
  }

  private async take(ctx: RequestContext, event: HandedInEvent): Promise<boolean> {
    if (!this.outbox.isOpen || !(await this.isAgreed(ctx, event.receiptId))) return false;
    const known = await this.factsOf(ctx, event);
    if (known.isReplaced) return false;
    if (event.kind === 'newsletter') {
      // Nobody learns from the answer whether an address is known.
      if (isOwnAddress(event, known)) await this.keep(ctx, event, known);
      return true;
    }
    const isForeignCart = event.body.cart_id !== undefined && !known.ownsCart;
    if (isForeignCart || (event.kind === 'customer-update' && known.customerId === null)) return false;
    await this.keep(ctx, event, known);
    return true;
  }

  /** A withdrawal waits for this transaction, or this one for the withdrawal, whose receipt is then seen. */
  private async isAgreed(ctx: RequestContext, receiptId: string): Promise<boolean> {
    const rows: unknown = await this.connection
      .getRepository(ctx, TrackingEvent)
      .query(`SELECT 1 FROM consent_receipt WHERE id = $1 AND 'marketing' = ANY (purposes) FOR SHARE`, [receiptId]);
    return z.array(z.unknown()).parse(rows).length === 1;
  }

  private async factsOf(ctx: RequestContext, { receiptId, body }: HandedInEvent): Promise<Facts> {
    const session = findOwner(ctx)?.sessionTokenHash ?? null;
    const user = ctx.activeUserId ?? null;
    // What can be no cart is nobody's.
    const cart = body.cart_id !== undefined && isEngineId(body.cart_id) ? body.cart_id : null;
    const rows: unknown = await this.connection
      .getRepository(ctx, TrackingEvent)
      .query(factsStatement, [receiptId, user, cart, session, body.email ?? null, storeOf(ctx).key]);
    return z.tuple([facts]).parse(rows)[0];
  }

  private async keep(ctx: RequestContext, { kind, body, receiptId }: HandedInEvent, known: Facts): Promise<void> {
    const { customerId } = known;
    const visitor = body.cookie ?? receiptId;
    await this.outbox.add(ctx, kind, { ...body, ...identityOf(kind, known) }, { visitor, receiptId, customerId });
  }
}

function isOwnAddress({ body }: HandedInEvent, { email, readsNewsletter }: Facts): boolean {
  return readsNewsletter || (email !== null && email.toLowerCase() === body.email?.toLowerCase());
}

function identityOf(kind: TrackedKind, { customerId, email }: Facts): object {
  const wanted: readonly string[] = trackedKinds[kind];
  if (customerId === null) return {};
  return {
    ...(wanted.includes('email') && email !== null && { email }),
    ...(wanted.includes('user_id') && { user_id: String(customerId) }),
  };
}
