import type { CouponRefusal } from '@tradehall/domain/cart/coupon-refusals.ts';

export interface CartConflict {
  readonly __typename: 'CartConflict';
  readonly currentVersion: number;
}

export interface CartDeleted {
  readonly __typename: 'CartDeleted';
  readonly cartId: number;
}

export type CartFailureCode =
  | 'cart-not-found'
  | 'cart-frozen'
  | 'product-not-found'
  | 'product-not-sellable'
  | 'insufficient-stock'
  | 'quantity-limit'
  | 'guarantee-not-offered'
  | 'parent-not-in-cart'
  | 'shipping-address-error'
  | 'billing-address-error'
  | 'link-expired'
  | CouponRefusal;

interface FailureDetails {
  readonly available?: number;
  readonly maximum?: number;
  readonly minimum?: number | null;
}

export interface CartFailure extends FailureDetails {
  readonly __typename: 'CartFailure';
  readonly code: CartFailureCode;
}

export function cartFailure(code: CartFailureCode, details: FailureDetails = {}): CartFailure {
  return { __typename: 'CartFailure', code, ...details };
}

export function cartDeleted(cartId: number): CartDeleted {
  return { __typename: 'CartDeleted', cartId };
}

/** Thrown to roll the change back, the raised version with it. Without an answer the cart as it stands is the answer. */
export class NotChanged extends Error {
  private constructor(readonly answer: CartConflict | CartFailure | CartDeleted | null) {
    super('the cart was not changed');
  }

  static asTheCartIs(): NotChanged {
    return new NotChanged(null);
  }

  static conflict(currentVersion: number): NotChanged {
    return new NotChanged({ __typename: 'CartConflict', currentVersion });
  }

  static because(code: CartFailureCode, details?: FailureDetails): NotChanged {
    return new NotChanged(cartFailure(code, details));
  }

  static asDeletedBefore(cartId: number): NotChanged {
    return new NotChanged(cartDeleted(cartId));
  }
}
