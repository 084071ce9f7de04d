import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { offlineMethodCodes, offlineMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { EventBus, OrderStateTransitionEvent, type RequestContext, TransactionalConnection } from '@vendure/core';
import { MailOutbox } from './mail-outbox.entity';

const usefulForDays = 14;

const notMailed = offlineMethodCodes.filter((code) => !offlineMethods[code].isMailedWhenPaid);

// What is paid at the door is paid in the shopper's own hand: nobody has to tell her.
const orderMail = `
  INSERT INTO mail_outbox (kind, store_key, locale, recipient, contents, order_id, trace, useful_until)
  SELECT 'payment-received', attempt.store_key, attempt.locale, placed."customFieldsContactemail",
    jsonb_build_object('orderId', placed.id, 'orderNumber', placed.code), placed.id, attempt.trace, now() + $2 * interval '1 day'
  FROM "order" AS placed JOIN payment_attempt AS attempt ON attempt.order_id = placed.id
  WHERE placed.id = $1 AND attempt.method <> ALL ($3::text[]) AND placed."customFieldsContactemail" IS NOT NULL
  ON CONFLICT (kind, order_id) WHERE order_id IS NOT NULL DO NOTHING`;

/** Of money that an order has waited for: a transfer, a cash machine. */
@Injectable()
export class TellOfPayment implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
  ) {}

  onApplicationBootstrap(): void {
    // Blocking, and so in the transaction that notes the money.
    this.events.registerBlockingEventHandler({
      event: OrderStateTransitionEvent,
      id: 'tell-of-payment',
      handler: ({ ctx, order, fromState, toState }) => {
        const isPaid = toState === 'PaymentAuthorized' || toState === 'PaymentSettled';
        return fromState === 'AwaitingPayment' && isPaid ? this.tell(ctx, Number(order.id)) : Promise.resolve();
      },
    });
  }

  private async tell(ctx: RequestContext, orderId: number): Promise<void> {
    await this.connection.getRepository(ctx, MailOutbox).query(orderMail, [orderId, usefulForDays, notMailed]);
  }
}
