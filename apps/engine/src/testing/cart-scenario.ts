import type { CouponKind, VolumeStep } from '../cart/pricing/cart-to-price';

export interface ScenarioProduct {
  readonly sku: string;
  readonly listCents: number;
  readonly saleCents: number | null;
  readonly guaranteeRatePermyriad: number | null;
  readonly volumeGroup: string | null;
  readonly brand: string;
}

export interface ScenarioLine {
  readonly product: ScenarioProduct;
  readonly quantity: number;
  /** Zero without an extra guarantee. */
  readonly guaranteeYears: number;
}

export interface ScenarioCoupon {
  readonly id: number;
  readonly kind: CouponKind;
  /** Permyriad of a relative one, minor units of the others; null where it has no amount in the store's currency. */
  readonly value: number | null;
  readonly minimumCents: number | null;
  readonly skus: readonly string[];
  readonly brands: readonly string[];
  readonly isCombinable: boolean;
  readonly isForStore: boolean;
  readonly isExpired: boolean;
  readonly isUsedUp: boolean;
  /** What a gift would be, how many of it there are, and whether it lies in the cart already. */
  readonly gift: { readonly product: ScenarioProduct; readonly available: number; readonly isInCart: boolean } | null;
}

/** A cart with all that its price depends on, in the words of the shop: for tests that compute it in two ways. */
export interface CartScenario {
  readonly seed: number;
  readonly storeKey: string;
  readonly shippingAddress: { readonly countryCode?: string; readonly postalCode?: string };
  readonly billingAddress: object;
  /** The rate inside the store's prices, that of the destination, and whether those are the same. */
  readonly storeRatePermyriad: number;
  readonly ratePermyriad: number;
  readonly isAtHome: boolean;
  readonly lines: readonly ScenarioLine[];
  /** Rows of steps by group: a group may have several. */
  readonly volumeDiscounts: readonly { readonly group: string; readonly steps: readonly VolumeStep[] }[];
  readonly tierPermyriad: number;
  readonly coupons: readonly ScenarioCoupon[];
}
