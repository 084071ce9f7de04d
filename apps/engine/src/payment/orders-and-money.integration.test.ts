import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cards, type PayingShopper } from '../testing/paying-shopper';
import { freight, PaymentsUnderTest, plenty } from '../testing/payments-under-test';

let shop: PaymentsUnderTest;

beforeAll(async () => {
  shop = await PaymentsUnderTest.start();
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
});

afterEach(async () => {
  expect(await shop.settled()).toBe(true);
  expect(await shop.audit()).toMatchObject({ violations: [], lost: 0, double: 0, unreversed: 0, oversold: 0 });
});

const one = { add: { sku: plenty, quantity: 1 } };
const anything = z.unknown();

async function paid(email?: string): Promise<PayingShopper> {
  const shopper = await shop.shopper(email);
  await shopper.fill(one);
  expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
  return shopper;
}

async function paymentOf({ cartId }: PayingShopper): Promise<string> {
  const [row] = await shop.query('SELECT id FROM payment WHERE "orderId" = $1', [cartId]);
  return String(row?.['id']);
}

const paymentsThere = z.array(z.object({ method: z.string(), handle: z.string() }));

/** With the newest voucher. */
async function atTheCashMachine(decision: 'pay' | 'expire'): Promise<void> {
  const all = paymentsThere.parse(await (await fetch(`${shop.provider.url}/payments`)).json());
  const handle = all.findLast(({ method }) => method === 'multibanco')?.handle ?? '';
  const body = new URLSearchParams({ decision });
  await fetch(`${shop.provider.url}/cash-machine/${handle}`, { method: 'POST', body, redirect: 'manual' });
}

describe('money that comes later', () => {
  it('at a cash machine: the order waits with its voucher, and is paid by the webhook', async () => {
    const shopper = await shop.shopper('ada@example.test', 'tradehall_pt');
    await shopper.fill(one);
    const placed = await shopper.payWith('multibanco');
    expect(placed).toMatchObject({ state: 'CLAIMED', multibanco: { entity: '12101' } });
    expect(await shopper.order()).toMatchObject({ paymentState: 'pending' });
    await atTheCashMachine('pay');
    expect(await shop.until(async () => (await shopper.order())?.paymentState === 'authorised')).toBe(true);
  });

  it('and is refused in the end cancels the order, gives the goods free and tells the shopper', async () => {
    const shopper = await shop.shopper('ada+app-refuses@example.test');
    await shopper.fill(one);
    expect(await shopper.pay(cards.pending)).toMatchObject({ state: 'CLAIMED' });
    expect(await shop.until(async () => (await shop.statesOf(shopper.cartId))[0] === 'REFUSED')).toBe(true);
    expect(await shopper.order()).toMatchObject({ orderState: 'Cancelled' });
    const mails = await shop.query('SELECT kind FROM mail_outbox WHERE order_id = $1 ORDER BY id', [shopper.cartId]);
    expect(mails).toEqual([{ kind: 'order-confirmation' }, { kind: 'payment-failed' }]);
    const moved = await shop.query(
      `SELECT movement.type FROM stock_movement AS movement JOIN order_line AS line ON line.id = "orderLineId"
        WHERE line."orderId" = $1 ORDER BY movement.id`,
      [shopper.cartId],
    );
    expect(moved).toEqual([{ type: 'ALLOCATION' }, { type: 'RELEASE' }]);
  });

  it('at the door: with its fee, only where and as far as it is offered', async () => {
    const shopper = await shop.shopper('eva@example.test', 'tradehall_cz');
    const cart = await shopper.fill({ add: { sku: freight, quantity: 1 } });
    const started = await shopper.payLater('cash-on-delivery');
    if (started.__typename !== 'PaymentProgress') throw new Error(JSON.stringify(started));
    expect(started.amount).toBeGreaterThan(cart.total);
    expect(await shopper.placeOrder()).toMatchObject({ __typename: 'CartConflict' });
    const order = await shopper.placeOrder(started.cartVersion);
    expect(order).toMatchObject({ paymentState: 'pay-on-delivery', cart: { total: started.amount } });
    expect(order.__typename === 'ShopOrder' && order.orderNumber).toMatch(/^NS\d{7}$/);
    expect(await shopper.placeOrder(started.cartVersion)).toEqual(expect.objectContaining({ id: shopper.cartId }));
    const german = await shop.shopper();
    await german.fill({ add: { sku: plenty, quantity: 1 } });
    expect(await german.payLater('cash-on-delivery')).toMatchObject({ code: 'cash-on-delivery-not-allowed' });
  });

  it('by transfer: only while the operator has entered where the money can go', async () => {
    const shopper = await shop.shopper('eva@example.test', 'tradehall_cz');
    await shopper.fill(one);
    await shop.haveBankAccounts(false);
    try {
      expect(await shopper.payLater('bank-transfer')).toMatchObject({ code: 'bank-transfer-not-allowed' });
      await shop.haveBankAccounts(true);
      expect(await shopper.payLater('bank-transfer')).toMatchObject({ state: 'CREATED' });
      await shop.haveBankAccounts(false);
      expect(await shopper.placeOrder()).toMatchObject({ code: 'bank-transfer-not-allowed' });
    } finally {
      await shop.haveBankAccounts(true);
    }
    await shopper.payLater('bank-transfer');
    expect(await shopper.placeOrder()).toMatchObject({ paymentState: 'awaiting-transfer' });
  });

  it('needs the payment first, and what changed since needs a new one', async () => {
    const shopper = await shop.shopper('eva@example.test', 'tradehall_cz');
    await shopper.fill(one);
    expect(await shopper.placeOrder()).toMatchObject({ code: 'payment-required' });
    const started = await shopper.payLater('bank-transfer');
    expect(started).toMatchObject({ state: 'CREATED' });
    await shopper.fill(one);
    expect(await shopper.placeOrder()).toMatchObject({ code: 'payment-required' });
    await shopper.payLater('bank-transfer');
    expect(await shopper.placeOrder()).toMatchObject({ paymentState: 'awaiting-transfer' });
  });
});

describe('an order that nobody has to pay for yet', () => {
  it('is one order for clicks that follow each other closely, and the answer to each of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shopper = await shop.shopper('eva@example.test', 'tradehall_cz');
      await shopper.fill(one);
      await shopper.payLater('bank-transfer');
      const clicks = Array.from({ length: 40 }, async (_, click) => {
        await sleep(click * 5);
        return shopper.placeOrder();
      });
      for (const answer of await Promise.all(clicks))
        expect(answer).toMatchObject({ id: shopper.cartId, paymentState: 'awaiting-transfer' });
    }
  });
});

describe('a coupon that can be used once', () => {
  it('is used by one of the orders that are paid for at the same moment; the others are reversed or refused', async () => {
    const operator = await shop.operator();
    const argument = (name: string, value: string) => ({ name, value });
    const rules = ['stores', 'skus', 'brands', 'categoryIds'].map((name) => argument(name, '[]'));
    await operator.ask(
      z.object({ createPromotion: z.object({ id: z.string() }) }),
      'mutation ($input: CreatePromotionInput!) { createPromotion(input: $input) { ... on Promotion { id } } }',
      {
        input: {
          enabled: true,
          couponCode: 'ONCE',
          usageLimit: 1,
          translations: [{ languageCode: 'en', name: 'Once' }],
          conditions: [{ code: 'cart-rules', arguments: [...rules, argument('minimum', '')] }],
          actions: [{ code: 'coupon-percent', arguments: [argument('percent', '10')] }],
        },
      },
    );
    const buyers = await Promise.all(Array.from({ length: 6 }, (_, index) => shop.shopper(`b${index}@example.test`)));
    const slow = await shop.shopper('slow@example.test');
    for (const buyer of [...buyers, slow]) await buyer.fill(one, { applyCoupon: { code: 'ONCE' } });
    await slow.payLater('bank-transfer');
    await Promise.all(buyers.map((buyer) => buyer.pay()));
    expect(await shop.settled()).toBe(true);
    const states = (await Promise.all(buyers.map(({ cartId }) => shop.statesOf(cartId)))).flat();
    expect(states.filter((state) => state === 'CLAIMED')).toHaveLength(1);
    expect(states.filter((state) => state !== 'CLAIMED' && state !== 'REVERSED')).toEqual([]);
    const refused = { code: 'coupon-already-used' };
    expect(await slow.placeOrder()).toMatchObject(refused);
    // Whoever asks again, for the first answer was lost, is told the same.
    expect(await slow.placeOrder()).toMatchObject(refused);
    expect(await shop.query('SELECT count(*)::int AS count FROM coupon_redemption')).toEqual([{ count: 1 }]);
  });
});

describe('the operator', () => {
  it('refunds a part, once, and the provider has the last word', async () => {
    const shopper = await paid();
    const operator = await shop.operator();
    const paymentId = await paymentOf(shopper);
    await operator.ask(anything, 'mutation ($id: ID!) { settlePayment(id: $id) { __typename } }', { id: paymentId });
    await operator.ask(
      z.object({ refundOrder: z.object({ state: z.literal('Pending') }) }),
      'mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { ... on Refund { state } ... on ErrorResult { errorCode message } } }',
      { input: { paymentId, amount: 300, lines: [], shipping: 0, adjustment: 0, reason: 'dented' } },
    );
    const refunds = () => shop.query('SELECT state, total FROM refund WHERE "paymentId" = $1', [paymentId]);
    expect(await shop.until(async () => (await refunds())[0]?.['state'] === 'Settled')).toBe(true);
    const [attempt] = await shop.attemptsOf(shopper.cartId);
    const refunded = shop.provider.journal.entries.filter(
      ({ kind, reference }) => kind === 'refunded' && reference === attempt?.['order_number'],
    );
    expect(refunded).toMatchObject([{ amountCents: 300 }]);
    expect(await shopper.order()).toMatchObject({ paymentState: 'paid' });
  });

  it('cancels an order, and its payment goes back', async () => {
    const shopper = await paid();
    const operator = await shop.operator();
    await operator.ask(
      z.object({ cancelOrder: z.object({ state: z.literal('Cancelled') }) }),
      'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { ... on Order { state } } }',
      { input: { orderId: shopper.cartId, reason: 'called', cancelShipping: true } },
    );
    expect(await shop.settled()).toBe(true);
    expect(await shop.statesOf(shopper.cartId)).toEqual(['REVERSED']);
    expect(await shopper.order()).toMatchObject({ orderState: 'Cancelled' });
  });

  it('settles a transfer that has come in', async () => {
    const shopper = await shop.shopper('eva@example.test', 'tradehall_cz');
    await shopper.fill(one);
    await shopper.payLater('bank-transfer');
    expect(await shopper.placeOrder()).toMatchObject({ paymentState: 'awaiting-transfer', orderState: 'Open' });
    const operator = await shop.operator();
    const id = await paymentOf(shopper);
    await operator.ask(anything, 'mutation ($id: ID!) { settlePayment(id: $id) { __typename } }', { id });
    expect(await shopper.order()).toMatchObject({ paymentState: 'paid', orderState: 'Confirmed' });
  });
});

describe('an order', () => {
  it('is seen by the session that placed it, and by whoever holds its token', async () => {
    const shopper = await paid();
    const stranger = await shop.shopper('eve@example.test');
    const order = await shopper.order();
    expect(await stranger.order(shopper.cartId)).toBeNull();
    expect(await stranger.order(shopper.cartId, order?.token ?? '')).toMatchObject({ id: order?.id, token: null });
    const foreign = await shop.shopper('eve@example.test', 'tradehall_cz');
    expect(await foreign.order(shopper.cartId, order?.token ?? '')).toBeNull();
    const [attempt] = await shop.attemptsOf(shopper.cartId);
    Object.assign(stranger, { cartId: shopper.cartId });
    const attemptId = String(attempt?.['id']);
    expect(await stranger.payment(attemptId)).toMatchObject({ code: 'payment-not-found' });
    expect(await stranger.cancel(attemptId)).toMatchObject({ code: 'payment-not-found' });
    expect(await stranger.comeBack(attemptId, 'x')).toMatchObject({ code: 'payment-not-found' });
    expect(await stranger.placeOrder()).toMatchObject({ code: 'cart-not-found' });
  });

  it('is opened by the session for thirty days, and by a link of a mail after that', async () => {
    const shopper = await paid();
    const daysPass = `UPDATE "order" SET "orderPlacedAt" = "orderPlacedAt" - make_interval(days => $2) WHERE id = $1`;
    await shop.query(daysPass, [shopper.cartId, 29]);
    const token = (await shopper.order())?.token ?? '';
    await shop.query(daysPass, [shopper.cartId, 1]);
    expect([await shopper.order(), await shopper.order(shopper.cartId, token)]).toMatchObject([null, { token: null }]);
  });

  it('of a guest with the address of an account does not join that account', async () => {
    const operator = await shop.operator();
    await operator.ask(
      anything,
      'mutation ($input: CreateCustomerInput!, $password: String) { createCustomer(input: $input, password: $password) { __typename } }',
      { input: { emailAddress: 'jana@example.test', firstName: 'Jana', lastName: 'N' }, password: 'a-long-password-1' },
    );
    const guest = await paid('jana@example.test');
    const rows = await shop.query('SELECT "customerId" FROM "order" WHERE id = $1', [guest.cartId]);
    expect(rows).toEqual([{ customerId: null }]);
  });
});

describe('a wallet on the cart page', () => {
  const address = {
    firstName: 'Ada',
    lastName: 'Berg',
    streetName: 'Lange Straße',
    streetNumber: '5a',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
  };

  it('brings the addresses with it, and only those of the country', async () => {
    const shopper = await shop.shopper();
    await shopper.change(one);
    shopper.version += 1;
    const express = { email: 'ada@example.test', billingAddress: address, shippingAddress: address };
    const abroad = { ...address, country: 'AT', postalCode: '1010', city: 'Wien' };
    expect(await shopper.payExpress('googlepay', { ...express, shippingAddress: abroad })).toMatchObject({
      code: 'express-country-not-allowed',
    });
    expect(await shopper.payExpress('googlepay', { email: 'ada@example.test' })).toMatchObject({
      code: 'express-address-missing',
    });
    const paidByWallet = await shopper.payExpress('googlepay', express);
    expect(paidByWallet).toMatchObject({ state: 'CLAIMED', cartVersion: shopper.version + 1 });
    expect(await shopper.order()).toMatchObject({ customerEmail: 'ada@example.test' });
  });
});

describe('cards that are tried out', () => {
  it('raise an alarm by how many of them are declined', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    expect(await shopper.pay(cards.refused)).toMatchObject({ code: 'payment-refused' });
    expect(shop.worker.output).not.toContain('card payments were declined');
    await shop.query(
      `INSERT INTO payment_attempt (id, cart_id, cart_version, cart_hash, store_key, locale, intent_id, is_offline, method,
         amount_cents, currency_code, order_number, state, result_code, expires_at)
       SELECT gen_random_uuid(), cart_id, cart_version, cart_hash, store_key, locale, gen_random_uuid()::text, false, method,
         amount_cents, currency_code, order_number || '-' || number, state, result_code, expires_at
       FROM payment_attempt, generate_series(1, 60) AS number WHERE cart_id = $1`,
      [shopper.cartId],
    );
    const isTold = () => Promise.resolve(shop.worker.output.includes('card payments were declined'));
    expect(await shop.until(isTold, 25_000)).toBe(true);
  });
});

describe('the methods of the provider', () => {
  const offered = z.object({ methods: z.array(z.object({ type: z.string() })) });
  const ask = ({ client }: PayingShopper, cartId: string) => client.call('cardPaymentMethods', offered, { cartId });

  it('are those the country allows, for the owner of the cart, and none while it does not answer', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    const found = offered.parse(await ask(shopper, shopper.cartId)).methods.map(({ type }) => type);
    expect(found).toContain('scheme');
    expect(found).not.toContain('twint');
    const stranger = await shop.shopper('eve@example.test');
    expect(await ask(stranger, shopper.cartId)).toEqual({ code: 'cart-not-found' });
    shop.provider.faults.set({ kind: 'refuse', code: 503, times: 1 });
    expect(await ask(shopper, shopper.cartId)).toEqual({ code: 'payment-provider-unavailable' });
  });
});

describe('a card that was refused', () => {
  it('leaves nothing reserved', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    await shopper.pay(cards.refused);
    expect(await shop.query('SELECT 1 FROM reservation')).toEqual([]);
  });
});
