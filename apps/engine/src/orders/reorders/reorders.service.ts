import { Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import type { CartAnswer } from '../../cart/cart-answer';
import { CartProducts } from '../../cart/cart-products';
import { CartRows } from '../../cart/cart-rows';
import { CartVersionService } from '../../cart/cart-version.service';
import { NotChanged } from '../../cart/not-changed';
import { TakeOver } from '../../cart/moves/take-over';
import { currencyOf, storeOf } from '../../platform/stores/store';
import { Statements } from '../../platform/statements';
import { ShopOrders } from '../../payment/placing/shop-orders';
import { orderedLine, selectOrderedLines } from './ordered-lines';
import { type ReorderedLine, reorderedLine, reorderOutcome } from './reorder-outcome';
import type { ReorderRequest } from './reorder-request';

export interface Reordered {
  readonly __typename: 'Reordered';
  readonly lines: readonly ReorderedLine[];
}

export interface NotReordered {
  readonly __typename: 'NotReordered';
  readonly code: 'order-not-found' | 'cart-frozen';
}

const notReordered = (code: NotReordered['code']): NotReordered => ({ __typename: 'NotReordered', code });

const claimed = z.object({ intentId: z.string() });
const claimIntent = `
  INSERT INTO reorder (order_id, intent_id, lines) VALUES ($1, $2, '[]') ON CONFLICT DO NOTHING
  RETURNING intent_id AS "intentId"`;
const keepLines = 'UPDATE reorder SET lines = $3 WHERE order_id = $1 AND intent_id = $2';

/** Puts what was ordered into the active cart of whoever may see the order, under the cart's own rules. */
@Injectable()
export class ReordersService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: ShopOrders,
    private readonly carts: CartVersionService,
    private readonly rows: CartRows,
    private readonly products: CartProducts,
    private readonly takeOver: TakeOver,
    private readonly statements: Statements,
  ) {}

  isOpenTo(ctx: RequestContext, { orderId, token }: ReorderRequest): Promise<boolean> {
    return this.orders.isOpenTo(ctx, orderId, token);
  }

  /** Null where nothing was ordered again with this intent. */
  async find(ctx: RequestContext, { orderId, intentId }: ReorderRequest): Promise<Reordered | null> {
    const statement = 'SELECT lines FROM reorder WHERE order_id = $1 AND intent_id = $2';
    const row = z.object({ lines: z.array(reorderedLine) });
    const kept = await this.statements.first(ctx, row, statement, [orderId, intentId]);
    return kept && { __typename: 'Reordered', lines: kept.lines };
  }

  async reorder(ctx: RequestContext, request: ReorderRequest): Promise<Reordered | NotReordered> {
    if (!(await this.isOpenTo(ctx, request))) return notReordered('order-not-found');
    const before = await this.find(ctx, request);
    if (before) return before;
    const cart = await this.carts.create(ctx);
    try {
      return await this.connection.withTransaction(ctx, (transaction) => this.add(transaction, cart, request));
    } catch (failure) {
      if (!(failure instanceof NotChanged)) throw failure;
      return (await this.find(ctx, request)) ?? notReordered('cart-frozen');
    }
  }

  /** The cart's lock first: a second click waits for it and then finds the intent taken. */
  private async add(ctx: RequestContext, cart: CartAnswer, { orderId, intentId, locale }: ReorderRequest) {
    const store = storeOf(ctx);
    const cartId = Number(cart.id);
    const version = await this.rows.raiseAny(ctx, cartId);
    if (version === null) throw NotChanged.because('cart-frozen');
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
    return { __typename: 'Reordered' as const, lines };
  }
}
