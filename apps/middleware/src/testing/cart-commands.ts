import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Failure } from '@tradehall/domain/calls/failures.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { factsOfCart } from '@tradehall/testing/carts/cart-facts.ts';
import type { ModelCart, ModelChange } from '@tradehall/testing/carts/cart-model.ts';
import { sendChange, type ShopCalls } from '@tradehall/testing/carts/send-change.ts';
import type { AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import { isFailureExpected, KnownCart, type Expected, type ShopperModel, type Tab } from './shopper-model.ts';

const locale = 'de-DE';
const mostCouponTries = 10;
// What one command may need at most: sent, lost, sent again, and again after a conflict.
const triesOfOneCommand = 4;

export interface Shopper {
  readonly shop: ShopCalls;
  readonly account: { readonly email: string; readonly password: string };
  /** Filled from every answer. */
  readonly couponIds: Map<string, string>;
  /** Told of every answer to a change: a failure's code, or the kind of the change that was made. */
  readonly onAnswer: (outcome: string) => void;
}

type Command = AsyncCommand<ShopperModel, Shopper>;
type Answer = { readonly ok: true; readonly cart: Cart | null } | { readonly ok: false; readonly failure: Failure };

function throwIt(error: Error): never {
  throw error;
}

function learnCoupons(cart: Cart, { couponIds }: Shopper): void {
  for (const { discountCode } of cart.discountCodes) couponIds.set(discountCode.code, discountCode.id);
}

function expectAsModel(cart: Cart | null, known: KnownCart | null, model: ShopperModel, real: Shopper): void {
  expect(cart?.id ?? null).toBe(known?.id ?? null);
  if (cart === null || known === null) return;
  expect(factsOfCart(cart)).toEqual(model.factsOf(known.contents));
  expect(cart.lineItems.reduce((sum, line) => sum + line.totalPrice.centAmount, 0)).toBe(cart.subtotal.centAmount);
  learnCoupons(cart, real);
}

function expectAnswer(answer: Answer, expected: Expected, tab: Tab, model: ShopperModel, real: Shopper): void {
  if (isFailureExpected(expected)) expect(answer).toEqual({ ok: false, failure: expected });
  else if (!answer.ok) expect(answer.failure).toEqual(expected);
  else expectAsModel(answer.cart, expected === 'deleted' ? null : tab.cart, model, real);
}

async function reload(model: ShopperModel, real: Shopper, tab: Tab): Promise<void> {
  const me = await real.shop.getMe({ locale, customer: false });
  if (!me.ok) throw new Error(me.failure.code);
  expectAsModel(me.value.me.activeCart, model.cart, model, real);
  tab.cart = model.cart;
  tab.version = model.cart?.contents.version ?? 0;
}

/** A cart is made when the first thing is put into it. */
async function withCart(model: ShopperModel, real: Shopper, tab: Tab): Promise<KnownCart> {
  if (tab.cart !== null) return tab.cart;
  const created = await real.shop.createCart({ locale });
  if (!created.ok) throw new Error(created.failure.code);
  model.cart ??= new KnownCart(created.value.cart.id);
  expectAsModel(created.value.cart, model.cart, model, real);
  tab.version = model.cart.contents.version;
  return (tab.cart = model.cart);
}

type Wish = ModelChange | { readonly kind: 'delete' };

async function send(real: Shopper, cart: KnownCart, version: number, intentId: string, wish: Wish): Promise<Answer> {
  const answer = await post(real, cart, version, intentId, wish);
  // Also from one that gets lost: the other window may take off what it has never been told of.
  if (answer.ok && answer.cart !== null) learnCoupons(answer.cart, real);
  real.onAnswer(answer.ok ? wish.kind : answer.failure.code);
  return answer;
}

async function post(real: Shopper, cart: KnownCart, version: number, intentId: string, wish: Wish): Promise<Answer> {
  const { shop, couponIds } = real;
  const against = { locale, cartId: cart.id, version, intentId } as const;
  if (wish.kind === 'applyCoupon') cart.couponTries += 1;
  if (wish.kind === 'delete') {
    const deleted = await shop.deleteCart(against);
    return deleted.ok ? { ok: true, cart: null } : deleted;
  }
  const answer = await sendChange(shop, against, wish, { couponIds, onError: throwIt });
  if (answer === null) throw new Error('no answer');
  return answer.ok ? { ok: true, cart: answer.value.cart } : answer;
}

const expectOf = (model: ShopperModel, tab: Tab, intentId: string, wish: Wish): Expected =>
  wish.kind === 'delete' ? model.delete(tab, intentId) : model.change(tab, intentId, wish);

/** Sends a wish until it is granted or refused: after a conflict again, with the version that was told. */
async function insist(model: ShopperModel, real: Shopper, tab: Tab, intentId: string, wish: Wish): Promise<void> {
  for (;;) {
    const cart = await withCart(model, real, tab);
    const expected = expectOf(model, tab, intentId, wish);
    const answer = await send(real, cart, tab.version, intentId, wish);
    expectAnswer(answer, expected, tab, model, real);
    if (answer.ok) {
      if (answer.cart === null) tab.cart = null;
      else tab.version = answer.cart.version;
      return;
    }
    if (answer.failure.code === 'cart-version-conflict') tab.version = answer.failure.currentVersion;
    else if (answer.failure.code === 'cart-not-found') await reload(model, real, tab);
    else return;
  }
}

function mayTry(cart: KnownCart | null, ...wishes: readonly (Wish | null)[]) {
  const coupons = wishes.filter((wish) => wish?.kind === 'applyCoupon').length;
  return coupons === 0 || (cart?.couponTries ?? 0) + coupons * triesOfOneCommand <= mostCouponTries;
}

const said = (wish: Wish | null) => JSON.stringify(wish);

/** One wish from one of the windows, whatever that window knows. */
export const changeCommand = (at: 0 | 1, wish: Wish): Command => ({
  check: ({ cart }) => mayTry(cart, wish),
  run: (model, real) => insist(model, real, model.tabs[at], randomUUID(), wish),
  toString: () => `change(${at}, ${said(wish)})`,
});

/** The answer is thrown away, the other window may do something, then the same wish is sent once more. */
export const lostReplyCommand = (at: 0 | 1, wish: Wish, between: ModelChange | null): Command => ({
  check: ({ cart }) => mayTry(cart, wish, between),
  run: async (model, real) => {
    const tab = model.tabs[at];
    const intentId = randomUUID();
    const cart = await withCart(model, real, tab);
    expectOf(model, tab, intentId, wish);
    await send(real, cart, tab.version, intentId, wish);
    if (between !== null) await insist(model, real, model.tabs[at === 0 ? 1 : 0], randomUUID(), between);
    await insist(model, real, tab, intentId, wish);
  },
  toString: () => `lostReply(${at}, ${said(wish)}, ${said(between)})`,
});

export const reloadCommand = (at: 0 | 1): Command => ({
  check: () => true,
  run: (model, real) => reload(model, real, model.tabs[at]),
  toString: () => `reload(${at})`,
});

/** Re-applied until it is answered for good, without the model: who comes first is not known before. */
async function race(real: Shopper, cart: KnownCart, change: ModelChange): Promise<Answer> {
  const intentId = randomUUID();
  for (let { version } = cart.contents; ;) {
    const answer = await send(real, cart, version, intentId, change);
    if (answer.ok || answer.failure.code !== 'cart-version-conflict') return answer;
    version = answer.failure.currentVersion;
  }
}

const outcomeOf = (answer: Answer) =>
  answer.ok && answer.cart !== null ? factsOfCart(answer.cart) : { failed: answer.ok ? null : answer.failure };

/** Both windows at the same moment: one of the two orders must explain both answers. */
export const togetherCommand = (one: ModelChange, other: ModelChange): Command => ({
  check: () => true,
  run: async (model, real) => {
    for (const tab of model.tabs) await reload(model, real, tab);
    const cart = await withCart(model, real, model.tabs[0]);
    const [a, b] = await Promise.all([race(real, cart, one), race(real, cart, other)]);
    const expectedOutcome = (after: ModelCart | Failure) =>
      'code' in after ? { failed: after } : model.factsOf(after);
    const forwards = model.inTurn(one, other);
    const backwards = model.inTurn(other, one);
    const explanations = [
      { outcomes: [forwards.first, forwards.second].map(expectedOutcome), contents: forwards.contents },
      { outcomes: [backwards.second, backwards.first].map(expectedOutcome), contents: backwards.contents },
    ];
    const answers = [outcomeOf(a), outcomeOf(b)];
    const explanation = explanations.find(({ outcomes }) => isDeepStrictEqual(outcomes, answers));
    if (explanation === undefined) expect(answers).toEqual(explanations[0]?.outcomes);
    else cart.contents = explanation.contents;
    for (const tab of model.tabs) await reload(model, real, tab);
  },
  toString: () => `together(${said(one)}, ${said(other)})`,
});

export const signInCommand = (): Command => ({
  // The shop limits tries a quarter of an hour.
  check: ({ isSignedIn, signIns }) => !isSignedIn && signIns < 5,
  run: async (model, real) => {
    const answer = await real.shop.customerSignMeIn({ locale, ...real.account });
    if (!answer.ok) throw new Error(answer.failure.code);
    model.signIn();
    expectAsModel(answer.value.user.cart, model.cart, model, real);
  },
  toString: () => 'signIn()',
});

export const signOutCommand = (): Command => ({
  check: ({ isSignedIn }) => isSignedIn,
  run: async (model, { shop }) => {
    await shop.customerSignOut({});
    model.signOut();
  },
  toString: () => 'signOut()',
});
