import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { succeed } from '@tradehall/domain/calls/result.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { orderLinkEngineCalls, type WishedLink } from '@tradehall/domain/orders/my-orders.engine-calls.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { EngineDoor } from '../../platform/engine-door/engine-door';
import { environment } from '../../platform/environment';
import { type Store, storeOf } from '../../platform/stores/store';
import { MailOutboxService } from '../../mail/mail-outbox.service';
import { shopLink } from '../../mail/shop-link';
import { Statements } from '../../platform/statements';
import { orderLink } from './order-link';

const linkValidForMs = 15 * 60_000;
/** Whether an order is there must not be heard from how long the answer takes. */
const answersAfterMs = 250;

const orderRow = z.object({ id: z.int(), orderNumber: z.string() });

const selectOrder = `
  SELECT placed.id, placed.code AS "orderNumber" FROM "order" AS placed JOIN cart ON cart.order_id = placed.id
  WHERE placed.code = ANY($1::text[]) AND lower(placed."customFieldsContactemail") = $2
    AND cart.store_key = $3 AND cart.state = 'Ordered'`;

const selectLast = `
  SELECT placed.id FROM "order" AS placed JOIN cart ON cart.order_id = placed.id
  WHERE cart.store_key = $1 AND cart.state = 'Ordered'
    AND cart.customer_id = (SELECT id FROM customer WHERE "userId" = $2 AND "deletedAt" IS NULL)
  ORDER BY placed."orderPlacedAt" DESC, placed.id DESC LIMIT 1`;

// Whoever asks again and again does not fill somebody's mailbox.
const takeTurn = `
  INSERT INTO order_link_request AS request (order_id) VALUES ($1)
  ON CONFLICT (order_id) DO UPDATE SET requested_at = now()
    WHERE request.requested_at < now() - interval '2 minutes'
  RETURNING order_id AS id`;

/** A guest finds an order again: by a link that is mailed to the address it was ordered with. */
@Injectable()
export class OrderLinks {
  constructor(
    door: EngineDoor,
    private readonly connection: TransactionalConnection,
    private readonly statements: Statements,
    private readonly mails: MailOutboxService,
  ) {
    door.serve(orderLinkEngineCalls, {
      orderLink: async (ctx, { locale }) => succeed(await this.ofCustomer(ctx, locale)),
      requestOrderLink: async (ctx, wish) => {
        await Promise.all([this.mail(ctx, wish), sleep(answersAfterMs)]);
        return succeed({});
      },
    });
  }

  /** The page of the customer's last order, or of all of them while there is none; null for guests. */
  private async ofCustomer(ctx: RequestContext, locale: Locale | null): Promise<string | null> {
    const store = storeOf(ctx);
    if (!ctx.activeUserId) return null;
    const spoken = store.country.locales.find((known) => known === locale) ?? store.country.locales[0];
    const row = await this.statements.first(ctx, z.object({ id: z.int() }), selectLast, [store.key, ctx.activeUserId]);
    return row
      ? orderLink(row.id, spoken, linkValidForMs)
      : shopLink(environment.SHOP_ORIGIN_PATTERN, spoken, '/my-account/orders');
  }

  private mail(ctx: RequestContext, { orderNumber, email, locale }: WishedLink): Promise<void> {
    const store = storeOf(ctx);
    return this.connection.withTransaction(ctx, async (tx) => {
      const values = [spellings(orderNumber, store), email, store.key];
      const order = await this.statements.first(tx, orderRow, selectOrder, values);
      if (!order || !(await this.statements.first(tx, z.object({ id: z.int() }), takeTurn, [order.id]))) return;
      const spoken = store.country.locales.find((known) => known === locale) ?? store.country.locales[0];
      await this.mails.orderInstead(tx, {
        kind: 'order-link',
        storeKey: store.key,
        locale: spoken,
        to: email,
        contents: { orderNumber: order.orderNumber, link: orderLink(order.id, spoken, linkValidForMs) },
        usefulUntil: new Date(Date.now() + linkValidForMs),
      });
    });
  }
}

/** A§9: a number may be typed with the prefix that is never shown, or without. */
export function spellings(typed: string, { country: { hiddenOrderNumberPrefix: prefix } }: Store): string[] {
  const number = typed.replace(/^#|\s/g, '').toUpperCase();
  return prefix === null ? [number] : [number, `${prefix}${number}`];
}
