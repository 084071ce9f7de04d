import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { operationOf, type CartFailure, type Intent } from './cart-intent.ts';
import type { CartEffect, CartState } from './cart-state.ts';

/** A state, and what is to be done to get there. */
export interface Step {
  readonly state: CartState;
  readonly effects: readonly CartEffect[];
}

export const after = ({ state, effects }: Step, change: Partial<CartState>, ...more: readonly CartEffect[]): Step => ({
  state: { ...state, ...change },
  effects: [...effects, ...more],
});

export const withHead = (step: Step, head: Intent, change: Partial<CartState> = {}): Step =>
  after(step, { queue: [head, ...step.state.queue.slice(1)], ...change });

export function accept(step: Step, cart: Cart | null): Step {
  const isOther = cart?.id !== step.state.cart?.id;
  return after(step, { isKnown: true, cart, epoch: step.state.epoch + (isOther ? 1 : 0) });
}

export function settle(step: Step, { id, change }: Intent, failure: CartFailure | null): Step {
  const operation = operationOf(change);
  const errors = { ...step.state.errors, [operation]: failure };
  const queue = step.state.queue.filter((intent) => intent.id !== id);
  return after(step, { queue, collisions: 0, errors }, { kind: 'settle', id, operation, failure });
}

// A§4: other update errors reload the cart.
export const fail = (step: Step, head: Intent, failure: CartFailure): Step =>
  after(settle(step, head, failure), { isStale: true });

export function acknowledge(step: Step, head: Intent, cart: Cart | null): Step {
  const before = step.state.cart;
  const done = settle(accept(step, cart), head, null);
  const news = cart ?? (before === null ? null : { id: before.id, version: before.version + 1 });
  return news === null ? done : after(done, {}, { kind: 'tell', cartId: news.id, version: news.version });
}
