import type { AllCalls } from '@tradehall/domain/all-calls.ts';
import type { CallFailure } from '@tradehall/domain/calls/call.ts';

type Changes = Pick<
  AllCalls['new-ct'],
  | 'addToCart'
  | 'updateCartQuantity'
  | 'removeFromCart'
  | 'updateCart'
  | 'applyCartCoupon'
  | 'removeCartCoupon'
  | 'deleteCart'
>;
export type CartFailure = { [Name in keyof Changes]: CallFailure<Changes[Name]> }[keyof Changes];

/** A guarantee is named with the product it belongs to. */
export interface LineName {
  readonly sku: string;
  readonly parentSku: string | null;
}

export type CartChange =
  | { readonly kind: 'add'; readonly sku: string; readonly parentSku: null; readonly quantity: number }
  | ({ readonly kind: 'set'; readonly quantity: number } & LineName)
  | ({ readonly kind: 'remove' } & LineName)
  | { readonly kind: 'choose-guarantee'; readonly sku: string; readonly parentSku: string }
  | { readonly kind: 'apply-coupon'; readonly code: string }
  | { readonly kind: 'remove-coupon'; readonly couponId: string }
  | { readonly kind: 'clear' };

/** A§4: failures are kept by what was tried. */
const operations = {
  add: 'addItem',
  set: 'updateItemQty',
  remove: 'removeItem',
  'choose-guarantee': 'chooseGuarantee',
  'apply-coupon': 'applyCoupon',
  'remove-coupon': 'removeCoupon',
  clear: 'clear',
} as const satisfies Record<CartChange['kind'], string>;

export type CartOperation = (typeof operations)[CartChange['kind']];

/** What was tried in vain, and why. */
export interface FailedChange {
  readonly action: CartOperation;
  readonly reason: CartFailure['code'];
}

export const operationOf = ({ kind }: CartChange): CartOperation => operations[kind];

export interface Intent {
  readonly id: string;
  readonly change: CartChange;
  readonly bornAt: number;
  readonly holdUntil: number;
  /** It was sent: what it says stands. */
  readonly isSealed: boolean;
  /** The cart it was sent to without a certain answer. */
  readonly sentTo: string | null;
  /** Whether that cart may hold it already. */
  readonly isDoubtful: boolean;
  /** Left behind by a page that is gone. */
  readonly isAdopted: boolean;
}

// A§9
const maximumQuantity = 1000;
/** However long somebody goes on pressing, something is sent meanwhile. */
const foldableForMs = 2_000;

export const isSameLine = (one: LineName, other: LineName): boolean =>
  one.sku === other.sku && one.parentSku === other.parentSku;

function foldChanges(earlier: CartChange, later: CartChange): CartChange | null {
  if (earlier.kind === 'set' && (later.kind === 'set' || later.kind === 'remove'))
    return isSameLine(earlier, later) ? later : null;
  if ((earlier.kind === 'add' || earlier.kind === 'set') && later.kind === 'add' && isSameLine(earlier, later)) {
    const quantity = earlier.quantity + later.quantity;
    return quantity > maximumQuantity ? null : { ...earlier, quantity };
  }
  return null;
}

interface Fold {
  readonly into: Intent;
  readonly change: CartChange;
}

/** Several presses on one line become one intent. Only quantities of other lines may stand between the two. */
export function findFold(queue: readonly Intent[], later: CartChange, now: number): Fold | null {
  for (const into of queue.toReversed()) {
    const { change } = into;
    if (into.isSealed || now - into.bornAt > foldableForMs || (change.kind !== 'add' && change.kind !== 'set'))
      return null;
    const folded = foldChanges(change, later);
    if (folded !== null) return { into, change: folded };
    if (!('sku' in later) || isSameLine(change, later)) return null;
  }
  return null;
}
