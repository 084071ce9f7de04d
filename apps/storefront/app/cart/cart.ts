import { useEffect, useSyncExternalStore } from 'react';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { callShop } from '../request/browser-calls.ts';
import type { BrowserCart } from './live/browser-cart.ts';
import type { CartFailureTexts } from './cart-failure-text.ts';
import type { CartChange, CartFailure, FailedChange, LineName } from './live/cart-intent.ts';
import { keptPrefix } from './live/kept-prefix.ts';
import { piecesOf, shownCartOf, unknownCart, type ShownCart } from './shown-cart.ts';

type Outcome = Promise<CartFailure | null>;

/** One browser, one cart. What makes it work is fetched once there is something to do; nothing on the server may ask. */
let shown = unknownCart;
let localeOfPage: Locale | null = null;
let failuresOfPage: CartFailureTexts = {};
let opened: BrowserCart | null = null;
let opening: Promise<BrowserCart> | null = null;
let isWatched = false;
const listeners = new Set<() => void>();
const failureListeners = new Set<(change: FailedChange) => void>();

function show(next: ShownCart) {
  shown = next;
  listeners.forEach((changed) => changed());
}

function localeNow(): Locale {
  if (localeOfPage === null) throw new Error('a cart has the language of its page');
  return localeOfPage;
}

/** A§4: failed updates are logged by what was tried, and whoever counts them hears of it. */
function tellFailure(failed: FailedChange): void {
  void callShop('shop', 'report-cart-failure', { locale: localeNow(), ...failed });
  failureListeners.forEach((heard) => heard(failed));
}

async function open(): Promise<BrowserCart> {
  const { openBrowserCart } = await import('./live/browser-cart.ts');
  const cart = openBrowserCart(localeNow, () => failuresOfPage, show, tellFailure);
  if (shown.state === 'known') cart.receive(shown.cart, null);
  opened = cart;
  return cart;
}

const cartOfPage = (): Promise<BrowserCart> =>
  (opening ??= open().catch((lost: unknown) => {
    opening = null;
    throw lost;
  }));

async function change(wanted: CartChange): Outcome {
  try {
    const cart = opened ?? (await cartOfPage());
    return await cart.change(wanted);
  } catch {
    return { code: wanted.kind === 'add' ? 'add-to-cart-failed' : 'unknown' };
  }
}

export function addItem(locale: Locale, sku: string, quantity: number): Outcome {
  localeOfPage = locale;
  return change({ kind: 'add', sku, parentSku: null, quantity });
}

export const removeItem = ({ sku, parentSku }: LineName): Outcome => change({ kind: 'remove', sku, parentSku });

// A§4: a quantity of zero removes the item.
export const setItemQuantity = (line: LineName, quantity: number): Outcome =>
  quantity === 0 ? removeItem(line) : change({ kind: 'set', sku: line.sku, parentSku: line.parentSku, quantity });

export const chooseGuarantee = (parentSku: string, guaranteeSku: string): Outcome =>
  change({ kind: 'choose-guarantee', sku: guaranteeSku, parentSku });

export const applyCoupon = (code: string): Outcome => change({ kind: 'apply-coupon', code });

export const removeCoupon = (couponId: string): Outcome => change({ kind: 'remove-coupon', couponId });

export const clearCart = (): Outcome => change({ kind: 'clear' });

/** Fetches what a press of a buy button will need. */
export const prepareCart = (): void => void cartOfPage().catch(() => undefined);

async function watch(): Promise<void> {
  const isNeeded = () => shown.cart !== null || Object.keys(localStorage).some((key) => key.startsWith(keptPrefix));
  if (!isWatched && isNeeded()) {
    isWatched = true;
    const [cart, { watchCart }] = await Promise.all([cartOfPage(), import('./live/watch-cart.ts')]).catch(
      (lost: unknown) => {
        isWatched = false;
        throw lost;
      },
    );
    watchCart({ cart, cartId: () => shown.cart?.id ?? null, onCartChange });
  }
}

export const currentCart = (): ShownCart => shown;

export function onCartChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

export function onCartFailure(heard: (failed: FailedChange) => void): () => void {
  failureListeners.add(heard);
  return () => void failureListeners.delete(heard);
}

/** For whoever asks for the cart together with something else: what has become of it meanwhile is not undone. */
export function expectCart(): (cart: Cart | null) => void {
  const epoch = opened?.epoch() ?? 0;
  return (cart) => {
    if (opened === null) {
      show(shownCartOf(cart));
    } else {
      opened.receive(cart, epoch);
    }
  };
}

/** A cart that came another way: with signing in, from another store, with the page. */
export function replaceCart(cart: Cart | null): void {
  if (opened === null) {
    show(shownCartOf(cart));
  } else {
    opened.receive(cart, null);
  }
}

/** For the frame: once the page has come to rest the cart is kept as the shop has it. */
export function useCartUpdates(locale: Locale, failures: CartFailureTexts | undefined, isIdle: boolean): void {
  useEffect(() => {
    localeOfPage = locale;
    failuresOfPage = failures ?? {};
    if (!isIdle) return;
    const watchIfNeeded = () => void watch().catch(() => undefined);
    watchIfNeeded();
    return onCartChange(watchIfNeeded);
  }, [locale, failures, isIdle]);
}

/** How many of a product are in the cart. */
export const usePiecesInCart = (sku: string): number =>
  useSyncExternalStore(
    onCartChange,
    () => piecesOf(shown.lines, sku),
    () => 0,
  );

export const useCart = (): ShownCart => useSyncExternalStore(onCartChange, currentCart, () => unknownCart);
