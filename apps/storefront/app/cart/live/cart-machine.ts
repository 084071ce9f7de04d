import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { receive, takeAnswer } from './cart-answers.ts';
import type { Intent } from './cart-intent.ts';
import { adopt, enqueue } from './cart-queue.ts';
import type { CartEvent, CartState } from './cart-state.ts';
import { fail, settle, after, withHead, type Step } from './cart-step.ts';

function send(step: Step, head: Intent, { id, version }: Cart): Step {
  const intent = { ...head, isSealed: true, sentTo: id };
  const sent = withHead(step, intent, { activity: 'sending' });
  return after(sent, {}, { kind: 'keep', intent }, { kind: 'send', intent, cartId: id, version });
}

/** Nothing waits: others have their turn, and there is time to look what they did. */
function rest(step: Step): Step {
  const { turn, isStale, isRefreshing, newestVersion, cart, epoch } = step.state;
  const still = after(step, { silences: 0, mustRead: false });
  const left = turn === 'mine' ? after(still, { turn: 'none' }, { kind: 'leave-turn' }) : still;
  const isOld = isStale || (cart !== null && newestVersion > cart.version);
  return isOld && !isRefreshing
    ? after(left, { isRefreshing: true, isStale: false, newestVersion: 0 }, { kind: 'refresh', epoch })
    : left;
}

const reRead = (step: Step): Step =>
  after(step, { activity: 're-reading', isStale: false, collisions: step.state.collisions + 1 }, { kind: 're-read' });

/** The next thing to do for the first of the queue, whose turn it is. */
function attend(step: Step, head: Intent, now: number): Step {
  const { isKnown, mustRead, collisions, cart } = step.state;
  if (head.holdUntil > now) return after(step, { activity: 'waiting' }, { kind: 'wait', ms: head.holdUntil - now });
  // A cart is created on the first add; asked for one the shop answers the one there is.
  const canCreate = head.change.kind === 'add' && !head.isDoubtful;
  if (mustRead || (!isKnown && !canCreate)) return reRead(step);
  if (cart !== null && (!head.isDoubtful || head.sentTo === cart.id)) return send(step, head, cart);
  if (canCreate) return after(step, { activity: 'creating' }, { kind: 'create' });
  // There may be one by now.
  if (collisions === 0) return reRead(step);
  const isDone = head.change.kind === 'clear';
  return proceed(isDone ? settle(step, head, null) : fail(step, head, { code: 'cart-not-found' }), now);
}

function proceed(step: Step, now: number): Step {
  const { activity, turn, queue } = step.state;
  const [head] = queue;
  if (activity !== 'none') return step;
  if (head === undefined) return rest(step);
  if (turn === 'none') return after(step, { turn: 'asked' }, { kind: 'ask-turn' });
  return turn === 'asked' ? step : attend(step, head, now);
}

function handle(step: Step, event: CartEvent, now: number): Step {
  const { state } = step;
  switch (event.kind) {
    case 'wished':
      return enqueue(step, event.id, event.change, now);
    case 'sent':
    case 'created':
    case 're-read':
      return takeAnswer(step, event.kind, event.answer);
    case 'received':
      return receive(step, event.cart, event.epoch);
    case 'refreshed': {
      const read = after(step, { isRefreshing: false });
      return event.answer?.ok === true ? receive(read, event.answer.cart, event.epoch) : read;
    }
    case 'told':
      return event.cartId === state.cart?.id
        ? after(step, { newestVersion: Math.max(state.newestVersion, event.version) })
        : after(step, { isStale: true });
    case 'outdated':
      return after(step, { isStale: true });
    case 'woken':
      return state.activity === 'waiting' ? after(step, { activity: 'none' }) : step;
    case 'found':
      return state.turn === 'none' ? after(step, { turn: 'asked' }, { kind: 'ask-turn' }) : step;
    case 'got-turn':
      return adopt(after(step, { turn: 'mine' }), event.leftBehind);
  }
}

/**
 * The cart in the browser, without the browser: events in, effects out. What is shown is the acknowledged cart and the
 * queue on top of it, so giving an intent up takes back exactly what it changed.
 */
export const stepCart = (state: CartState, event: CartEvent, now: number): Step =>
  proceed(handle({ state, effects: [] }, event, now), now);
