import { valueOn } from '@tradehall/domain/countries/dated.ts';
import { type Store, todayIn } from '../../platform/stores/store';
import { type UnitPrice, unitPriceAt } from '../../catalogue/store-prices/unit-price';
import type { TaxPlace } from '../../vat/taxes/tax-place';

export const cashOnDeliverySku = 'cash-on-delivery';

/** Null where paying on delivery is not offered. */
export function findCashOnDeliveryFee({ country }: Store, place: TaxPlace): UnitPrice | null {
  const { fee } = country.cashOnDelivery;
  return fee && unitPriceAt(place, valueOn(fee, todayIn(country)).centAmount);
}
