import { Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { PaymentAttempt } from '../attempts/payment-attempt.entity';
import { attemptsOfReference, cartsOfEmail } from './search-statements';
import { timelineStatement } from './timeline-statement';

const mostCarts = 100;

const paymentCart = z.object({
  id: z.int(),
  storeKey: z.string().nullable(),
  email: z.string().nullable(),
  state: z.string().nullable(),
  version: z.int().nullable(),
  orderId: z.int().nullable(),
  orderNumber: z.string().nullable(),
  total: z.coerce.number().nullable(),
  currencyCode: z.string().nullable(),
  payments: z.int(),
  lastPaymentState: z.string().nullable(),
  at: z.date(),
});
type PaymentCart = z.output<typeof paymentCart>;

const paymentStep = z.object({ at: z.date(), kind: z.string(), facts: z.record(z.string(), z.json()) });

export interface CartTimeline {
  readonly cart: PaymentCart;
  readonly steps: readonly z.output<typeof paymentStep>[];
}

/** Also carts that are forgotten by now: their payments are not. */
const selectCarts = (ids: string) => `
  SELECT wanted.id, coalesce(cart.store_key, last.store_key) AS "storeKey",
    coalesce(placed."customFieldsContactemail", customer."emailAddress") AS email, cart.state, cart.version,
    CASE WHEN placed."orderPlacedAt" IS NOT NULL THEN placed.id END AS "orderId",
    CASE WHEN placed."orderPlacedAt" IS NOT NULL THEN placed.code ELSE last.order_number END AS "orderNumber",
    coalesce((SELECT amount_cents FROM payment_attempt WHERE order_id = wanted.id),
      placed."subTotalWithTax" + placed."shippingWithTax", last.amount_cents) AS total,
    coalesce(placed."currencyCode", last.currency_code) AS "currencyCode", last.state AS "lastPaymentState",
    (SELECT count(*)::int FROM payment_attempt WHERE cart_id = wanted.id) AS payments,
    coalesce(last.created_at, cart.changed_at, placed."createdAt"::timestamptz) AS at
  FROM (${ids}) AS wanted
    LEFT JOIN cart ON cart.order_id = wanted.id
    LEFT JOIN "order" AS placed ON placed.id = wanted.id
    LEFT JOIN customer ON customer.id = placed."customerId"
    LEFT JOIN LATERAL (SELECT * FROM payment_attempt WHERE cart_id = wanted.id ORDER BY created_at DESC LIMIT 1) AS last ON true
  WHERE placed.id IS NOT NULL OR last.id IS NOT NULL
  ORDER BY at DESC, wanted.id DESC LIMIT ${mostCarts}`;

const byEmail = selectCarts(cartsOfEmail('$1'));
const byReference = selectCarts(`
  SELECT id FROM "order" WHERE code = upper($1)
  UNION
  SELECT cart_id FROM payment_attempt WHERE id IN (${attemptsOfReference('$1')})`);
const byId = selectCarts('SELECT $1::int AS id');

const cartSearch = z.string().trim().min(1).max(200);

/** What support opens when somebody calls: which carts there are, and what happened to one of them. */
@Injectable()
export class CartTimelineService {
  constructor(private readonly connection: TransactionalConnection) {}

  findCarts(ctx: RequestContext, given: string): Promise<PaymentCart[]> {
    const search = cartSearch.safeParse(given);
    if (!search.success) return Promise.resolve([]);
    return this.ask(ctx, paymentCart, search.data.includes('@') ? byEmail : byReference, search.data);
  }

  async find(ctx: RequestContext, cartId: number): Promise<CartTimeline | null> {
    const [cart] = await this.ask(ctx, paymentCart, byId, cartId);
    return cart ? { cart, steps: await this.ask(ctx, paymentStep, timelineStatement, cartId) } : null;
  }

  private async ask<Row extends z.ZodType>(ctx: RequestContext, row: Row, statement: string, value: string | number) {
    const answer: unknown = await this.connection.getRepository(ctx, PaymentAttempt).query(statement, [value]);
    return z.array(row).parse(answer);
  }
}
