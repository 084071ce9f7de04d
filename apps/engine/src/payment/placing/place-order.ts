import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { findOwner } from '../../cart/cart-owner';
import { CartRows } from '../../cart/cart-rows';
import { paymentFailure, type CartConflict, type PaymentFailure } from '../attempts/payment-failure';
import { storeOf } from '../../platform/stores/store';
import { AttemptRows } from '../attempts/attempt-rows';
import { Finalise } from './finalise';
import { resultOf } from '../attempts/payment-progress';
import type { PlaceRequest } from '../payment-request';
import { type ShopOrder, ShopOrders } from './shop-orders';

export type PlaceOrderResult = ShopOrder | CartConflict | PaymentFailure;

/** An order needs a payment that was accepted; the shopper's word places it only where she pays without the provider. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly carts: CartRows,
    private readonly rows: AttemptRows,
    private readonly finalise: Finalise,
    private readonly orders: ShopOrders,
  ) {}

  async place(ctx: RequestContext, { cartId, version }: PlaceRequest): Promise<PlaceOrderResult> {
    const owner = findOwner(ctx);
    const cart = owner && (await this.carts.find(ctx, owner, storeOf(ctx), cartId));
    if (!cart) return paymentFailure('cart-not-found');
    if (cart.state === 'Ordered') return this.answer(ctx, cartId);
    if (cart.version !== version) return { __typename: 'CartConflict', currentVersion: cart.version };
    const attempt = await this.rows.findOffline(ctx, cartId, version);
    if (!attempt) return paymentFailure('payment-required');
    const after = resultOf(await this.finalise.run(attempt.id));
    if (after.__typename === 'CartFailure') return after;
    return after.state === 'CLAIMED' ? this.answer(ctx, cartId) : paymentFailure('creating-order-failed');
  }

  private async answer(ctx: RequestContext, cartId: number): Promise<PlaceOrderResult> {
    return (await this.orders.find(ctx, cartId, null)) ?? paymentFailure('creating-order-failed');
  }
}
