import { Injectable } from '@nestjs/common';
import { isOfflineMethod, offlineMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { offlinePaymentAllowed } from '@tradehall/domain/payment/offline-allowed.ts';
import { type Order, type RequestContext, RequestContextCacheService, TransactionalConnection } from '@vendure/core';
import { type Store, todayIn } from '../../platform/stores/store';
import { hasFreightLine } from '../../cart/shipping/freight-lines';
import type { PaymentFailureCode } from '../attempts/payment-failure';
import { PaymentSettingsOfStores } from './payment-settings';

@Injectable()
export class OfflineRules {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly cache: RequestContextCacheService,
    private readonly settings: PaymentSettingsOfStores,
  ) {}

  /** Why this order cannot be paid without the provider; null where it can. */
  async refusal(ctx: RequestContext, store: Store, method: string, order: Order): Promise<PaymentFailureCode | null> {
    if (!isOfflineMethod(method)) return 'payment-method-not-allowed';
    // No money is meant to come, so no country's terms for it are asked.
    if (order.customFields.isSynthetic === true) return null;
    const toBePaid = {
      itemCount: order.totalQuantity,
      totalCents: order.totalWithTax,
      hasFreight: await hasFreightLine(ctx, order, this.connection, this.cache),
      today: todayIn(store.country),
    };
    const { isPaidToAccount, refusal } = offlineMethods[method];
    const bankDetails = isPaidToAccount ? ((await this.settings.find(ctx, store))?.bankDetails ?? null) : null;
    // Whether it is switched off is asked before it is begun, and not again.
    const settings = { bankDetails, switchedOffMethods: [] };
    const isAllowed = offlinePaymentAllowed(method, store.country, settings, toBePaid);
    return isAllowed ? null : refusal;
  }
}
