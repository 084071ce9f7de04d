import { Injectable } from '@nestjs/common';
import type { OfflineMethodCode, PaymentMethod } from '@tradehall/domain/countries/payment-methods.ts';
import { Order, type RequestContext, TransactionalConnection } from '@vendure/core';
import { CountryStore } from '../../platform/stores/country-store.entity';
import type { Store } from '../../platform/stores/store';

/** What operators have decided about payment in a store, as it is saved. */
@Injectable()
export class PaymentSettingsOfStores {
  constructor(private readonly connection: TransactionalConnection) {}

  find(ctx: RequestContext, { key }: Store): Promise<CountryStore | null> {
    return this.connection.getRepository(ctx, CountryStore).findOneBy({ key });
  }

  /**
   * Whether nobody begins to pay with it. What has been begun is not asked: its shopper was offered it. The synthetic shopper
   * orders without money in every store.
   */
  async isSwitchedOff(
    ctx: RequestContext,
    store: Store,
    method: PaymentMethod | OfflineMethodCode,
    cartId: number,
  ): Promise<boolean> {
    const settings = await this.find(ctx, store);
    if (settings?.switchedOffMethods.includes(method) !== true) return false;
    const order = await this.connection.getRepository(ctx, Order).findOneBy({ id: cartId });
    return order?.customFields.isSynthetic !== true;
  }
}
