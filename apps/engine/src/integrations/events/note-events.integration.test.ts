import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database';
import { migratedTemplate } from '../../testing/migrated-template';
import { webhookSecrets } from '../standard-signature';
import { OutsideLine } from '../../platform/outside-line';
import { WebhookDelivery } from '../webhooks/webhook-delivery';
import { eventSources } from './event-sources';
import { forgetOldEvents } from './forget-old-events.task';
import { noteEvents } from './note-events';

let database: DisposableDatabase;
let pool: Pool;

const addOrder = `
  INSERT INTO "order" (code, state, "orderPlacedAt", "couponCodes", "shippingAddress", "billingAddress", "currencyCode",
    "subTotal", "subTotalWithTax", "customFieldsStorekey")
  VALUES ($1, 'PaymentAuthorized', CASE WHEN $2 THEN now() END, '', '{}', '{}', 'EUR', 0, 0, 'tradehall_de') RETURNING id`;
const addEntry = `
  INSERT INTO history_entry (type, "isPublic", data, discriminator, "orderId") VALUES ($1, false, $2, 'order-history-entry', $3)`;

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  pool = new Pool({ connectionString: database.url, max: 6 });
});

afterAll(async () => {
  await pool.end();
  await database[Symbol.asyncDispose]();
});

beforeEach(async () => {
  await pool.query('TRUNCATE merchant_event, event_source, webhook_endpoint CASCADE');
  await note();
});

async function on<Result>(work: (connection: PoolClient) => Promise<Result>): Promise<Result> {
  const connection = await pool.connect();
  try {
    return await work(connection);
  } finally {
    connection.release();
  }
}

const note = () => on((connection) => inTransaction(connection, () => noteEvents(connection)));
const later = () => pool.query(`UPDATE event_source SET marked_at = marked_at - interval '31 seconds'`);

async function place(code: string, isPlaced = true): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(addOrder, [code, isPlaced]);
  return rows[0]?.id ?? 0;
}

const moved = (to: string, from = 'ArrangingPayment') => JSON.stringify({ from, to });
const enter = (writer: Pick<Pool, 'query'>, orderId: number, data: string, type = 'ORDER_STATE_TRANSITION') =>
  writer.query(addEntry, [type, data, orderId]);

const withdraw = (orderId: number) =>
  pool.query(
    `INSERT INTO order_withdrawal (order_id, intent_id, name, email, locale, lines) VALUES ($1, 'a', 'Ada', 'ada@example.test', 'de-DE', '[]')`,
    [orderId],
  );

async function told(): Promise<string[]> {
  const { rows } = await pool.query<{ told: string }>(
    `SELECT type || ' ' || object AS told FROM merchant_event ORDER BY id`,
  );
  return rows.map((row) => row.told);
}

it('notes what became of an order, in the order of time, and each thing once', async () => {
  const order = await place('1001');
  await enter(pool, order, moved('PaymentAuthorized'));
  await enter(pool, order, moved('Settled', 'Authorized'), 'ORDER_PAYMENT_TRANSITION');
  await enter(pool, order, moved('PaymentSettled', 'PaymentAuthorized'));
  await enter(
    pool,
    order,
    JSON.stringify({ fulfillmentId: 7, from: 'Pending', to: 'Shipped' }),
    'ORDER_FULFILLMENT_TRANSITION',
  );
  await enter(pool, order, JSON.stringify({ refundId: 8, from: 'Pending', to: 'Settled' }), 'ORDER_REFUND_TRANSITION');
  await enter(pool, order, moved('Delivered', 'Shipped'));
  expect([await note(), await note()]).toEqual([4, 0]);
  expect(await told()).toEqual(
    ['order.placed', 'order.paid', 'order.shipped', 'order.refunded'].map((type) => `${type} order:1001`),
  );
  const { rows } = await pool.query(`SELECT facts FROM merchant_event WHERE type = 'order.shipped'`);
  expect(rows).toEqual([{ facts: { orderId: order, orderNumber: '1001', shipmentId: 7 } }]);
});

it('says nothing of carts, and nothing of what the shop bought of itself', async () => {
  await enter(pool, await place('1002', false), moved('PaymentAuthorized'));
  expect(await note()).toBe(0);
});

it('misses nothing that has a lower number and is written later, however long that takes', async () => {
  const [slow, quick] = [await place('1003'), await place('1004')];
  await on(async (connection) => {
    await connection.query('BEGIN');
    await enter(connection, slow, moved('PaymentAuthorized'));
    await enter(pool, quick, moved('PaymentAuthorized'));
    expect(await note()).toBe(1);
    for (let times = 0; times < 3; times += 1) {
      await later();
      await note();
    }
    await connection.query('COMMIT');
  });
  expect(await note()).toBe(1);
  expect(await told()).toEqual(['order.placed order:1004', 'order.placed order:1003']);
});

it('reads what is over for good no more', async () => {
  const order = await place('1005');
  await enter(pool, order, moved('PaymentAuthorized'));
  // Whoever writes in another database of the server is waited for as well.
  const isRead = async () => {
    await later();
    await note();
    const { rows } = await pool.query<{ isRead: boolean }>(
      `SELECT settled = (SELECT max(id) FROM history_entry) AS "isRead" FROM event_source WHERE name = 'history'`,
    );
    return rows[0]?.isRead;
  };
  await expect.poll(isRead).toBe(true);
});

it('tells what is paid after it was sent', async () => {
  const order = await place('1007');
  await enter(pool, order, moved('Shipped', 'PaymentAuthorized'));
  await enter(pool, order, moved('Settled', 'Authorized'), 'ORDER_PAYMENT_TRANSITION');
  expect(await note()).toBe(1);
  expect(await told()).toEqual(['order.paid order:1007']);
});

it('notes what comes from several sources in the order in which it happened', async () => {
  const order = await place('1008');
  await enter(pool, order, moved('PaymentAuthorized'));
  await withdraw(order);
  const refund = JSON.stringify({ refundId: 8, from: 'Pending', to: 'Settled' });
  await enter(pool, order, refund, 'ORDER_REFUND_TRANSITION');
  expect(await note()).toBe(3);
  expect(await told()).toEqual(
    ['order.placed', 'order.withdrawn', 'order.refunded'].map((type) => `${type} order:1008`),
  );
});

it('notes products, withdrawals and cases', async () => {
  const order = await place('1006');
  await withdraw(order);
  await pool.query(`INSERT INTO read_side.document (kind, locale, key, version, body)
    SELECT 'product', locale, 'EX10000001', nextval('read_side.document_version'), '{}' FROM unnest(ARRAY['de-DE', 'de-AT']) AS locale`);
  expect(await note()).toBe(2);
  expect(await told()).toEqual(['order.withdrawn order:1006', 'product.changed product:EX10000001']);
  expect(eventSources.map(({ name }) => name)).toEqual(['history', 'withdrawals', 'cases', 'products']);
});

async function addEndpoint(url: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO webhook_endpoint (name, url, types, secret) VALUES ('ERP', $1, '{case.opened}', $2) RETURNING id`,
    [url, webhookSecrets.seal(Buffer.alloc(32))],
  );
  return rows[0]?.id ?? 0;
}

const tellCases = (endpointId: number, count: number) =>
  pool.query(
    `WITH opened AS (
       INSERT INTO merchant_event (fact, type, object, facts, happened_at)
       SELECT 'case:' || $1 || ':' || n, 'case.opened', 'case:' || $1 || ':' || n, '{}', now() FROM generate_series(1, $2::int) AS n
       RETURNING id, object)
     INSERT INTO webhook_delivery (endpoint_id, event_id, object) SELECT $1::int, id, object FROM opened`,
    [endpointId, count],
  );

async function countOf(endpointId: number, state: string): Promise<number> {
  const { rows } = await pool.query('SELECT FROM webhook_delivery WHERE endpoint_id = $1 AND state = $2', [
    endpointId,
    state,
  ]);
  return rows.length;
}

it('tells one system while another is slow to answer, however much it is to be told', async () => {
  const open: ServerResponse[] = [];
  const servers = [
    createServer((_request, response) => void open.push(response)),
    createServer((_request, response) => response.writeHead(204).end()),
  ];
  const [slow = 0, quick = 0] = await Promise.all(
    servers.map(async (server) => {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const address = server.address();
      return addEndpoint(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
    }),
  );
  await tellCases(slow, 45);
  await tellCases(quick, 1);
  const delivery = new WebhookDelivery({
    readOrder: () => Promise.reject(new Error('no order is told')),
    line: new OutsideLine('127.0.0.0/8'),
    secrets: webhookSecrets,
    log: { warn: () => undefined },
  });
  const first = delivery.round(pool);
  await expect.poll(() => open.length).toBe(20);
  expect(await delivery.round(pool)).toBe(1);
  expect([await countOf(quick, 'delivered'), await countOf(slow, 'delivered')]).toEqual([1, 0]);
  expect(await delivery.round(pool)).toBe(0);
  for (const response of open) response.writeHead(204).end();
  expect(await first).toBe(20);
  expect([await countOf(slow, 'delivered'), await countOf(slow, 'waiting')]).toEqual([20, 25]);
  for (const server of servers) server.close();
});

it('forgets what is a month old, also where it waits for somebody who is told nothing more', async () => {
  const [told, ended] = [await addEndpoint('https://a.example/'), await addEndpoint('https://b.example/')];
  for (const endpoint of [told, ended]) await tellCases(endpoint, 2);
  await pool.query('UPDATE webhook_endpoint SET ended_at = now() WHERE id = $1', [ended]);
  await pool.query(`UPDATE merchant_event SET noted_at = now() - interval '31 days'`);
  expect(await forgetOldEvents(pool)).toBe(2);
  expect([await countOf(told, 'waiting'), await countOf(ended, 'waiting')]).toEqual([2, 0]);
});
