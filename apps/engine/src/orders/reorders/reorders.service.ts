import { Injectable } from '@nestjs/common';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import {
  type EngineReorder,
  engineReorderedLine,
  reorderEngineCalls,
  type ReorderRequest,
} from '@tradehall/domain/orders/my-orders.engine-calls.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import type { CartAnswer } from '../../cart/cart-answer';
import { CartProducts } from '../../cart/cart-products';
import { CartRows } from '../../cart/cart-rows';
import { CartVersionService } from '../../cart/cart-version.service';
import { NotChanged } from '../../cart/not-changed';
import { TakeOver } from '../../cart/moves/take-over';
import { EngineDoor, type EngineResult } from '../../platform/engine-door/engine-door';
import { currencyOf, storeOf } from '../../platform/stores/store';
import { Statements } from '../../platform/statements';
import { ShopOrders } from '../../payment/placing/shop-orders';
import { orderedLine, selectOrderedLines } from './ordered-lines';
import { reorderOutcome } from './reorder-outcome';

const notFound = fail({ code: 'order-not-found' });

const claimed = z.object({ intentId: z.string() });
const claimIntent = `
  INSERT INTO reorder (order_id, intent_id, lines) VALUES ($1, $2, '[]') ON CONFLICT DO NOTHING
  RETURNING intent_id AS "intentId"`;
const keepLines = 'UPDATE reorder SET lines = $3 WHERE order_id = $1 AND intent_id = $2';

/** Puts what was ordered into the active cart of whoever may see the order, under the cart's own rules. */
@Injectable()
export class ReordersService {
  constructor(
    door: EngineDoor,
    private readonly connection: TransactionalConnection,
    private readonly orders: ShopOrders,
    private readonly carts: CartVersionService,
    private readonly rows: CartRows,
    private readonly products: CartProducts,
    private readonly takeOver: TakeOver,
    private readonly statements: Statements,
  ) {
    door.serve(reorderEngineCalls, {
      findReorder: async (ctx, request) =>
        (await this.isOpenTo(ctx, request)) ? succeed(await this.find(ctx, request)) : notFound,
      reorder: (ctx, request) => this.reorder(ctx, request),
    });
  }

  private isOpenTo(ctx: RequestContext, { orderId, token }: ReorderRequest): Promise<boolean> {
    return this.orders.isOpenTo(ctx, orderId, token);
  }

  /** Null where nothing was ordered again with this intent. */
  private find(ctx: RequestContext, { orderId, intentId }: ReorderRequest): Promise<EngineReorder | null> {
    const statement = 'SELECT lines FROM reorder WHERE order_id = $1 AND intent_id = $2';
    const row = z.object({ lines: z.array(engineReorderedLine) });
    return this.statements.first(ctx, row, statement, [orderId, intentId]);
  }

  private async reorder(
    ctx: RequestContext,
    request: ReorderRequest,
  ): Promise<EngineResult<typeof reorderEngineCalls.reorder>> {
    if (!(await this.isOpenTo(ctx, request))) return notFound;
    const before = await this.find(ctx, request);
    if (before) return succeed(before);
    const cart = await this.carts.create(ctx);
    try {
      return succeed(await this.connection.withTransaction(ctx, (transaction) => this.add(transaction, cart, request)));
    } catch (failure) {
      if (!(failure instanceof NotChanged)) throw failure;
      const meanwhile = await this.find(ctx, request);
      return meanwhile ? succeed(meanwhile) : fail({ code: 'cart-frozen' });
    }
  }

  /** The cart's lock first: a second click waits for it and then finds the intent taken. */
  private async add(ctx: RequestContext, cart: CartAnswer, { orderId, intentId, locale }: ReorderRequest) {
    const store = storeOf(ctx);
    const cartId = Number(cart.id);
    const version = await this.rows.raiseAny(ctx, cartId);
    if (version === null) throw NotChanged.because({ code: 'cart-frozen' });
    if (!(await this.statements.first(ctx, claimed, claimIntent, [orderId, intentId]))) throw NotChanged.asTheCartIs();
    const ordered = await this.statements.all(ctx, orderedLine, selectOrderedLines, [orderId, locale]);
    const skus = ordered.filter(({ parentSku }) => parentSku === null).map(({ sku }) => sku);
    const products = await this.products.findAll(ctx, store, cartId, skus);
    const before = [...products.values()].map(({ sku, quantity }) => ({
      sku,
      quantity,
      parentSku: null,
      giftOf: null,
    }));
    const changed = await this.takeOver.again(ctx, store, cartId, ordered);
    const { lines: after } = await this.carts.moved(ctx, store, changed, version);
    const lines = reorderOutcome(ordered, { before, after, products, currencyCode: currencyOf(store) });
    await this.statements.run(ctx, keepLines, [orderId, intentId, JSON.stringify(lines)]);
    return { lines };
  }
}
