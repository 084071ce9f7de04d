import { createHash } from 'node:crypto';
import { isEngineId } from '@tradehall/domain/calls/engine-call.ts';
import { newRequestId } from '@tradehall/process/traces.ts';
import type { Engine } from '../engine/engine.ts';
import { Turns } from './turns.ts';

/** One session in one store: who says that a cart is theirs. */
export interface CartClaim {
  readonly cartId: string;
  readonly storeKey: string;
  readonly sessionToken: string;
}

/** Where a cart stands. */
export interface CartStanding {
  readonly version: number;
  readonly skus: readonly string[];
}

// A rush of pages that come back leaves the engine to those who buy.
const askedAtOnce = 16;

export function sessionTokenHash(sessionToken: string): string {
  return createHash('sha256').update(sessionToken).digest('hex');
}

/** Asks the engine where carts stand. Ten tabs that come back together are one question. */
export class CartStandings {
  readonly #engine: Engine;
  readonly #turns = new Turns(askedAtOnce);
  readonly #underWay = new Map<string, Promise<CartStanding | null>>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Null: not a cart of this session in this store. */
  find(claim: CartClaim): Promise<CartStanding | null> {
    const key = `${claim.cartId} ${claim.storeKey} ${claim.sessionToken}`;
    const underWay = this.#underWay.get(key);
    if (underWay !== undefined) return underWay;
    const asked = this.#turns.run(() => this.#ask(claim)).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, asked);
    return asked;
  }

  async #ask({ cartId, storeKey, sessionToken }: CartClaim): Promise<CartStanding | null> {
    if (!isEngineId(cartId)) return null;
    const visitor = { storeKey, sessionToken, requestId: newRequestId() };
    const { data } = await this.#engine.call('cartStanding', { cartId }, visitor);
    return data.ok ? data.value : null;
  }
}
