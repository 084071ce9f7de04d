import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { callPath } from '@tradehall/domain/calls/call.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { Pool } from 'undici';
import { z } from 'zod';
import { shopHostPattern, urls } from '../../scripts/addresses.ts';
import { queryShop } from '../crash/query-shop.ts';
import { percentile } from '../percentile.ts';
import { AccountOwner, Device, email as ownersEmail, locale, proveWork } from './account-owner.ts';
import { planCheckout, testCards } from './checkout-plan.ts';
import { StormShop } from './storm-shop.ts';
import { StormShopper } from './storm-shopper.ts';
import { StormStack } from './storm-stack.ts';

const count = z.coerce.number().int().positive();
const shoppers = 20;
const everyMs = 20_000;
const calmSeconds = 90;
const ownerEveryMs = 5_000;
const accounts = 5_000;
const limits = { evaluatedShare: 0.01, checkoutRatio: 1.5 };

/**
 * Stolen pairs of address and password are tried from everywhere while twenty shoppers check out and the owner signs in.
 * Attackers try every pair without a proof of work. Beside that one of them solves challenges as fast as one does with half
 * of this machine's time, and tries the pair of the moment with each.
 */
export async function stormStuffing(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { pairs: { type: 'string', default: '20000' }, 'per-second': { type: 'string', default: '100' } },
  });
  const { pairs, 'per-second': perSecond } = z.object({ pairs: count, 'per-second': count }).parse(values);
  await using stack = await StormStack.open();
  const shop = await StormShop.open(10_000);
  const shopping = new Shopping(shop);
  const attackers = new Pool(urls.middleware, { connections: 64 });
  const owner = new AccountOwner(attackers);
  if (!(await owner.signIn())) throw new Error('the owner cannot sign in to her account on a calm day');
  await shopping.during(sleep(10_000));
  await untilProjected();
  const calm = await shopping.during(sleep(calmSeconds * 1_000));
  const attack = tryPairs(attackers, pairs, perSecond);
  const proving = provePairs(attackers, attack);
  const visits = visitDuring(owner, attack);
  const under = await shopping.during(attack);
  const { evaluated: unproven, turnedAway, silent } = await attack;
  const { proven, solvingMs } = await proving;
  const evaluated = unproven + proven;
  const { signIns, refused, newDevices, newDevicesRefused, isInByMailbox } = await visits;
  await attackers.destroy();
  const ratio = Number((percentile(under, 0.95) / percentile(calm, 0.95)).toFixed(2));
  for (const [name, times] of Object.entries({ calm, under })) {
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)].map((ms) => ms.toFixed(0));
    console.log(`${name}: ${times.length} checkouts, p50 ${p50} ms, p95 ${p95} ms`);
  }
  console.log(
    `${turnedAway} pairs turned away, ${silent} without an answer; owner on a new device, by her mailbox: ${String(isInByMailbox)}`,
  );
  console.log(`${proven} pairs bought by ${(solvingMs / 1_000).toFixed(0)} s of work`);
  console.log(
    JSON.stringify({
      pairs,
      evaluated,
      proven,
      newDevices,
      newDevicesRefused,
      ownerSignIns: signIns,
      ownerRefused: refused,
      isInByMailbox,
      checkoutRatio: ratio,
    }),
  );
  const isRight =
    evaluated <= pairs * limits.evaluatedShare &&
    refused + newDevicesRefused === 0 &&
    isInByMailbox &&
    ratio <= limits.checkoutRatio;
  if (!isRight) process.exitCode = 1;
  if (process.exitCode === 1) console.log(stack.output['middleware']?.slice(-3_000));
}

const waiting = z.array(z.object({ count: z.int() })).length(1);

/** The stock that was set goes to all pages first: there is no calm before. */
async function untilProjected(): Promise<void> {
  for (;;) {
    const [row] = await queryShop('SELECT count(*)::int AS count FROM outbox', waiting);
    if (row?.count === 0) return;
    await sleep(1_000);
  }
}

/** Twenty who check out with a good card, again and again. */
class Shopping {
  readonly #shop: StormShop;
  readonly #pool = new Pool(urls.middleware, { connections: shoppers * 2 });
  #checkouts = 0;

  constructor(shop: StormShop) {
    this.#shop = shop;
  }

  /**
   * How long each checkout took in milliseconds, until something else is over. They come at their times however long the
   * last one took: who waits does not make the load lighter, nor all the others come at once.
   */
  async during(other: Promise<unknown>): Promise<number[]> {
    const times: number[] = [];
    let isOver = false;
    const over = other.finally(() => (isOver = true));
    const startedAt = performance.now();
    const rows = Array.from({ length: shoppers }, async (_, row) => {
      for (let visit = 0; ; visit += 1) {
        const dueMs = (visit + row / shoppers) * everyMs;
        await sleep(Math.max(0, dueMs - (performance.now() - startedAt)));
        if (isOver) return;
        times.push(await this.#checkOut());
      }
    });
    await Promise.all([over, ...rows]);
    return times;
  }

  async #checkOut(): Promise<number> {
    this.#checkouts += 1;
    const index = this.#checkouts;
    const planned = planCheckout(7, index);
    const plan = {
      ...planned,
      email: `storm-${index}@example.test`,
      method: 'scheme',
      card: testCards.good,
      goods: { ...planned.goods, isScarce: false },
      couponNumber: null,
      clicks: 'once',
    } as const;
    const startedAt = performance.now();
    const { ending } = await new StormShopper(this.#pool, plan, this.#shop.goodsFor(plan)).checkOut();
    if (ending !== 'ordered') throw new Error(`checkout ${index}: ${ending}`);
    return performance.now() - startedAt;
  }
}

/** She comes back every few seconds, on the device she always uses and on a new one; once by her mailbox. */
async function visitDuring(owner: AccountOwner, attack: Promise<unknown>) {
  const still = { isOn: true };
  void attack.finally(() => (still.isOn = false));
  let [signIns, refused, newDevices, newDevicesRefused] = [0, 0, 0, 0];
  let isInByMailbox: boolean | null = null;
  for (let visit = 1; still.isOn; visit += 1) {
    await sleep(ownerEveryMs);
    const isIn = await owner.signIn();
    signIns += Number(isIn);
    refused += Number(!isIn);
    newDevices += 1;
    newDevicesRefused += Number(!(await owner.signInAnew()));
    if (visit === 4) isInByMailbox = await owner.signInByMailbox();
  }
  return {
    signIns,
    refused,
    newDevices,
    newDevicesRefused,
    isInByMailbox: isInByMailbox ?? (await owner.signInByMailbox()),
  };
}

/** One proof after the other, with a rest as long as each took: the shop has this machine, too. */
async function provePairs(pool: Pool, attack: Promise<unknown>): Promise<{ proven: number; solvingMs: number }> {
  const still = { isOn: true };
  void attack.finally(() => (still.isOn = false));
  let [proven, solvingMs] = [0, 0];
  for (let index = 0; still.isOn; index += 1) {
    const pair = { email: emailOf(index), address: `10.${16 + (index % 200)}.7.9` };
    const device = new Device(pool);
    const startedAt = performance.now();
    const proof = await proveWork(device, pair.address, pair.email);
    const tookMs = performance.now() - startedAt;
    if (proof !== null) {
      const typed = { locale, email: pair.email, password: `stolen-${index}`, proof };
      proven += Number((await device.post('customerSignMeIn', typed, pair.address)).status !== 429);
      solvingMs += tookMs;
    }
    await sleep(Math.max(100, tookMs));
  }
  return { proven, solvingMs };
}

const emailOf = (index: number): string => (index % 50 === 0 ? ownersEmail : `reader-${index % accounts}@example.test`);

/** As many a second as were asked for, whether they are answered or not. */
async function tryPairs(pool: Pool, pairs: number, perSecond: number) {
  const statuses: number[] = [];
  const startedAt = performance.now();
  const tries: Promise<void>[] = [];
  for (let index = 0; index < pairs; index += 1) {
    const dueMs = (index * 1_000) / perSecond - (performance.now() - startedAt);
    if (dueMs > 1) await sleep(dueMs);
    tries.push(tryPair(pool, index).then((status) => void statuses.push(status)));
  }
  await Promise.all(tries);
  const counted = (wanted: (status: number) => boolean) => statuses.filter(wanted).length;
  return {
    evaluated: counted((status) => status !== 429 && status !== 0),
    turnedAway: counted((status) => status === 429),
    silent: counted((status) => status === 0),
  };
}

/** One of fifty on the owner's account; four thousand addresses. */
async function tryPair(pool: Pool, index: number): Promise<number> {
  const email = emailOf(index);
  try {
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: callPath('new-ct', 'customerSignMeIn'),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': hostOfStore(countries.DE, shopHostPattern),
        'x-forwarded-for': `10.${index % 16}.${(index >> 4) % 250}.9`,
      },
      body: JSON.stringify({ locale, email, password: `stolen-${index}` }),
    });
    await body.dump();
    return statusCode;
  } catch {
    return 0;
  }
}
