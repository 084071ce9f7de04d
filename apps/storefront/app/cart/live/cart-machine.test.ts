import { describe, expect, it } from 'vitest';
import { sampleCart } from '../../testing/sample-cart.ts';
import { retryPausesMs } from './cart-answers.ts';
import type { CartChange, CartFailure } from './cart-intent.ts';
import { stepCart } from './cart-machine.ts';
import { firstState, type CartEffect, type CartEvent, type CartState } from './cart-state.ts';

const oven = { sku: 'EX10000001', parentSku: null } as const;
const add = (quantity: number): CartChange => ({ kind: 'add', ...oven, quantity });
const set = (quantity: number): CartChange => ({ kind: 'set', ...oven, quantity });

/** The machine with a clock; `press` counts its ids from 1. */
class Bench {
  state: CartState = firstState;
  #now = 0;
  #presses = 0;

  constructor(version: number | null = 3) {
    this.take({ kind: 'received', cart: version === null ? null : sampleCart({ version }), epoch: null });
  }

  take(event: CartEvent): readonly CartEffect[] {
    const { state, effects } = stepCart(this.state, event, this.#now);
    this.state = state;
    return effects.filter(({ kind }) => kind !== 'keep');
  }

  after(ms: number): this {
    this.#now += ms;
    return this;
  }

  press(change: CartChange): readonly CartEffect[] {
    this.#presses += 1;
    const effects = this.take({ kind: 'wished', id: String(this.#presses), change });
    return effects.some(({ kind }) => kind === 'ask-turn') ? this.take({ kind: 'got-turn', leftBehind: [] }) : effects;
  }

  acknowledge(version: number): readonly CartEffect[] {
    return this.take({ kind: 'sent', answer: { ok: true, cart: sampleCart({ version }) } });
  }

  refuse(failure: CartFailure): readonly CartEffect[] {
    return this.take({ kind: 'sent', answer: { ok: false, failure } });
  }

  changes(): readonly CartChange[] {
    return this.state.queue.map(({ change }) => change);
  }
}

const sent = (effects: readonly CartEffect[]) =>
  effects.flatMap((effect) =>
    effect.kind === 'send' ? { id: effect.intent.id, change: effect.intent.change, version: effect.version } : [],
  );

describe('presses on one line', () => {
  it('go at once the first time, and together 300 ms after the last of the repeats', () => {
    const bench = new Bench();
    expect(sent(bench.press(add(1)))).toEqual([{ id: '1', change: add(1), version: 3 }]);
    bench.acknowledge(4);
    expect(bench.after(100).press(add(1))).toEqual([{ kind: 'wait', ms: 300 }]);
    expect(bench.after(200).press(add(1))).toEqual([]);
    expect(bench.after(100).take({ kind: 'woken' })).toEqual([{ kind: 'wait', ms: 200 }]);
    expect(sent(bench.after(200).take({ kind: 'woken' }))).toEqual([{ id: '2', change: add(2), version: 4 }]);
  });

  it('do not change what is on its way', () => {
    const bench = new Bench();
    bench.press(add(1));
    bench.after(10).press(add(1));
    bench.after(10).press(add(3));
    expect(bench.changes()).toEqual([add(1), add(4)]);
  });

  it('are not held for ever by somebody who goes on pressing', () => {
    const bench = new Bench();
    bench.press(set(1));
    bench.acknowledge(4);
    for (let quantity = 2; quantity < 20; quantity += 1) bench.after(200).press(set(quantity));
    expect(bench.changes().length).toBeGreaterThan(1);
  });

  it('are folded past other lines, but not past a cleared cart', () => {
    const bench = new Bench();
    bench.press({ kind: 'apply-coupon', code: 'SPRING' });
    [add(1), { ...add(5), sku: 'EX10000002' } as const, set(4), add(2)].forEach((change) => bench.press(change));
    expect(bench.changes().slice(1)).toEqual([add(1), { ...add(5), sku: 'EX10000002' }, set(6)]);
    bench.press({ kind: 'clear' });
    bench.press(add(1));
    expect(bench.changes().slice(-2)).toEqual([{ kind: 'clear' }, add(1)]);
  });
});

describe('an intent without an answer', () => {
  it('is sent again under the same id, later and later, and given up in the end', () => {
    const bench = new Bench();
    bench.press(add(1));
    for (const ms of retryPausesMs) {
      expect(bench.take({ kind: 'sent', answer: null })).toEqual([{ kind: 'wait', ms }]);
      expect(sent(bench.after(ms).take({ kind: 'woken' }))).toEqual([{ id: '1', change: add(1), version: 3 }]);
    }
    const effects = bench.take({ kind: 'sent', answer: null });
    expect(effects).toContainEqual({
      kind: 'settle',
      id: '1',
      operation: 'addItem',
      failure: { code: 'add-to-cart-failed' },
    });
    expect(effects.map(({ kind }) => kind)).toContain('refresh');
    expect(bench.state.queue).toEqual([]);
    expect(bench.state.errors.addItem).toEqual({ code: 'add-to-cart-failed' });
  });

  it('says that there is no cart where none could be had', () => {
    const bench = new Bench(null);
    expect(bench.press(add(1))).toEqual([{ kind: 'create' }]);
    retryPausesMs.forEach((ms) => {
      bench.take({ kind: 'created', answer: null });
      bench.after(ms).take({ kind: 'woken' });
    });
    bench.take({ kind: 'created', answer: null });
    expect(bench.state.errors.addItem).toEqual({ code: 'cart-not-found' });
  });

  it('is not put into another cart, for the lost one may have held it', () => {
    const bench = new Bench();
    bench.press(add(1));
    bench.take({ kind: 'sent', answer: null });
    bench.after(300).take({ kind: 'woken' });
    bench.refuse({ code: 'cart-not-found' });
    expect(bench.state.queue).toEqual([]);
    expect(bench.state.errors.addItem).toEqual({ code: 'cart-not-found' });
  });
});

describe('a cart that others change as well', () => {
  it('is read again after a conflict, and the same intent sent against what it is now', () => {
    const bench = new Bench();
    bench.press(add(1));
    expect(bench.refuse({ code: 'cart-version-conflict', currentVersion: 7 })).toEqual([{ kind: 're-read' }]);
    const answer = { ok: true, cart: sampleCart({ version: 7 }) } as const;
    expect(sent(bench.take({ kind: 're-read', answer }))).toEqual([{ id: '1', change: add(1), version: 7 }]);
  });

  it('is made anew for an add where it is gone', () => {
    const bench = new Bench();
    bench.press(add(1));
    expect(bench.refuse({ code: 'cart-not-found' })).toEqual([{ kind: 're-read' }]);
    expect(bench.take({ kind: 're-read', answer: { ok: true, cart: null } })).toEqual([{ kind: 'create' }]);
    const answer = { ok: true, cart: sampleCart({ id: 'cart-2', version: 1 }) } as const;
    expect(sent(bench.take({ kind: 'created', answer }))).toEqual([{ id: '1', change: add(1), version: 1 }]);
  });

  it('is looked for before anybody says that there is none', () => {
    const bench = new Bench(null);
    expect(bench.press(set(2))).toEqual([{ kind: 're-read' }]);
    const answer = { ok: true, cart: sampleCart({ version: 5 }) } as const;
    expect(sent(bench.take({ kind: 're-read', answer }))).toEqual([{ id: '1', change: set(2), version: 5 }]);
  });

  it('is read once for many news, and not at all for news of what is known', () => {
    const bench = new Bench();
    expect(bench.take({ kind: 'told', cartId: 'cart-1', version: 3 })).toEqual([]);
    expect(bench.take({ kind: 'told', cartId: 'cart-1', version: 4 })).toEqual([{ kind: 'refresh', epoch: 1 }]);
    expect(bench.take({ kind: 'told', cartId: 'cart-1', version: 5 })).toEqual([]);
    expect(bench.take({ kind: 'outdated' })).toEqual([]);
    const answer = { ok: true, cart: sampleCart({ version: 5 }) } as const;
    expect(bench.take({ kind: 'refreshed', answer, epoch: 1 })).toEqual([{ kind: 'refresh', epoch: 1 }]);
    expect(bench.take({ kind: 'refreshed', answer, epoch: 1 })).toEqual([]);
  });

  it('does not grow older', () => {
    const bench = new Bench(5);
    bench.take({ kind: 'received', cart: sampleCart({ version: 4 }), epoch: 1 });
    expect(bench.state.cart?.version).toBe(5);
  });

  it('is not taken from elsewhere while nobody can tell whether it holds what is on its way', () => {
    const bench = new Bench();
    bench.press(add(1));
    bench.take({ kind: 'received', cart: sampleCart({ version: 4 }), epoch: 1 });
    expect(bench.state.cart?.version).toBe(3);
    bench.acknowledge(4);
    expect(bench.state.cart?.version).toBe(4);
  });
});

describe('a refused intent', () => {
  it('leaves its reason until the operation succeeds, and has the cart read again', () => {
    const bench = new Bench();
    bench.press(add(9));
    const effects = bench.refuse({ code: 'insufficient-stock', available: 7 });
    expect(effects.map(({ kind }) => kind)).toEqual(['settle', 'leave-turn', 'refresh']);
    expect(bench.state.errors.addItem).toEqual({ code: 'insufficient-stock', available: 7 });
    bench.after(1_000).press(add(1));
    bench.acknowledge(4);
    expect(bench.state.errors.addItem).toBeNull();
  });
});
