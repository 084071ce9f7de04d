import { randomBytes } from 'node:crypto';
import { startMailFake } from '@tradehall/fakes/mail/mail-fake.ts';
import { Collector, type ToldSpan } from '@tradehall/testing/traces/collector.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { freight, PaymentsUnderTest, plenty } from '../testing/payments-under-test';
import type { PayingShopper } from '../testing/paying-shopper';

let inbox: Awaited<ReturnType<typeof startMailFake>>;
let shop: PaymentsUnderTest;
let collector: Collector;

beforeAll(async () => {
  collector = await Collector.listen();
  inbox = await startMailFake({ smtp: 0, inbox: 0 });
  shop = await PaymentsUnderTest.start({
    MAIL_URL: inbox.smtpUrl,
    TRACES_URL: collector.url,
    // Of all that these tests ask only what the middleware has decided to record.
    TRACES_SAMPLED: '0',
    SHOP_ORIGIN_PATTERN: 'https://www.tradehall.{ending}',
  });
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await inbox.stop();
  await collector[Symbol.asyncDispose]();
});

beforeEach(() => inbox.journal.clear());

async function mails(count: number) {
  await expect.poll(() => inbox.journal.entries.length, { timeout: 20_000 }).toBe(count);
  return inbox.journal.entries;
}

async function settle({ cartId }: PayingShopper): Promise<void> {
  const operator = await shop.operator();
  const [row] = await shop.query('SELECT id FROM payment WHERE "orderId" = $1', [cartId]);
  const mutation = 'mutation ($id: ID!) { settlePayment(id: $id) { __typename } }';
  await operator.ask(z.unknown(), mutation, { id: String(row?.['id']) });
}

it('confirms an order by mail, with links that open it to nobody else', async () => {
  const shopper = await shop.shopper('ada@example.test');
  const cart = await shopper.fill({ add: { sku: plenty, quantity: 2 } });
  expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
  const [mail] = await mails(1);
  const order = await shopper.order();
  expect(mail).toMatchObject({ to: ['ada@example.test'], subject: `Bestellbestätigung ${order?.orderNumber}` });
  const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(cart.total / 100);
  expect(mail?.text).toContain(`Gesamtsumme: ${euros}`);
  expect(mail?.text).toContain('Menge: 2');
  expect(mail?.text).toMatch(/^Lieferung: \d+\./m);
  const [, token = ''] = /order\?order=\d+&token=(\S+)/.exec(mail?.text ?? '') ?? [];
  const stranger = await shop.shopper('eve@example.test');
  expect(await stranger.order(shopper.cartId)).toBeNull();
  expect(await stranger.order(shopper.cartId, token)).toMatchObject({ orderNumber: order?.orderNumber });
  expect(mail?.html).toContain('/order/withdraw?order=');
});

it('tells once of a transfer that has come, after the account it was asked for with', async () => {
  const bank = { accountOwner: 'Tradehall', bankInstitute: 'Bank', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
  await shop.query(`UPDATE country_store SET bank_details = $1 WHERE country = 'CZ'`, [JSON.stringify(bank)]);
  const shopper = await shop.shopper('eva@example.test', 'tradehall_cz');
  await shopper.fill({ add: { sku: freight, quantity: 1 } });
  await shopper.payLater('bank-transfer');
  const order = await shopper.placeOrder();
  expect(order).toMatchObject({ paymentState: 'awaiting-transfer' });
  const [confirmation] = await mails(1);
  expect(confirmation?.text).toContain('DE89\u00a03704');
  await settle(shopper);
  await settle(shopper);
  const [, paid] = await mails(2);
  const number = order.__typename === 'ShopOrder' ? order.orderNumber.replace('NS', '') : '';
  expect(paid?.subject).toBe(`Platba za objednávku ${number} byla přijata`);
  expect(paid?.text).not.toContain('IBAN');
});

it('asks whoever has ticked the newsletter at the checkout for a confirmation, and nobody else', async () => {
  const shopper = await shop.shopper('ida@example.test', 'tradehall_cz');
  await shopper.fill({ add: { sku: plenty, quantity: 1 } }, { setFields: { customerAgreedToSendEmail: true } });
  expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
  const [first, second] = await mails(2);
  expect([first, second].map((mail) => mail?.to)).toEqual([['ida@example.test'], ['ida@example.test']]);
  expect(`${first?.text} ${second?.text}`).toContain('https://www.tradehall.cz/exconsents/confirm?hash=');
  expect(await shop.query('SELECT email, state FROM newsletter_subscription')).toEqual([
    { email: 'ida@example.test', state: 'pending' },
  ]);
});

it('is the end of a trace that leads from the call by which it was paid over SQL, provider and webhook', async () => {
  const requestId = randomBytes(16).toString('hex');
  const spanOfMiddleware = 'b7ad6b7169203331';
  const shopper = await shop.shopper('ada@example.test');
  await shopper.fill({ add: { sku: plenty, quantity: 1 } });
  shopper.client.headers = {
    'x-request-id': requestId,
    traceparent: `00-${requestId}-${spanOfMiddleware}-01`,
  };
  expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
  await mails(1);
  const wanted = [
    ['engine', 'POST /shop-api'],
    ['engine', 'INSERT payment_attempt'],
    ['engine', 'card provider payments'],
    ['engine', 'finalise payment'],
    ['engine', 'POST /webhooks/card-provider'],
    ['worker', 'webhook applied'],
    ['worker', 'mail order-confirmation'],
  ];
  const isThere = (spans: readonly ToldSpan[], [service, name]: readonly string[]) =>
    spans.some((span) => span.service === service && span.name === name);
  await collector.until((spans) => wanted.every((each) => isThere(spans, each)));
  const { spans } = collector;
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([requestId]));
  const known = new Set([spanOfMiddleware, ...spans.map(({ spanId }) => spanId)]);
  expect(spans.filter(({ parentId }) => parentId === null || !known.has(parentId))).toEqual([]);
  // Nothing of the buyer, of the goods or of the card is in it. Ids and times are left out: they may look like a card's digits.
  const told = spans.map(({ service, name, facts }) => ({ service, name, facts }));
  expect(JSON.stringify(told)).not.toMatch(new RegExp(`ada@|Berg|Lange Straße|4111|${plenty}`));
});
