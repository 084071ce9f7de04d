import { Injectable } from '@nestjs/common';
import type { BankDetails } from '@tradehall/domain/catalogue/store-document.ts';
import { isOfflineMethod, offlineMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { offlinePaymentAllowed } from '@tradehall/domain/payment/offline-allowed.ts';
import { type Order, type RequestContext, RequestContextCacheService, TransactionalConnection } from '@vendure/core';
import { CountryStore } from '../../platform/stores/country-store.entity';
import { type Store, todayIn } from '../../platform/stores/store';
import { hasFreightLine } from '../../cart/shipping/freight-lines';
import type { PaymentFailureCode } from '../attempts/payment-failure';

@Injectable()
export class OfflineRules {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly cache: RequestContextCacheService,
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
    const account = offlineMethods[method].isPaidToAccount ? await this.findAccount(ctx, store) : null;
    const isAllowed = offlinePaymentAllowed(method, store.country, account, toBePaid);
    return isAllowed ? null : offlineMethods[method].refusal;
  }

  private async findAccount(ctx: RequestContext, { key }: Store): Promise<BankDetails | null> {
    const settings = await this.connection.getRepository(ctx, CountryStore).findOneBy({ key });
    return settings?.bankDetails ?? null;
  }
}
