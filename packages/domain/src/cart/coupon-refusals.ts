import type { FailureCode } from '../calls/failures.ts';

/** Why a coupon takes nothing off. */
export const couponRefusals = [
  'coupon-unknown',
  'coupon-expired',
  'coupon-minimum-not-met',
  'coupon-not-for-these-products',
  'coupon-not-combinable',
  'coupon-already-used',
  'coupon-gift-out-of-stock',
] as const satisfies readonly FailureCode[];
export type CouponRefusal = (typeof couponRefusals)[number];
