import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { z } from 'zod';
import { engineCartFields } from '../../apps/middleware/src/cart/engine-cart.ts';
import { openShopper } from '../shopper.ts';
import type { Subject } from './measure.ts';

const locale = 'de-DE';
const storeKey = 'tradehall_de';

const createDocument = `mutation { createCart { id version } }`;
const addDocument = `mutation ($cartId: ID!, $intentId: String!, $change: CartChangeInput!) {
  changeCart(cartId: $cartId, version: 0, intentId: $intentId, change: $change) {
    ... on Cart { ${engineCartFields} }
    ... on CartConflict { __typename currentVersion }
    ... on CartFailure { __typename code available maximum }
  }
}`;
const created = z.object({ data: z.object({ createCart: z.object({ id: z.string() }) }) });
const added = z.object({ data: z.object({ changeCart: z.object({ __typename: z.literal('Cart') }) }) });

interface Engine {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  readonly secret: string;
}

/** Adds one product to a new cart by the engine's own mutation, with nothing in between. */
export function bareAdd(engine: Engine, skus: readonly string[]): Subject {
  const pool = new Pool(engine.url, { connections: 8 });
  const ask = async (query: string, variables: unknown, token: string | null) => {
    const answer = await pool.request({
      method: 'POST',
      path: '/shop-api',
      body: JSON.stringify({ query, variables }),
      headers: {
        'content-type': 'application/json',
        'x-engine-secret': engine.secret,
        'x-store': storeKey,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
    });
    const session = z.string().optional().parse(answer.headers['vendure-auth-token']);
    return { body: z.unknown().parse(await answer.body.json()), session: session ?? null };
  };
  return {
    name: engine.name,
    pids: [engine.pid],
    prepare: async (round) => {
      const { body, session } = await ask(createDocument, {}, null);
      const cartId = created.parse(body).data.createCart.id;
      const change = { add: { sku: skus[round % skus.length], quantity: 1 } };
      return async () => {
        added.parse((await ask(addDocument, { cartId, intentId: randomUUID(), change }, session)).body);
      };
    },
  };
}

/** The same through the middleware. */
export function middlewareAdd(pids: readonly number[], skus: readonly string[]): Subject {
  return {
    name: 'add to cart, through the middleware',
    pids,
    prepare: async (round) => {
      const shopper = openShopper();
      const cart = await shopper.createCart({ locale });
      if (!cart.ok) throw new Error(cart.failure.code);
      const against = { locale, cartId: cart.value.cart.id, version: 0, intentId: randomUUID() } as const;
      return async () => {
        const answer = await shopper.addToCart({ ...against, sku: skus[round % skus.length] ?? '', quantity: 1 });
        if (!answer.ok) throw new Error(answer.failure.code);
      };
    },
  };
}

export async function cartRead(pids: readonly number[], sku: string): Promise<Subject> {
  const shopper = openShopper();
  const cart = await shopper.createCart({ locale });
  if (!cart.ok) throw new Error(cart.failure.code);
  const { id, version } = cart.value.cart;
  await shopper.addToCart({ locale, cartId: id, version, intentId: randomUUID(), sku, quantity: 1 });
  return {
    name: 'cart read, through the middleware',
    pids,
    prepare: () =>
      Promise.resolve(async () => {
        const me = await shopper.getMe({ locale, customer: false });
        if (!me.ok || me.value.me.activeCart === null) throw new Error('the cart is not there');
      }),
  };
}
