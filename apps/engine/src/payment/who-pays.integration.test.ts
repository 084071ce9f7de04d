import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cards, type PayingShopper, type TestPaymentResult } from '../testing/paying-shopper';
import { PaymentsUnderTest, plenty } from '../testing/payments-under-test';

let shop: PaymentsUnderTest;
const password = 'a-long-password-1';

beforeAll(async () => {
  shop = await PaymentsUnderTest.start();
  const operator = await shop.operator();
  for (const name of ['eva', 'ida', 'ola', 'una']) {
    await operator.ask(
      z.unknown(),
      `mutation ($input: CreateCustomerInput!) { createCustomer(input: $input, password: "${password}") { __typename } }`,
      { input: { emailAddress: `${name}@example.test`, firstName: name, lastName: 'N' } },
    );
  }
});

afterAll(async () => {
  expect(await shop.settled()).toBe(true);
  expect(await shop.audit()).toMatchObject({ violations: [], lost: 0, double: 0, unreversed: 0, oversold: 0 });
  await shop[Symbol.asyncDispose]();
});

const one = { add: { sku: plenty, quantity: 1 } };

function attemptOf(result: TestPaymentResult): string {
  if (result.__typename !== 'PaymentProgress') throw new Error(JSON.stringify(result));
  return result.attemptId;
}

async function approve(result: TestPaymentResult): Promise<string> {
  const url = result.__typename === 'PaymentProgress' ? String(result.action?.['url']) : '';
  const body = new URLSearchParams({ decision: 'approve' });
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '').searchParams.get('redirectResult') ?? '';
}

/** A customer who has something in the cart already. */
async function withOwnCart(email: string) {
  const customer = await shop.shopper();
  await customer.client.signIn(email, password);
  customer.version = (await customer.client.cart(customer.cartId))?.version ?? 0;
  await customer.fill(one);
  return customer;
}

describe('a card that a customer keeps', () => {
  const listed = z.object({ storedCards: z.array(z.object({ id: z.string(), lastFour: z.string() })) });
  const cardsOf = async ({ client }: PayingShopper) =>
    listed.parse(await client.call('storedCards', listed, {})).storedCards;

  it('is listed for that customer alone, and gone when it was removed', async () => {
    const una = await withOwnCart('una@example.test');
    expect(await una.payAndKeepCard()).toMatchObject({ state: 'CLAIMED' });
    const [card] = await cardsOf(una);
    expect(card).toMatchObject({ lastFour: '1111' });
    const guest = await shop.shopper();
    expect(await cardsOf(guest)).toEqual([]);
    await una.client.call('removeStoredCard', z.object({}), { id: card?.id });
    expect(await cardsOf(una)).toEqual([]);
    shop.provider.faults.set({ kind: 'refuse', code: 503, times: 1 });
    const away = await una.client.call('storedCards', listed, {});
    expect(away).toEqual({ code: 'payment-provider-unavailable' });
  });
});

describe('somebody who signs in while a payment is under way', () => {
  it('comes back to the cart and its order', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    const sent = await shopper.pay(cards.challenged);
    await shopper.client.signIn('eva@example.test', password);
    expect(await shopper.client.cart(shopper.cartId)).toMatchObject({ version: shopper.version });
    const back = await shopper.comeBack(attemptOf(sent), await approve(sent));
    expect(back).toMatchObject({ state: 'CLAIMED', orderId: shopper.cartId });
    expect(await shopper.order()).toMatchObject({ customerEmail: 'ada@example.test' });
  });

  it('keeps the goods of the account, too, and finds them after the order', async () => {
    const own = await withOwnCart('ida@example.test');
    const shopper = await shop.shopper();
    await shopper.fill(one);
    const sent = await shopper.pay(cards.challenged);
    await shopper.client.signIn('ida@example.test', password);
    expect((await shopper.client.createCart()).id).toBe(shopper.cartId);
    const back = await shopper.comeBack(attemptOf(sent), await approve(sent));
    expect(back).toMatchObject({ state: 'CLAIMED', orderId: shopper.cartId });
    expect((await shopper.client.createCart()).id).toBe(own.cartId);
    expect(await own.order(shopper.cartId)).not.toBeNull();
  });

  it('loses nothing when the account pays on another device', async () => {
    const own = await withOwnCart('ola@example.test');
    const sent = await own.pay(cards.challenged);
    const shopper = await shop.shopper();
    await shopper.fill(one, one);
    await shopper.client.signIn('ola@example.test', password);
    expect(await shopper.client.createCart()).toMatchObject({ id: shopper.cartId, version: shopper.version });
    expect(await own.comeBack(attemptOf(sent), await approve(sent))).toMatchObject({ state: 'CLAIMED' });
    expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
  });
});

describe('a card that is tried out over many carts', () => {
  /** With how many carts it came as far as the provider; all of them at once, each in a session of its own. */
  async function tried(carts: number, address: string): Promise<number> {
    const answers = Array.from({ length: carts }, async () => {
      const shopper = await shop.shopper();
      shopper.address = address;
      await shopper.fill(one);
      return shopper.pay(cards.refused);
    });
    const codes = (await Promise.all(answers)).map((answer) => ('code' in answer ? answer.code : answer.__typename));
    const refused = codes.filter((code) => code === 'payment-refused').length;
    expect(codes.filter((code) => code === 'payment-attempts-exceeded')).toHaveLength(carts - refused);
    return refused;
  }

  it('is counted for its address, also at once, and leaves others alone', async () => {
    expect(await tried(1, '192.0.2.1')).toBe(1);
    // As if it had been declined before, with a method that raises no alarm.
    await shop.query(
      `INSERT INTO payment_attempt (id, cart_id, cart_version, cart_hash, store_key, locale, intent_id, is_offline, method,
         amount_cents, currency_code, order_number, state, result_code, expires_at, tried_by)
       SELECT gen_random_uuid(), cart_id, cart_version, cart_hash, store_key, locale, gen_random_uuid()::text, false, 'paypal',
         amount_cents, currency_code, order_number || '-' || number, state, result_code, expires_at, tried_by
       FROM (SELECT * FROM payment_attempt WHERE tried_by <> '{}' ORDER BY created_at DESC LIMIT 1) AS last,
         generate_series(1, 27) AS number`,
    );
    expect(await tried(6, '192.0.2.1')).toBe(2);
    expect(await tried(1, '192.0.2.2')).toBe(1);
    const paying = await shop.shopper();
    paying.address = '198.51.100.1';
    await paying.fill(one);
    expect(await paying.pay()).toMatchObject({ state: 'CLAIMED' });
  });

  it('is forgotten after a day', async () => {
    await shop.query(
      `UPDATE payment_attempt SET created_at = created_at - interval '25 hours' WHERE method = 'paypal'`,
    );
    const isForgotten = async () =>
      (await shop.query(`SELECT FROM payment_attempt WHERE method = 'paypal' AND tried_by <> '{}'`)).length === 0;
    expect(await shop.until(isForgotten, 30_000)).toBe(true);
    expect(await tried(1, '192.0.2.1')).toBe(1);
  });
});
