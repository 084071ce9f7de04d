import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { LineItem } from '@tradehall/domain/cart/line-item.ts';
import type { DataLayerEvent, DataLayerEvents, LayerItem } from './data-layer-event.ts';
import { decimalAmount } from './decimal-amount.ts';

/** What is remembered of a cart to know the next change. */
export interface CartMark {
  readonly id: string;
  readonly version: number;
  readonly quantities: Readonly<Record<string, number>>;
}

export interface CartDifference {
  readonly action: 'addItem' | 'removeItem' | 'updateItemQty';
  readonly sku: string;
  /** Null where the line is gone. */
  readonly line: LineItem | null;
  readonly before: number;
  readonly after: number;
}

/** A gift comes and goes by itself, and a guarantee has its product's name behind its own. */
const keyOf = ({ variant, parentSku }: LineItem): string => `${variant.sku}/${parentSku ?? ''}`;
const ownLines = (cart: Cart): readonly LineItem[] => cart.lineItems.filter(({ giftOf }) => giftOf === null);

export const markOf = (cart: Cart): CartMark => ({
  id: cart.id,
  version: cart.version,
  quantities: Object.fromEntries(ownLines(cart).map((line) => [keyOf(line), line.quantity])),
});

const actionOf = (before: number, after: number): CartDifference['action'] =>
  before === 0 ? 'addItem' : after === 0 ? 'removeItem' : 'updateItemQty';

/** There was none: whatever is in the next one was put there since. */
export const noCart: CartMark = { id: 'none', version: 0, quantities: {} };

/** What has become of a cart since it was marked. One that nobody has seen before was filled elsewhere. */
export function cartDifferences(mark: CartMark | null, cart: Cart): readonly CartDifference[] {
  if (mark === null || (mark.id !== cart.id && mark.id !== noCart.id)) return [];
  const former = mark.quantities;
  const lines = new Map(ownLines(cart).map((line) => [keyOf(line), line]));
  const keys = new Set([...Object.keys(former), ...lines.keys()]);
  return [...keys].flatMap((key) => {
    const line = lines.get(key) ?? null;
    const before = former[key] ?? 0;
    const after = line?.quantity ?? 0;
    const [sku = ''] = key.split('/');
    return before === after ? [] : [{ action: actionOf(before, after), sku, line, before, after }];
  });
}

const itemOf = (line: LineItem, quantity: number): LayerItem => ({
  item_id: line.variant.sku,
  item_name: line.name,
  price: decimalAmount(line.price.discounted ?? line.price.value),
  quantity,
});

/** The whole cart, for what is about all of it. */
export const pricedCart = (cart: Cart): DataLayerEvents['pay_now'] => ({
  currency: cart.estimatedTotal.currencyCode,
  value: decimalAmount(cart.estimatedTotal),
  items: ownLines(cart).map((line) => itemOf(line, line.quantity)),
});

export function cartEvent({ action, sku, line, before, after }: CartDifference, cart: Cart): DataLayerEvent {
  const currency = cart.totalPrice.currencyCode;
  const pieces = Math.abs(after - before);
  // The name of a line that is gone is not known any more.
  const item = line === null ? { item_id: sku, item_name: '', quantity: pieces } : itemOf(line, pieces);
  const unit = line === null ? null : (line.price.discounted ?? line.price.value);
  const value = unit === null ? '' : decimalAmount({ ...unit, centAmount: unit.centAmount * pieces });
  const priced = { currency, value, items: [item] };
  switch (action) {
    case 'addItem':
      return { event: 'add_to_cart', ...priced };
    case 'removeItem':
      return { event: 'remove_from_cart', ...priced };
    case 'updateItemQty':
      return { event: 'change_quantity', ...priced, quantity_before: before };
  }
}
