import type { Failure } from '@tradehall/domain/calls/failures.ts';
import { factsOfModel, type CartFacts } from '@tradehall/testing/carts/cart-facts.ts';
import {
  changeModelCart,
  emptyModelCart,
  mergeModelCarts,
  type ModelCart,
  type ModelChange,
  type ModelShop,
} from '@tradehall/testing/carts/cart-model.ts';

/** A cart under the id the shop gave it, with the wishes it has been granted. */
export class KnownCart {
  readonly id: string;
  readonly granted = new Set<string>();
  contents: ModelCart = emptyModelCart;
  state: 'Active' | 'Merged' | 'Deleted' = 'Active';
  /** Tries are limited: the shop counts, and so does the model. */
  couponTries = 0;

  constructor(id: string) {
    this.id = id;
  }
}

/** What one window of the browser believes. */
export interface Tab {
  cart: KnownCart | null;
  version: number;
}

export type Expected = ModelCart | Failure | 'deleted';

export const isFailureExpected = (expected: Expected): expected is Failure =>
  typeof expected === 'object' && 'code' in expected;

/** One shopper with two windows: a guest, or a customer whose cart waits for her while she is signed out. */
export class ShopperModel {
  readonly tabs: readonly [Tab, Tab] = [
    { cart: null, version: 0 },
    { cart: null, version: 0 },
  ];
  readonly #shop: ModelShop;
  /** The cart of the session as it is now. */
  cart: KnownCart | null = null;
  #customers: KnownCart | null = null;
  isSignedIn = false;
  signIns = 0;

  constructor(shop: ModelShop) {
    this.#shop = shop;
  }

  factsOf(contents: ModelCart): CartFacts {
    return factsOfModel(this.#shop, contents);
  }

  /** What the shop has to answer to a change, which it then has made or not. */
  change(tab: Tab, intentId: string, change: ModelChange): Expected {
    const { cart } = tab;
    if (cart === null || cart !== this.cart) return { code: 'cart-not-found' };
    if (cart.granted.has(intentId)) return cart.contents;
    if (tab.version !== cart.contents.version)
      return { code: 'cart-version-conflict', currentVersion: cart.contents.version };
    const outcome = changeModelCart(this.#shop, cart.contents, change);
    if ('code' in outcome) return outcome;
    if (outcome.version > cart.contents.version) cart.granted.add(intentId);
    cart.contents = outcome;
    return outcome;
  }

  delete(tab: Tab, intentId: string): Expected {
    const { cart } = tab;
    if (cart?.granted.has(intentId) === true) return 'deleted';
    if (cart === null || cart !== this.cart) return { code: 'cart-not-found' };
    if (tab.version !== cart.contents.version)
      return { code: 'cart-version-conflict', currentVersion: cart.contents.version };
    cart.granted.add(intentId);
    cart.state = 'Deleted';
    this.cart = null;
    return 'deleted';
  }

  /** What two changes are answered when they are made in this order, each against the version it finds. */
  inTurn(one: ModelChange, other: ModelChange) {
    const before = this.cart?.contents ?? emptyModelCart;
    const first = changeModelCart(this.#shop, before, one);
    const between = 'code' in first ? before : first;
    const second = changeModelCart(this.#shop, between, other);
    return { first, second, contents: 'code' in second ? between : second };
  }

  signIn(): void {
    const guest = this.cart;
    this.isSignedIn = true;
    this.signIns += 1;
    this.cart = this.#customers ?? guest;
    if (guest === null) return;
    if (this.#customers === null) {
      guest.contents = { ...guest.contents, version: guest.contents.version + 1 };
      return;
    }
    this.#customers.contents = mergeModelCarts(this.#shop, guest.contents, this.#customers.contents);
    guest.state = 'Merged';
  }

  signOut(): void {
    this.#customers = this.cart;
    this.isSignedIn = false;
    this.cart = null;
  }
}
