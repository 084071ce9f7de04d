import { describe, expect, it } from 'vitest';
import { sampleCart, sampleGuarantee, sampleLine } from '../../testing/sample-cart.ts';
import type { CartFailure, Intent } from './cart-intent.ts';
import type { Answer } from './cart-state.ts';
import { createCartStore } from './cart-store.ts';
import { shownCartOf, unknownCart, type ShownCart } from '../shown-cart.ts';

const cart = sampleCart({ lineItems: [sampleLine({ quantity: 2 }), sampleGuarantee({ quantity: 2 })] });
const oven = { sku: 'EX10000001', parentSku: null } as const;

interface Page {
  shown: ShownCart;
  readonly waits: number[];
  readonly reports: unknown[];
  answer: (answer: Answer) => void;
  garble: () => void;
}

/** A page whose shop answers when the test says so. */
function openPage(leftBehind: readonly Intent[] = []) {
  const page: Page = { shown: unknownCart, waits: [], reports: [], answer: () => undefined, garble: () => undefined };
  const asked = () =>
    new Promise<Answer>((resolve, reject) => {
      page.answer = resolve;
      page.garble = () => reject(new TypeError('garbled'));
    });
  let ids = 0;
  const store = createCartStore(
    {
      now: () => 0,
      newId: () => `intent-${(ids += 1)}`,
      wait: (ms) => void page.waits.push(ms),
      send: asked,
      create: asked,
      read: () => new Promise(() => undefined),
      keep: () => undefined,
      forget: () => undefined,
      findLeftBehind: () => Promise.resolve(leftBehind),
      takeTurn: () => Promise.resolve(() => undefined),
      report: (...report) => void page.reports.push(report),
      tell: () => undefined,
    },
    (shown) => {
      page.shown = shown;
    },
  );
  store.receive(cart, null);
  return { page, store };
}

/** Turns are given in a moment. */
const moment = () => new Promise((resolve) => setTimeout(resolve));

const quantities = ({ lines }: ShownCart) =>
  lines.map(({ sku, quantity, isPending }) => ({ sku, quantity, isPending }));

describe('what is shown of a cart', () => {
  it('has the quantity at once, its guarantee too, and the amounts of before', () => {
    const { page, store } = openPage();
    void store.change({ kind: 'set', ...oven, quantity: 5 });
    expect(quantities(page.shown)).toEqual([
      { sku: 'EX10000001', quantity: 5, isPending: true },
      { sku: '4100020', quantity: 5, isPending: true },
    ]);
    expect(page.shown).toMatchObject({ cart, quantity: 5, isPending: true });
    expect(page.shown.lines[0]?.item).toBe(cart.lineItems[0]);
  });

  it('has a line of which nothing is known but what was asked for', () => {
    const { page, store } = openPage();
    void store.change({ kind: 'add', sku: 'EX10000002', parentSku: null, quantity: 3 });
    expect(page.shown.lines.at(-1)).toMatchObject({ sku: 'EX10000002', quantity: 3, item: null, isPending: true });
    expect(page.shown.quantity).toBe(5);
  });

  it('loses a product together with its guarantee', () => {
    const { page, store } = openPage();
    void store.change({ kind: 'remove', ...oven });
    expect(page.shown.lines).toEqual([]);
  });

  it('has another guarantee in the place of the one before', () => {
    const { page, store } = openPage();
    void store.change({ kind: 'choose-guarantee', sku: '4100040', parentSku: oven.sku });
    expect(page.shown.lines.map(({ sku, quantity }) => `${sku} ${quantity}`)).toEqual(['EX10000001 2', '4100040 2']);
  });

  it('never touches a gift', () => {
    const { page, store } = openPage();
    const gift = sampleLine({ id: 'line-3', giftOf: 'coupon-1', quantity: 1 });
    store.receive({ ...cart, version: 9, lineItems: [...cart.lineItems, gift] }, null);
    void store.change({ kind: 'set', ...oven, quantity: 7 });
    expect(page.shown.lines.map(({ quantity }) => quantity)).toEqual([7, 7, 1]);
    expect(page.shown.quantity).toBe(7);
  });

  it('is exactly as before once the shop has refused, and says why', async () => {
    const { page, store } = openPage();
    const failure: CartFailure = { code: 'insufficient-stock', available: 7 };
    const outcome = store.change({ kind: 'set', ...oven, quantity: 900 });
    await moment();
    page.answer({ ok: false, failure });
    expect(await outcome).toEqual(failure);
    const { errors, ...rest } = page.shown;
    expect({ ...rest, errors: { ...errors, updateItemQty: null } }).toEqual(shownCartOf(cart));
    expect(errors.updateItemQty).toEqual(failure);
    expect(page.reports).toEqual([['updateItemQty', failure, true]]);
  });

  it('says that what a page that is gone had asked for was refused, for nobody else would', async () => {
    const orphan: Intent = {
      id: 'orphan',
      change: { kind: 'add', sku: 'EX10000002', parentSku: null, quantity: 1 },
      bornAt: 0,
      holdUntil: 0,
      isSealed: true,
      sentTo: null,
      isDoubtful: false,
      isAdopted: false,
    };
    const { page, store } = openPage([orphan]);
    store.adopt();
    await moment();
    page.answer({ ok: false, failure: { code: 'product-not-sellable' } });
    await moment();
    expect(page.reports).toEqual([['addItem', { code: 'product-not-sellable' }, false]]);
  });

  it('is loading while a coupon is tried or the cart is cleared', async () => {
    const { page, store } = openPage();
    const tried = store.change({ kind: 'apply-coupon', code: 'SPRING' });
    expect(page.shown.loading).toEqual({ applyCoupon: true, clear: false, removeCoupon: false });
    await moment();
    page.answer({ ok: false, failure: { code: 'coupon-expired' } });
    expect(await tried).toEqual({ code: 'coupon-expired' });
    expect(page.shown.loading.applyCoupon).toBe(false);
    expect(page.shown.errors.applyCoupon).toEqual({ code: 'coupon-expired' });
    const cleared = store.change({ kind: 'clear' });
    expect(page.shown).toMatchObject({ lines: [], loading: { clear: true } });
    await moment();
    page.answer({ ok: true, cart: null });
    expect(await cleared).toBeNull();
    expect(page.shown).toMatchObject({ cart: null, state: 'known', isPending: false, loading: { clear: false } });
  });

  it('goes on after an answer that nobody can understand', async () => {
    const { page, store } = openPage();
    void store.change({ kind: 'set', ...oven, quantity: 5 });
    await moment();
    page.garble();
    await moment();
    expect(page.waits).toEqual([300]);
  });

  it('tells all presses that became one what became of it', async () => {
    const { page, store } = openPage();
    const outcomes = [1, 2, 3].map((quantity) => store.change({ kind: 'add', ...oven, quantity }));
    expect(page.shown.quantity).toBe(8);
    await moment();
    page.answer({ ok: false, failure: { code: 'cart-frozen' } });
    expect(await Promise.all(outcomes)).toEqual(outcomes.map(() => ({ code: 'cart-frozen' })));
    expect(page.shown.quantity).toBe(2);
  });
});
