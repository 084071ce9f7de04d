import { divideHalfUp, netOf } from '@tradehall/domain/money/divide-half-up.ts';
import type { Order } from '@vendure/core';
import type { Store } from '../platform/stores/store';
import { taxPlaceOf } from '../vat/taxes/tax-place';
import type { CartFacts } from './cart-facts';

export interface ShippingEstimate {
  readonly key: 'parcel' | 'freight';
  readonly price: number;
  readonly freeAbove: number;
  readonly missingForFree: number | null;
}

/** What sending the goods costs, by the rule of the shipping plugin; gross, with the tax of where they go. */
export function shippingEstimate(store: Store, order: Order, facts: CartFacts, goods: number): ShippingEstimate | null {
  if (order.lines.length === 0) return null;
  const key = [...facts.lines.values()].some(({ isFreight }) => isFreight) ? 'freight' : 'parcel';
  const rate = facts.rates?.[key];
  if (!rate) return null;
  const isFree = goods >= rate.freeAboveCents;
  return {
    key,
    price: isFree ? 0 : withTaxOfPlace(store, order, rate.priceCents),
    freeAbove: rate.freeAboveCents,
    missingForFree: isFree ? null : rate.freeAboveCents - goods,
  };
}

/** A price of the store as it is where the order goes. */
export function withTaxOfPlace(store: Store, order: Order, gross: number): number {
  const { hasStoreRate, storeRatePermyriad, ratePermyriad } = taxPlaceOf(store, order);
  if (hasStoreRate) return gross;
  return divideHalfUp(BigInt(netOf(gross, storeRatePermyriad)) * BigInt(10_000 + ratePermyriad), 10_000n);
}
