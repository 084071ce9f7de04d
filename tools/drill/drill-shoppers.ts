import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { urls } from '../../scripts/addresses.ts';
import { planCheckout } from '../storm/checkout-plan.ts';
import type { StormShop } from '../storm/storm-shop.ts';
import { type CheckoutRecord, StormShopper } from '../storm/storm-shopper.ts';

interface Shopped {
  readonly record: CheckoutRecord;
  readonly beganAtMs: number;
  /** When the shopper was told how it ended. */
  readonly toldAtMs: number;
}

const atOnce = 6;

/** The shoppers of a storm, with the moments at which they came and were told: a restore is judged by those. */
export class DrillShoppers implements AsyncDisposable {
  readonly #pool = new Pool(urls.middleware, { connections: 64 });
  readonly #shop: StormShop;
  readonly #seed: number;
  readonly #underWay: Promise<void>[] = [];
  readonly #failures: unknown[] = [];
  readonly all: Shopped[] = [];
  #next = 0;
  /** Who was in the shop at that moment may see an error page. */
  lostAtMs = Number.POSITIVE_INFINITY;

  constructor(shop: StormShop, seed: number) {
    this.#shop = shop;
    this.#seed = seed;
  }

  get orders(): number {
    return this.all.filter(({ record }) => record.orderId !== null).length;
  }

  /** One after the other at this pace, whoever is still there, until told to stop. */
  async arrive(everyMs: number, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      this.#underWay.push(this.#visit().catch((failure: unknown) => void this.#failures.push(failure)));
      await sleep(everyMs);
    }
  }

  /** As fast as so many at once are, until there are so many orders. */
  async arriveUntil(orders: number): Promise<void> {
    const row = async () => {
      while (this.orders < orders) await this.#visit();
    };
    await Promise.all(Array.from({ length: atOnce }, row));
  }

  /** Whoever was in the shop when the database was lost comes to an end. */
  async untilGone(): Promise<void> {
    await Promise.all(this.#underWay);
    if (this.#failures.length > 0) throw this.#failures[0];
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#pool.destroy();
  }

  async #visit(): Promise<void> {
    const plan = planCheckout(this.#seed, this.#next);
    this.#next += 1;
    const beganAtMs = Date.now();
    try {
      const record = await new StormShopper(this.#pool, plan, this.#shop.goodsFor(plan)).checkOut();
      this.all.push({ record, beganAtMs, toldAtMs: Date.now() });
    } catch (failure) {
      if (beganAtMs > this.lostAtMs || Date.now() < this.lostAtMs) throw failure;
    }
  }
}
