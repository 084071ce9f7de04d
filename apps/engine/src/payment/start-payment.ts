import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { offlineMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { type CardProvider, cardProviderToken, type ProviderAnswer } from './card-provider/card-provider';
import { findOwner } from '../cart/cart-owner';
import { CartRows } from '../cart/cart-rows';
import { NotStarted, paymentFailure, type CartConflict, type PaymentFailure } from './attempts/payment-failure';
import { type Store, storeOf } from '../platform/stores/store';
import { type Attempt, AttemptRows, type NewAttempt } from './attempts/attempt-rows';
import { crashPoint } from './crash-points';
import { OfflineRules } from './placing/offline-rules';
import { OrderPlacing } from './placing/order-placing';
import { type PayableCart, PayableCarts } from './placing/payable-cart';
import { PaymentSettingsOfStores } from './placing/payment-settings';
import { patience } from './attempts/payment-patience';
import { PaymentVelocity } from './attempts/payment-velocity';
import { type PaymentProgress, progressOf, resultOf } from './attempts/payment-progress';
import type { OfflineRequest, StartRequest } from './payment-request';
import { expressChanges, feeChange, PrepareCart } from './prepare-cart';
import { ProviderAnswers } from './provider-answers';
import { ProviderCalls } from './provider-calls/provider-calls';
import { providerPayment } from './provider-payment';
import { StockReservations } from './placing/stock-reservations';

export type PaymentResult = PaymentProgress | PaymentFailure | CartConflict;

const mostCardAttempts = 5;

type Begun = { readonly attempt: Attempt; readonly cart: PayableCart } | { readonly before: Attempt };

@Injectable()
export class StartPayment {
  constructor(
    @Inject(cardProviderToken) private readonly provider: CardProvider,
    private readonly connection: TransactionalConnection,
    private readonly cartRows: CartRows,
    private readonly rows: AttemptRows,
    private readonly calls: ProviderCalls,
    private readonly carts: PayableCarts,
    private readonly stock: StockReservations,
    private readonly prepare: PrepareCart,
    private readonly answers: ProviderAnswers,
    private readonly offline: OfflineRules,
    private readonly placing: OrderPlacing,
    private readonly velocity: PaymentVelocity,
    private readonly settings: PaymentSettingsOfStores,
  ) {}

  card(ctx: RequestContext, request: StartRequest): Promise<PaymentResult> {
    return this.answering(ctx, request, async (store) => {
      const { country } = store;
      const { method, cartId } = request;
      const isOfCountry = country.paymentMethods.includes(method);
      if (!isOfCountry || (await this.settings.isSwitchedOff(ctx, store, method, cartId)))
        throw NotStarted.because('payment-method-not-allowed');
      const express = expressChanges(store, request.express);
      const version = await this.prepare.prepare(ctx, request, (cart) => [...express, ...feeChange(false)(cart)]);
      const begun = await this.connection.withTransaction(ctx, (tx) => this.begin(tx, store, { ...request, version }));
      if ('before' in begun) return resultOf(begun.before);
      crashPoint('after-attempt-committed');
      return this.send(ctx, store, request, begun.attempt, begun.cart);
    });
  }

  withoutProvider(ctx: RequestContext, request: OfflineRequest): Promise<PaymentResult> {
    return this.answering(ctx, request, async (store) => {
      const { method, cartId } = request;
      const { hasFee, refusal } = offlineMethods[method];
      // Before the fee is put into the cart.
      if (await this.settings.isSwitchedOff(ctx, store, method, cartId)) throw NotStarted.because(refusal);
      const version = await this.prepare.prepare(ctx, request, feeChange(hasFee));
      const attempt = await this.connection.withTransaction(ctx, (tx) =>
        this.beginOffline(tx, store, { ...request, version }),
      );
      crashPoint('after-offline-attempt-committed');
      return progressOf(attempt);
    });
  }

  /** Whose cart it is, whether it is an order already, and whether this very wish has been heard before. */
  private async answering(
    ctx: RequestContext,
    { cartId, intentId }: StartRequest | OfflineRequest,
    start: (store: Store) => Promise<PaymentResult>,
  ): Promise<PaymentResult> {
    const owner = findOwner(ctx);
    const store = storeOf(ctx);
    const cart = owner && (await this.cartRows.find(ctx, owner, store, cartId));
    if (!cart) return paymentFailure('cart-not-found');
    if (!store.country.checkoutEnabled) return paymentFailure('checkout-disabled');
    const claimed = await this.rows.findClaimed(ctx, cartId);
    const before = claimed ?? (await this.rows.findByIntent(ctx, cartId, intentId));
    if (before) return resultOf(before);
    try {
      return await start(store);
    } catch (failure) {
      if (!(failure instanceof NotStarted)) throw failure;
      // Another click may have ordered it while this one waited for its turn.
      const meanwhile = await this.rows.findClaimed(ctx, cartId);
      return meanwhile ? resultOf(meanwhile) : failure.answer;
    }
  }

  private async begin(ctx: RequestContext, store: Store, request: StartRequest): Promise<Begun> {
    const { cartId, intentId } = request;
    await this.lock(ctx, request);
    const before = await this.rows.findByIntent(ctx, cartId, intentId);
    if (before) return { before };
    await this.prepare.supersede(ctx, cartId);
    const triedBy = this.velocity.keysOf(ctx, request.shopperIp);
    const isTooOften = (await this.rows.countCardAttempts(ctx, cartId)) >= mostCardAttempts;
    if (isTooOften || (await this.velocity.isTooFast(ctx, triedBy)))
      throw NotStarted.because('payment-attempts-exceeded');
    const cart = await this.carts.getToBePaid(ctx, cartId);
    if (!isWhatWasSeen(request, cart)) throw NotStarted.because('malformed-price');
    if (await this.placing.areCouponsUsedUp(ctx, cart)) throw NotStarted.because('coupon-already-used');
    const made = newAttempt(store, request, cart, { isOffline: false, triedBy });
    const shortage = await this.stock.lockAndCheck(ctx, made.id, cart.order);
    if (shortage) throw NotStarted.because('insufficient-stock', shortage.available);
    const attempt = await this.rows.insert(ctx, made);
    await this.stock.reserve(ctx, attempt.id, cart.order, made.livesForMs);
    await this.rows.freeze(ctx, cartId, made.livesForMs);
    await this.calls.intend(ctx, attempt.id, 'pay', payKey(attempt));
    return { attempt, cart };
  }

  private async beginOffline(ctx: RequestContext, store: Store, request: OfflineRequest): Promise<Attempt> {
    const { cartId, intentId, method } = request;
    await this.lock(ctx, request);
    const before = await this.rows.findByIntent(ctx, cartId, intentId);
    if (before) return before;
    await this.prepare.supersede(ctx, cartId);
    const cart = await this.carts.getToBePaid(ctx, cartId);
    const refusal = await this.offline.refusal(ctx, store, method, cart.order);
    if (refusal !== null) throw NotStarted.because(refusal);
    return this.rows.insert(ctx, newAttempt(store, request, cart, { isOffline: true, triedBy: [] }));
  }

  private async lock(ctx: RequestContext, { cartId, version }: { cartId: number; version: number }): Promise<void> {
    const locked = await this.rows.lockCart(ctx, cartId);
    if (locked?.state !== 'Active') throw NotStarted.because('cart-not-found');
    if (locked.version !== version) throw NotStarted.conflict(locked.version);
  }

  private async send(
    ctx: RequestContext,
    store: Store,
    request: StartRequest,
    attempt: Attempt,
    cart: PayableCart,
  ): Promise<PaymentResult> {
    const key = payKey(attempt);
    const customerId = ctx.activeUserId === undefined ? null : cart.customerId;
    const shopper = {
      method: request.method,
      reference: customerId === null ? null : shopperReference(customerId),
      storeCard: request.storeCard,
      ip: request.shopperIp,
      componentData: request.componentData,
    };
    let answer: ProviderAnswer;
    try {
      answer = await this.provider.pay(providerPayment(key, attempt, { store, cart, shopper }));
    } catch (failure) {
      return this.answers.takeFailure(ctx, attempt.id, key, failure);
    }
    crashPoint('after-provider-answered');
    return resultOf(await this.answers.take(ctx, attempt.id, key, answer));
  }
}

export function shopperReference(customerId: number): string {
  return `customer-${customerId}`;
}

/** The wallet's sheet told a total before the shop knew the address it goes to. */
function isWhatWasSeen({ express }: StartRequest, { order }: PayableCart): boolean {
  const seen = express === null || express === 'incomplete' ? undefined : express.totalCents;
  return seen === undefined || seen === order.totalWithTax;
}

function payKey({ id }: Attempt): string {
  return `pay:${id}`;
}

function newAttempt(
  { key, country }: Store,
  request: StartRequest | OfflineRequest,
  { order, hash }: PayableCart,
  { isOffline, triedBy }: Pick<NewAttempt, 'isOffline' | 'triedBy'>,
): NewAttempt {
  if (order.totalWithTax <= 0) throw NotStarted.because('malformed-price');
  return {
    id: randomUUID(),
    cartId: request.cartId,
    cartVersion: request.version,
    cartHash: hash,
    storeKey: key,
    locale: request.locale ?? country.locales[0],
    intentId: request.intentId,
    isOffline,
    method: request.method,
    amountCents: order.totalWithTax,
    currencyCode: order.currencyCode,
    orderNumberPrefix: country.hiddenOrderNumberPrefix ?? country.code,
    // From the moment this is committed the provider may hear of it.
    state: isOffline ? 'CREATED' : 'SENT',
    livesForMs: isOffline ? patience.offlineMs : patience.directMs,
    dueInMs: isOffline ? patience.offlineMs : patience.lostAnswerMs,
    triedBy,
  };
}
