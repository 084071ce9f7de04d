import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  EventBus,
  isGraphQlErrorResult,
  Logger,
  Order,
  OrderService,
  OrderStateTransitionEvent,
  Payment,
  Refund,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { In } from 'typeorm';
import { MailOutboxService } from '../../mail/mail-outbox.service';
import { type Attempt, AttemptRows } from '../attempts/attempt-rows';
import { Attempts } from '../attempts/attempts';

const mailUsefulForMs = 14 * 24 * 60 * 60_000;

/** What becomes of the engine's own payment and order after the order was placed. */
@Injectable()
export class PaidOrders implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
    private readonly orders: OrderService,
    private readonly rows: AttemptRows,
    private readonly attempts: Attempts,
    private readonly mails: MailOutboxService,
  ) {}

  onApplicationBootstrap(): void {
    // Blocking, and so in the transaction that cancels: no cancelled order keeps the money.
    this.events.registerBlockingEventHandler({
      event: OrderStateTransitionEvent,
      id: 'reverse-payments-of-cancelled-orders',
      handler: ({ ctx, order, toState }) =>
        toState === 'Cancelled' ? this.giveBack(ctx, Number(order.id)) : Promise.resolve(),
    });
  }

  /** A pending payment has come in. False: the order is paid, and this is another authorisation. */
  async authorised(ctx: RequestContext, attempt: Attempt, pspRef: string): Promise<boolean> {
    const payment = await this.findPayment(ctx, attempt);
    if (payment?.state !== 'Created')
      return attempt.pspRef === null || attempt.pspRef === pspRef || payment?.transactionId === pspRef;
    await this.rows.note(ctx, attempt.id, { pspRef });
    await this.connection.getRepository(ctx, Payment).update(payment.id, { transactionId: pspRef });
    const moved = await this.orders.transitionPaymentToState(ctx, payment.id, 'Authorized');
    if (isGraphQlErrorResult(moved)) throw new Error(`payment ${payment.id}: ${moved.message}`);
    return true;
  }

  /** False: it was not authorised yet, as far as we know. */
  async captured(ctx: RequestContext, attempt: Attempt): Promise<boolean> {
    const payment = await this.findPayment(ctx, attempt);
    if (payment?.state === 'Created') return false;
    if (payment?.state !== 'Authorized') return true;
    const settled = await this.orders.settlePayment(ctx, payment.id);
    if (isGraphQlErrorResult(settled)) Logger.error(`payment ${payment.id}: ${settled.message}`, 'Payments');
    return true;
  }

  /** False: it is paid, and nothing fails. */
  async fail(ctx: RequestContext, attempt: Attempt): Promise<boolean> {
    const payment = await this.findPayment(ctx, attempt);
    if (payment?.state !== 'Created') return false;
    await this.connection.getRepository(ctx, Payment).update(payment.id, { state: 'Declined' });
    await this.cancel(ctx, attempt, 'the payment was refused');
    await this.tellOfFailure(ctx, attempt);
    return true;
  }

  async cancel(ctx: RequestContext, { cartId }: Attempt, reason: string): Promise<void> {
    const cancelled = await this.orders.cancelOrder(ctx, { orderId: cartId, cancelShipping: true, reason });
    if (isGraphQlErrorResult(cancelled)) throw new Error(`order ${cartId}: ${cancelled.message}`);
  }

  /** She was told that the order waits for her money; it waits no more. */
  private async tellOfFailure(ctx: RequestContext, attempt: Attempt): Promise<void> {
    const orderId = attempt.cartId;
    const order = await this.connection.getRepository(ctx, Order).findOneByOrFail({ id: orderId });
    const to = order.customFields.contactEmail;
    if (!to) return;
    await this.mails.order(ctx, {
      kind: 'payment-failed',
      storeKey: attempt.storeKey,
      locale: attempt.locale,
      to,
      contents: { orderId, orderNumber: attempt.orderNumber },
      usefulUntil: new Date(Date.now() + mailUsefulForMs),
      orderId,
    });
  }

  async reversed(ctx: RequestContext, attempt: Attempt): Promise<void> {
    const payment = await this.findPayment(ctx, attempt);
    if (payment) await this.connection.getRepository(ctx, Payment).update(payment.id, { state: 'Cancelled' });
  }

  /** Known by its key, and by the provider's reference once it was settled. */
  async refunded(ctx: RequestContext, key: string, pspRef: string, isDone: boolean): Promise<void> {
    const refund = await this.connection.getRepository(ctx, Refund).findOneBy({ transactionId: In([key, pspRef]) });
    // One that failed stays so, whichever report comes last; one that counted as done may still come back.
    if (!refund || refund.state === 'Failed' || (isDone && refund.state !== 'Pending')) return;
    if (isDone) await this.orders.settleRefund(ctx, { id: refund.id, transactionId: pspRef });
    else await this.connection.getRepository(ctx, Refund).update(refund.id, { state: 'Failed' });
  }

  private async giveBack(ctx: RequestContext, orderId: number): Promise<void> {
    const claimed = await this.rows.findClaimed(ctx, orderId);
    if (!claimed || claimed.isOffline) return;
    const payment = await this.findPayment(ctx, claimed);
    // What is captured is given back by a refund, with the amount the operator says.
    if (payment?.state !== 'Authorized') return;
    const locked = await this.attempts.lock(ctx, claimed.id);
    if (locked?.attempt.state === 'CLAIMED') await this.attempts.happen(ctx, locked.attempt, 'withdrawn');
  }

  private async findPayment(ctx: RequestContext, attempt: Attempt): Promise<Payment | null> {
    if (attempt.orderId === null) return null;
    return this.connection.getRepository(ctx, Payment).findOne({ where: { order: { id: attempt.orderId } } });
  }
}
