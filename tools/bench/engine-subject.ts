import { randomUUID } from 'node:crypto';
import { engineCallPath } from '@tradehall/domain/calls/engine-call.ts';
import { cartEngineCalls } from '@tradehall/domain/cart/cart.engine-calls.ts';
import { Pool } from 'undici';
import { z } from 'zod';
import { openReader } from '../shopper.ts';
import type { Subject } from './measure.ts';

const locale = 'de-DE';
const storeKey = 'tradehall_de';

const created = z.object({ data: z.object({ id: z.string() }) });

interface Engine {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  readonly secret: string;
}

/** Adds one product to a new cart at the engine's door, with nothing in between. */
export function bareAdd(engine: Engine, skus: readonly string[]): Subject {
  const pool = new Pool(engine.url, { connections: 8 });
  const ask = async (name: keyof typeof cartEngineCalls, input: object, token: string | null) => {
    const answer = await pool.request({
      method: 'POST',
      path: engineCallPath(name, cartEngineCalls[name]),
      body: JSON.stringify(input),
      headers: {
        'content-type': 'application/json',
        'x-engine-secret': engine.secret,
        'x-store': storeKey,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
    });
    const session = z.string().optional().parse(answer.headers['vendure-auth-token']);
    return { text: await answer.body.text(), session: session ?? null };
  };
  return {
    name: engine.name,
    pids: [engine.pid],
    prepare: async (round) => {
      const { text, session } = await ask('createCart', {}, null);
      const cartId = created.parse(JSON.parse(text)).data.id;
      const changes = [{ add: { sku: skus[round % skus.length], quantity: 1 } }];
      return async () => {
        const against = { cartId, version: 0, intentId: randomUUID() };
        const { text: answer } = await ask('changeCart', { ...against, changes }, session);
        if (!answer.startsWith('{"data":{')) throw new Error(answer);
      };
    },
  };
}

const cartAnswer = z.object({ data: z.object({ cart: z.object({ id: z.string(), version: z.int() }) }) });

/** A session with a cart, and what a change of the cart has to say. */
async function openCart(middleware?: string) {
  const read = openReader(middleware);
  const { data } = cartAnswer.parse(JSON.parse(await read('createCart', { locale })));
  return { read, against: { locale, cartId: data.cart.id, version: 0, intentId: randomUUID() } };
}

interface Filled {
  readonly name: string;
  /** How many lines there are in the cart once the one that is measured has been added. */
  readonly lines: number;
  /** A code that is on the cart already. */
  readonly code?: string;
  /** Before each round. */
  readonly before?: () => Promise<void>;
}

/** Adds another product to a cart that has some, through the middleware. */
export function addToFilledCart(pids: readonly number[], skus: readonly string[], filled: Filled): Subject {
  return {
    name: filled.name,
    pids,
    prepare: async (round) => {
      await filled.before?.();
      const { read, against } = await openCart();
      const skuOf = (line: number) => skus[(round + line) % skus.length];
      const actions = Array.from({ length: filled.lines - 1 }, (_, line) => ({
        action: 'addLineItem',
        sku: skuOf(line + 1),
        quantity: 1,
      }));
      let { version } = against;
      const change = async (call: 'updateCart' | 'applyCartCoupon', input: object) => {
        const text = await read(call, { ...against, version, intentId: randomUUID(), ...input });
        ({ version } = cartAnswer.parse(JSON.parse(text)).data.cart);
      };
      if (actions.length > 0) await change('updateCart', { actions });
      if (filled.code !== undefined) await change('applyCartCoupon', { code: filled.code });
      return async () => {
        await read('addToCart', { ...against, version, sku: skuOf(0), quantity: 1 });
      };
    },
  };
}

/** The same through the middleware. */
export function middlewareAdd(
  pids: readonly number[],
  skus: readonly string[],
  { name = 'add to cart, through the middleware', url }: { readonly name?: string; readonly url?: string } = {},
): Subject {
  return {
    name,
    pids,
    prepare: async (round) => {
      const { read, against } = await openCart(url);
      return async () => {
        await read('addToCart', { ...against, sku: skus[round % skus.length], quantity: 1 });
      };
    },
  };
}

export async function cartRead(pids: readonly number[], sku: string): Promise<Subject> {
  const { read, against } = await openCart();
  await read('addToCart', { ...against, sku, quantity: 1 });
  const readCart = async () => {
    await read('getMe', { locale, customer: false });
  };
  return { name: 'cart read, through the middleware', pids, prepare: () => Promise.resolve(readCart) };
}
