import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { LineItem } from '@tradehall/domain/cart/line-item.ts';
import type { Money } from '@tradehall/domain/money/money.ts';
import type { DataLayerEvent, DataLayerEvents, LayerItem } from './data-layer-event.ts';
import { decimalAmount } from './decimal-amount.ts';

/** A line as an event names it, also once it is gone. */
export interface MarkedLine {
  readonly name: string;
  readonly quantity: number;
  /** Of one piece. */
  readonly price: Pick<Money, 'centAmount' | 'fractionDigits'>;
}

/** What is remembered of a cart to know the next change. */
export interface CartMark {
  readonly id: string;
  readonly version: number;
  readonly lines: Readonly<Record<string, MarkedLine>>;
}

export interface CartDifference {
  readonly action: 'addItem' | 'removeItem' | 'updateItemQty';
  readonly sku: string;
  /** As it is now, or was last. */
  readonly line: MarkedLine;
  readonly before: number;
  readonly after: number;
}

/** A gift comes and goes by itself, and a guarantee has its product's name behind its own. */
const keyOf = ({ variant, parentSku }: LineItem): string => `${variant.sku}/${parentSku ?? ''}`;
const ownLines = (cart: Cart): readonly LineItem[] => cart.lineItems.filter(({ giftOf }) => giftOf === null);

function markedLine({ name, quantity, price: { value, discounted } }: LineItem): MarkedLine {
  const { centAmount, fractionDigits } = discounted ?? value;
  return { name, quantity, price: { centAmount, fractionDigits } };
}

export const markOf = (cart: Cart): CartMark => ({
  id: cart.id,
  version: cart.version,
  lines: Object.fromEntries(ownLines(cart).map((line) => [keyOf(line), markedLine(line)])),
});

const actionOf = (before: number, after: number): CartDifference['action'] =>
  before === 0 ? 'addItem' : after === 0 ? 'removeItem' : 'updateItemQty';

/** There was none: whatever is in the next one was put there since. */
export const noCart: CartMark = { id: 'none', version: 0, lines: {} };

/** What has become of a cart since it was marked. One that nobody has seen before was filled elsewhere. */
export function cartDifferences(mark: CartMark | null, cart: Cart): readonly CartDifference[] {
  if (mark === null || (mark.id !== cart.id && mark.id !== noCart.id)) return [];
  const former = new Map(Object.entries(mark.lines));
  const lines = new Map(Object.entries(markOf(cart).lines));
  // Those that were there stand first.
  return [...new Map([...former, ...lines])].flatMap(([key, line]) => {
    const before = former.get(key)?.quantity ?? 0;
    const after = lines.get(key)?.quantity ?? 0;
    const [sku = ''] = key.split('/');
    return before === after ? [] : [{ action: actionOf(before, after), sku, line, before, after }];
  });
}

const itemOf = (sku: string, { name, price }: MarkedLine, quantity: number): LayerItem => ({
  item_id: sku,
  item_name: name,
  price: decimalAmount(price),
  quantity,
});

/** The whole cart, for what is about all of it. */
export const pricedCart = (cart: Cart): DataLayerEvents['pay_now'] => ({
  currency: cart.estimatedTotal.currencyCode,
  value: decimalAmount(cart.estimatedTotal),
  items: ownLines(cart).map((line) => itemOf(line.variant.sku, markedLine(line), line.quantity)),
});

export function cartEvent({ action, sku, line, before, after }: CartDifference, cart: Cart): DataLayerEvent {
  const currency = cart.totalPrice.currencyCode;
  const pieces = Math.abs(after - before);
  const value = decimalAmount({ ...line.price, centAmount: line.price.centAmount * pieces });
  const priced = { currency, value, items: [itemOf(sku, line, pieces)] };
  switch (action) {
    case 'addItem':
      return { event: 'add_to_cart', ...priced };
    case 'removeItem':
      return { event: 'remove_from_cart', ...priced };
    case 'updateItemQty':
      return { event: 'change_quantity', ...priced, quantity_before: before };
  }
}
