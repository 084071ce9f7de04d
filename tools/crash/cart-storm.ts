import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { factsOfCart, factsOfModel, type CartFacts } from '@tradehall/testing/carts/cart-facts.ts';
import {
  changeModelCart,
  emptyModelCart,
  type ModelCart,
  type ModelChange,
  type ModelShop,
} from '@tradehall/testing/carts/cart-model.ts';
import { sendChange } from '@tradehall/testing/carts/send-change.ts';
import { wishedChanges } from '@tradehall/testing/carts/wished-changes.ts';
import fc from 'fast-check';
import { openShopper } from '../shopper.ts';

const locale = 'de-DE';
const patienceMs = 180_000;
/** The shop lets nobody try more codes than ten in ten minutes, and what is sent again is another try: few have to wait. */
const mostCoupons = 2;

type Shopper = ReturnType<typeof openShopper>;

export interface Storm {
  readonly carts: number;
  readonly changes: number;
  readonly shop: ModelShop;
  readonly seed: number;
}

/** What has been acknowledged, and what is there when all is quiet again. */
interface CartAudit {
  readonly acknowledged: number;
  readonly expected: CartFacts;
  readonly found: CartFacts;
}

type OnError = (error: Error) => void;

/** Repeats until there is an answer; a dead process is not an answer. */
async function untilAnswered<T>(ask: (onError: OnError) => Promise<T | null>): Promise<T> {
  let last: Error | null = null;
  for (const deadline = Date.now() + patienceMs; ;) {
    const answer = await ask((error) => (last = error));
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error(`no answer for ${patienceMs / 1000} s`, { cause: last });
    await sleep(150);
  }
}

function createCart(shopper: Shopper): Promise<Cart> {
  return untilAnswered(async (onError) => {
    const answer = await shopper.createCart({ locale }, { onError });
    return answer?.ok === true ? answer.value.cart : null;
  });
}

function readCart(shopper: Shopper): Promise<Cart> {
  return untilAnswered(async (onError) => {
    const me = await shopper.getMe({ locale, customer: false }, { onError });
    return me?.ok === true ? me.value.me.activeCart : null;
  });
}

/** One shopper with one cart and the model of it, which every answer is held against. */
class StormyCart {
  readonly #shopper = openShopper();
  readonly #shop: ModelShop;
  readonly #couponIds = new Map<string, string>();
  #model: ModelCart = emptyModelCart;
  #acknowledged = 0;

  constructor(shop: ModelShop) {
    this.#shop = shop;
  }

  async fill(changes: readonly ModelChange[], onAcknowledged: () => void): Promise<void> {
    const { id } = await createCart(this.#shopper);
    for (const change of changes) {
      await this.#make(id, change);
      this.#acknowledged += 1;
      onAcknowledged();
    }
  }

  async audit(): Promise<CartAudit> {
    const found = factsOfCart(await readCart(this.#shopper));
    return { acknowledged: this.#acknowledged, expected: factsOfModel(this.#shop, this.#model), found };
  }

  /** One change, with one intent id however often it has to be sent. */
  async #make(cartId: string, change: ModelChange): Promise<void> {
    const against = { locale, cartId, version: this.#model.version, intentId: randomUUID() } as const;
    const expected = changeModelCart(this.#shop, this.#model, change);
    const answer = await untilAnswered(async (onError) => {
      const sent = await sendChange(this.#shopper, against, change, { couponIds: this.#couponIds, onError });
      if (sent?.ok === false && sent.failure.code === 'too-many-requests') {
        await sleep(sent.failure.retryAfterSeconds * 1_000);
        return null;
      }
      const isAnswered = sent !== null && (sent.ok || sent.failure.code !== 'unknown');
      // A cart that can be read says that the shop is back, without another try of the change.
      if (!isAnswered) await readCart(this.#shopper);
      return isAnswered ? sent : null;
    });
    const said = answer.ok ? factsOfCart(answer.value.cart) : answer.failure;
    const shouldBe = 'code' in expected ? expected : factsOfModel(this.#shop, expected);
    if (!isDeepStrictEqual(said, shouldBe))
      throw new Error(`${JSON.stringify(change)}: ${JSON.stringify(said)} instead of ${JSON.stringify(shouldBe)}`);
    if (!('code' in expected)) this.#model = expected;
    if (!answer.ok) return;
    for (const { discountCode } of answer.value.cart.discountCodes)
      this.#couponIds.set(discountCode.code, discountCode.id);
  }
}

function changesOf({ shop, seed, changes }: Storm, cart: number): ModelChange[] {
  const skus = [...shop.products.keys()];
  const wished = wishedChanges({ skus, parentSkus: skus, codes: [...shop.coupons.keys()] });
  const drawn = fc.sample(wished, { seed: seed + cart, numRuns: changes * 2 });
  const coupons = drawn.filter(({ kind }) => kind === 'applyCoupon').slice(0, mostCoupons);
  return drawn.filter((change) => change.kind !== 'applyCoupon' || coupons.includes(change)).slice(0, changes);
}

/** Many carts changed at once while `disturb` does its worst; the audits are read when all is quiet again. */
export async function stormCarts(
  storm: Storm,
  disturb: (isOver: () => boolean) => Promise<void>,
): Promise<CartAudit[]> {
  let acknowledged = 0;
  let isOver = false;
  const carts = Array.from({ length: storm.carts }, () => new StormyCart(storm.shop));
  const filling = Promise.all(
    carts.map((cart, index) => cart.fill(changesOf(storm, index), () => (acknowledged += 1))),
  ).finally(() => (isOver = true));
  await Promise.all([filling, disturb(() => isOver)]);
  console.log(`carts: ${acknowledged} changes acknowledged in ${storm.carts} carts, seed ${storm.seed}`);
  return Promise.all(carts.map((cart) => cart.audit()));
}
