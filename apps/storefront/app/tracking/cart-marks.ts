import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { cartDifferences, markOf, noCart, type CartDifference, type CartMark, type MarkedLine } from './cart-story.ts';
import { read, readText } from './read-view.ts';
import type { TrackingMemory } from './tracking-memory.ts';

const isNumber = (value: unknown): boolean => typeof value === 'number';

const isLine = (value: unknown): value is MarkedLine =>
  typeof read(value, 'name') === 'string' &&
  [read(value, 'quantity'), read(value, 'price', 'centAmount'), read(value, 'price', 'fractionDigits')].every(isNumber);

/** What an older release has kept is none. */
function isMark(value: unknown): value is CartMark {
  const lines = read(value, 'lines');
  return (
    readText(value, 'id') !== '' &&
    isNumber(read(value, 'version')) &&
    typeof lines === 'object' &&
    lines !== null &&
    Object.values(lines).every(isLine)
  );
}

function readMark(memory: TrackingMemory): CartMark | null {
  try {
    const mark: unknown = JSON.parse(memory.recall('cart') ?? 'null');
    return isMark(mark) ? mark : null;
  } catch {
    return null;
  }
}

/** What has changed since any tab of this browser looked last; from then on it is known. */
export function takeDifferences(cart: Cart | null, memory: TrackingMemory): readonly CartDifference[] {
  const mark = readMark(memory);
  const now = cart === null ? noCart : markOf(cart);
  if (mark?.id === now.id && mark.version >= now.version) return [];
  memory.keep('cart', JSON.stringify(now));
  return cart === null ? [] : cartDifferences(mark, cart);
}
