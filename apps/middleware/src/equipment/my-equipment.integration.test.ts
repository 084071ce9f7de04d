import { randomUUID } from 'node:crypto';
import type { Order } from '@tradehall/domain/checkout/order.ts';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEmail, accountPassword, fillCartTestShop } from '../testing/cart-test-shop.ts';
import { productDocument } from '../testing/documents.ts';
import { startRealEngine } from '../testing/real-shop.ts';
import type { RealEngine } from '../testing/real-shop.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { openTestBrowser } from '../testing/test-browser.ts';

const locale = 'de-DE';
const oven = 'EX10010001';
const peel = 'EX10010002';
const everything = { locale, limit: 50, offset: 0 } as const;
const address = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lange Straße',
  streetNumber: '5a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '+49 30 1234567',
} as const;

let engine: RealEngine;
let database: Client;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  engine = await startRealEngine();
  await fillCartTestShop(engine.databaseUrl, 5);
  database = new Client({ connectionString: engine.databaseUrl });
  await database.connect();
  const documents = new StoredDocuments();
  documents.put('product', locale, oven, productDocument({ manualUrl: 'https://manuals.example/oven-de.pdf' }));
  documents.put(
    'product',
    locale,
    peel,
    productDocument({
      ...{ id: '2', key: peel, sku: peel, productNumber: '10010002', name: 'Pizzaschieber' },
      slug: 'pizzaschieber-10010002',
      relatedAccessories: [],
    }),
  );
  app = buildTestApp({ engineUrl: engine.url, load: documents.load });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await database.end();
  await engine[Symbol.asyncDispose]();
});

const arrive = (host = 'de.localhost:3000') => openTestBrowser(url, { host }).calls;
type Calls = ReturnType<typeof arrive>;

const signIn = async (account: number): Promise<Calls> => {
  const calls = arrive();
  const wish = { locale, email: accountEmail(account), password: accountPassword } as const;
  const answer = await calls['new-ct'].customerSignMeIn(wish);
  if (!answer.ok) throw new Error(answer.failure.code);
  return calls;
};

interface Wanted {
  readonly sku: string;
  readonly quantity: number;
  readonly guarantee?: '4100010' | '4100020';
}

const buy = async ({ 'new-ct': shop }: Calls, wanted: readonly Wanted[]): Promise<Order> => {
  const created = await shop.createCart({ locale });
  if (!created.ok) throw new Error(created.failure.code);
  const { id: cartId } = created.value.cart;
  let { version } = created.value.cart;
  const change = () => ({ locale, cartId, version, intentId: randomUUID() }) as const;
  for (const { sku, quantity, guarantee } of wanted) {
    const added = await shop.addToCart({ ...change(), sku, quantity });
    if (!added.ok) throw new Error(added.failure.code);
    version = added.value.cart.version;
    if (guarantee === undefined) continue;
    const actions = [{ action: 'addLineItem', sku: guarantee, quantity, parentSku: sku }] as const;
    const more = await shop.updateCart({ ...change(), actions: [...actions] });
    if (!more.ok) throw new Error(more.failure.code);
    version = more.value.cart.version;
  }
  const updated = await shop.updateCart({
    ...change(),
    actions: [
      { action: 'setCustomerEmail', email: 'ada@example.com' },
      { action: 'setBillingAddress', address, clientType: 'PRIVATE' },
      { action: 'setShippingAddress', address },
    ],
  });
  if (!updated.ok) throw new Error(updated.failure.code);
  version = updated.value.cart.version;
  const begun = await shop.createBankPayment(change());
  if (!begun.ok) throw new Error(begun.failure.code);
  version = begun.value.payment.version;
  const placed = await shop.createMyOrderFromCart(change());
  if (!placed.ok) throw new Error(placed.failure.code);
  return placed.value.order;
};

const equipmentOf = async (calls: Calls, wish: Parameters<Calls['my-equipment']['getMyEquipment']>[0] = everything) => {
  const answer = await calls['my-equipment'].getMyEquipment(wish);
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
};

const placeOn = (order: Order, day: string) =>
  database.query(`UPDATE "order" SET "orderPlacedAt" = $2 WHERE id = $1`, [order.id, day]);

const deliver = async (order: Order, day: string) => {
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO fulfillment (state, "trackingCode", method, "handlerCode", "updatedAt")
     VALUES ('Delivered', '', 'Post', 'manual-fulfillment', $1) RETURNING id`,
    [day],
  );
  await database.query(
    `INSERT INTO order_line_reference (quantity, "fulfillmentId", "orderLineId", discriminator)
     SELECT quantity, $1, id, 'FulfillmentLine' FROM order_line WHERE "orderId" = $2`,
    [rows[0]?.id, order.id],
  );
};

describe('my equipment', () => {
  it('is what the customer has bought, by product, with guarantees, manual and what fits', async () => {
    const ada = await signIn(1);
    const first = await buy(ada, [
      { sku: oven, quantity: 2, guarantee: '4100020' },
      { sku: peel, quantity: 1 },
    ]);
    const second = await buy(ada, [{ sku: oven, quantity: 1 }]);
    await placeOn(first, '2026-01-10T12:00:00Z');
    await placeOn(second, '2026-05-10T12:00:00Z');
    await deliver(first, '2026-01-15T12:00:00Z');
    const { total, results } = await equipmentOf(ada);
    expect(total).toBe(2);
    expect(results).toMatchObject([
      {
        sku: oven,
        productNumber: '10010001',
        name: 'Pizzaofen 2 Kammern',
        slug: 'pizzaofen-2-kammern-10010001',
        manualUrl: 'https://manuals.example/oven-de.pdf',
        quantity: 3,
        purchases: [
          { orderId: second.id, purchasedOn: '2026-05-10', quantity: 1, isDelivered: false, extraUntil: null },
          {
            orderId: first.id,
            orderNumber: first.orderNumber,
            quantity: 2,
            isDelivered: true,
            legalUntil: '2028-01-15',
            extraUntil: '2030-01-15',
          },
        ],
        accessories: [{ sku: peel }],
        recalls: [],
      },
      { sku: peel, quantity: 1, accessories: [] },
    ]);
    const page = await equipmentOf(ada, { locale, limit: 1, offset: 1 });
    expect(page).toMatchObject({ total: 2, results: [{ sku: peel }] });
  });

  it('is not what was withdrawn from or cancelled', async () => {
    const eva = await signIn(2);
    const withdrawn = await buy(eva, [{ sku: oven, quantity: 3 }]);
    const cancelled = await buy(eva, [{ sku: oven, quantity: 5 }]);
    const returned = await buy(eva, [{ sku: oven, quantity: 4 }]);
    await database.query(`UPDATE "order" SET state = 'Cancelled' WHERE id = $1`, [cancelled.id]);
    await database.query(`UPDATE order_line SET quantity = 1 WHERE "orderId" = $1`, [returned.id]);
    const declare = (quantity: number) =>
      eva['my-orders'].withdraw({
        ...{ locale, orderId: withdrawn.id, intentId: randomUUID(), name: 'Eva Berg', email: 'eva@example.com' },
        lines: [{ lineId: withdrawn.lineItems[0]?.id ?? '', quantity }],
      });
    expect((await declare(2)).ok).toBe(true);
    expect(await equipmentOf(eva)).toMatchObject({ results: [{ sku: oven, quantity: 2 }] });
    expect((await declare(1)).ok).toBe(true);
    expect(await equipmentOf(eva)).toMatchObject({ results: [{ quantity: 1, purchases: [{ orderId: returned.id }] }] });
  });

  it('warns of recalls that stand, what is recalled first', async () => {
    const ida = await signIn(3);
    await buy(ida, [{ sku: peel, quantity: 1 }]);
    await buy(ida, [{ sku: oven, quantity: 1 }]);
    await database.query(
      `INSERT INTO product_recall (sku, hazard, action, batch, withdrawn_at) VALUES
      ($1, 'fire', 'stop-using-refund', 'A1', NULL), ($2, 'other', 'stop-using-repair', NULL, now())`,
      [peel, oven],
    );
    expect((await equipmentOf(ida)).results).toMatchObject([
      { sku: peel, recalls: [{ hazard: 'fire', action: 'stop-using-refund', batch: 'A1' }] },
      { sku: oven, recalls: [] },
    ]);
    await database.query('UPDATE product_recall SET withdrawn_at = now()');
    expect((await equipmentOf(ida)).results).toMatchObject([{ recalls: [] }, { recalls: [] }]);
  });

  it('is nobody else’s', async () => {
    const refused = { ok: false, failure: { code: 'not-authenticated' } };
    expect(await arrive()['my-equipment'].getMyEquipment(everything)).toEqual(refused);
    const guest = arrive();
    await buy(guest, [{ sku: oven, quantity: 1 }]);
    expect(await guest['my-equipment'].getMyEquipment(everything)).toEqual(refused);
    expect(await equipmentOf(await signIn(4))).toEqual({ total: 0, results: [] });
  });
});

describe('the orders of a customer', () => {
  it('are listed page by page, the last first, with how far they are on their way', async () => {
    const ola = await signIn(5);
    const first = await buy(ola, [{ sku: peel, quantity: 1 }]);
    const second = await buy(ola, [{ sku: oven, quantity: 1 }]);
    await placeOn(first, '2026-01-10T12:00:00Z');
    await database.query(`UPDATE "order" SET state = 'Shipped' WHERE id = $1`, [first.id]);
    const page = async (offset: number) => {
      const answer = await ola['new-ct'].getOrders({ query: 'list', locale, limit: 1, offset });
      return answer.ok ? answer.value.me.orders : null;
    };
    expect(await page(0)).toMatchObject({ total: 2, results: [{ id: second.id, shipmentState: 'none' }] });
    expect(await page(1)).toMatchObject({ total: 2, results: [{ id: first.id, shipmentState: 'sent' }] });
    expect(await page(2)).toMatchObject({ total: 2, results: [] });
  });
});

describe('the link to the orders of a customer', () => {
  it('opens the last order without signing in, for a while, and is for customers only', async () => {
    const refused = { ok: false, failure: { code: 'not-authenticated' } };
    expect(await arrive()['my-orders'].getUrlWithToken({})).toEqual(refused);
    const guest = arrive();
    await buy(guest, [{ sku: oven, quantity: 1 }]);
    expect(await guest['my-orders'].getUrlWithToken({ locale })).toEqual(refused);

    const uma = await signIn(4);
    const none = await uma['my-orders'].getUrlWithToken({});
    expect(none.ok && new URL(none.value.url).pathname).toBe('/my-account/orders');
    const order = await buy(uma, [{ sku: oven, quantity: 1 }]);
    const answer = await uma['my-orders'].getUrlWithToken({ locale });
    if (!answer.ok) throw new Error(answer.failure.code);
    const { pathname, searchParams } = new URL(answer.value.url);
    expect([pathname, searchParams.get('order')]).toEqual(['/order', order.id]);
    const token = searchParams.get('token') ?? '';
    const expires = Number(token.split('.')[0]);
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
    const opened = await arrive()['new-ct'].getOrders({ query: 'one', locale, orderId: order.id, token });
    expect(opened.ok).toBe(true);
  });
});
