import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { PayingShopper } from '../../testing/paying-shopper';
import { PaymentsUnderTest, plenty } from '../../testing/payments-under-test';
import { packGoods } from '../../testing/send-goods';
import { ShopClient } from '../../testing/shop-client';

let shop: PaymentsUnderTest;

beforeAll(async () => {
  shop = await PaymentsUnderTest.start();
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
});

interface Placed {
  readonly shopper: PayingShopper;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly token: string;
}

async function placed(quantity: number, email = 'ada@example.test'): Promise<Placed> {
  const shopper = await shop.shopper(email);
  await shopper.fill({ add: { sku: plenty, quantity } });
  await shopper.payLater('bank-transfer');
  const order = await shopper.placeOrder();
  if (order.__typename !== 'ShopOrder') throw new Error(JSON.stringify(order));
  return { shopper, orderId: order.id, orderNumber: order.orderNumber, token: order.token ?? '' };
}

const stranger = (storeKey = 'tradehall_de') => new ShopClient(shop.url, storeKey);

const care = z.object({
  shipments: z.array(z.object({ state: z.string(), carrier: z.string(), trackingCode: z.string().nullable() })),
  isEverythingSent: z.boolean(),
  withdrawal: z.object({
    refusal: z.string().nullable(),
    until: z.string().nullable(),
    lines: z.array(z.object({ lineId: z.string(), quantity: z.number() })),
  }),
  withdrawals: z.array(z.object({ id: z.string(), lines: z.array(z.object({ quantity: z.number() })) })),
});

async function careOf(client: ShopClient, { orderId }: Placed, token?: string) {
  const answer = await client.call('orderCare', care.nullable(), { orderId, token, locale: 'de-DE' });
  return answer && care.parse(answer);
}

const outcome = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  lines: z.array(z.object({ quantity: z.number() })),
});

interface Declared {
  readonly quantity: number;
  readonly intentId?: string;
  readonly token?: string;
}

async function withdraw(client: ShopClient, order: Placed, { quantity, intentId = randomUUID(), token }: Declared) {
  const [line] = await shop.query('SELECT id FROM order_line WHERE "orderId" = $1', [order.orderId]);
  return client.call('withdrawOrder', outcome, {
    orderId: order.orderId,
    token,
    locale: 'de-DE',
    intentId,
    name: 'Ada Berg',
    email: 'elsewhere@example.test',
    lines: [{ lineId: String(line?.['id']), quantity }],
  });
}

const mails = (kind: string, orderNumber: string) =>
  shop.query(`SELECT recipient, contents FROM mail_outbox WHERE kind = $1 AND contents ->> 'orderNumber' = $2`, [
    kind,
    orderNumber,
  ]);
const kept = ({ orderId }: Placed) => shop.query('SELECT id FROM order_withdrawal WHERE order_id = $1', [orderId]);

describe('withdrawing from an order', () => {
  it('is one declaration however often it is sent, with a receipt and a note for the operators', async () => {
    const order = await placed(3);
    const { client } = order.shopper;
    const intentId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => withdraw(client.another(), order, { quantity: 2, intentId })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ lines: [{ quantity: 2 }] });
    expect(await kept(order)).toHaveLength(1);
    const notes = await shop.query(`SELECT data FROM history_entry WHERE "orderId" = $1 AND type = 'ORDER_NOTE'`, [
      order.orderId,
    ]);
    expect(notes).toHaveLength(1);
    expect(JSON.stringify(notes)).toContain('Withdrawal received');
    const receipts = await shop.query(`SELECT recipient FROM mail_outbox WHERE kind = 'withdrawal-receipt'`);
    expect(receipts.map(({ recipient }) => recipient).toSorted()).toEqual([
      'ada@example.test',
      'elsewhere@example.test',
    ]);
  });

  it('is never of more than was ordered, in how many tabs at once it is tried', async () => {
    const order = await placed(3);
    const { client } = order.shopper;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => withdraw(client.another(), order, { quantity: 1 })),
    );
    const refused = answers.filter((answer) => 'code' in answer);
    expect(refused).toEqual([{ code: 'withdrawal-not-possible' }]);
    expect(await kept(order)).toHaveLength(3);
    expect(await careOf(client, order)).toMatchObject({ withdrawal: { refusal: 'nothing-left', lines: [] } });
  });

  it('is open to whoever holds the link, and to nobody else', async () => {
    const order = await placed(2);
    const { token } = order;
    for (const client of [stranger(), (await shop.shopper()).client]) {
      expect(await careOf(client, order)).toBeNull();
      expect(await withdraw(client, order, { quantity: 1 })).toEqual({ code: 'order-not-found' });
    }
    const elsewhere = stranger('tradehall_cz');
    expect(await careOf(elsewhere, order, token)).toBeNull();
    expect(await withdraw(elsewhere, order, { quantity: 1, token })).toEqual({ code: 'order-not-found' });
    expect(await kept(order)).toEqual([]);
    expect(await careOf(stranger(), order, token)).toMatchObject({ withdrawal: { refusal: null, until: null } });
    expect(await withdraw(stranger(), order, { quantity: 1, token })).toMatchObject({ lines: [{ quantity: 1 }] });
  });

  it('is for consumers only', async () => {
    const order = await placed(1);
    await shop.query(`UPDATE "order" SET "customFieldsClienttype" = 'COMPANY' WHERE id = $1`, [order.orderId]);
    expect(await withdraw(order.shopper.client, order, { quantity: 1 })).toEqual({ code: 'withdrawal-not-possible' });
  });
});

describe('an order on its way', () => {
  it('tells its shopper who carries it, and ends the period when it has arrived', async () => {
    const order = await placed(1);
    const operator = await shop.operator();
    const [line] = await shop.query('SELECT id FROM order_line WHERE "orderId" = $1', [order.orderId]);
    const { id, send, arrive } = await packGoods(operator, String(line?.['id']), 1);
    const { client } = order.shopper;
    expect(await careOf(client, order)).toMatchObject({ shipments: [{ state: 'packing' }], isEverythingSent: false });
    await send();
    expect(await careOf(client, order)).toMatchObject({
      shipments: [{ state: 'sent', carrier: 'Post', trackingCode: 'JJD000123' }],
      isEverythingSent: true,
    });
    await arrive();
    const delivered = await careOf(client, order);
    expect(delivered).toMatchObject({ shipments: [{ state: 'delivered' }], withdrawal: { refusal: null } });
    expect(delivered?.withdrawal.until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await shop.query(`UPDATE fulfillment SET "updatedAt" = now() - interval '40 days' WHERE id = $1`, [id]);
    expect(await withdraw(client, order, { quantity: 1 })).toEqual({ code: 'withdrawal-not-possible' });
    expect(await careOf(client, order)).toMatchObject({ withdrawal: { refusal: 'ended' } });
  });
});

describe('an order that an operator has cancelled', () => {
  const cancel = async ({ orderId }: Placed, lines?: { orderLineId: string; quantity: number }[]) =>
    (await shop.operator()).ask(
      z.object({ cancelOrder: z.object({ id: z.string() }) }),
      `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) {
        ... on Order { id } ... on ErrorResult { errorCode message } } }`,
      { input: { orderId, reason: 'withdrawn', ...(lines && { lines }) } },
    );

  it('is still shown as it was ordered, and there is nothing to withdraw from', async () => {
    const order = await placed(2);
    await cancel(order);
    expect(await order.shopper.order()).toMatchObject({
      orderState: 'Cancelled',
      cart: { lines: [{ sku: plenty, quantity: 2 }] },
    });
    expect(await careOf(order.shopper.client, order)).toMatchObject({
      withdrawal: { refusal: 'cancelled', lines: [] },
    });
  });

  it('in part, because it was withdrawn from, leaves the rest to withdraw from', async () => {
    const order = await placed(3);
    await withdraw(order.shopper.client, order, { quantity: 2 });
    const [line] = await shop.query('SELECT id FROM order_line WHERE "orderId" = $1', [order.orderId]);
    await cancel(order, [{ orderLineId: String(line?.['id']), quantity: 2 }]);
    expect(await careOf(order.shopper.client, order)).toMatchObject({ withdrawal: { lines: [{ quantity: 1 }] } });
    expect(await withdraw(order.shopper.client, order, { quantity: 2 })).toEqual({ code: 'withdrawal-not-possible' });
  });
});

describe('a guest who looks for an order', () => {
  const ask = (orderNumber: string, email: string, storeKey?: string) =>
    stranger(storeKey).call('requestOrderLink', z.strictObject({}), { orderNumber, email, locale: 'de-DE' });

  it('is mailed a link that opens it, once in a while, and is told nothing', async () => {
    const order = await placed(1, 'Eva@example.test');
    const { orderNumber } = order;
    await ask(orderNumber, 'thief@example.test');
    await ask('DE99999999', 'eva@example.test');
    await ask(orderNumber, 'eva@example.test', 'tradehall_cz');
    expect(await mails('order-link', orderNumber)).toEqual([]);
    await Promise.all([ask(` ${orderNumber.toLowerCase()}`, 'EVA@example.test'), ask(orderNumber, 'eva@example.test')]);
    const sent = await mails('order-link', orderNumber);
    expect(sent).toMatchObject([{ recipient: 'eva@example.test' }]);
    const { link } = z.object({ link: z.url() }).parse(sent[0]?.['contents']);
    const { searchParams } = new URL(link);
    expect(searchParams.get('order')).toBe(order.orderId);
    expect(await careOf(stranger(), order, searchParams.get('token') ?? '')).not.toBeNull();
  });
});
