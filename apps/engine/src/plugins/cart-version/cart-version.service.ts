import { Injectable } from '@nestjs/common';
import { isGraphQlErrorResult, Order, OrderService, type RequestContext, TransactionalConnection } from '@vendure/core';
import { QueryFailedError } from 'typeorm';
import { type Store, storeOf } from '../country-stores/store';
import { type CartAnswer, CartAnswers } from './cart-answer';
import { Cart } from './cart.entity';
import type { CartChange, ChangeRequest } from './cart-change';
import { type CartOwner, findOwner } from './cart-owner';
import { type CartRow, CartRows } from './cart-rows';
import { cartFailure, type CartConflict, type CartFailure, NotChanged } from './not-changed';

// A§9
const maximumQuantity = 1_000;
const uniqueViolation = '23505';
// The lines without their variants: joined with prices and translations those cost more than everything else.
const answerRelations: ['lines', 'shippingLines', 'surcharges'] = ['lines', 'shippingLines', 'surcharges'];

export type ChangeCartResult = CartAnswer | CartConflict | CartFailure;

@Injectable()
export class CartVersionService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly rows: CartRows,
    private readonly answers: CartAnswers,
  ) {}

  /** Whoever repeats it because the answer got lost finds the cart of the first time. */
  async create(ctx: RequestContext): Promise<CartAnswer> {
    const owner = findOwner(ctx);
    if (!owner) throw new Error('a cart needs a session');
    const store = storeOf(ctx);
    const existing = await this.findActive(ctx);
    if (existing) return existing;
    try {
      return await this.connection.withTransaction(ctx, (transaction) => this.insert(transaction, owner, store));
    } catch (failure) {
      const createdMeanwhile = isUniqueViolation(failure) && (await this.findActive(ctx));
      if (!createdMeanwhile) throw failure;
      return createdMeanwhile;
    }
  }

  find(ctx: RequestContext, cartId: number): Promise<CartAnswer | null> {
    return this.read(ctx, (snapshot, owner, store) => this.rows.find(snapshot, owner, store, cartId));
  }

  findActive(ctx: RequestContext): Promise<CartAnswer | null> {
    return this.read(ctx, (snapshot, owner, store) => this.rows.findActive(snapshot, owner, store));
  }

  async change(ctx: RequestContext, request: ChangeRequest): Promise<ChangeCartResult> {
    const owner = findOwner(ctx);
    if (!owner) return cartFailure('cart-not-found');
    const store = storeOf(ctx);
    try {
      return await this.connection.withTransaction(ctx, async (transaction) => {
        const version = await this.raise(transaction, owner, store, request);
        const order = await this.apply(transaction, store, request.cartId, request.change);
        return this.answers.of(transaction, store, order, { version, state: 'Active' });
      });
    } catch (failure) {
      if (!(failure instanceof NotChanged)) throw failure;
      return failure.answer ?? (await this.find(ctx, request.cartId)) ?? cartFailure('cart-not-found');
    }
  }

  private async raise(ctx: RequestContext, owner: CartOwner, store: Store, request: ChangeRequest): Promise<number> {
    const raised = await this.rows.raise(ctx, owner, store, request);
    if (raised?.remembered) return raised.version;
    if (raised) throw NotChanged.asTheCartIs();
    // The order matters: an intent that was made is answered with the cart, however old the version it came with.
    const standing = await this.rows.standing(ctx, owner, store, request);
    if (!standing) throw NotChanged.because('cart-not-found');
    if (standing.remembered) throw NotChanged.asTheCartIs();
    if (standing.state !== 'Active') throw NotChanged.because('cart-not-found');
    throw NotChanged.conflict(standing.version);
  }

  private async apply(ctx: RequestContext, store: Store, cartId: number, change: CartChange): Promise<Order> {
    const line = await this.rows.findLine(ctx, store, cartId, change.sku);
    if (change.kind === 'remove' && !line?.lineId) throw NotChanged.asTheCartIs();
    if (!line) throw NotChanged.because('product-not-found');
    const quantity = change.kind === 'remove' ? 0 : change.quantity;
    const inCart = change.kind === 'add' ? line.quantity : 0;
    if (quantity < (change.kind === 'add' ? 1 : 0) || inCart + quantity > maximumQuantity) {
      throw NotChanged.because('quantity-limit', { maximum: maximumQuantity });
    }
    if (quantity > 0 && !line.sellable) throw NotChanged.because('product-not-sellable');
    if (change.kind !== 'add' && !line.lineId) throw NotChanged.because('product-not-found');
    const result =
      change.kind === 'add' || !line.lineId
        ? await this.orders.addItemToOrder(ctx, cartId, line.variantId, quantity, undefined, answerRelations)
        : await this.orders.adjustOrderLine(ctx, cartId, line.lineId, quantity, undefined, answerRelations);
    if (!isGraphQlErrorResult(result)) return result;
    if (result.__typename === 'InsufficientStockError') {
      throw NotChanged.because('insufficient-stock', { available: inCart + result.quantityAvailable });
    }
    if (result.__typename === 'OrderLimitError')
      throw NotChanged.because('quantity-limit', { maximum: maximumQuantity });
    if (result.__typename === 'OrderModificationError') throw NotChanged.because('cart-frozen');
    throw new Error(result.message);
  }

  private async insert(ctx: RequestContext, owner: CartOwner, store: Store): Promise<CartAnswer> {
    await this.rows.retireEnded(ctx, owner, store);
    const order = await this.orders.create(ctx, owner.userId ?? undefined);
    await this.connection.getRepository(ctx, Order).update(order.id, { customFields: { storeKey: store.key } });
    await this.rows.insert(ctx, owner, store, Number(order.id));
    return this.answers.of(ctx, store, order, { version: 0, state: 'Active' });
  }

  /** One snapshot, so that the lines are those of the version that is answered with them. */
  private async read(
    ctx: RequestContext,
    locate: (ctx: RequestContext, owner: CartOwner, store: Store) => Promise<CartRow | null>,
  ): Promise<CartAnswer | null> {
    const owner = findOwner(ctx);
    if (!owner) return null;
    const store = storeOf(ctx);
    return this.connection.withTransaction(ctx, async (snapshot) => {
      await this.connection
        .getRepository(snapshot, Cart)
        .query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      const row = await locate(snapshot, owner, store);
      const order = row && (await this.orders.findOne(snapshot, row.orderId, [...answerRelations]));
      return order ? this.answers.of(snapshot, store, order, row) : null;
    });
  }
}

function isUniqueViolation(failure: unknown): boolean {
  return failure instanceof QueryFailedError && 'code' in failure && failure.code === uniqueViolation;
}
