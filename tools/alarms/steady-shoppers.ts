import { setTimeout as sleep } from 'node:timers/promises';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { Pool, request } from 'undici';
import { shopHostPattern, urls } from '../../scripts/addresses.ts';
import { planCheckout, testCards } from '../storm/checkout-plan.ts';
import type { StormShop } from '../storm/storm-shop.ts';
import { StormShopper } from '../storm/storm-shopper.ts';

const payingAtOnce = 2;
const pauseMs = 1_000;
const host = hostOfStore(countries.DE, shopHostPattern);
const paths = ['/', '/checkout/cart', '/login', '/compare'];

/** One who does nothing odd: what then goes wrong is the shop's. */
const steadyPlan = (seed: number, index: number) =>
  ({
    ...planCheckout(seed, index),
    email: `steady-${index}@example.test`,
    method: 'scheme',
    card: testCards.good,
    goods: { isScarce: false, position: index },
    couponNumber: null,
    clicks: 'once',
    decision: 'approve',
    returns: 'once',
    changesCartMeanwhile: false,
    changesHerMind: false,
  }) as const;

/** People who look and people who pay, all the time, whatever happens to the shop. */
export class SteadyShoppers implements AsyncDisposable {
  readonly #pool = new Pool(urls.middleware, { connections: payingAtOnce * 2 });
  readonly #rows: Promise<unknown>[];
  #next = 0;
  #isOver = false;

  constructor(shop: StormShop) {
    const seed = Date.now() % 1_000_000;
    const paying = Array.from({ length: payingAtOnce }, () => this.#again(() => this.#pay(shop, seed)));
    this.#rows = [...paying, this.#again(look)];
  }

  /** How many have gone to the checkout. */
  get begun(): number {
    return this.#next;
  }

  async #pay(shop: StormShop, seed: number): Promise<void> {
    const plan = steadyPlan(seed, this.#next);
    this.#next += 1;
    await new StormShopper(this.#pool, plan, shop.goodsFor(plan)).checkOut();
  }

  async #again(work: () => Promise<unknown>): Promise<void> {
    while (!this.#isOver) {
      // Whom the shop does not answer comes again.
      await work().catch(() => undefined);
      await sleep(pauseMs);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOver = true;
    await Promise.race([Promise.allSettled(this.#rows), sleep(30_000, undefined, { ref: false })]);
    await this.#pool.destroy();
  }
}

async function look(): Promise<void> {
  for (const path of paths) {
    const answer = await request(`${urls.storefront}${path}`, { headers: { host }, headersTimeout: 15_000 });
    await answer.body.dump();
  }
}
