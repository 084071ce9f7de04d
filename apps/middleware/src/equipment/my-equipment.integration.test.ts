import { randomUUID } from 'node:crypto';
import type { Order } from '@tradehall/domain/orders/order.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productDocument } from '../testing/documents.ts';
import { placeOrder } from '../testing/place-order.ts';
import { signInAccount } from '../testing/sign-in-account.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { openTestBrowser, type TestCalls } from '../testing/test-browser.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';
import { valueOf } from '../testing/value-of.ts';

const locale = 'de-DE';
const oven = 'EX10010001';
const peel = 'EX10010002';
const everything = { locale, limit: 50, offset: 0 } as const;

let testShop: TestShop;

beforeAll(async () => {
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
  testShop = await startTestShop({ accounts: 5, documents });
});

afterAll(() => testShop[Symbol.asyncDispose]());

const arrive = () => openTestBrowser(testShop.url).calls;

async function signIn(account: number): Promise<TestCalls> {
  const calls = arrive();
  await signInAccount(calls, account);
  return calls;
}

const equipmentOf = async (
  calls: TestCalls,
  wish: Parameters<TestCalls['my-equipment']['getMyEquipment']>[0] = everything,
) => valueOf(await calls['my-equipment'].getMyEquipment(wish));

const placeOn = (order: Order, day: string) =>
  testShop.database.query(`UPDATE "order" SET "orderPlacedAt" = $2 WHERE id = $1`, [order.id, day]);

async function deliver(order: Order, day: string) {
  const { rows } = await testShop.database.query<{ id: number }>(
    `INSERT INTO fulfillment (state, "trackingCode", method, "handlerCode", "updatedAt")
     VALUES ('Delivered', '', 'Post', 'manual-fulfillment', $1) RETURNING id`,
    [day],
  );
  await testShop.database.query(
    `INSERT INTO order_line_reference (quantity, "fulfillmentId", "orderLineId", discriminator)
     SELECT quantity, $1, id, 'FulfillmentLine' FROM order_line WHERE "orderId" = $2`,
    [rows[0]?.id, order.id],
  );
}

describe('my equipment', () => {
  it('is what the customer has bought, by product, with guarantees, manual and what fits', async () => {
    const ada = await signIn(1);
    const first = await placeOrder(ada, [
      { sku: oven, quantity: 2, guarantee: '4100020' },
      { sku: peel, quantity: 1 },
    ]);
    const second = await placeOrder(ada, [{ sku: oven, quantity: 1 }]);
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
    const withdrawn = await placeOrder(eva, [{ sku: oven, quantity: 3 }]);
    const cancelled = await placeOrder(eva, [{ sku: oven, quantity: 5 }]);
    const returned = await placeOrder(eva, [{ sku: oven, quantity: 4 }]);
    await testShop.database.query(`UPDATE "order" SET state = 'Cancelled' WHERE id = $1`, [cancelled.id]);
    await testShop.database.query(`UPDATE order_line SET quantity = 1 WHERE "orderId" = $1`, [returned.id]);
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
    await placeOrder(ida, [{ sku: peel, quantity: 1 }]);
    await placeOrder(ida, [{ sku: oven, quantity: 1 }]);
    await testShop.database.query(
      `INSERT INTO product_recall (sku, hazard, action, batch, withdrawn_at) VALUES
      ($1, 'fire', 'stop-using-refund', 'A1', NULL), ($2, 'other', 'stop-using-repair', NULL, now())`,
      [peel, oven],
    );
    expect((await equipmentOf(ida)).results).toMatchObject([
      { sku: peel, recalls: [{ hazard: 'fire', action: 'stop-using-refund', batch: 'A1' }] },
      { sku: oven, recalls: [] },
    ]);
    await testShop.database.query('UPDATE product_recall SET withdrawn_at = now()');
    expect((await equipmentOf(ida)).results).toMatchObject([{ recalls: [] }, { recalls: [] }]);
  });

  it('is nobody else’s', async () => {
    const refused = { ok: false, failure: { code: 'not-authenticated' } };
    expect(await arrive()['my-equipment'].getMyEquipment(everything)).toEqual(refused);
    const guest = arrive();
    await placeOrder(guest, [{ sku: oven, quantity: 1 }]);
    expect(await guest['my-equipment'].getMyEquipment(everything)).toEqual(refused);
    expect(await equipmentOf(await signIn(4))).toEqual({ total: 0, results: [] });
  });
});

describe('the orders of a customer', () => {
  it('are listed page by page, the last first, with how far they are on their way', async () => {
    const ola = await signIn(5);
    const first = await placeOrder(ola, [{ sku: peel, quantity: 1 }]);
    const second = await placeOrder(ola, [{ sku: oven, quantity: 1 }]);
    await placeOn(first, '2026-01-10T12:00:00Z');
    await testShop.database.query(`UPDATE "order" SET state = 'Shipped' WHERE id = $1`, [first.id]);
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
    await placeOrder(guest, [{ sku: oven, quantity: 1 }]);
    expect(await guest['my-orders'].getUrlWithToken({ locale })).toEqual(refused);

    const uma = await signIn(4);
    const none = await uma['my-orders'].getUrlWithToken({});
    expect(none.ok && new URL(none.value.url).pathname).toBe('/my-account/orders');
    const order = await placeOrder(uma, [{ sku: oven, quantity: 1 }]);
    const { url } = valueOf(await uma['my-orders'].getUrlWithToken({ locale }));
    const { pathname, searchParams } = new URL(url);
    expect([pathname, searchParams.get('order')]).toEqual(['/order', order.id]);
    const token = searchParams.get('token') ?? '';
    const expires = Number(token.split('.')[0]);
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
    const opened = await arrive()['new-ct'].getOrders({ query: 'one', locale, orderId: order.id, token });
    expect(opened.ok).toBe(true);
  });
});
