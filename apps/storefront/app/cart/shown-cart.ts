import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { LineItem } from '@tradehall/domain/cart/line-item.ts';
import type { CartFailure, CartOperation, LineName } from './live/cart-intent.ts';

export interface ShownLine extends LineName {
  /** The same before and after the shop's answer. */
  readonly key: string;
  readonly giftOf: string | null;
  /** At once what the shopper asked for. */
  readonly quantity: number;
  /** What the shop knows of it; null where it was added just now. */
  readonly item: LineItem | null;
  /** Its amounts are of before: only the shop reckons. */
  readonly isPending: boolean;
}

export interface ShownCart {
  readonly state: 'unknown' | 'known';
  /** As the shop acknowledged it last: every amount, coupon and notice is from here. */
  readonly cart: Cart | null;
  readonly lines: readonly ShownLine[];
  /** A guarantee or a gift goes with something else and is no item of its own. */
  readonly quantity: number;
  /** Something is not acknowledged yet: the amounts are of before. */
  readonly isPending: boolean;
  readonly loading: Readonly<Record<'clear' | 'applyCoupon' | 'removeCoupon', boolean>>;
  /** What could not be done, until it is done. */
  readonly errors: Readonly<Record<CartOperation, CartFailure | null>>;
}

export const noErrors: ShownCart['errors'] = {
  addItem: null,
  updateItemQty: null,
  removeItem: null,
  chooseGuarantee: null,
  applyCoupon: null,
  removeCoupon: null,
  clear: null,
};

export const unknownCart: ShownCart = {
  state: 'unknown',
  cart: null,
  lines: [],
  quantity: 0,
  isPending: false,
  loading: { clear: false, applyCoupon: false, removeCoupon: false },
  errors: noErrors,
};

export const lineKey = (sku: string, parentSku: string | null, giftOf: string | null): string =>
  `${sku}/${parentSku ?? ''}/${giftOf ?? ''}`;

export const linesOf = (cart: Cart | null): readonly ShownLine[] =>
  (cart?.lineItems ?? []).map((item) => {
    const { quantity, parentSku, giftOf, variant } = item;
    const { sku } = variant;
    return { key: lineKey(sku, parentSku, giftOf), sku, parentSku, giftOf, quantity, item, isPending: false };
  });

export const quantityOf = (lines: readonly ShownLine[]): number =>
  lines.reduce(
    (sum, { parentSku, giftOf, quantity }) => sum + (parentSku === null && giftOf === null ? quantity : 0),
    0,
  );

/** Of a product that was put there, not given. */
export const piecesOf = (lines: readonly ShownLine[], sku: string): number =>
  lines.find((line) => line.sku === sku && line.parentSku === null && line.giftOf === null)?.quantity ?? 0;

/** A cart on which nothing waits. */
export function shownCartOf(cart: Cart | null): ShownCart {
  const lines = linesOf(cart);
  return { ...unknownCart, state: 'known', cart, lines, quantity: quantityOf(lines) };
}
