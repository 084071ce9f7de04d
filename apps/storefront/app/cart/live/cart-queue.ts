import { findFold, type CartChange, type Intent } from './cart-intent.ts';
import { after, type Step } from './cart-step.ts';

// B§9: cart API
const debounceMs = 300;

const newIntent = { isSealed: false, sentTo: null, isDoubtful: false, isAdopted: false } as const;

/** The first press goes at once; repeats on its line wait for more of them. */
export function enqueue(step: Step, id: string, change: CartChange, now: number): Step {
  const { queue, pressedAt } = step.state;
  const line = 'sku' in change ? `${change.sku}/${change.parentSku ?? ''}` : '';
  const isQuantity = change.kind === 'add' || change.kind === 'set';
  const isRepeated = isQuantity && now - (pressedAt[line] ?? -Infinity) < debounceMs;
  const holdUntil = isRepeated ? now + debounceMs : now;
  const fold = findFold(queue, change, now);
  const intent: Intent =
    fold === null
      ? { ...newIntent, id, change, bornAt: now, holdUntil }
      : // What is due only waits for those before it, and need not wait for more.
        { ...fold.into, change: fold.change, holdUntil: fold.into.holdUntil > now ? holdUntil : now };
  return after(
    step,
    {
      queue: fold === null ? [...queue, intent] : queue.map((one) => (one === fold.into ? intent : one)),
      pressedAt: { ...pressedAt, [line]: now },
    },
    { kind: 'keep', intent },
  );
}

/** What pages that are gone left behind goes first; only what may be on its way stays before it. */
export function adopt(step: Step, found: readonly Intent[]): Step {
  const { queue } = step.state;
  const adopted = found
    .filter(({ id }) => queue.every((intent) => intent.id !== id))
    .map((intent) => ({ ...intent, isSealed: true, isAdopted: true, isDoubtful: intent.sentTo !== null }));
  const isOpen = ({ isSealed }: Intent) => !isSealed;
  return after(
    step,
    { queue: [...queue.filter(({ isSealed }) => isSealed), ...adopted, ...queue.filter(isOpen)] },
    ...adopted.map((intent) => ({ kind: 'keep', intent }) as const),
  );
}
