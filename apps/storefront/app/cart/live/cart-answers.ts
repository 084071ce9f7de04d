import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { CartFailure, Intent } from './cart-intent.ts';
import type { Answer } from './cart-state.ts';
import { accept, acknowledge, fail, after, withHead, type Step } from './cart-step.ts';

/** After so many silences an intent is given up. Together they outlast the restart of a process. */
export const retryPausesMs = [300, 1_000, 2_000, 4_000, 8_000, 15_000];
const mostCollisions = 50;

/** Certainly not done, and the cart is another one than it was sent against: it is done anew on the cart as it is. */
function collide(step: Step, head: Intent, failure: CartFailure): Step {
  const collisions = step.state.collisions + 1;
  return collisions > mostCollisions
    ? fail(step, head, failure)
    : withHead(step, { ...head, sentTo: null, isDoubtful: false }, { collisions, mustRead: true });
}

/** What waits behind the one that is given up has one try each until the shop answers again. */
function fallSilent(step: Step, head: Intent, failure: CartFailure): Step {
  const pause = retryPausesMs[step.state.silences];
  const silences = step.state.silences + 1;
  if (pause === undefined) return fail(after(step, { silences }), head, failure);
  const doubted = { ...head, isDoubtful: head.sentTo !== null };
  return after(withHead(step, doubted, { silences, activity: 'waiting' }), {}, { kind: 'wait', ms: pause });
}

function takeRefusal(step: Step, head: Intent, failure: CartFailure): Step {
  switch (failure.code) {
    case 'unknown':
    case 'add-to-cart-failed':
      return fallSilent(step, head, failure);
    case 'cart-version-conflict':
      return collide(step, head, failure);
    case 'cart-not-found':
      if (head.change.kind === 'clear') return acknowledge(after(step, { isStale: true }), head, null);
      // Where the lost cart may have held it, it is not put into another one.
      return head.isDoubtful ? fail(step, head, failure) : collide(step, head, failure);
    default:
      return fail(step, head, failure);
  }
}

/** The answer to what was asked for the first of the queue. */
export function takeAnswer(before: Step, of: 'sent' | 'created' | 're-read', answer: Answer): Step {
  const [head] = before.state.queue;
  const step = after(before, { activity: 'none' });
  if (head === undefined) return step;
  if (answer === null) {
    // A§8
    const code = of === 'sent' ? 'add-to-cart-failed' : 'cart-not-found';
    return fallSilent(step, head, { code: head.change.kind === 'add' ? code : 'unknown' });
  }
  if (!answer.ok) return takeRefusal(step, head, answer.failure);
  const heard = after(step, { silences: 0 });
  return of === 'sent' ? acknowledge(heard, head, answer.cart) : accept(after(heard, { mustRead: false }), answer.cart);
}

/** A cart that somebody asked for, or was given. */
export function receive(step: Step, cart: Cart | null, epoch: number | null): Step {
  const { isKnown, cart: known, activity, queue } = step.state;
  const isSame = isKnown && cart?.id === known?.id;
  if (isSame && (cart?.version ?? 0) < (known?.version ?? 0)) return step;
  // While one is on its way nobody can tell whether this cart holds it already.
  const isBusy = (activity !== 'none' && activity !== 'waiting') || (queue[0]?.sentTo ?? null) !== null;
  const isOutdated = !isSame && epoch !== null && epoch !== step.state.epoch;
  return isBusy || isOutdated ? after(step, { isStale: true }) : accept(step, cart);
}
