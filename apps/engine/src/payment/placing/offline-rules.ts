import { Injectable } from '@nestjs/common';
import { bankTransferAllowed, cashOnDeliveryAllowed } from '@tradehall/domain/payment/offline-allowed.ts';
import { type Order, type RequestContext, RequestContextCacheService, TransactionalConnection } from '@vendure/core';
import { type Store, todayIn } from '../../platform/stores/store';
import { hasFreightLine } from '../../cart/shipping/freight-lines';
import type { PaymentFailureCode } from '../attempts/payment-failure';

export const offlineMethods = ['cash-on-delivery', 'bank-transfer'] as const;

@Injectable()
export class OfflineRules {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly cache: RequestContextCacheService,
  ) {}

  /** Why this order cannot be paid without the provider; null where it can. */
  async refusal(ctx: RequestContext, store: Store, method: string, order: Order): Promise<PaymentFailureCode | null> {
    const toBePaid = {
      itemCount: order.totalQuantity,
      totalCents: order.totalWithTax,
      hasFreight: await hasFreightLine(ctx, order, this.connection, this.cache),
      today: todayIn(store.country),
    };
    if (method === 'cash-on-delivery') {
      return cashOnDeliveryAllowed(store.country, toBePaid) ? null : 'cash-on-delivery-not-allowed';
    }
    return bankTransferAllowed(store.country, toBePaid) ? null : 'bank-transfer-not-allowed';
  }
}
