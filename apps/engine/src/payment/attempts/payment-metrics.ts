import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EventBus, type RequestContext, VendureEvent } from '@vendure/core';
import { Counter } from 'prom-client';
import type { Attempt } from './attempt-rows';
import type { AttemptState } from './attempt-state';
import { paymentOutcome } from './payment-outcome';

const orders = new Counter({
  name: 'shop_orders_placed_total',
  help: 'Orders that were placed, by store and way to pay',
  labelNames: ['store', 'method'],
});

const payments = new Counter({
  name: 'shop_payments_total',
  help: 'What became of payments, by store and way to pay: authorised, pending where the money comes later, declined, failed, cancelled, abandoned or reversed',
  labelNames: ['store', 'method', 'outcome'],
});

/** An attempt is in another state. Whoever listens hears of it after the commit, or never. */
class AttemptMoved extends VendureEvent {
  constructor(
    readonly ctx: RequestContext,
    readonly from: AttemptState,
    readonly attempt: Pick<Attempt, 'state' | 'failure' | 'storeKey' | 'method' | 'isOffline'>,
  ) {
    super();
  }
}

/** Orders and payments as figures, by store: in whichever process they are brought on. */
@Injectable()
export class PaymentMetrics implements OnApplicationBootstrap {
  constructor(private readonly events: EventBus) {}

  onApplicationBootstrap(): void {
    this.events.ofType(AttemptMoved).subscribe(({ from, attempt }) => {
      const { storeKey: store, method } = attempt;
      const outcome = paymentOutcome(from, attempt);
      if (outcome !== null) payments.inc({ store, method, outcome });
      if (attempt.state === 'CLAIMED') orders.inc({ store, method });
    });
  }

  async count(ctx: RequestContext, from: AttemptState, attempt: Attempt): Promise<void> {
    if (!attempt.isSynthetic) await this.events.publish(new AttemptMoved(ctx, from, attempt));
  }
}
