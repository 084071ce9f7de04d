import { Injectable } from '@nestjs/common';
import {
  Customer,
  CustomerService,
  isGraphQlErrorResult,
  Order,
  OrderService,
  Payment,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { z } from 'zod';
import { CartRows } from '../../cart/cart-rows';
import { MailOutboxService } from '../../mail/mail-outbox.service';
import { NewsletterService } from '../../newsletter/newsletter.service';
import { VatEvidence } from '../../vat/vat-evidence';
import type { Attempt } from '../attempts/attempt-rows';
import type { PayableCart } from './payable-cart';
import { Statements } from '../../platform/statements';

const mailUsefulForMs = 14 * 24 * 60 * 60_000;

/** By which the engine knows whatever the card provider does; what needs no provider it knows by its own code. */
export const providerMethodCode = 'card-provider';

const selectCoupons = `
  SELECT id FROM promotion WHERE lower("couponCode") = ANY($1::text[]) AND "deletedAt" IS NULL`;

// The row's lock makes one order of a coupon follow the other, and so the count right. Where anybody may use it, nobody waits.
const lockCounted = `
  SELECT id FROM promotion WHERE id = ANY($1::int[]) AND ("usageLimit" IS NOT NULL OR "perCustomerUsageLimit" IS NOT NULL)
   ORDER BY id FOR UPDATE`;

const uses = (whose: string) => `(SELECT count(*) FROM order_promotions_promotion AS used
  JOIN "order" AS placed ON placed.id = used."orderId"
  WHERE used."promotionId" = promotion.id AND placed.id <> $2 AND placed."orderPlacedAt" IS NOT NULL
    AND placed.state <> 'Cancelled'${whose})`;

const selectUsedUp = `
  SELECT id FROM promotion WHERE id = ANY($1::int[]) AND (coalesce("usageLimit" <= ${uses('')}, false)
    OR coalesce("perCustomerUsageLimit" <= ${uses(
      ` AND (placed."customerId" = $3 OR lower(placed."customFieldsContactemail") = lower($4))`,
    )}, false))`;

const idRow = z.object({ id: z.int() });

/** Makes the cart's order a placed one, in the caller's transaction. The caller holds the locks of cart and stock. */
@Injectable()
export class OrderPlacing {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly customers: CustomerService,
    private readonly carts: CartRows,
    private readonly mails: MailOutboxService,
    private readonly newsletter: NewsletterService,
    private readonly vat: VatEvidence,
    private readonly statements: Statements,
  ) {}

  /** The coupons of the cart, locked; null when one of them is used up. */
  async lockCoupons(ctx: RequestContext, cart: PayableCart): Promise<number[] | null> {
    const ids = await this.couponsOf(ctx, cart);
    if (ids.length === 0) return ids;
    await this.statements.run(ctx, lockCounted, [ids]);
    return (await this.isAnyUsedUp(ctx, cart, ids)) ? null : ids;
  }

  /** As it looks before the money is asked for; the order looks again. */
  async areCouponsUsedUp(ctx: RequestContext, cart: PayableCart): Promise<boolean> {
    return this.isAnyUsedUp(ctx, cart, await this.couponsOf(ctx, cart));
  }

  private async couponsOf(ctx: RequestContext, { order }: PayableCart): Promise<number[]> {
    if (order.couponCodes.length === 0) return [];
    const codes = order.couponCodes.map((code) => code.toLowerCase());
    return (await this.statements.all(ctx, idRow, selectCoupons, [codes])).map(({ id }) => id);
  }

  private async isAnyUsedUp(ctx: RequestContext, { order, customerId, email }: PayableCart, ids: number[]) {
    if (ids.length === 0) return false;
    const usedUp = await this.statements.all(ctx, idRow, selectUsedUp, [ids, Number(order.id), customerId, email]);
    return usedUp.length > 0;
  }

  async place(ctx: RequestContext, attempt: Attempt, cart: PayableCart, couponIds: readonly number[]): Promise<void> {
    const orderId = attempt.cartId;
    const customerId = cart.customerId ?? (attempt.isSynthetic ? null : await this.guestCustomer(ctx, cart));
    await this.statements.run(
      ctx,
      `UPDATE "order" SET code = $2, "customerId" = coalesce("customerId", $3), "customFieldsContactemail" = $4 WHERE id = $1`,
      [orderId, attempt.orderNumber, customerId, cart.email],
    );
    await this.move(ctx, orderId, 'ArrangingPayment');
    await this.connection.getRepository(ctx, Payment).save(paymentOf(attempt), { reload: false });
    await this.move(ctx, orderId, attempt.state === 'AUTHORISED' ? 'PaymentAuthorized' : 'AwaitingPayment');
    await this.carts.order(ctx, orderId);
    if (attempt.isSynthetic) return this.takeBack(ctx, orderId);
    await this.vat.keep(ctx, orderId);
    for (const promotionId of couponIds) {
      await this.statements.run(
        ctx,
        'INSERT INTO coupon_redemption (promotion_id, order_id, attempt_id) VALUES ($1, $2, $3)',
        [promotionId, orderId, attempt.id],
      );
    }
    await this.mails.order(ctx, {
      kind: 'order-confirmation',
      storeKey: attempt.storeKey,
      locale: attempt.locale,
      to: cart.email,
      contents: { orderId, orderNumber: attempt.orderNumber },
      usefulUntil: new Date(Date.now() + mailUsefulForMs),
      orderId,
    });
    // Ticked at the checkout it is a wish: the mailbox has to confirm it.
    if (cart.order.customFields.customerAgreedToSendEmail === true) {
      const wish = { email: cart.email.trim().toLowerCase(), locale: attempt.locale };
      await this.newsletter.offer(ctx, wish, attempt.storeKey);
    }
  }

  /**
   * Of the shop's own shopper. It is cancelled before anybody can see it open, so the goods are free again and nothing can be
   * sent; and it has no moment at which it was placed, by which all figures count.
   */
  private async takeBack(ctx: RequestContext, orderId: number): Promise<void> {
    const reason = 'bought by the synthetic shopper';
    const cancelled = await this.orders.cancelOrder(ctx, { orderId, cancelShipping: true, reason });
    if (isGraphQlErrorResult(cancelled)) throw new Error(`order ${orderId}: ${cancelled.message}`);
    await this.statements.run(ctx, `UPDATE payment SET state = 'Cancelled' WHERE "orderId" = $1`, [orderId]);
    await this.statements.run(ctx, `UPDATE "order" SET "orderPlacedAt" = NULL WHERE id = $1`, [orderId]);
  }

  private async move(ctx: RequestContext, orderId: number, state: Parameters<OrderService['transitionToState']>[2]) {
    const moved = await this.orders.transitionToState(ctx, orderId, state);
    if (isGraphQlErrorResult(moved)) throw new Error(`order ${orderId}: ${moved.transitionError}`);
  }

  /** Null for the address of an account: whoever knows it is not yet its owner. */
  private async guestCustomer(ctx: RequestContext, { email, billing }: PayableCart): Promise<number | null> {
    const emailAddress = email.trim().toLowerCase();
    const known = await this.connection
      .getRepository(ctx, Customer)
      .findOne({ where: { emailAddress }, relations: ['user'], order: { id: 'ASC' } });
    if (known && !known.deletedAt) return known.user ? null : Number(known.id);
    const { firstName, lastName, phone } = billing;
    const input = { emailAddress, firstName, lastName, phoneNumber: phone ?? '' };
    const made = await this.customers.createOrUpdate(ctx, input, true);
    return isGraphQlErrorResult(made) ? null : Number(made.id);
  }
}

function paymentOf(attempt: Attempt): Payment {
  const payment = new Payment({
    method: attempt.isOffline ? attempt.method : providerMethodCode,
    amount: attempt.amountCents,
    state: attempt.state === 'AUTHORISED' ? 'Authorized' : 'Created',
    transactionId: attempt.pspRef ?? attempt.orderNumber,
    order: new Order({ id: attempt.cartId }),
  });
  payment.metadata = { attemptId: attempt.id, method: attempt.method };
  return payment;
}
