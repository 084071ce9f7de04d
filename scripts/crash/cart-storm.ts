import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openShopper } from '../shopper.ts';

const locale = 'de-DE';
const patienceMs = 60_000;

type Shopper = ReturnType<typeof openShopper>;

interface CartAudit {
  readonly acknowledged: number;
  readonly quantity: number;
  readonly version: number;
}

/** Repeats until there is an answer; a dead process is not an answer. */
async function untilAnswered<T>(ask: () => Promise<T | null>): Promise<T> {
  for (const deadline = Date.now() + patienceMs; ;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error(`no answer for ${patienceMs / 1000} s`);
    await sleep(150);
  }
}

const silently = { onError: () => undefined };

async function createCart(shopper: Shopper): Promise<string> {
  const created = await untilAnswered(async () => {
    const answer = await shopper.createCart({ locale }, silently);
    return answer?.ok === true ? answer.value.cart : null;
  });
  return created.id;
}

/** One change, with one intent id however often it has to be sent; the version of the cart after it. */
async function addOne(shopper: Shopper, cartId: string, sku: string, version: number): Promise<number> {
  const intentId = randomUUID();
  let against = version;
  return untilAnswered(async () => {
    const answer = await shopper.addToCart({ locale, cartId, version: against, intentId, sku, quantity: 1 }, silently);
    if (answer?.ok === true) return answer.value.cart.version;
    const code = answer?.failure.code;
    if (answer !== null && answer.failure.code === 'cart-version-conflict') against = answer.failure.currentVersion;
    else if (code !== undefined && code !== 'unknown') throw new Error(`the shop refused a change: ${code}`);
    return null;
  });
}

async function fillCart(sku: string, changes: number, onAcknowledged: () => void): Promise<() => Promise<CartAudit>> {
  const shopper = openShopper();
  const cartId = await createCart(shopper);
  let version = 0;
  for (let change = 0; change < changes; change += 1) {
    version = await addOne(shopper, cartId, sku, version);
    onAcknowledged();
  }
  return async () => {
    const cart = await untilAnswered(async () => {
      const me = await shopper.getMe({ locale, customer: false }, silently);
      return me?.ok === true ? me.value.me.activeCart : null;
    });
    const quantity = cart.lineItems.reduce((sum, line) => sum + line.quantity, 0);
    return { acknowledged: changes, quantity, version: cart.version };
  };
}

/** Many carts changed at once while `disturb` does its worst; the audits are read when all is quiet again. */
export async function stormCarts(
  { carts, changes, sku }: { carts: number; changes: number; sku: string },
  disturb: (isOver: () => boolean) => Promise<void>,
): Promise<CartAudit[]> {
  let acknowledged = 0;
  let isOver = false;
  const filling = Promise.all(
    Array.from({ length: carts }, () => fillCart(sku, changes, () => (acknowledged += 1))),
  ).finally(() => (isOver = true));
  await Promise.all([filling, disturb(() => isOver)]);
  console.log(`carts: ${acknowledged} changes acknowledged in ${carts} carts`);
  const audits = await filling;
  return Promise.all(audits.map((audit) => audit()));
}
