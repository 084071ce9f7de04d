import type { CouponRefusal } from '@tradehall/domain/cart/coupon-refusals.ts';
import type { FailureCode } from '@tradehall/domain/calls/failures.ts';

export type PaymentFailureCode =
  | Extract<
      FailureCode,
      | 'cart-not-found'
      | 'cart-frozen'
      | 'checkout-disabled'
      | 'checkout-data-incomplete'
      | 'email-or-address-missing'
      | 'billing-address-error'
      | 'insufficient-stock'
      | 'product-not-sellable'
      | 'payment-method-not-allowed'
      | 'payment-attempts-exceeded'
      | 'payment-provider-unavailable'
      | 'payment-required'
      | 'payment-not-found'
      | 'payment-refused'
      | 'payment-error'
      | 'paypal-failed'
      | 'cancelled-transaction'
      | 'malformed-price'
      | 'creating-order-failed'
      | 'cash-on-delivery-not-allowed'
      | 'bank-transfer-not-allowed'
      | 'express-address-missing'
      | 'express-country-not-allowed'
    >
  | CouponRefusal;

export interface CartConflict {
  readonly __typename: 'CartConflict';
  readonly currentVersion: number;
}

export interface PaymentFailure {
  readonly __typename: 'CartFailure';
  readonly code: string;
  readonly available?: number;
}

export function paymentFailure(code: PaymentFailureCode, available?: number): PaymentFailure {
  return { __typename: 'CartFailure', code, ...(available === undefined ? {} : { available }) };
}

/** Thrown to undo what a payment has begun in its transaction. */
export class NotStarted extends Error {
  constructor(readonly answer: PaymentFailure | CartConflict) {
    super('the payment was not started');
  }

  static because(code: PaymentFailureCode, available?: number): NotStarted {
    return new NotStarted(paymentFailure(code, available));
  }

  static conflict(currentVersion: number): NotStarted {
    return new NotStarted({ __typename: 'CartConflict', currentVersion });
  }
}
