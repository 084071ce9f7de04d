import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { CartChange, CartFailure, CartOperation, Intent } from './cart-intent.ts';
import { noErrors, type ShownCart } from '../shown-cart.ts';

/** Null where no answer came at all. */
export type Answer =
  { readonly ok: true; readonly cart: Cart | null } | { readonly ok: false; readonly failure: CartFailure } | null;

export type CartEvent =
  | { readonly kind: 'wished'; readonly id: string; readonly change: CartChange }
  | { readonly kind: 'sent' | 'created' | 're-read'; readonly answer: Answer }
  /** `epoch`: as it was when the question went out; null where the cart is certain. */
  | { readonly kind: 'received'; readonly cart: Cart | null; readonly epoch: number | null }
  | { readonly kind: 'refreshed'; readonly answer: Answer; readonly epoch: number }
  | { readonly kind: 'told'; readonly cartId: string; readonly version: number }
  /** `found`: something was left behind by a page that is gone. */
  | { readonly kind: 'outdated' | 'woken' | 'found' }
  | { readonly kind: 'got-turn'; readonly leftBehind: readonly Intent[] };

export type CartEffect =
  | { readonly kind: 'keep'; readonly intent: Intent }
  | {
      readonly kind: 'settle';
      readonly id: string;
      readonly operation: CartOperation;
      readonly failure: CartFailure | null;
    }
  | { readonly kind: 'send'; readonly intent: Intent; readonly cartId: string; readonly version: number }
  | { readonly kind: 'create' | 're-read' | 'ask-turn' | 'leave-turn' }
  | { readonly kind: 'refresh'; readonly epoch: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'tell'; readonly cartId: string; readonly version: number };

export interface CartState {
  readonly isKnown: boolean;
  /** As acknowledged. */
  readonly cart: Cart | null;
  /** Goes up whenever another cart takes the place of this one. */
  readonly epoch: number;
  /** Not acknowledged, in order; only the first is ever on its way. */
  readonly queue: readonly Intent[];
  readonly activity: 'none' | 'sending' | 'creating' | 're-reading' | 'waiting';
  readonly turn: 'none' | 'asked' | 'mine';
  /** Questions in a row without an answer. */
  readonly silences: number;
  /** How often somebody else was quicker than the first of the queue. */
  readonly collisions: number;
  /** The cart must be read before anything else is sent. */
  readonly mustRead: boolean;
  /** The cart is to be read once nothing waits. */
  readonly isStale: boolean;
  readonly newestVersion: number;
  readonly isRefreshing: boolean;
  readonly pressedAt: Readonly<Record<string, number>>;
  readonly errors: ShownCart['errors'];
}

export const firstState: CartState = {
  isKnown: false,
  cart: null,
  epoch: 0,
  queue: [],
  activity: 'none',
  turn: 'none',
  silences: 0,
  collisions: 0,
  mustRead: false,
  isStale: false,
  newestVersion: 0,
  isRefreshing: false,
  pressedAt: {},
  errors: noErrors,
};
