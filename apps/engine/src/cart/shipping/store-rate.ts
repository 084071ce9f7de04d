import { LanguageCode, ShippingCalculator, TransactionalConnection } from '@vendure/core';
import { LessThanOrEqual } from 'typeorm';
import { findStore, findStoreOf, todayIn } from '../../platform/stores/store';
import { netOf } from '@tradehall/domain/money/divide-half-up.ts';
import { taxPlaceOf } from '../../vat/taxes/tax-place';
import { StoreShippingRate } from './store-shipping-rate.entity';

let connection: TransactionalConnection;

/** What the order's store asks for the method today; nothing from the free-shipping threshold on. */
export const storeRate = new ShippingCalculator({
  code: 'store-rate',
  description: [{ languageCode: LanguageCode.en, value: "The store's rate of this method" }],
  args: {},
  init(injector) {
    connection = injector.get(TransactionalConnection);
  },
  async calculate(ctx, order, _args, method) {
    const store = findStore(order.customFields.storeKey) ?? findStoreOf(ctx);
    if (!store) return undefined;
    const rate = await connection.getRepository(ctx, StoreShippingRate).findOne({
      where: { storeKey: store.key, methodKey: method.code, effectiveFrom: LessThanOrEqual(todayIn(store.country)) },
      order: { effectiveFrom: 'DESC' },
    });
    if (!rate) return undefined;
    const place = taxPlaceOf(store, order);
    // Not the order's own sum, which has the fees in it.
    const goods = order.lines.reduce((sum, line) => sum + line.proratedLinePriceWithTax, 0);
    const gross = goods >= rate.freeAboveCents ? 0 : rate.priceCents;
    return {
      price: place.hasStoreRate ? gross : netOf(gross, place.storeRatePermyriad),
      priceIncludesTax: place.hasStoreRate,
      taxRate: place.ratePermyriad / 100,
    };
  },
});
