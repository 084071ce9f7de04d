import type {
  Injector,
  Order,
  OrderItemPriceCalculationStrategy,
  PriceCalculationResult,
  ProductVariant,
  RequestContext,
} from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { findStore, storeOf } from '../country-stores/store';
import { taxPlaceOf } from '../taxes/tax-place';
import { netOf } from './net-of';
import { StorePrice } from './store-price.entity';

/** A line costs what its order's store asks: gross at home, net of the store's tax where another rate holds. */
export class StorePriceStrategy implements OrderItemPriceCalculationStrategy {
  private connection: TransactionalConnection;

  init(injector: Injector): void {
    this.connection = injector.get(TransactionalConnection);
  }

  async calculateUnitPrice(
    ctx: RequestContext,
    variant: ProductVariant,
    _lineFields: object,
    order: Order,
  ): Promise<PriceCalculationResult> {
    const store = findStore(order.customFields.storeKey) ?? storeOf(ctx);
    const price = await this.connection
      .getRepository(ctx, StorePrice)
      .findOneBy({ variantId: Number(variant.id), storeKey: store.key });
    if (!price) throw new Error(`variant ${variant.id} has no price in ${store.key}`);
    const gross = price.saleCents ?? price.listCents;
    const place = taxPlaceOf(store, order);
    return place.hasStoreRate
      ? { price: gross, priceIncludesTax: true }
      : { price: netOf(gross, place.storeRatePermyriad), priceIncludesTax: false };
  }
}
