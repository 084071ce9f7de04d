import { createHmac } from 'node:crypto';
import { signedMark } from '@tradehall/domain/cart/synthetic-cart.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { approve, attemptOf } from '../testing/on-provider-page';
import { cards, type PayingShopper } from '../testing/paying-shopper';
import { engineSecret } from '../testing/engine-process';
import { PaymentsUnderTest, plenty } from '../testing/payments-under-test';

let shop: PaymentsUnderTest;
const password = 'a-long-password-1';

beforeAll(async () => {
  shop = await PaymentsUnderTest.start();
  const operator = await shop.operator();
  for (const name of ['eva', 'ida', 'ola', 'una', 'uta', 'ute']) {
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

describe('an order that is paid for later', () => {
  it('is asked for again where the database failed for a moment, and nobody gives it up meanwhile', async () => {
    const shopper = await shop.shopper('eva@example.test', 'tradehall_cz');
    await shopper.fill(one);
    await shopper.payLater('bank-transfer');
    await shop.query(`ALTER TABLE payment ADD CONSTRAINT fails CHECK ("orderId" <> ${shopper.cartId}) NOT VALID`);
    expect(await shopper.placeOrder()).toMatchObject({ code: 'creating-order-failed' });
    await shop.query('ALTER TABLE payment DROP CONSTRAINT fails');
    const soon = `SELECT id FROM payment_attempt WHERE cart_id = $1 AND due_at < now() + interval '1 hour'`;
    expect(await shop.query(soon, [shopper.cartId])).toEqual([]);
    expect(await shopper.placeOrder()).toMatchObject({ paymentState: 'awaiting-transfer' });
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

  /** As if whoever tried last had been declined so often before, known by this alone; with a method that raises no alarm. */
  async function declineBefore(times: number, by: 'account' | 'session' | 'address' | 'network'): Promise<void> {
    await shop.query(
      `INSERT INTO payment_attempt (id, cart_id, cart_version, cart_hash, store_key, locale, intent_id, is_offline, method,
         amount_cents, currency_code, order_number, state, result_code, expires_at, tried_by)
       SELECT gen_random_uuid(), cart_id, cart_version, cart_hash, store_key, locale, gen_random_uuid()::text, true, 'paypal',
         amount_cents, currency_code, order_number || '-' || $2 || number, state, result_code, expires_at,
         ARRAY(SELECT key FROM unnest(tried_by) AS key WHERE key LIKE $2 || '%')
       FROM (SELECT * FROM payment_attempt WHERE tried_by <> '{}' ORDER BY created_at DESC LIMIT 1) AS last,
         generate_series(1, $1) AS number`,
      [times, by],
    );
  }

  it('is counted for its address, also at once, and leaves others alone', async () => {
    expect(await tried(1, '192.0.2.1')).toBe(1);
    await declineBefore(27, 'address');
    expect(await tried(6, '192.0.2.1')).toBe(2);
    expect(await tried(1, '192.0.2.2')).toBe(1);
    const paying = await shop.shopper();
    paying.address = '198.51.100.1';
    await paying.fill(one);
    expect(await paying.pay()).toMatchObject({ state: 'CLAIMED' });
  });

  it('is counted for its network: the hundred-and-twentieth is the last, from whichever address', async () => {
    expect(await tried(1, '203.0.113.1')).toBe(1);
    await declineBefore(118, 'network');
    expect(await tried(1, '203.0.113.2')).toBe(1);
    expect(await tried(2, '203.0.113.3')).toBe(0);
    expect(await tried(1, '203.0.114.1')).toBe(1);
  });

  const tryOnce = async (shopper: PayingShopper) => {
    const answer = await shopper.pay(cards.refused);
    return 'code' in answer ? answer.code : answer.__typename;
  };

  it('is counted for its session: the twelfth is the last, wherever it comes from', async () => {
    const [shopper, neighbour] = [await shop.shopper(), await shop.shopper()];
    for (const each of [shopper, neighbour]) await each.fill(one);
    shopper.address = '198.51.100.10';
    expect(await tryOnce(shopper)).toBe('payment-refused');
    await declineBefore(10, 'session');
    shopper.address = '198.18.0.1';
    expect(await tryOnce(shopper)).toBe('payment-refused');
    expect(await tryOnce(shopper)).toBe('payment-attempts-exceeded');
    neighbour.address = '198.51.100.10';
    expect(await tryOnce(neighbour)).toBe('payment-refused');
  });

  it('is counted for its account: the twelfth is the last, in whichever session', async () => {
    const customer = await withOwnCart('uta@example.test');
    expect(await tryOnce(customer)).toBe('payment-refused');
    await declineBefore(10, 'account');
    await customer.client.signIn('uta@example.test', password);
    expect(await tryOnce(customer)).toBe('payment-refused');
    await customer.client.signIn('uta@example.test', password);
    expect(await tryOnce(customer)).toBe('payment-attempts-exceeded');
    expect(await tryOnce(await withOwnCart('ute@example.test'))).toBe('payment-refused');
  });

  it('shows in the figure of the most that one has had declined', async () => {
    const most = (by: string, count: number) => `payment_declines_of_one{by="${by}"} ${count}`;
    const expected = [most('network', 120), most('address', 30), most('session', 12), most('account', 12)];
    // Looked at every fifteen seconds.
    const isShown = async () => {
      const metrics = await shop.metrics();
      return expected.every((line) => metrics.includes(line));
    };
    expect(await shop.until(isShown, 40_000)).toBe(true);
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

describe('the shop’s own shopper', () => {
  const sign = (text: string) => createHmac('sha256', engineSecret).update(text).digest('hex');
  const markFor = (storeKey: string, cartId: string, issuedAt = new Date().toISOString()) => ({
    cartId,
    issuedAt,
    signature: sign(signedMark(storeKey, cartId, issuedAt)),
  });
  const nothing = z.strictObject({});
  const refused = { code: 'cart-not-found' };
  const mark = ({ client }: PayingShopper, given: object) => client.call('markSyntheticCart', nothing, given);

  it('is known by a mark that was signed for this cart, lately, and is taken once', async () => {
    const [shopper, other] = [await shop.shopper(), await shop.shopper()];
    const { cartId } = shopper;
    const right = markFor('tradehall_de', cartId);
    const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
    const wrong = {
      unsigned: { ...right, signature: '0'.repeat(64) },
      'of another cart': { ...markFor('tradehall_de', other.cartId), cartId },
      'of another store': markFor('tradehall_cz', cartId),
      'of a minute ago': markFor('tradehall_de', cartId, secondsAgo(61)),
      'of the future': markFor('tradehall_de', cartId, secondsAgo(-30)),
      'of another moment': { ...right, issuedAt: secondsAgo(5) },
    };
    for (const [which, given] of Object.entries(wrong))
      expect([which, await mark(shopper, given)]).toEqual([which, refused]);
    expect(await mark(other, right)).toEqual(refused);
    expect(await mark(shopper, right)).toEqual({});
    expect(await mark(shopper, right)).toEqual(refused);
    const filled = await shop.shopper();
    await filled.fill(one);
    expect(await mark(filled, markFor('tradehall_de', filled.cartId))).toEqual(refused);
  });

  /** All that counts orders, goods and payments, and all that could be sent. */
  async function figures() {
    const [row] = await shop.query(
      `SELECT (SELECT sum("stockAllocated")::int FROM stock_level) AS promised, (SELECT sum("stockOnHand")::int FROM stock_level) AS there,
         (SELECT count(*)::int FROM "order" WHERE "orderPlacedAt" IS NOT NULL) AS placed,
         (SELECT count(*)::int FROM product_sold) AS sold, (SELECT count(*)::int FROM mail_outbox) AS mails,
         (SELECT count(*)::int FROM customer) AS customers, (SELECT count(*)::int FROM reservation) AS reserved,
         (SELECT count(*)::int FROM tracking_event) AS tracked,
         (SELECT count(*)::int FROM newsletter_subscription) AS newsletters`,
    );
    const counted = (await shop.metrics()).split('\n').filter((line) => /^shop_(orders|payments)/.test(line));
    return { row, counted };
  }

  it('orders in a country without bank transfer, and no figure, shelf or mailbox knows of it', async () => {
    await shop.settled();
    const before = await figures();
    const shopper = await shop.shopper('synthetic-shopper@nl.localhost', 'tradehall_nl');
    await mark(shopper, markFor('tradehall_nl', shopper.cartId));
    await shopper.fill(one, { setFields: { customerAgreedToSendEmail: true } });
    const begun = await shopper.payWith('paypal');
    expect(begun).toMatchObject({ action: { type: 'redirect' } });
    expect(await shopper.cancel(attemptOf(begun))).toMatchObject({ state: 'CANCELLED' });
    expect(await shopper.payLater('bank-transfer')).toMatchObject({ state: 'CREATED' });
    expect(await shopper.placeOrder()).toMatchObject({ orderState: 'Cancelled', cart: { lines: [{ sku: plenty }] } });
    expect(await shopper.order()).toMatchObject({ orderState: 'Cancelled' });
    expect(await shop.settled()).toBe(true);
    expect(await figures()).toEqual(before);
    const [row] = await shop.query('SELECT state, "customFieldsIssynthetic" AS marked FROM "order" WHERE id = $1', [
      shopper.cartId,
    ]);
    expect(row).toEqual({ state: 'Cancelled', marked: true });
    const board = z.object({ paymentBoard: z.object({ items: z.array(z.object({ cartId: z.string().nullable() })) }) });
    const { paymentBoard } = await (await shop.operator()).ask(board, '{ paymentBoard { items { cartId } } }');
    expect(paymentBoard.items.map(({ cartId }) => cartId)).not.toContain(shopper.cartId);
  });

  it('cannot pay with a card: the money goes back', async () => {
    const shopper = await shop.shopper();
    await mark(shopper, markFor('tradehall_de', shopper.cartId));
    await shopper.fill(one);
    expect(await shopper.pay()).toMatchObject({ code: 'creating-order-failed' });
    expect(await shop.settled()).toBe(true);
    expect(await shop.statesOf(shopper.cartId)).toEqual(['REVERSED']);
  });

  it('is forgotten after a day, with all that hangs on it', async () => {
    const ofShopper = `SELECT id FROM "order" WHERE "customFieldsIssynthetic"`;
    await shop.query(`UPDATE cart SET changed_at = now() - interval '25 hours' WHERE order_id IN (${ofShopper})`);
    const run = 'mutation { runScheduledTask(id: "forget-old-carts") { success } }';
    await (await shop.operator()).ask(z.unknown(), run);
    expect(await shop.until(async () => (await shop.query(ofShopper)).length === 0)).toBe(true);
  });
});
