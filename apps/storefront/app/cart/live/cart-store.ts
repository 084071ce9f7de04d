import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { operationOf, type CartChange, type CartFailure, type CartOperation, type Intent } from './cart-intent.ts';
import { stepCart } from './cart-machine.ts';
import { firstState, type Answer, type CartEffect, type CartEvent, type CartState } from './cart-state.ts';
import { linesOf, quantityOf, type ShownCart } from '../shown-cart.ts';
import { withChange } from './shown-changes.ts';

type SendEffect = Extract<CartEffect, { readonly kind: 'send' }>;
type SettleEffect = Extract<CartEffect, { readonly kind: 'settle' }>;

/** The browser and the shop, as far as a cart needs them. */
export interface CartPorts {
  readonly now: () => number;
  readonly newId: () => string;
  readonly wait: (ms: number, then: () => void) => void;
  readonly send: (effect: SendEffect) => Promise<Answer>;
  readonly create: () => Promise<Answer>;
  readonly read: () => Promise<Answer>;
  /** Intents outlive the page until they are settled. */
  readonly keep: (intent: Intent) => void;
  readonly forget: (id: string) => void;
  /** What pages that are gone had not settled. Asked only by who has the turn. */
  readonly findLeftBehind: () => Promise<readonly Intent[]>;
  /** One page at a time sends; whoever has the turn gives it back. */
  readonly takeTurn: () => Promise<() => void>;
  /** `isHeard`: whoever asked for it is here and is told. */
  readonly report: (operation: CartOperation, failure: CartFailure, isHeard: boolean) => void;
  /** To the other tabs. */
  readonly tell: (cartId: string, version: number) => void;
}

const isLoading = ({ queue }: CartState, operation: CartOperation): boolean =>
  queue.some(({ change }) => operationOf(change) === operation);

function show(state: CartState): ShownCart {
  // What a page that is gone had sent may be in the cart already: it is not put on top.
  const waiting = state.queue.filter(({ isAdopted }) => !isAdopted);
  const lines = waiting.reduce((shown, { change }) => withChange(shown, change), linesOf(state.cart));
  return {
    state: state.isKnown || waiting.length > 0 ? 'known' : 'unknown',
    cart: state.cart,
    lines,
    quantity: quantityOf(lines),
    isPending: state.queue.length > 0,
    loading: {
      clear: isLoading(state, 'clear'),
      applyCoupon: isLoading(state, 'applyCoupon'),
      removeCoupon: isLoading(state, 'removeCoupon'),
    },
    errors: state.errors,
  };
}

/** What cannot be understood is no answer. */
const answerTo = (question: Promise<Answer>): Promise<Answer> => question.catch(() => null);

type Resolve = (failure: CartFailure | null) => void;

function runEffects(ports: CartPorts, take: (event: CartEvent) => void, settle: (effect: SettleEffect) => void) {
  let leaveTurn = (): void => undefined;
  const takeTurn = async () => {
    leaveTurn = await ports.takeTurn();
    take({ kind: 'got-turn', leftBehind: await ports.findLeftBehind() });
  };
  return (effect: CartEffect): void => {
    switch (effect.kind) {
      case 'keep':
        ports.keep(effect.intent);
        break;
      case 'settle':
        ports.forget(effect.id);
        settle(effect);
        break;
      case 'send':
        void answerTo(ports.send(effect)).then((answer) => take({ kind: 'sent', answer }));
        break;
      case 'create':
        void answerTo(ports.create()).then((answer) => take({ kind: 'created', answer }));
        break;
      case 're-read':
        void answerTo(ports.read()).then((answer) => take({ kind: 're-read', answer }));
        break;
      case 'refresh':
        void answerTo(ports.read()).then((answer) => take({ kind: 'refreshed', answer, epoch: effect.epoch }));
        break;
      case 'ask-turn':
        void takeTurn();
        break;
      case 'leave-turn':
        leaveTurn();
        break;
      case 'wait':
        ports.wait(effect.ms, () => take({ kind: 'woken' }));
        break;
      case 'tell':
        ports.tell(effect.cartId, effect.version);
        break;
    }
  };
}

export function createCartStore(ports: CartPorts, changed: (shown: ShownCart) => void) {
  let state = firstState;
  const waiting = new Map<string, readonly Resolve[]>();

  const take = (event: CartEvent, resolve?: Resolve): void => {
    const step = stepCart(state, event, ports.now());
    state = step.state;
    step.effects.forEach((effect) => {
      // What was folded into an earlier one is settled with it.
      if (resolve !== undefined && effect.kind === 'keep') {
        waiting.set(effect.intent.id, [...(waiting.get(effect.intent.id) ?? []), resolve]);
        resolve = undefined;
      }
    });
    changed(show(state));
    step.effects.forEach(run);
  };
  const run = runEffects(ports, take, ({ id, operation, failure }) => {
    const resolves = waiting.get(id) ?? [];
    waiting.delete(id);
    if (failure !== null) ports.report(operation, failure, resolves.length > 0);
    resolves.forEach((resolve) => resolve(failure));
  });

  return {
    epoch: () => state.epoch,
    change: (change: CartChange): Promise<CartFailure | null> =>
      new Promise((resolve) => take({ kind: 'wished', id: ports.newId(), change }, resolve)),
    receive: (cart: Cart | null, epoch: number | null) => take({ kind: 'received', cart, epoch }),
    refresh: () => take({ kind: 'outdated' }),
    hear: (cartId: string, version: number) => take({ kind: 'told', cartId, version }),
    wake: () => take({ kind: 'woken' }),
    adopt: () => take({ kind: 'found' }),
  };
}
