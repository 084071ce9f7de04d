import { Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import type { CartAnswer } from '../cart/cart-answer';
import type { CartChange } from '../cart/cart-change';
import { CartVersionService, type ChangeCartResult } from '../cart/cart-version.service';
import type { Store } from '../platform/stores/store';
import { type Attempt, AttemptRows } from './attempts/attempt-rows';
import { Attempts } from './attempts/attempts';
import { NotStarted } from './attempts/payment-failure';
import { patience } from './attempts/payment-patience';
import type { AttemptRequest, Express } from './payment-request';
import { ProviderCalls } from './provider-calls/provider-calls';

interface Wish {
  readonly cartId: number;
  readonly version: number;
  readonly intentId: string;
}

/** Brings a cart to where it can be paid for in the way the shopper has chosen. */
@Injectable()
export class PrepareCart {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly carts: CartVersionService,
    private readonly rows: AttemptRows,
    private readonly attempts: Attempts,
    private readonly calls: ProviderCalls,
  ) {}

  /** The version that is to be paid for, at today's prices. */
  async prepare(ctx: RequestContext, wish: Wish, changes: (cart: CartAnswer) => CartChange[]): Promise<number> {
    const cart = await this.carts.find(ctx, wish.cartId);
    if (!cart) throw NotStarted.because('cart-not-found');
    if (cart.version !== wish.version || cart.lines.length === 0) throw cannotBePaid(cart, wish);
    const wanted = changes(cart);
    if (wanted.length === 0) return cart.version;
    // What was begun with the cart as it is now holds it, and has to let go first.
    await this.connection.withTransaction(ctx, async (tx) => {
      const locked = await this.rows.lockCart(tx, wish.cartId);
      if (locked && locked.version !== wish.version) throw NotStarted.conflict(locked.version);
      await this.supersede(tx, wish.cartId);
    });
    return versionOf(await this.carts.change(ctx, { ...wish, intentId: `${wish.intentId}-pay`, changes: wanted }));
  }

  /** The fee of a payment that is given up goes with it. Where the cart has moved on meanwhile, its owner is at work on it. */
  async withoutFee(ctx: RequestContext, { cartId, attemptId }: AttemptRequest): Promise<void> {
    const cart = await this.carts.find(ctx, cartId);
    const changes = cart ? feeChange(false)(cart) : [];
    if (!cart || changes.length === 0) return;
    await this.carts.change(ctx, { cartId, version: cart.version, intentId: `${attemptId}-fee`, changes });
  }

  /** A shopper who begins anew has given up what she began before. What may be authorised any moment is waited for. */
  async supersede(ctx: RequestContext, cartId: number): Promise<void> {
    for (const attempt of await this.rows.lockLive(ctx, cartId)) {
      if (await this.isBusy(ctx, attempt)) throw NotStarted.because('cart-frozen');
      await this.attempts.cancel(ctx, attempt, 'cancelled-transaction');
    }
  }

  private async isBusy(ctx: RequestContext, { id, state, isOffline }: Attempt): Promise<boolean> {
    if (state === 'AUTHORISED' || state === 'PENDING') return true;
    if (isOffline || state !== 'SENT') return false;
    const call = await this.calls.findPay(ctx, id);
    return call?.state === 'intended' && call.ageMs < patience.inFlightMs;
  }
}

/** Where the shop itself had to take something out since the shopper looked, she is told why. */
function cannotBePaid({ version, lines, notices }: CartAnswer, wish: Wish): NotStarted {
  const missing = notices.find(({ kind }) => kind === 'line-removed' || kind === 'quantity-reduced');
  const isEmpty = lines.length === 0;
  if (missing && (isEmpty || version === wish.version + 1))
    return NotStarted.because('insufficient-stock', isEmpty ? 0 : (missing.quantity ?? 0));
  return version === wish.version ? NotStarted.because('checkout-data-incomplete') : NotStarted.conflict(version);
}

export function feeChange(isWanted: boolean) {
  return (cart: CartAnswer): CartChange[] =>
    (cart.cashOnDeliveryFee !== null) === isWanted ? [] : [{ setCashOnDelivery: { isChosen: isWanted } }];
}

/** Of a wallet on the cart or product page, who knows the addresses before the shop does. */
export function expressChanges(store: Store, express: Express | 'incomplete' | null): CartChange[] {
  if (express === null) return [];
  if (express === 'incomplete') throw NotStarted.because('express-address-missing');
  const { email, billingAddress, shippingAddress } = express;
  if (shippingAddress.country !== store.country.code) throw NotStarted.because('express-country-not-allowed');
  const clientType = billingAddress.company ? 'COMPANY' : 'PRIVATE';
  return [
    { setContact: { email } },
    { setShippingAddress: { address: shippingAddress } },
    { setBillingAddress: { address: billingAddress, clientType } },
  ];
}

function versionOf(changed: ChangeCartResult): number {
  if (changed.ok && changed.value) return changed.value.version;
  if (changed.ok) throw NotStarted.because('cart-not-found');
  const { failure } = changed;
  if (failure.code === 'cart-version-conflict') throw NotStarted.conflict(failure.currentVersion);
  throw new NotStarted({ __typename: 'CartFailure', code: failure.code });
}
