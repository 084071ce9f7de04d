import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { cartDifferences, markOf, noCart, type CartDifference, type CartMark } from './cart-story.ts';
import { read, readText } from './read-view.ts';
import type { TrackingMemory } from './tracking-memory.ts';

const isMark = (value: unknown): value is CartMark =>
  readText(value, 'id') !== '' && typeof read(value, 'version') === 'number' && read(value, 'quantities') !== undefined;

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
