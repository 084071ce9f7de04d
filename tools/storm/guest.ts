import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { allCalls } from '@tradehall/domain/all-calls.ts';
import { createClient } from '@tradehall/domain/calls/client.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { Pool } from 'undici';
import { z } from 'zod';

const locale = 'de-DE';
const patienceMs = 60_000;

interface CartChanged {
  readonly version: number;
  readonly sentAtMs: number;
  readonly answeredAtMs: number;
}

/** One guest with one cart of one product, whose quantity changes. */
export class Guest {
  readonly host = 'de.localhost:3000';
  readonly changes: CartChanged[] = [];
  cartId = '';
  cookie = '';
  isChanging = false;
  readonly #middleware: Pool;
  readonly #sku: string;
  #version = 0;

  readonly #shop = createClient(
    { 'new-ct': allCalls['new-ct'] },
    async ({ path, body }) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-host': this.host, cookie: this.cookie };
      const answer = await this.#middleware.request({ path, method: 'POST', body: JSON.stringify(body), headers });
      const [setCookie] = [answer.headers['set-cookie'] ?? []].flat();
      if (setCookie !== undefined) this.cookie = setCookie.split(';')[0] ?? '';
      return { status: answer.statusCode, body: z.unknown().parse(await answer.body.json()) };
    },
    () => this.host,
  )['new-ct'];

  private constructor(middleware: Pool, sku: string) {
    this.#middleware = middleware;
    this.#sku = sku;
  }

  static async arrive(middleware: Pool | undefined, sku: string): Promise<Guest> {
    if (middleware === undefined) throw new Error('no shop to arrive at');
    const guest = new Guest(middleware, sku);
    const created = await guest.#shop.createCart({ locale });
    if (!created.ok) throw new Error(`createCart: ${created.failure.code}`);
    guest.cartId = created.value.cart.id;
    guest.#version = created.value.cart.version;
    const added = await guest.#shop.addToCart({ ...guest.#change(), sku, quantity: 1 });
    if (!added.ok) throw new Error(`addToCart: ${added.failure.code}`);
    guest.#version = added.value.cart.version;
    return guest;
  }

  get version(): number {
    return this.#version;
  }

  /** Whether a frame with this version can be true by now: a change that is under way may be told before its answer is here. */
  mayHave(version: number): boolean {
    return version <= this.#version + (this.isChanging ? 1 : 0);
  }

  async changeQuantity(): Promise<void> {
    this.isChanging = true;
    try {
      const sentAtMs = performance.now();
      const cart = await this.#setQuantity(1 + ((this.#version + 1) % 5));
      this.#version = cart.version;
      this.changes.push({ version: cart.version, sentAtMs, answeredAtMs: performance.now() });
    } finally {
      this.isChanging = false;
    }
  }

  /** One intent, however often it has to be sent: a busy engine may not answer, or answer when nobody waits any more. */
  async #setQuantity(quantity: number): Promise<Cart> {
    const change = { ...this.#change(), sku: this.#sku, quantity };
    for (const deadlineMs = performance.now() + patienceMs; ;) {
      const changed = await this.#shop.updateCartQuantity(change, { onError: () => undefined });
      if (changed?.ok === true) return changed.value.cart;
      const code = changed?.failure.code ?? 'unknown';
      if (code !== 'unknown' || performance.now() > deadlineMs) throw new Error(`updateCartQuantity: ${code}`);
      await sleep(200);
    }
  }

  #change() {
    return { locale, cartId: this.cartId, version: this.#version, intentId: randomUUID() } as const;
  }
}
