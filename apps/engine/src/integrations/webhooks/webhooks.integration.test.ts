import { startMerchantSystemFake } from '@tradehall/fakes/merchant-system/merchant-system-fake.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AdminClient } from '../../testing/admin-client';
import { giveKey, MachineCaller } from '../../testing/integrations/machine-caller';
import type { PayingShopper } from '../../testing/paying-shopper';
import { PaymentsUnderTest, plenty } from '../../testing/payments-under-test';
import { OperatorsUnderTest, password } from '../../testing/operators-under-test';
import { packGoods } from '../../testing/send-goods';

let merchant: Awaited<ReturnType<typeof startMerchantSystemFake>>;
let shop: PaymentsUnderTest;
let operator: AdminClient;
let operators: OperatorsUnderTest;
let endpointId: string;

const made = z.object({ makeWebhookEndpoint: z.object({ id: z.string(), secret: z.string() }) });
const make = `mutation ($input: WebhookEndpointInput!) { makeWebhookEndpoint(input: $input) { id secret } }`;
const pageRow = z.object({
  events: z.array(z.object({ id: z.string(), type: z.string(), data: z.record(z.string(), z.unknown()) })),
  next: z.string(),
  hasMore: z.boolean(),
});
const types = ['order.placed', 'order.paid', 'order.shipped', 'order.refunded'];

beforeAll(async () => {
  merchant = await startMerchantSystemFake(0);
  shop = await PaymentsUnderTest.start({ WEBHOOK_NETWORKS: '127.0.0.0/8' });
  operator = await shop.operator();
  operators = new OperatorsUnderTest({ url: shop.url, operator });
  // The worker begins to note what happens when it begins.
  expect(await shop.until(async () => (await shop.query('SELECT FROM event_source')).length === 4)).toBe(true);
  const input = { name: 'ERP', url: `${merchant.url}/events`, types };
  const { id, secret } = (await operator.ask(made, make, { input })).makeWebhookEndpoint;
  merchant.know(secret);
  endpointId = id;
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await merchant.stop();
});

beforeEach(() => {
  merchant.faults.clear();
  merchant.journal.clear();
});

/** A retry is due now, as it would be later. */
const retryNow = () => shop.query(`UPDATE webhook_delivery SET due_at = now() WHERE state = 'waiting'`);
const heard = (number: unknown) => merchant.journal.entries.filter(({ about }) => about === number);
const outcomesOf = (number: unknown) => heard(number).map(({ type, outcome }) => `${type} ${outcome}`);

async function order(): Promise<{ shopper: PayingShopper; number: string }> {
  const shopper = await shop.shopper();
  await shopper.fill({ add: { sku: plenty, quantity: 2 } });
  expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
  return { shopper, number: (await shopper.order())?.orderNumber ?? '' };
}

async function waiting(): Promise<unknown[]> {
  return shop.query(`SELECT event_id FROM webhook_delivery WHERE state = 'waiting' AND endpoint_id = $1`, [endpointId]);
}

const settled = () => shop.until(async () => (await waiting()).length === 0);

it('tells what becomes of an order, signed and in order', async () => {
  const { shopper, number } = await order();
  expect(await shop.until(() => Promise.resolve(heard(number).length > 0))).toBe(true);
  const [placed] = heard(number);
  expect(placed).toMatchObject({
    outcome: 'taken',
    data: { orderNumber: number, storeKey: 'tradehall_de', order: { email: 'ada@example.test', currencyCode: 'EUR' } },
  });
  expect(placed?.data['order']).not.toHaveProperty('bankDetails');
  const [line] = await shop.query('SELECT id FROM order_line WHERE "orderId" = $1', [shopper.cartId]);
  const [payment] = await shop.query('SELECT id FROM payment WHERE "orderId" = $1', [shopper.cartId]);
  await operator.ask(z.unknown(), 'mutation ($id: ID!) { settlePayment(id: $id) { __typename } }', {
    id: String(payment?.['id']),
  });
  const parcel = await packGoods(operator, String(line?.['id']), 2);
  await parcel.send();
  expect(await shop.until(() => Promise.resolve(heard(number).length === 3))).toBe(true);
  expect(outcomesOf(number)).toEqual(['order.placed taken', 'order.paid taken', 'order.shipped taken']);
  expect(heard(number)[2]?.data).toMatchObject({
    shipment: { trackingCode: 'JJD000123', lines: [{ sku: plenty, quantity: 2 }] },
  });
});

it.each([
  ['refuses', { kind: 'refuse', code: 503, times: 1 }, ['order.placed taken']],
  ['loses its answer', { kind: 'lost-answer', times: 1 }, ['order.placed taken', 'order.placed repeated']],
] as const)('tells it again where the other side %s, under the same id', async (_what, fault, outcomes) => {
  merchant.faults.set(fault);
  const { number } = await order();
  expect(await shop.until(async () => (await waiting()).length > 0 && merchant.faults.current === null)).toBe(true);
  expect(
    await shop.until(async () => {
      await retryNow();
      return outcomesOf(number).length === outcomes.length;
    }),
  ).toBe(true);
  expect(outcomesOf(number)).toEqual(outcomes);
  expect(new Set(heard(number).map(({ id }) => id)).size).toBe(1);
  expect(await settled()).toBe(true);
});

it('gives up after three days and tells what comes behind; an operator tells it again', async () => {
  merchant.faults.set({ kind: 'refuse', code: 500, times: 1 });
  const { number } = await order();
  expect(await shop.until(async () => (await waiting()).length === 1 && merchant.faults.current === null)).toBe(true);
  merchant.faults.set({ kind: 'refuse', code: 500, times: 1 });
  await shop.query(`UPDATE webhook_delivery SET give_up_at = now(), due_at = now() WHERE state = 'waiting'`);
  expect(await settled()).toBe(true);
  const asked = z.object({
    webhookDeliveries: z.object({ items: z.array(z.object({ eventId: z.string(), answer: z.string() })) }),
  });
  const query = 'query ($id: ID!) { webhookDeliveries(id: $id, state: "given-up") { items { eventId answer } } }';
  const { items } = (await operator.ask(asked, query, { id: endpointId })).webhookDeliveries;
  expect(items).toMatchObject([{ answer: 'answered 500' }]);
  const again = z.object({ tellWebhookAgain: z.number() });
  expect(await operator.ask(again, 'mutation ($id: ID!) { tellWebhookAgain(id: $id) }', { id: endpointId })).toEqual({
    tellWebhookAgain: 1,
  });
  expect(await shop.until(() => Promise.resolve(heard(number).length === 1))).toBe(true);
  expect(heard(number)).toMatchObject([{ id: `evt_${items[0]?.eventId}`, outcome: 'taken' }]);
});

it('tells nobody any more who answers that it is gone, until an operator wants it', async () => {
  merchant.faults.set({ kind: 'refuse', code: 410, times: 1 });
  const { number } = await order();
  const shown = z.object({ webhookEndpoints: z.array(z.object({ endedWhy: z.string(), waiting: z.number() })) });
  const list = () => operator.ask(shown, '{ webhookEndpoints { endedWhy waiting } }');
  expect(await shop.until(async () => (await list()).webhookEndpoints[0]?.endedWhy !== '')).toBe(true);
  expect(await list()).toEqual({
    webhookEndpoints: [{ endedWhy: 'answered 410: it wants to hear nothing more', waiting: 1 }],
  });
  await retryNow();
  await operator.ask(z.unknown(), 'mutation ($id: ID!) { resumeWebhookEndpoint(id: $id) }', { id: endpointId });
  expect(await shop.until(() => Promise.resolve(outcomesOf(number).length === 1))).toBe(true);
});

it('tells systems that ask the same events under the same numbers, page by page', async () => {
  const { number } = await order();
  expect(await shop.until(() => Promise.resolve(heard(number).length > 0))).toBe(true);
  const poller = new MachineCaller(shop.url, await giveKey(operator, { kinds: ['events'] }));
  const told = z
    .array(z.string())
    .parse((await shop.query('SELECT id FROM merchant_event ORDER BY id')).map(({ id }) => `evt_${String(id)}`));
  const seen: string[] = [];
  for (let after = '0', hasMore = true; hasMore;) {
    const page = pageRow.parse((await poller.events(`?take=2&after=${after}`)).data);
    seen.push(...page.events.map(({ id }) => id));
    ({ next: after, hasMore } = page);
  }
  expect(seen).toEqual(told);
  const { events } = pageRow.parse((await poller.events('?types=order.placed')).data);
  const [pushed] = heard(number);
  expect(events.find(({ id }) => id === pushed?.id)).toMatchObject({ type: 'order.placed', data: pushed?.data });
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['order.placed']));
});

it('tells of its stores alone, by a right of its own, and says what it has forgotten', async () => {
  await order();
  const poller = new MachineCaller(shop.url, await giveKey(operator, { kinds: ['events'] }));
  const kept = async () => pageRow.parse((await poller.events()).data);
  expect(await shop.until(async () => (await kept()).events.length > 0)).toBe(true);
  // More may become of the order between two questions.
  const afterTheLast = async () => {
    const { next: last } = await kept();
    const { events, next, hasMore } = pageRow.parse((await poller.events(`?after=${last}`)).data);
    return { events, hasMore, isThere: next === last };
  };
  await expect.poll(afterTheLast).toEqual({ events: [], hasMore: false, isThere: true });
  const { events } = await kept();
  const stock = await giveKey(operator, { kinds: ['stock'] });
  expect(await new MachineCaller(shop.url, stock).events()).toMatchObject({ status: 403, refusal: 'right-missing' });
  expect(await poller.events('', { signs: '/api/machines/imports/1' })).toMatchObject({ refusal: 'signature-wrong' });
  expect(await poller.events('?take=101')).toMatchObject({ status: 400, refusal: 'call-malformed' });

  expect(await poller.events('?after=999999')).toMatchObject({ status: 410, refusal: 'cursor-unknown' });
  const [first] = events;
  await shop.query('UPDATE event_forgotten SET up_to = $1', [first?.id.replace('evt_', '')]);
  expect(await poller.events('?after=0')).toMatchObject({ status: 410, refusal: 'cursor-unknown' });
  await shop.query('UPDATE event_forgotten SET up_to = 0');

  const french = await giveKey(operator, { kinds: ['events'] });
  await shop.query(`UPDATE integration_key SET stores = '{tradehall_fr}' WHERE code = $1`, [french.code]);
  const { data } = await new MachineCaller(shop.url, french).events('?types=order.placed,order.paid');
  expect(pageRow.parse(data).events).toEqual([]);
});

it.each([
  ['http://erp.example/events', 'https://'],
  ['https://169.254.169.254/latest/meta-data', 'WEBHOOK_NETWORKS'],
  ['https://[::1]:7700/indexes', 'WEBHOOK_NETWORKS'],
  ['https://10.0.0.5/events', 'WEBHOOK_NETWORKS'],
])('is made for addresses alone at which nobody reads along and that are not our own: %s', async (url, why) => {
  await expect(operator.ask(made, make, { input: { name: 'ERP', url, types } })).rejects.toThrow(why);
});

it('is not told in a network that nobody named, however its address came there', async () => {
  const forget = `UPDATE webhook_endpoint SET url = $1 WHERE id = $2`;
  const [before] = await shop.query('SELECT url FROM webhook_endpoint WHERE id = $1', [endpointId]);
  await shop.query(forget, [`http://[::1]:${new URL(merchant.url).port}/events`, endpointId]);
  const { number } = await order();
  const answers = async () => shop.query(`SELECT answer FROM webhook_delivery WHERE state = 'waiting'`);
  expect(await shop.until(async () => String((await answers())[0]?.['answer']).includes('WEBHOOK_NETWORKS'))).toBe(
    true,
  );
  await shop.query(forget, [before?.['url'], endpointId]);
  await retryNow();
  expect(await shop.until(() => Promise.resolve(outcomesOf(number).length === 1))).toBe(true);
});

describe('an operator of another store', () => {
  const refused = 'not currently authorized';

  async function operatorOf(stores: readonly string[], permissions: readonly string[]): Promise<AdminClient> {
    const { email } = await operators.addOperator(password, [...permissions], { customFields: { stores } });
    return operators.asOperator(email);
  }

  it('neither sees nor changes whom others have told, and is told of her own orders alone', async () => {
    const french = await operatorOf(['tradehall_fr'], ['ReadIntegration', 'WriteIntegration', 'ReadOrder']);
    const about = (query: string) => french.ask(z.unknown(), query.replaceAll('$id', `"${endpointId}"`));
    await expect(about('{ webhookDeliveries(id: $id) { totalItems } }')).rejects.toThrow(refused);
    for (const change of ['endWebhookEndpoint', 'resumeWebhookEndpoint', 'tellWebhookAgain'])
      await expect(about(`mutation { ${change}(id: $id) }`)).rejects.toThrow(refused);
    const input = { name: 'Own', url: `${merchant.url}/own`, types };
    await french.ask(made, make, { input });
    const own = { webhookEndpoints: [{ name: 'Own', stores: ['tradehall_fr'] }] };
    expect(await french.ask(z.unknown(), '{ webhookEndpoints { name stores } }')).toEqual(own);
    const blind = await operatorOf([], ['ReadIntegration', 'WriteIntegration']);
    await expect(blind.ask(made, make, { input })).rejects.toThrow(refused);
  });

  it('reads no documents of its orders, nor does anybody who may not read orders', async () => {
    const { shopper } = await order();
    const documents = [
      `{ orderDocuments(orderId: "${shopper.cartId}") { number } }`,
      `{ orderDocumentFile(orderId: "${shopper.cartId}", number: "R2026-000001", form: "pdf") { fileName } }`,
    ];
    const strangers = [await operatorOf(['tradehall_fr'], ['ReadOrder']), await operatorOf([], ['ReadCatalog'])];
    for (const stranger of strangers)
      for (const query of documents) await expect(stranger.ask(z.unknown(), query)).rejects.toThrow(refused);
    const german = await operatorOf(['tradehall_de'], ['ReadOrder']);
    for (const query of documents) await german.ask(z.unknown(), query);
  });
});
