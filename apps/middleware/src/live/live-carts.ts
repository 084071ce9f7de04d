import type { CartSocket } from './cart-socket.ts';
import type { CartStanding } from './cart-standings.ts';

/** A cart that somebody looks at, or is about to. */
export interface LiveCart {
  readonly id: string;
  readonly sockets: ReadonlySet<CartSocket>;
}

interface Watched extends LiveCart {
  readonly sockets: Set<CartSocket>;
  watchers: number;
  version: number;
  skus: readonly string[];
}

/** The carts somebody looks at in this process: where each stands, which products it holds and who is to be told. */
export class LiveCarts {
  readonly #carts = new Map<string, Watched>();
  readonly #idsBySku = new Map<string, Set<string>>();

  [Symbol.iterator](): Iterator<LiveCart> {
    return this.#carts.values();
  }

  /** From now on news of this cart is noted: what happens while the engine is asked about it is not lost. */
  watch(id: string): LiveCart {
    const known = this.#carts.get(id);
    if (known !== undefined) {
      known.watchers += 1;
      return known;
    }
    const cart: Watched = { id, sockets: new Set(), watchers: 1, version: -1, skus: [] };
    this.#carts.set(id, cart);
    return cart;
  }

  unwatch(id: string): void {
    const cart = this.#carts.get(id);
    if (cart === undefined) return;
    cart.watchers -= 1;
    if (cart.watchers > 0) return;
    this.#holds(cart, []);
    this.#carts.delete(id);
  }

  /** How many look at the cart now. */
  add(id: string, socket: CartSocket): number {
    return this.#carts.get(id)?.sockets.add(socket).size ?? 0;
  }

  remove(id: string, socket: CartSocket): void {
    this.#carts.get(id)?.sockets.delete(socket);
  }

  /** What an event or the engine says of a cart. Whoever knows an older version is told. */
  learn(id: string, { version, skus }: CartStanding): void {
    const cart = this.#carts.get(id);
    if (cart === undefined || version < cart.version) return;
    cart.version = version;
    this.#holds(cart, skus);
    for (const socket of cart.sockets) socket.tellVersion(version);
  }

  /** The first word to a page: where its cart stands. */
  greet(id: string, socket: CartSocket): void {
    const cart = this.#carts.get(id);
    if (cart !== undefined) socket.tellVersion(cart.version);
  }

  learnStock(sku: string): void {
    for (const id of this.#idsBySku.get(sku) ?? []) {
      for (const socket of this.#carts.get(id)?.sockets ?? []) socket.tellStock(sku);
    }
  }

  #holds(cart: Watched, skus: readonly string[]): void {
    for (const sku of cart.skus) {
      const ids = this.#idsBySku.get(sku);
      ids?.delete(cart.id);
      if (ids?.size === 0) this.#idsBySku.delete(sku);
    }
    cart.skus = skus;
    for (const sku of skus) {
      const ids = this.#idsBySku.get(sku) ?? new Set();
      this.#idsBySku.set(sku, ids.add(cart.id));
    }
  }
}
