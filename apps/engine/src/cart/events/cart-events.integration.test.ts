import { setTimeout as sleep } from 'node:timers/promises';
import { type CartEvent, cartEvent, cartEventsChannelOf } from '@tradehall/domain/cart/cart-events.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { HostedProcess } from '@tradehall/testing/engine/hosted-process.ts';
import { type DisposableRedis, leaseDisposableRedis } from '@tradehall/testing/redis/disposable-redis.ts';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ProjectorUnderTest } from '../../testing/projector-under-test';
import { AccountCalls, complete } from '../../testing/account-calls';
import { AdminClient } from '../../testing/admin-client';
import { describeEngine } from '../../testing/engine-process';
import { migratedTemplate } from '../../testing/migrated-template';
import { ShopClient } from '../../testing/shop-client';
import { addProducts } from '../../testing/test-products';

const kettle = 'EX10000001';
const fryer = 'EX10000002';

let database: DisposableDatabase;
let redis: DisposableRedis;
let engine: HostedProcess;
let projector: ProjectorUnderTest;
let listener: Redis;
let url: string;
const heard: CartEvent[] = [];

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  redis = leaseDisposableRedis();
  const prices = { tradehall_de: { list: 1_000 } };
  await addProducts(database.url, [
    { sku: kettle, prices },
    { sku: fryer, prices, stock: 3 },
  ]);
  listener = new Redis(redis.url);
  await listener.subscribe(cartEventsChannelOf(database.url));
  listener.on('message', (_channel, message) => heard.push(cartEvent.parse(JSON.parse(message))));
  const described = await describeEngine(database.url, redis.url);
  url = described.url;
  engine = await HostedProcess.start(described.process);
  projector = await new ProjectorUnderTest(database.url, redis.url).open();
  projector.start();
});

afterAll(async () => {
  await projector.close();
  listener.disconnect();
  await engine[Symbol.asyncDispose]();
  await redis[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

async function heardOf(matches: (event: CartEvent) => boolean, count: number): Promise<CartEvent[]> {
  for (let tries = 0; tries < 100 && heard.filter(matches).length < count; tries += 1) await sleep(50);
  return heard.filter(matches);
}

const ofCart = (cartId: string) => (event: CartEvent) => event.kind === 'cart-update' && event.cartId === cartId;

async function setStock(sku: string, stock: number): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(
      `UPDATE stock_level SET "stockOnHand" = $2 FROM product_variant
        WHERE product_variant.id = "productVariantId" AND sku = $1`,
      [sku, stock],
    );
  } finally {
    await client.end();
  }
}

describe('whoever looks at a cart', () => {
  it('hears of each of its versions once, with the products it holds, and of none that did not come to be', async () => {
    const shopper = new ShopClient(url, 'tradehall_de');
    const { id } = await shopper.createCart();
    await shopper.changeCart(id, 0, 'wish-number-1', { add: { sku: kettle, quantity: 1 } });
    await shopper.changeCart(id, 0, 'wish-number-1', { add: { sku: kettle, quantity: 1 } });
    await shopper.changeCart(id, 1, 'wish-number-2', { add: { sku: fryer, quantity: 9 } });
    await shopper.changeCart(id, 1, 'wish-number-3', { add: { sku: fryer, quantity: 1 } });
    await shopper.changeCart(id, 2, 'wish-number-4', { delete: true });
    expect(await heardOf(ofCart(id), 3)).toEqual([
      { kind: 'cart-update', cartId: id, version: 1, skus: [kettle] },
      { kind: 'cart-update', cartId: id, version: 2, skus: [kettle, fryer] },
      { kind: 'cart-update', cartId: id, version: 3, skus: [] },
    ]);
  });

  it('hears when the stock of a product changes, whoever changes it', async () => {
    heard.length = 0;
    await setStock(fryer, 2);
    const isStock = (event: CartEvent) => event.kind === 'updated-stock' && event.skus.includes(fryer);
    expect(await heardOf(isStock, 1)).toEqual([{ kind: 'updated-stock', skus: [fryer] }]);
  });

  it('hears of a cart that the shop mended because of it', async () => {
    const shopper = new ShopClient(url, 'tradehall_de');
    const { id } = await shopper.createCart();
    await shopper.changeCart(id, 0, 'wish-number-1', { add: { sku: fryer, quantity: 2 } });
    await setStock(fryer, 1);
    expect(await shopper.cart(id)).toMatchObject({ version: 2, lines: [{ quantity: 1 }] });
    expect((await heardOf(ofCart(id), 2)).at(-1)).toMatchObject({ version: 2 });
  });
});

describe('a change of the password', () => {
  it('tells of every session that it ends, by the hash of its token', async () => {
    heard.length = 0;
    const operator = await new AdminClient(url).signIn();
    await operator.ask(
      z.unknown(),
      `mutation ($input: CreateCustomerInput!) { createCustomer(input: $input, password: "kettle-and-2-cups") { __typename } }`,
      { input: { emailAddress: 'ada@example.test', firstName: 'Ada', lastName: 'Berg' } },
    );
    const devices = [1, 2].map(() => new AccountCalls(new ShopClient(url, 'tradehall_de')));
    for (const device of devices) expect(await device.signsIn('ada@example.test', 'kettle-and-2-cups')).toBe(true);
    expect(await devices[0]?.change('kettle-and-2-cups', 'fryer-and-3-forks')).toEqual(complete);
    const ended = await heardOf(({ kind }) => kind === 'session-ended', 2);
    const hash: unknown = expect.stringMatching(/^[\da-f]{64}$/);
    expect(ended).toEqual(ended.map(() => ({ kind: 'session-ended', sessionTokenHash: hash })));
    expect(new Set(ended.map((event) => JSON.stringify(event))).size).toBe(2);
  });
});
