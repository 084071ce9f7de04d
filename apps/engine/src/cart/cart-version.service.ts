import { Injectable } from '@nestjs/common';
import { fail, type Result, succeed } from '@tradehall/domain/calls/result.ts';
import type { CartChangeRequest, CartRefusal } from '@tradehall/domain/cart/cart.engine-calls.ts';
import { EventBus, Order, OrderService, type RequestContext, TransactionalConnection } from '@vendure/core';
import { QueryFailedError } from 'typeorm';
import { type Store, storeOf } from '../platform/stores/store';
import { CartPricing } from './pricing/cart-pricing.service';
import { answerRelations } from './answer-relations';
import { availableQuantity, type CartAnswer, CartAnswers } from './cart-answer';
import { Cart } from './cart.entity';
import { changesOf } from './cart-change';
import { CartChanges } from './cart-changes';
import { type CartFacts, CartFactsService } from './cart-facts';
import { CartMending } from './cart-mending';
import { CartMoved } from './moves/cart-moved.event';
import { type CartOwner, findOwner } from './cart-owner';
import { type CartRow, CartRows } from './cart-rows';
import { CartVat } from './cart-vat';
import { NotChanged } from './not-changed';

const uniqueViolation = '23505';

/** Null: it is deleted. */
export type ChangeCartResult = Result<CartAnswer | null, CartRefusal>;

type Locate = (ctx: RequestContext, owner: CartOwner, store: Store) => Promise<CartRow | null>;

interface Seen {
  readonly row: CartRow;
  readonly answer: CartAnswer;
  readonly isStale: boolean;
}

interface Reading {
  readonly facts: CartFacts;
  readonly answer: CartAnswer;
}

@Injectable()
export class CartVersionService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
    private readonly orders: OrderService,
    private readonly pricing: CartPricing,
    private readonly rows: CartRows,
    private readonly facts: CartFactsService,
    private readonly changes: CartChanges,
    private readonly vat: CartVat,
    private readonly mending: CartMending,
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

  async change(ctx: RequestContext, request: CartChangeRequest): Promise<ChangeCartResult> {
    const owner = findOwner(ctx);
    if (!owner) return fail({ code: 'cart-not-found' });
    const store = storeOf(ctx);
    const changes = await this.vat.withCheck(ctx, owner, store, request);
    try {
      const changed = await this.connection.withTransaction(ctx, async (transaction) => {
        const version = await this.raise(transaction, owner, store, request);
        if (!changes) return this.delete(transaction, request.cartId, version);
        const order = await this.changes.applyAll(transaction, store, request.cartId, changes);
        return this.moved(transaction, store, order, version);
      });
      return succeed(changed);
    } catch (failure) {
      if (!(failure instanceof NotChanged)) throw failure;
      if (failure.answer === 'deleted') return succeed(null);
      if (failure.answer) return fail(failure.answer);
      const cart = await this.find(ctx, request.cartId);
      return cart ? succeed(cart) : fail({ code: 'cart-not-found' });
    }
  }

  /** The answer to a change, of which others who look at the cart are told. */
  async moved(ctx: RequestContext, store: Store, order: Order, version: number): Promise<CartAnswer> {
    const answer = await this.answers.of(ctx, store, order, { version, state: 'Active' });
    await this.events.publish(
      new CartMoved(
        ctx,
        Number(order.id),
        version,
        answer.lines.map(({ sku }) => sku),
      ),
    );
    return answer;
  }

  private async raise(
    ctx: RequestContext,
    owner: CartOwner,
    store: Store,
    request: CartChangeRequest,
  ): Promise<number> {
    const raised = await this.rows.raise(ctx, owner, store, request);
    if (raised?.remembered) return raised.version;
    if (raised) throw NotChanged.asTheCartIs();
    // The order matters: an intent that was made is answered with the cart, however old the version it came with.
    const standing = await this.rows.standing(ctx, owner, store, request);
    if (!standing) throw NotChanged.because({ code: 'cart-not-found' });
    const isDeletion = changesOf(request) === null;
    if (standing.remembered && standing.state === 'Deleted' && isDeletion) throw NotChanged.asDeletedBefore();
    if (standing.remembered) throw NotChanged.asTheCartIs();
    if (standing.state !== 'Active') throw NotChanged.because({ code: 'cart-not-found' });
    if (standing.isFrozen) throw NotChanged.because({ code: 'cart-frozen' });
    throw NotChanged.because({ code: 'cart-version-conflict', currentVersion: standing.version });
  }

  private async delete(ctx: RequestContext, cartId: number, version: number): Promise<null> {
    await this.rows.end(ctx, cartId, 'Deleted');
    await this.events.publish(new CartMoved(ctx, cartId, version, []));
    return null;
  }

  private async insert(ctx: RequestContext, owner: CartOwner, store: Store): Promise<CartAnswer> {
    await this.rows.retireEnded(ctx, owner, store);
    const order = await this.orders.create(ctx, owner.userId ?? undefined);
    await this.connection.getRepository(ctx, Order).update(order.id, { customFields: { storeKey: store.key } });
    await this.rows.insert(ctx, owner, store, Number(order.id));
    return this.answers.of(ctx, store, order, { version: 0, state: 'Active' });
  }

  private async read(ctx: RequestContext, locate: Locate): Promise<CartAnswer | null> {
    const seen = await this.see(ctx, locate);
    if (!seen?.isStale) return seen?.answer ?? null;
    return (await this.heal(ctx, seen)) ?? (await this.see(ctx, locate))?.answer ?? null;
  }

  /** One snapshot, so that the lines are those of the version that is answered with them. */
  private async see(ctx: RequestContext, locate: Locate): Promise<Seen | null> {
    const owner = findOwner(ctx);
    if (!owner) return null;
    const store = storeOf(ctx);
    return this.connection.withTransaction(ctx, async (snapshot) => {
      await this.connection
        .getRepository(snapshot, Cart)
        .query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      const row = await locate(snapshot, owner, store);
      const order = row && (await this.orders.findOne(snapshot, row.orderId, [...answerRelations]));
      if (!order) return null;
      const facts = await this.facts.get(snapshot, store, row.orderId);
      const answer = await this.answers.with(snapshot, store, order, row, facts);
      return { row, answer, isStale: await this.isStale(snapshot, store, order, { facts, answer }) };
    });
  }

  private async isStale(ctx: RequestContext, store: Store, order: Order, { facts, answer }: Reading): Promise<boolean> {
    if (!order.active || order.state !== 'AddingItems' || order.lines.length === 0) return false;
    const hasTooMuch = order.lines.some((line) => {
      const known = facts.lines.get(Number(line.id));
      return known && line.quantity > availableQuantity(line, order.lines, known);
    });
    return hasTooMuch || hasOldDiscounts(order, answer) || this.pricing.isStale(ctx, store, Number(order.id));
  }

  /** A change like any other, made by the shop. Null: somebody was faster, or there is nothing to be done. */
  private async heal(ctx: RequestContext, { row, answer }: Seen): Promise<CartAnswer | null> {
    const store = storeOf(ctx);
    try {
      return await this.connection.withTransaction(ctx, async (transaction) => {
        const version = await this.rows.raiseFrom(transaction, row);
        if (version === null) throw NotChanged.asTheCartIs();
        const { isChanged, notices } = await this.mending.mend(transaction, store, row.orderId);
        await this.rows.addNotices(transaction, row.orderId, notices);
        const added = await this.mending.addUp(transaction, row.orderId);
        const order = await this.changes.settle(transaction, added);
        if (!isChanged && order.totalWithTax === answer.total) throw NotChanged.asTheCartIs();
        return this.moved(transaction, store, order, version);
      });
    } catch (failure) {
      if (!(failure instanceof NotChanged)) throw failure;
      return null;
    }
  }
}

/** A coupon may have run out since the discounts were written to the lines. Of net prices only the next change knows. */
function hasOldDiscounts(order: Order, { lines }: CartAnswer): boolean {
  return order.lines.some((line) => {
    const discounts = lines.find(({ id }) => id === String(line.id))?.discounts ?? [];
    const today = discounts.reduce((sum, { amount }) => sum + amount, 0);
    return line.listPriceIncludesTax && line.linePriceWithTax - today !== line.proratedLinePriceWithTax;
  });
}

function isUniqueViolation(failure: unknown): boolean {
  return failure instanceof QueryFailedError && 'code' in failure && failure.code === uniqueViolation;
}
