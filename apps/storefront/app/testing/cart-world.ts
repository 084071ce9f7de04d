import type { Scheduler } from 'fast-check';
import type { CartChange, CartFailure, Intent } from '../cart/live/cart-intent.ts';
import type { Answer } from '../cart/live/cart-state.ts';
import { createCartStore, type CartPorts } from '../cart/live/cart-store.ts';
import { createKeptIntents } from '../cart/live/kept-intents.ts';
import { unknownCart, type ShownCart } from '../cart/shown-cart.ts';
import { createStorage } from './create-storage.ts';
import { openModelShop } from './model-cart-shop.ts';

/** What becomes of a question: `late` has the shop act on it after the browser has stopped waiting. */
export type Fate = 'well' | 'lost' | 'reply-lost' | 'late' | 'broken';

export interface Press {
  readonly change: CartChange;
  /** Null in another browser. */
  readonly tab: number | null;
  intentId: string;
  outcome: CartFailure | 'done' | null;
}

interface Tab {
  readonly store: ReturnType<typeof createCartStore>;
  readonly kept: ReturnType<typeof createKeptIntents>;
  shown: ShownCart;
  isOpen: boolean;
  leaveTurn: () => void;
}

function createTurns() {
  let last: Promise<void> = Promise.resolve();
  return async (): Promise<() => void> => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    last = promise;
    await before;
    return () => resolve(undefined);
  };
}

interface WorldOptions {
  readonly scheduler: Scheduler;
  readonly fates: readonly Fate[];
  readonly hasLocks: boolean;
}

const never = <Value>(): Promise<Value> => new Promise(() => undefined);

/** Browser tabs of one shopper and the shop, with a clock of their own; who comes when is the scheduler's choice. */
export class CartWorld {
  readonly presses: Press[] = [];
  readonly kept = createStorage();
  readonly shop = openModelShop((cartId, version) =>
    this.#tabs.forEach((tab) => this.#tell('poke', tab, cartId, version)),
  );
  faults = 0;
  readonly #options: WorldOptions;
  readonly #tabs: Tab[] = [];
  readonly #takeTurn = createTurns();
  #now = 1_000_000;
  #ids = 0;
  #questions = 0;
  #pressed: Press | null = null;

  constructor(options: WorldOptions) {
    this.#options = options;
  }

  openTabs(): readonly Tab[] {
    return this.#tabs.filter(({ isOpen }) => isOpen);
  }

  pass(ms: number): void {
    this.#now += ms;
  }

  open(): void {
    const { hasLocks } = this.#options;
    const place = this.#tabs.length;
    const kept = createKeptIntents(this.kept, String(place), () => this.#now);
    const ports = this.#portsOf(place, kept);
    const store = createCartStore(ports, (shown) => {
      const own = this.#tabs[place];
      if (own !== undefined) own.shown = shown;
    });
    this.#tabs.push({ store, kept, shown: unknownCart, isOpen: true, leaveTurn: () => undefined });
    store.adopt();
    store.refresh();
    const againMs = kept.lookAgainMs(hasLocks);
    // Ten minutes do not pass while a question is on its way.
    if (againMs !== null && hasLocks) ports.wait(againMs, store.adopt);
  }

  press(which: number, change: CartChange): void {
    const tab = this.#pick(which);
    if (tab !== undefined) {
      const press: Press = { change, tab: this.#tabs.indexOf(tab), intentId: '', outcome: null };
      this.presses.push(press);
      this.#pressed = press;
      void tab.store.change(change).then((failure) => {
        press.outcome = failure ?? 'done';
      });
    }
  }

  pressElsewhere(change: CartChange): void {
    const intentId = this.#newId();
    const answer = this.shop.changeElsewhere(change, intentId);
    this.presses.push({ change, tab: null, intentId, outcome: answer?.ok === true ? 'done' : { code: 'unknown' } });
  }

  /** With or without a last moment to put things in order. */
  close(which: number, isOrderly: boolean): void {
    const tab = this.#pick(which);
    if (tab !== undefined) {
      if (isOrderly) tab.kept.leave();
      tab.isOpen = false;
      tab.leaveTurn();
    }
  }

  #pick(which: number): Tab | undefined {
    const tabs = this.openTabs();
    return tabs[which % tabs.length];
  }

  #newId(): string {
    this.#ids += 1;
    return `intent-${this.#ids}`;
  }

  async #comes(label: string): Promise<void> {
    await this.#options.scheduler.schedule(Promise.resolve(label), label);
  }

  #tell(label: string, tab: Tab, cartId: string, version: number): void {
    void this.#comes(label).then(() => tab.isOpen && tab.store.hear(cartId, version));
  }

  async #ask(place: number, label: string, answer: () => Answer): Promise<Answer> {
    const fate = this.#options.fates[this.#questions] ?? 'well';
    this.#questions += 1;
    this.faults += fate === 'well' ? 0 : 1;
    if (fate === 'late') void this.#comes(`${label} late`).then(answer);
    await this.#comes(label);
    const told = fate === 'well' || fate === 'reply-lost' ? answer() : null;
    await this.#comes(`${label} answered`);
    // A page that is gone hears nothing any more.
    if (this.#tabs[place]?.isOpen !== true) return never();
    return fate === 'broken' ? { ok: false, failure: { code: 'unknown' } } : fate === 'well' ? told : null;
  }

  #keep(kept: Tab['kept'], intent: Intent): void {
    kept.keep(intent);
    if (this.#pressed !== null) {
      this.#pressed.intentId = intent.id;
      this.#pressed = null;
    }
  }

  async #turnOf(place: number): Promise<() => void> {
    const leave = this.#options.hasLocks ? await this.#takeTurn() : () => undefined;
    await this.#comes('turn');
    const tab = this.#tabs[place];
    if (tab?.isOpen !== true) {
      leave();
      return never();
    }
    tab.leaveTurn = leave;
    return leave;
  }

  async #findLeftBehind(place: number, kept: Tab['kept']): Promise<readonly Intent[]> {
    const { hasLocks } = this.#options;
    const askedAt = this.#now;
    const living = new Set(this.openTabs().map((tab) => String(this.#tabs.indexOf(tab))));
    if (hasLocks) await this.#comes('look');
    return this.#tabs[place]?.isOpen === true ? kept.findLeftBehind(hasLocks ? living : null, askedAt) : never();
  }

  #portsOf(place: number, kept: Tab['kept']): CartPorts {
    const { shop } = this;
    return {
      now: () => this.#now,
      newId: () => this.#newId(),
      wait: (ms, act) => {
        const due = this.#now + ms;
        void this.#comes('timer').then(() => {
          this.#now = Math.max(this.#now, due);
          if (this.#tabs[place]?.isOpen === true) act();
        });
      },
      send: ({ intent: { id, change }, cartId, version }) =>
        this.#ask(place, change.kind, () => shop.change(change, { cartId, version, intentId: id })),
      create: () => this.#ask(place, 'create', shop.create),
      read: () => this.#ask(place, 'read', shop.read),
      keep: (intent) => this.#keep(kept, intent),
      forget: kept.forget,
      findLeftBehind: () => this.#findLeftBehind(place, kept),
      takeTurn: () => this.#turnOf(place),
      report: () => undefined,
      tell: (cartId, version) =>
        this.#tabs.forEach((tab, index) => index !== place && this.#tell('tell', tab, cartId, version)),
    };
  }
}
