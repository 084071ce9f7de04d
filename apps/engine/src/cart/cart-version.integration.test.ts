import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { type DisposableRedis, leaseDisposableRedis } from '@tradehall/testing/redis/disposable-redis.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeEngine } from '../testing/engine-process';
import { migratedTemplate } from '../testing/migrated-template';
import { isCart, ShopClient, type TestCart } from '../testing/shop-client';
import { addProducts } from '../testing/test-products';

const kettle = 'EX10000001';
const fryer = 'EX10000002';
const lastTwo = 'EX10000003';
const elsewhere = 'EX10000004';
/** Of eight clients. */
const changes = z.coerce
  .number()
  .int()
  .multipleOf(16)
  .parse(process.env['CART_CHANGES'] ?? 80);

let database: DisposableDatabase;
let redis: DisposableRedis;
let engine: RealProcess;
let url: string;

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  redis = leaseDisposableRedis();
  const prices = { tradehall_de: { list: 1_000 }, tradehall_cz: { list: 25_000 } };
  await addProducts(database.url, [
    { sku: kettle, prices },
    { sku: fryer, prices },
    { sku: lastTwo, prices, stock: 2 },
    { sku: elsewhere, prices, enabledOnMarket: ['cs-CZ'] },
  ]);
  const described = await describeEngine(database.url, redis.url);
  url = described.url;
  engine = await RealProcess.start(described.process);
});

afterAll(async () => {
  await engine[Symbol.asyncDispose]();
  await redis[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

async function newCart(storeKey = 'tradehall_de'): Promise<{ shopper: ShopClient; cart: TestCart }> {
  const shopper = new ShopClient(url, storeKey);
  return { shopper, cart: await shopper.createCart() };
}

interface Wish {
  readonly intentId: string;
  readonly sku: string;
}

/** Makes one change until it is acknowledged, following the version the engine tells. */
async function insist(tab: ShopClient, cartId: string, startVersion: number, { intentId, sku }: Wish) {
  let version = startVersion;
  let conflicts = 0;
  for (;;) {
    const answer = await tab.changeCart(cartId, version, intentId, { add: { sku, quantity: 1 } });
    if (isCart(answer)) return { cart: answer, conflicts };
    if (answer?.currentVersion === undefined) throw new Error(JSON.stringify(answer));
    expect(answer.currentVersion).toBeGreaterThan(version);
    version = answer.currentVersion;
    conflicts += 1;
  }
}

async function insistThroughFailures(tab: ShopClient, cartId: string, wish: Wish): Promise<number> {
  for (let failures = 0; failures < 500; failures += 1) {
    const isMade = await insist(tab, cartId, 0, wish).then(
      () => true,
      () => false,
    );
    if (isMade) return failures;
  }
  throw new Error('the shop does not recover');
}

async function query(statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

const endAllOtherConnections = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()`;

describe('many changes at once', () => {
  it(`keeps every one of ${changes} changes by eight clients exactly once`, async () => {
    const { shopper, cart } = await newCart();
    const clients = Array.from({ length: 8 }, (_, client) => client);
    const outcomes = await Promise.all(
      clients.map(async (client) => {
        const tab = shopper.another();
        let known = 0;
        let conflicts = 0;
        for (let change = 0; change < changes / 8; change += 1) {
          const wish = { intentId: `client-${client}-change-${change}`, sku: change % 2 === 0 ? kettle : fryer };
          const outcome = await insist(tab, cart.id, known, wish);
          // Now and then an answer gets lost and the client sends its wish again, with the version it knew before.
          if (change % 5 === 0)
            await tab.changeCart(cart.id, known, wish.intentId, { add: { sku: wish.sku, quantity: 1 } });
          known = outcome.cart.version;
          conflicts += outcome.conflicts;
        }
        return conflicts;
      }),
    );
    const final = await shopper.cart(cart.id);
    expect(final?.version).toBe(changes);
    expect(final?.lines.map(({ sku, quantity }) => [sku, quantity]).toSorted()).toEqual([
      [kettle, changes / 2],
      [fryer, changes / 2],
    ]);
    expect(final?.total).toBe(changes * 1_000);
    expect(outcomes.reduce((sum, conflicts) => sum + conflicts)).toBeGreaterThan(0);
  });

  it('makes one cart for a session that asks for it several times at once', async () => {
    const { shopper, cart } = await newCart();
    const again = await Promise.all([1, 2, 3, 4].map(() => shopper.another('tradehall_cz').createCart()));
    expect(new Set(again.map(({ id }) => id)).size).toBe(1);
    expect(again[0]?.id).not.toBe(cart.id);
    expect(again[0]?.currencyCode).toBe('CZK');
  });

  it('loses no acknowledged change when the engine dies in the middle of them', async () => {
    const { shopper, cart } = await newCart();
    let acknowledged = 0;
    const buying = (async () => {
      for (let change = 0; change < 60; change += 1) {
        await shopper.changeCart(cart.id, change, `before-the-crash-${change}`, { add: { sku: kettle, quantity: 1 } });
        acknowledged += 1;
        if (acknowledged === 10) void engine.kill9();
      }
    })();
    await expect(buying).rejects.toThrow();
    await engine.restart();
    const survived = await shopper.cart(cart.id);
    const kept = survived?.lines[0]?.quantity ?? 0;
    // The change under way when it died may have been kept; its client would have sent it again.
    expect([acknowledged, acknowledged + 1]).toContain(kept);
    expect(survived?.version).toBe(kept);
    const repeated = await shopper.changeCart(cart.id, acknowledged, `before-the-crash-${acknowledged}`, {
      add: { sku: kettle, quantity: 1 },
    });
    expect(repeated).toMatchObject({ version: acknowledged + 1, lines: [{ quantity: acknowledged + 1 }] });
  });
});

describe('a shop that keeps losing its database connections', () => {
  it('stays up, and keeps every change that is sent until it is acknowledged exactly once', async () => {
    const { shopper, cart } = await newCart();
    const saboteur = new Client({ connectionString: database.url });
    await saboteur.connect();
    const sabotage = setInterval(() => void saboteur.query(endAllOtherConnections), 250);
    const failures = await Promise.all(
      [0, 1, 2, 3].map(async (client) => {
        let failed = 0;
        for (let change = 0; change < 10; change += 1) {
          failed += await insistThroughFailures(shopper, cart.id, {
            intentId: `stubborn-${client}-${change}`,
            sku: kettle,
          });
        }
        return failed;
      }),
    );
    clearInterval(sabotage);
    await saboteur.end();
    expect(Math.max(...failures)).toBeGreaterThan(0);
    expect(await shopper.cart(cart.id)).toMatchObject({ version: 40, lines: [{ sku: kettle, quantity: 40 }] });
  });
});

describe('a change', () => {
  it('made against an old version is answered with the current one and changes nothing', async () => {
    const { shopper, cart } = await newCart();
    await shopper.changeCart(cart.id, 0, 'first-wish', { add: { sku: kettle, quantity: 2 } });
    const late = await shopper.changeCart(cart.id, 0, 'late-wish', { add: { sku: fryer, quantity: 1 } });
    expect(late).toEqual({ code: 'cart-version-conflict', currentVersion: 1 });
    expect(await shopper.cart(cart.id)).toMatchObject({ version: 1, lines: [{ sku: kettle, quantity: 2 }] });
  });

  it('sent again is answered with the cart and changes nothing, whichever version it carries', async () => {
    const { shopper, cart } = await newCart();
    await shopper.changeCart(cart.id, 0, 'wish-number-1', { add: { sku: kettle, quantity: 2 } });
    await shopper.changeCart(cart.id, 1, 'wish-number-2', { add: { sku: fryer, quantity: 1 } });
    for (const version of [0, 1, 2]) {
      const again = await shopper.changeCart(cart.id, version, 'wish-number-1', { add: { sku: kettle, quantity: 2 } });
      expect(again).toMatchObject({ version: 2, lines: [{ quantity: 2 }, { quantity: 1 }] });
    }
    const next = await shopper.changeCart(cart.id, 2, 'wish-number-3', { remove: { sku: fryer } });
    expect(next).toMatchObject({ version: 3, lines: [{ sku: kettle }] });
  });

  it('sets a quantity, and removes the line with a quantity of zero', async () => {
    const { shopper, cart } = await newCart();
    await shopper.changeCart(cart.id, 0, 'wish-add', { add: { sku: kettle, quantity: 2 } });
    const more = await shopper.changeCart(cart.id, 1, 'wish-more', { setQuantity: { sku: kettle, quantity: 7 } });
    expect(more).toMatchObject({ version: 2, lines: [{ quantity: 7, lineTotal: 7_000 }], total: 7_000 });
    const none = await shopper.changeCart(cart.id, 2, 'wish-none', { setQuantity: { sku: kettle, quantity: 0 } });
    expect(none).toMatchObject({ version: 3, lines: [], total: 0 });
  });

  it('that removes what is not there any more is no change', async () => {
    const { shopper, cart } = await newCart();
    const answer = await shopper.changeCart(cart.id, 0, 'wish-gone', { remove: { sku: kettle } });
    expect(answer).toMatchObject({ version: 0, lines: [] });
  });

  it.each([
    ['an unknown product', { add: { sku: 'EX99999999', quantity: 1 } }, { code: 'product-not-found' }],
    ['a product of other markets', { add: { sku: elsewhere, quantity: 1 } }, { code: 'product-not-sellable' }],
    ['more than the stock', { add: { sku: lastTwo, quantity: 3 } }, { code: 'insufficient-stock', available: 2 }],
    ['more than a thousand', { add: { sku: kettle, quantity: 1001 } }, { code: 'quantity-limit', maximum: 1000 }],
    ['nothing', { add: { sku: kettle, quantity: 0 } }, { code: 'quantity-limit', maximum: 1000 }],
    ['less than nothing', { setQuantity: { sku: kettle, quantity: -1 } }, { code: 'quantity-limit', maximum: 1000 }],
    ['a line that is not there', { setQuantity: { sku: fryer, quantity: 1 } }, { code: 'product-not-found' }],
  ])('that asks for %s is refused and leaves the version alone', async (_what, change, refusal) => {
    const { shopper, cart } = await newCart();
    expect(await shopper.changeCart(cart.id, 0, 'wish-refused', change)).toMatchObject(refusal);
    expect(await shopper.cart(cart.id)).toMatchObject({ version: 0, lines: [] });
    // The refused wish was not remembered as made.
    const later = await shopper.changeCart(cart.id, 0, 'wish-refused', { add: { sku: kettle, quantity: 1 } });
    expect(later).toMatchObject({ version: 1, lines: [{ sku: kettle, quantity: 1 }] });
  });

  it('adds up to a thousand pieces of one product over several changes, and no more', async () => {
    const { shopper, cart } = await newCart();
    await shopper.changeCart(cart.id, 0, 'wish-many', { add: { sku: kettle, quantity: 999 } });
    const full = await shopper.changeCart(cart.id, 1, 'wish-last', { add: { sku: kettle, quantity: 1 } });
    expect(full).toMatchObject({ version: 2, lines: [{ quantity: 1000 }] });
    const over = await shopper.changeCart(cart.id, 2, 'wish-over', { add: { sku: kettle, quantity: 1 } });
    expect(over).toMatchObject({ code: 'quantity-limit', maximum: 1000 });
  });

  it('counts what is in the cart already against the stock', async () => {
    const { shopper, cart } = await newCart();
    await shopper.changeCart(cart.id, 0, 'wish-one', { add: { sku: lastTwo, quantity: 1 } });
    const tooMany = await shopper.changeCart(cart.id, 1, 'wish-two', { add: { sku: lastTwo, quantity: 2 } });
    expect(tooMany).toMatchObject({ code: 'insufficient-stock', available: 2 });
    const exact = await shopper.changeCart(cart.id, 1, 'wish-three', { setQuantity: { sku: lastTwo, quantity: 2 } });
    expect(exact).toMatchObject({ version: 2, lines: [{ quantity: 2 }] });
  });
});

describe('a cart', () => {
  it('does not exist for another session, nor for none', async () => {
    const { cart } = await newCart();
    const stranger = await newCart();
    const visitor = new ShopClient(url, 'tradehall_de');
    for (const client of [stranger.shopper, visitor]) {
      expect(await client.cart(cart.id)).toBeNull();
      const change = await client.changeCart(cart.id, 0, 'wish-stolen', { add: { sku: kettle, quantity: 1 } });
      expect(change).toMatchObject({ code: 'cart-not-found' });
    }
  });

  it('belongs to its store: in another one the same session does not find it', async () => {
    const { shopper, cart } = await newCart();
    expect(await shopper.another('tradehall_cz').cart(cart.id)).toBeNull();
    expect(await shopper.another().cart(cart.id)).toMatchObject({ id: cart.id });
  });

  it('is the same when it is created twice', async () => {
    const { shopper, cart } = await newCart();
    await shopper.changeCart(cart.id, 0, 'wish-keep', { add: { sku: kettle, quantity: 1 } });
    expect(await shopper.createCart()).toMatchObject({ id: cart.id, version: 1, lines: [{ quantity: 1 }] });
  });

  it.each([
    ['cancelled', 'Merged', 'NULL'],
    ['placed', 'Ordered', 'now()'],
  ])('whose order was %s makes room for a new one', async (_how, state, placedAt) => {
    const { shopper, cart } = await newCart();
    await query(
      `UPDATE "order" SET active = false, state = 'Cancelled', "orderPlacedAt" = ${placedAt} WHERE id = ${cart.id}`,
    );
    const next = await shopper.createCart();
    expect(next).toMatchObject({ version: 0, lines: [] });
    expect(next.id).not.toBe(cart.id);
    expect(await shopper.createCart()).toMatchObject({ id: next.id });
    expect(await query(`SELECT state FROM cart WHERE order_id = ${cart.id}`)).toEqual([{ state }]);
  });

  it.each(['0', '-1', 'abc', '99999999999'])('cannot have the id %s', async (id) => {
    const { shopper } = await newCart();
    await expect(shopper.cart(id)).rejects.toThrow('invalid-input');
  });
});
