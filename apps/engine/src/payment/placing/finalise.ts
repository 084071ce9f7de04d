import { Injectable } from '@nestjs/common';
import { inSpan } from '@tradehall/process/traces.ts';
import { Logger, type RequestContext, RequestContextService, TransactionalConnection } from '@vendure/core';
import { findStore } from '../../platform/stores/store';
import { type Attempt, AttemptRows, type LockedCart } from '../attempts/attempt-rows';
import { Attempts } from '../attempts/attempts';
import { crashPoint } from '../crash-points';
import { OfflineRules } from './offline-rules';
import { OrderPlacing } from './order-placing';
import { type PayableCart, PayableCarts } from './payable-cart';
import { NotStarted, type PaymentFailureCode } from '../attempts/payment-failure';
import { StockReservations } from './stock-reservations';

/** Thrown to undo an order that was half made; the payment then goes back. */
class CannotClaim extends Error {
  constructor(readonly code: PaymentFailureCode) {
    super(`no order: ${code}`);
  }
}

const mostTries = 8;

/**
 * The one way from a payment to an order, whoever comes along it first: the provider's answer, the shopper's return, the
 * webhook or the sweeper. Under the locks of cart and attempt an accepted payment is claimed by the order or given back.
 */
@Injectable()
export class Finalise {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly rows: AttemptRows,
    private readonly attempts: Attempts,
    private readonly carts: PayableCarts,
    private readonly stock: StockReservations,
    private readonly placing: OrderPlacing,
    private readonly offline: OfflineRules,
  ) {}

  /** The attempt as it is afterwards. */
  run(attemptId: string): Promise<Attempt> {
    return inSpan({ kind: 'internal', name: 'finalise payment' }, () => this.finish(attemptId));
  }

  private async finish(attemptId: string): Promise<Attempt> {
    // A context of its own: an order is the same whoever finishes it, and nothing is remembered from before the locks.
    const ctx = await this.contexts.create({ apiType: 'admin' });
    try {
      const claimed = await this.connection.withTransaction(ctx, async (transaction) => {
        const after = await this.decide(transaction, attemptId);
        if (after.state === 'CLAIMED') crashPoint('before-order-committed');
        return after;
      });
      if (claimed.state === 'CLAIMED') crashPoint('after-order-committed');
      return claimed;
    } catch (failure) {
      return this.afterFailure(ctx, attemptId, failure);
    }
  }

  private async decide(ctx: RequestContext, attemptId: string): Promise<Attempt> {
    const locked = await this.attempts.lock(ctx, attemptId);
    if (!locked) throw new Error(`there is no attempt ${attemptId}`);
    const { cart, attempt } = locked;
    if (!isAccepted(attempt)) return attempt;
    const payable = await this.check(ctx, attempt, cart);
    const shortage = await this.stock.lockAndCheck(ctx, attempt.id, payable.order);
    if (shortage) throw new CannotClaim('insufficient-stock');
    const couponIds = await this.placing.lockCoupons(ctx, payable);
    if (couponIds === null) throw new CannotClaim('coupon-already-used');
    await this.placing.place(ctx, attempt, payable, couponIds);
    return this.attempts.happen(ctx, attempt, 'claimed');
  }

  private async check(ctx: RequestContext, attempt: Attempt, cart: LockedCart | null): Promise<PayableCart> {
    if (cart?.state !== 'Active' || cart.version !== attempt.cartVersion)
      throw new CannotClaim('creating-order-failed');
    const payable = await this.carts.get(ctx, attempt.cartId);
    const { order, hash } = payable;
    const isPaidInFull = attempt.authorisedCents === null || attempt.authorisedCents === attempt.amountCents;
    const isRightCurrency = (attempt.authorisedCurrency ?? attempt.currencyCode) === attempt.currencyCode;
    const currencyCode: string = order.currencyCode;
    const isAsAgreed = order.totalWithTax === attempt.amountCents && currencyCode === attempt.currencyCode;
    if (!isPaidInFull || !isRightCurrency || !isAsAgreed) throw new CannotClaim('malformed-price');
    if (hash !== attempt.cartHash || order.state !== 'AddingItems') throw new CannotClaim('creating-order-failed');
    const store = findStore(attempt.storeKey);
    if (!store?.country.checkoutEnabled) throw new CannotClaim('creating-order-failed');
    // Nobody pays money for what is not sent.
    if (attempt.isSynthetic && !attempt.isOffline) throw new CannotClaim('creating-order-failed');
    const refusal = attempt.isOffline ? await this.offline.refusal(ctx, store, attempt.method, order) : null;
    if (refusal !== null) throw new CannotClaim(refusal);
    return payable;
  }

  /** What cannot become an order is given back at once; what merely failed is tried again, but not for ever. */
  private async afterFailure(ctx: RequestContext, attemptId: string, failure: unknown): Promise<Attempt> {
    const code = codeOf(failure);
    if (code === null) Logger.error(`attempt ${attemptId} was not finished: ${String(failure)}`, 'Payments');
    return this.connection.withTransaction(ctx, async (transaction) => {
      const locked = await this.attempts.lock(transaction, attemptId);
      if (!locked) throw failure;
      const { attempt } = locked;
      if (!isAccepted(attempt)) return attempt;
      if (code === null && attempt.finaliseTries < mostTries) {
        // Of what is paid later the shopper was told that it failed: she asks again, and nobody orders or gives up for her.
        if (!attempt.isOffline) await this.rows.countFinaliseTry(transaction, attemptId);
        return attempt;
      }
      const event = attempt.isOffline ? 'refused' : 'cannot-claim';
      return this.attempts.happen(transaction, attempt, event, { failure: code ?? 'creating-order-failed' });
    });
  }
}

/** Of what is paid offline, asking for the order is the acceptance. */
function isAccepted({ state, isOffline }: Attempt): boolean {
  return state === 'AUTHORISED' || state === 'PENDING' || (isOffline && state === 'CREATED');
}

function codeOf(failure: unknown): PaymentFailureCode | null {
  if (failure instanceof CannotClaim) return failure.code;
  return failure instanceof NotStarted ? 'creating-order-failed' : null;
}
