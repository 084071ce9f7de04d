import { guaranteeSku } from '@tradehall/domain/calls/fields.ts';
import { guaranteePrice } from '@tradehall/domain/catalogue/guarantee-offers.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { currencyOf, type Store } from '../../platform/stores/store';
import type { TaxPlace } from '../../vat/taxes/tax-place';
import { netOf } from '@tradehall/domain/money/divide-half-up.ts';

export interface UnitPrice {
  readonly price: number;
  readonly priceIncludesTax: boolean;
}

/** What the store asks: gross at home, net of the store's tax where another rate holds. */
export function unitPriceAt(place: TaxPlace, grossCents: number): UnitPrice {
  return place.hasStoreRate
    ? { price: grossCents, priceIncludesTax: true }
    : { price: netOf(grossCents, place.storeRatePermyriad), priceIncludesTax: false };
}

/** A§9: `41000` and the years in tens. Zero for what is no guarantee. */
export function guaranteeYearsOf(sku: string): number {
  return guaranteeSku.options.findIndex((each) => each === sku) + 1;
}

/** Its rate of the parent's price, for every year. */
export function guaranteeUnitPrice(store: Store, parent: UnitPrice, ratePermyriad: number, years: number): UnitPrice {
  const price = guaranteePrice(moneyOf(parent.price, currencyOf(store)), ratePermyriad, years).centAmount;
  return { ...parent, price };
}
