import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { giveKey, MachineCaller } from '../../testing/integrations/machine-caller';
import type { PayingShopper } from '../../testing/paying-shopper';
import { PaymentsUnderTest, plenty } from '../../testing/payments-under-test';

let shop: PaymentsUnderTest;
let warehouse: MachineCaller;

const bank = { accountOwner: 'Tradehall', bankInstitute: 'Bank', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
const counted = z.tuple([z.object({ count: z.int() })]);

beforeAll(async () => {
  shop = await PaymentsUnderTest.start();
  warehouse = new MachineCaller(
    shop.url,
    await giveKey(await shop.operator(), { kinds: ['shipments', 'payments'], perMinute: 600 }),
  );
  await shop.query(`UPDATE country_store SET bank_details = $1 WHERE country = 'CZ'`, [JSON.stringify(bank)]);
});

afterAll(() => shop[Symbol.asyncDispose]());

async function order(quantity = 3): Promise<{ shopper: PayingShopper; orderNumber: string }> {
  const shopper = await shop.shopper();
  await shopper.fill({ add: { sku: plenty, quantity } });
  expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
  return { shopper, orderNumber: (await shopper.order())?.orderNumber ?? '' };
}

const parcel = (orderNumber: string, quantity: number, reference: string = randomUUID()) => ({
  orderNumber,
  reference,
  carrier: 'DHL',
  trackingCode: `JJD${quantity}`,
  lines: [{ sku: plenty, quantity }],
});
const count = async (of: string, values: unknown[]) =>
  counted.parse(await shop.query(`SELECT count(*)::int FROM ${of}`, values))[0].count;
const sent = async ({ cartId }: PayingShopper) =>
  shop.query(
    `SELECT fulfillment.state, method, "trackingCode", sum(part.quantity)::int AS pieces FROM fulfillment
      JOIN order_line_reference AS part ON part."fulfillmentId" = fulfillment.id
      JOIN order_line AS line ON line.id = part."orderLineId"
      WHERE line."orderId" = $1 GROUP BY fulfillment.id ORDER BY fulfillment.id`,
    [cartId],
  );

describe('a parcel that the warehouse has sent', () => {
  it('counts once, however often, at which moment and under which id it is told', async () => {
    const { shopper, orderNumber } = await order();
    const first = parcel(orderNumber, 1);
    const id = 'call-in-parallel';
    const answers = await Promise.all([1, 2, 3, 4].map(() => warehouse.tell('shipments', first, { id })));
    const again = await Promise.all([1, 2].map(() => warehouse.tell('shipments', first)));
    const told = z.object({ shipmentId: z.int(), isRepeated: z.boolean() });
    const all = [...answers, ...again].map(({ data }) => told.parse(data));
    expect(new Set(all.map(({ shipmentId }) => shipmentId)).size).toBe(1);
    expect(all.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    expect(await warehouse.tell('shipments', parcel(orderNumber, 2))).toMatchObject({ status: 200 });
    expect(await sent(shopper)).toEqual([
      { state: 'Shipped', method: 'DHL', trackingCode: 'JJD1', pieces: 1 },
      { state: 'Shipped', method: 'DHL', trackingCode: 'JJD2', pieces: 2 },
    ]);
    const [{ state } = { state: '' }] = await shop.query('SELECT state FROM "order" WHERE id = $1', [shopper.cartId]);
    expect(state).toBe('Shipped');
  });

  it('is refused with the reason, and nothing of it stays', async () => {
    const { shopper, orderNumber } = await order(2);
    const right = parcel(orderNumber, 1, 'LS-1');
    const tell = (change: object, options = {}) => warehouse.tell('shipments', { ...right, ...change }, options);
    const refused = (reason: string) => ({ status: 422, refusal: 'shipment-refused', reason });
    expect(await tell({ lines: [{ sku: 'EX99', quantity: 1 }] })).toMatchObject(refused('“EX99” is not on the order.'));
    expect(await tell({ lines: [{ sku: plenty, quantity: 3 }] })).toMatchObject(
      refused(`3 × “${plenty}”: only 2 are left to be sent.`),
    );
    expect(await tell({ orderNumber: '4711' })).toMatchObject({ status: 404, refusal: 'order-unknown' });
    expect(await tell({ lines: [] })).toMatchObject({ status: 400, refusal: 'call-malformed' });
    expect(await tell({}, { signs: 'forged' })).toMatchObject({ status: 401, refusal: 'signature-wrong' });
    expect(await sent(shopper)).toEqual([]);
    expect(await tell({}, { id: 'call-1' })).toMatchObject({ status: 200 });
    expect(await tell({ carrier: 'UPS' })).toMatchObject(refused('“LS-1” was sent before, with other contents.'));
    const other = parcel(orderNumber, 1, 'LS-2');
    expect(await warehouse.tell('shipments', other, { id: 'call-1' })).toMatchObject({ refusal: 'call-differs' });
    expect(await sent(shopper)).toHaveLength(1);
  });

  it('needs the right to it, and an order of the stores of the key', async () => {
    const { orderNumber } = await order();
    const operator = await shop.operator();
    const money = new MachineCaller(shop.url, await giveKey(operator, { kinds: ['payments'] }));
    expect(await money.tell('shipments', parcel(orderNumber, 1))).toMatchObject({ refusal: 'right-missing' });
    const key = await giveKey(operator, { kinds: ['shipments'] });
    await shop.query(`UPDATE integration_key SET stores = '{tradehall_fr}' WHERE code = $1`, [key.code]);
    const french = new MachineCaller(shop.url, key);
    expect(await french.tell('shipments', parcel(orderNumber, 1))).toMatchObject({ refusal: 'order-unknown' });
  });
});

describe('money that has arrived', () => {
  it('is noted once and told to the shopper once, and no other amount is taken', async () => {
    const shopper = await shop.shopper('eva@example.test', 'tradehall_cz');
    await shopper.fill({ add: { sku: plenty, quantity: 1 } });
    await shopper.payLater('bank-transfer');
    await shopper.placeOrder();
    const orderNumber = (await shopper.order())?.orderNumber ?? '';
    const [row] = await shop.query('SELECT amount::int AS cents FROM payment WHERE "orderId" = $1', [shopper.cartId]);
    const payment = { orderNumber, amountCents: z.object({ cents: z.int() }).parse(row).cents, currencyCode: 'CZK' };
    const less = { ...payment, amountCents: payment.amountCents - 1 };
    expect(await warehouse.tell('shipments', parcel(orderNumber, 1))).toMatchObject({
      refusal: 'shipment-refused',
      reason: 'Nothing can be sent: the order is in the state AwaitingPayment.',
    });
    expect(await warehouse.tell('payments', less)).toMatchObject({ status: 422, refusal: 'payment-refused' });
    expect(await warehouse.tell('payments', { ...payment, currencyCode: 'EUR' })).toMatchObject({ status: 422 });
    const id = 'transfer-1';
    const answers = await Promise.all([1, 2, 3].map(() => warehouse.tell('payments', payment, { id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await warehouse.tell('payments', payment)).toMatchObject({ reason: 'The order is paid already.' });
    expect(await count(`mail_outbox WHERE kind = 'payment-received' AND order_id = $1`, [shopper.cartId])).toBe(1);
    const paid = `history_entry WHERE type = 'ORDER_PAYMENT_TRANSITION' AND "orderId" = $1`;
    expect(await count(paid, [shopper.cartId])).toBe(1);
    expect(await warehouse.tell('shipments', parcel(orderNumber, 1))).toMatchObject({ status: 200 });
  });

  it('is not noted of what a card pays', async () => {
    const { orderNumber } = await order();
    const payment = { orderNumber, amountCents: 100, currencyCode: 'EUR' };
    expect(await warehouse.tell('payments', payment)).toMatchObject({
      refusal: 'payment-refused',
      reason: 'The order is not paid by transfer or at the door.',
    });
  });
});
