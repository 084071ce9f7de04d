import type { CouponRefusal } from '@tradehall/domain/cart/coupon-refusals.ts';

export interface LineToPrice {
  readonly id: string;
  readonly kind: 'goods' | 'guarantee' | 'gift';
  readonly quantity: number;
  /** One piece, before discounts; gross or net as the cart says. */
  readonly unitCents: number;
  readonly ratePermyriad: number;
  readonly volumeGroup: string | null;
  /** The id of the coupon a gift came with. */
  readonly giftOf: string | null;
}

export interface VolumeStep {
  readonly volume: number;
  readonly discountPermyriad: number;
}

type CouponValue =
  | { readonly kind: 'fixed' | 'absolute'; readonly cents: number }
  | { readonly kind: 'relative'; readonly permyriad: number }
  | { readonly kind: 'gift' };
export type CouponKind = CouponValue['kind'];

export type CouponToPrice = CouponValue & {
  readonly id: string;
  readonly isCombinable: boolean;
  /** What is known without looking at the lines: not for this store, expired, used, no gift left. */
  readonly refusal: CouponRefusal | null;
  /** Gross. */
  readonly minimumCents: number;
  /** Null: for all goods. */
  readonly lineIds: ReadonlySet<string> | null;
};

/** All that the price of a cart depends on. Lines come in the order they were added, coupons in that they were applied. */
export interface CartToPrice {
  readonly lines: readonly LineToPrice[];
  /** At home prices and amounts are gross; where another rate holds they are net of the store's. */
  readonly pricesIncludeTax: boolean;
  readonly storeRatePermyriad: number;
  readonly volumeSteps: ReadonlyMap<string, readonly VolumeStep[]>;
  readonly tierPermyriad: number;
  readonly coupons: readonly CouponToPrice[];
}
