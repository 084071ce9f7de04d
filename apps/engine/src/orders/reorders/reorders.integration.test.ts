import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freight, lastOne, PaymentsUnderTest, plenty } from '../../testing/payments-under-test';
import { ShopClient, type TestChange } from '../../testing/shop-client';

const oneYear = '4100010';
let shop: PaymentsUnderTest;

beforeAll(async () => {
  shop = await PaymentsUnderTest.start();
  await shop.query(`UPDATE product SET "customFieldsExtraguaranteeratepermyriad" = 1000
    FROM product_variant WHERE "productId" = product.id AND sku = '${plenty}'`);
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
});

const stock = (sku: string, pieces: number) =>
  shop.query(
    `UPDATE stock_level SET "stockOnHand" = "stockAllocated" + $2 FROM product_variant AS variant
      WHERE variant.id = "productVariantId" AND variant.sku = $1`,
    [sku, pieces],
  );
const sell = (sku: string, isSold: boolean) =>
  shop.query(
    `UPDATE product SET "customFieldsEligibleforselling" = $2 FROM product_variant AS variant
      WHERE variant."productId" = product.id AND variant.sku = $1`,
    [sku, isSold],
  );
const price = (sku: string, cents: number) =>
  shop.query(
    `UPDATE store_price SET list_cents = $2 FROM product_variant AS variant
      WHERE variant.id = variant_id AND variant.sku = $1 AND store_key = 'tradehall_de'`,
    [sku, cents],
  );

beforeEach(async () => {
  for (const sku of [plenty, freight, lastOne]) {
    await stock(sku, 1_000);
    await sell(sku, true);
    await price(sku, 1_000);
  }
});

async function placed(...changes: TestChange[]) {
  const shopper = await shop.shopper();
  await shopper.fill(...changes);
  await shopper.payLater('bank-transfer');
  const order = await shopper.placeOrder();
  if (order.__typename !== 'ShopOrder') throw new Error(JSON.stringify(order));
  return { client: shopper.client, orderId: order.id, token: order.token ?? '' };
}
type Placed = Awaited<ReturnType<typeof placed>>;

const line = z.object({
  sku: z.string(),
  outcome: z.string(),
  wanted: z.number(),
  added: z.number(),
  beforeCents: z.number().nullable(),
  nowCents: z.number().nullable(),
});
const outcome = z.object({ lines: z.array(line) });

function again(client: ShopClient, { orderId }: Placed, intentId: string = randomUUID(), token?: string) {
  return client.call('reorder', outcome, { orderId, token, locale: 'de-DE', intentId });
}

function told(client: ShopClient, { orderId }: Placed, intentId: string, token?: string) {
  return client.call('findReorder', outcome.nullable(), { orderId, token, locale: 'de-DE', intentId });
}

async function cartOf(client: ShopClient) {
  const { lines } = await client.createCart();
  return lines.map(({ sku, quantity, parentSku }) => [sku, quantity, parentSku] as const);
}

const add = (sku: string, quantity: number): TestChange => ({ add: { sku, quantity } });

describe('ordering again', () => {
  it('puts every line into the cart, a guarantee with its product', async () => {
    const order = await placed(
      add(plenty, 2),
      { add: { sku: oneYear, quantity: 1, parentSku: plenty } },
      add(freight, 1),
    );
    expect(await again(order.client, order)).toMatchObject({
      lines: [
        { sku: plenty, outcome: 'added', wanted: 2, added: 2, nowCents: null },
        { sku: oneYear, outcome: 'added' },
        { sku: freight, outcome: 'added', added: 1 },
      ],
    });
    expect(await cartOf(order.client)).toEqual([
      [plenty, 2, null],
      [oneYear, 2, plenty],
      [freight, 1, null],
    ]);
  });

  it('is done once however often the button is pressed, and tells the same each time', async () => {
    const order = await placed(add(plenty, 2));
    const intentId = randomUUID();
    const presses = Array.from({ length: 5 }, () => again(order.client.another(), order, intentId));
    const answers = await Promise.all(presses);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await again(order.client, order, intentId)).toEqual(answers[0]);
    expect(await told(order.client, order, intentId)).toEqual(answers[0]);
    expect(await cartOf(order.client)).toEqual([[plenty, 2, null]]);
    await again(order.client, order);
    expect(await cartOf(order.client)).toEqual([[plenty, 4, null]]);
  });

  it('tells what is sold out, what there is less of, what is not sold any more and what costs something else', async () => {
    const order = await placed(add(plenty, 3), add(freight, 2), add(lastOne, 1));
    await stock(plenty, 2);
    await price(plenty, 1_200);
    await stock(freight, 0);
    await sell(lastOne, false);
    expect(await again(order.client, order)).toMatchObject({
      lines: [
        { sku: plenty, outcome: 'fewer', wanted: 3, added: 2, beforeCents: 1_000, nowCents: 1_200 },
        { sku: freight, outcome: 'sold-out', added: 0, nowCents: null },
        { sku: lastOne, outcome: 'not-sold', added: 0 },
      ],
    });
    expect(await cartOf(order.client)).toEqual([[plenty, 2, null]]);
  });

  it('adds nothing where nothing is left, and says so', async () => {
    const order = await placed(add(plenty, 1));
    await stock(plenty, 0);
    expect(await again(order.client, order)).toMatchObject({ lines: [{ outcome: 'sold-out', added: 0 }] });
    expect(await cartOf(order.client)).toEqual([]);
  });

  it('leaves a cart alone that is being paid for', async () => {
    const order = await placed(add(plenty, 1));
    const { id } = await order.client.createCart();
    await shop.query(`UPDATE cart SET frozen_until = now() + interval '1 hour' WHERE order_id = $1`, [id]);
    expect(await again(order.client, order)).toEqual({ code: 'cart-frozen' });
    expect(await shop.query('SELECT FROM reorder WHERE order_id = $1', [order.orderId])).toEqual([]);
  });

  it('is for whoever may see the order, and for nobody else', async () => {
    const order = await placed(add(plenty, 1));
    const intentId = randomUUID();
    const strangers = [new ShopClient(shop.url, 'tradehall_de'), (await shop.shopper()).client];
    for (const client of strangers) {
      expect(await again(client, order, intentId)).toEqual({ code: 'order-not-found' });
      expect(await told(client, order, intentId)).toEqual({ code: 'order-not-found' });
    }
    const elsewhere = new ShopClient(shop.url, 'tradehall_cz');
    expect(await again(elsewhere, order, intentId, order.token)).toEqual({ code: 'order-not-found' });
    const linked = new ShopClient(shop.url, 'tradehall_de');
    expect(await again(linked, order, intentId, order.token)).toMatchObject({ lines: [{ outcome: 'added' }] });
    expect(await cartOf(linked)).toEqual([[plenty, 1, null]]);
  });
});
