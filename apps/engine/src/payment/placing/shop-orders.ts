import { Injectable } from '@nestjs/common';
import type { EngineAnswer } from '@tradehall/domain/calls/engine-call.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { engineCart } from '@tradehall/domain/cart/engine-cart.ts';
import { isOfflineMethod, offlineMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { type EngineOrder, orderEngineCalls } from '@tradehall/domain/orders/orders.engine-calls.ts';
import {
  type OrderLine,
  type OrderState,
  OrderService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { z } from 'zod';
import { answerRelations } from '../../cart/answer-relations';
import { CartAnswers } from '../../cart/cart-answer';
import { type CartOwner, findOwner } from '../../cart/cart-owner';
import { EngineDoor, type EngineResult } from '../../platform/engine-door/engine-door';
import { findMyCustomer } from '../../platform/my-customer';
import { type Store, storeOf } from '../../platform/stores/store';
import { type Attempt, AttemptRows } from '../attempts/attempt-rows';
import { isOrderToken, orderToken } from './order-token';
import { Statements } from '../../platform/statements';
import { progressOf } from '../attempts/payment-progress';

const tokenValidForMs = 60 * 60_000;
/** So long the browser that placed an order opens it by its session alone; later by a mailed link, or by signing in. */
const sessionOpensForDays = 30;

export type ShopOrder = EngineAnswer<typeof orderEngineCalls.shopOrders>['results'][number] & {
  readonly __typename: 'ShopOrder';
};

const placedRow = z.object({
  orderId: z.int(),
  version: z.int(),
  state: engineCart.shape.state,
  paymentState: z.string().nullable(),
  isOwn: z.boolean(),
});
type PlacedRow = z.output<typeof placedRow>;

// $1 store, $2 session, $3 the customer's user
// An order of the synthetic shopper was never placed (order-placing.ts), and is shown to its session like any other.
const isOwn = `(cart.session_token_hash = $2 AND (SELECT coalesce("orderPlacedAt",
      CASE WHEN "customFieldsIssynthetic" THEN "updatedAt" END) FROM "order" WHERE "order".id = cart.order_id)
    > now() - interval '${sessionOpensForDays} days'
  OR cart.customer_id = (SELECT id FROM customer WHERE "userId" = $3 AND "deletedAt" IS NULL))`;
const fields = `cart.order_id AS "orderId", cart.version, cart.state, coalesce(${isOwn}, false) AS "isOwn",
  (SELECT state FROM payment WHERE payment."orderId" = cart.order_id ORDER BY id DESC LIMIT 1) AS "paymentState"`;

/** Orders for whoever placed them, or holds a token for one. */
@Injectable()
export class ShopOrders {
  constructor(
    door: EngineDoor,
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly answers: CartAnswers,
    private readonly rows: AttemptRows,
    private readonly statements: Statements,
  ) {
    door.serve(orderEngineCalls, {
      shopOrder: async (ctx, { id, token }) => succeed(await this.find(ctx, id, token)),
      shopOrders: (ctx, { limit, offset }) => this.list(ctx, limit, offset),
    });
  }

  async find(ctx: RequestContext, orderId: number, token: string | null): Promise<ShopOrder | null> {
    const store = storeOf(ctx);
    const row = await this.findPlaced(ctx, store, orderId, token);
    return row && this.answer(ctx, store, row);
  }

  /** Whether whoever asks has placed it or holds its token. */
  async isOpenTo(ctx: RequestContext, orderId: number, token: string | null): Promise<boolean> {
    return (await this.findPlaced(ctx, storeOf(ctx), orderId, token)) !== null;
  }

  private async findPlaced(ctx: RequestContext, store: Store, orderId: number, token: string | null) {
    const statement = `SELECT ${fields} FROM cart WHERE cart.order_id = $4 AND cart.store_key = $1 AND cart.state = 'Ordered'`;
    const row = await this.statements.first(ctx, placedRow, statement, [...whoAsks(ctx, store), orderId]);
    return row?.isOwn === true || (token !== null && isOrderToken(token, orderId)) ? row : null;
  }

  private async list(
    ctx: RequestContext,
    limit: number,
    offset: number,
  ): Promise<EngineResult<typeof orderEngineCalls.shopOrders>> {
    if (!(await findMyCustomer(this.connection, ctx))) return fail({ code: 'not-authenticated' });
    const store = storeOf(ctx);
    const own = `FROM cart JOIN "order" ON "order".id = cart.order_id
      WHERE cart.store_key = $1 AND cart.state = 'Ordered' AND ${isOwn}`;
    const count = z.object({ total: z.int() });
    const values = whoAsks(ctx, store);
    const total = await this.statements.first(ctx, count, `SELECT count(*)::int AS total ${own}`, values);
    const statement = `SELECT ${fields} ${own} ORDER BY "order"."orderPlacedAt" DESC, cart.order_id DESC LIMIT $4 OFFSET $5`;
    const rows = await this.statements.all(ctx, placedRow, statement, [...values, limit, offset]);
    const results: ShopOrder[] = [];
    for (const row of rows) {
      const order = await this.answer(ctx, store, row);
      if (order) results.push(order);
    }
    return succeed({ total: total?.total ?? 0, results });
  }

  private async answer(ctx: RequestContext, store: Store, row: PlacedRow): Promise<ShopOrder | null> {
    const order = await this.orders.findOne(ctx, row.orderId, [...answerRelations]);
    const attempt = await this.rows.findClaimed(ctx, row.orderId);
    const placedAt = order?.orderPlacedAt ?? (order?.customFields.isSynthetic === true ? order.updatedAt : undefined);
    if (!order || !placedAt) return null;
    order.lines = shownLines(order.lines);
    const cart = await this.answers.of(ctx, store, order, row);
    return {
      __typename: 'ShopOrder',
      id: String(row.orderId),
      orderNumber: order.code,
      createdAt: placedAt.toISOString(),
      orderState: orderStateOf(order.state),
      engineState: order.state,
      paymentState: paymentStateOf(attempt, row.paymentState),
      customerEmail: order.customFields.contactEmail ?? cart.customerEmail ?? '',
      locale: attempt?.locale ?? store.country.locales[0],
      token: row.isOwn ? orderToken(row.orderId, tokenValidForMs) : null,
      cart,
      payment: attempt && progressOf(attempt),
    };
  }
}

function whoAsks(ctx: RequestContext, store: Store): unknown[] {
  const owner: CartOwner | null = findOwner(ctx);
  return [store.key, owner?.sessionTokenHash ?? null, owner?.userId ?? null];
}

/** What an operator has cancelled has no pieces any more: it is left out, but of an order that is cancelled as a whole. */
function shownLines(lines: OrderLine[]): OrderLine[] {
  const left = lines.filter(({ quantity }) => quantity > 0);
  if (left.length > 0) return left;
  for (const line of lines) line.quantity = line.orderPlacedQuantity;
  return lines;
}

function orderStateOf(state: OrderState): ShopOrder['orderState'] {
  if (state === 'Cancelled') return 'Cancelled';
  if (state === 'Delivered') return 'Complete';
  return state === 'AwaitingPayment' || state === 'PaymentAuthorized' ? 'Open' : 'Confirmed';
}

/** From the real payment, A§4. */
export function paymentStateOf(attempt: Attempt | null, payment: string | null): EngineOrder['paymentState'] {
  if (payment === 'Settled') return 'paid';
  if (payment === 'Authorized') return 'authorised';
  const method = attempt?.method ?? '';
  return isOfflineMethod(method) ? offlineMethods[method].stateUntilPaid : 'pending';
}
