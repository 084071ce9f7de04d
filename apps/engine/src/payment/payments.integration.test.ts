import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { attemptOf, decide } from '../testing/on-provider-page';
import { cards } from '../testing/paying-shopper';
import { freight, lastOne, PaymentsUnderTest, plenty } from '../testing/payments-under-test';

let shop: PaymentsUnderTest;

beforeAll(async () => {
  shop = await PaymentsUnderTest.start();
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
});

// Whatever a test has done: the money and the orders are right after it.
afterEach(async () => {
  expect(await shop.settled()).toBe(true);
  expect(await shop.audit()).toMatchObject({ violations: [], lost: 0, double: 0, unreversed: 0, oversold: 0 });
});

const one = { add: { sku: plenty, quantity: 1 } };

describe('a payment by card', () => {
  it('becomes an order: number, stock, mail and payment with it', async () => {
    const shopper = await shop.shopper();
    const cart = await shopper.fill(one);
    const paid = await shopper.pay();
    expect(paid).toMatchObject({ state: 'CLAIMED', resultCode: 'Authorised', amount: cart.total, currencyCode: 'EUR' });
    const order = await shopper.order();
    expect(order).toMatchObject({ paymentState: 'authorised', orderState: 'Open', cart: { total: cart.total } });
    expect(order?.orderNumber).toMatch(/^DE\d{7}$/);
    const mails = await shop.query('SELECT recipient, kind FROM mail_outbox WHERE order_id = $1', [shopper.cartId]);
    expect(mails).toEqual([{ recipient: 'ada@example.test', kind: 'order-confirmation' }]);
    const next = await shopper.client.createCart();
    expect(next.id).not.toBe(shopper.cartId);
  });

  it('that is refused leaves the cart to be changed and paid for in another way', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    expect(await shopper.pay(cards.refused)).toMatchObject({ code: 'payment-refused' });
    await shopper.fill({ add: { sku: plenty, quantity: 1 } });
    expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
    expect(await shop.statesOf(shopper.cartId)).toEqual(['REFUSED', 'CLAIMED']);
  });

  it('repeated with its intent is the same payment', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    const intent = randomUUID();
    const [first, second] = await Promise.all([shopper.pay(cards.good, intent), shopper.tab().pay(cards.good, intent)]);
    const again = await shopper.pay(cards.good, intent);
    expect(again).toMatchObject({ state: 'CLAIMED' });
    expect(new Set([attemptOf(first), attemptOf(second), attemptOf(again)]).size).toBe(1);
  });

  it('in two tabs and with two clicks makes one order', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    await Promise.all(Array.from({ length: 4 }, () => shopper.tab().pay()));
    expect(await shop.settled()).toBe(true);
    const states = await shop.statesOf(shopper.cartId);
    expect(states.filter((state) => state === 'CLAIMED')).toHaveLength(1);
    expect(states.filter((state) => state !== 'CLAIMED' && state !== 'REVERSED')).toEqual([]);
  });

  it('is tried five times a cart at most', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    for (let tries = 0; tries < 5; tries += 1) await shopper.pay(cards.refused);
    expect(await shopper.pay()).toMatchObject({ code: 'payment-attempts-exceeded' });
  });

  it('needs a whole cart of its own, at its version, and a method of the country', async () => {
    const shopper = await shop.shopper();
    expect(await shopper.pay()).toMatchObject({ code: 'checkout-data-incomplete' });
    await shopper.change(one);
    shopper.version += 1;
    expect(await shopper.pay()).toMatchObject({ code: 'email-or-address-missing' });
    await shopper.fill();
    expect(await shopper.payWith('twint')).toMatchObject({ code: 'payment-method-not-allowed' });
    shopper.version -= 1;
    expect(await shopper.pay()).toMatchObject({ __typename: 'CartConflict', currentVersion: shopper.version + 1 });
    const stranger = await shop.shopper();
    Object.assign(stranger, { cartId: shopper.cartId });
    expect(await stranger.pay()).toMatchObject({ code: 'cart-not-found' });
    expect(await stranger.order(shopper.cartId)).toBeNull();
  });
});

describe('freight', () => {
  it('is paid for with a telephone number, for the carrier calls before coming', async () => {
    const shopper = await shop.shopper();
    shopper.phone = undefined;
    await shopper.fill({ add: { sku: freight, quantity: 1 } });
    expect(await shopper.pay()).toMatchObject({ code: 'billing-address-error' });
    shopper.phone = '+4930123456';
    await shopper.fill();
    expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
  });
});

describe('the last piece', () => {
  it('is bought by one of twenty who pay at the same moment', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.shopper()));
    for (const buyer of buyers) await buyer.fill({ add: { sku: lastOne, quantity: 1 } });
    const results = await Promise.all(buyers.map((buyer) => buyer.pay()));
    const won = results.filter((result) => result.__typename === 'PaymentProgress');
    expect(won).toHaveLength(1);
    expect(results.filter((result) => 'code' in result && result.code === 'insufficient-stock')).toHaveLength(19);
    // Later, too, when the shop has taken it out of the carts that still hold it, and when she pays for the empty cart.
    const loser = buyers[results.findIndex((result) => result.__typename === 'CartFailure')];
    if (!loser) throw new Error('everybody has won');
    expect(await loser.pay()).toMatchObject({ code: 'insufficient-stock', available: 0 });
    loser.version = (await loser.client.cart(loser.cartId))?.version ?? 0;
    expect(await loser.pay()).toMatchObject({ code: 'insufficient-stock', available: 0 });
  });
});

describe('a payment elsewhere', () => {
  it('freezes the cart until the shopper comes back, as often as she does', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    const sent = await shopper.pay(cards.challenged);
    expect(sent).toMatchObject({ state: 'REDIRECTED', resultCode: 'RedirectShopper' });
    expect(await shopper.change(one)).toMatchObject({ code: 'cart-frozen' });
    const redirectResult = await decide(sent, 'approve');
    const back = await shopper.comeBack(attemptOf(sent), redirectResult);
    expect(back).toMatchObject({ state: 'CLAIMED', orderId: shopper.cartId });
    expect(await shopper.comeBack(attemptOf(sent), redirectResult)).toMatchObject({ orderId: shopper.cartId });
  });

  it('is finished by the webhook when the shopper never comes back', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    const sent = await shopper.payWith('paypal');
    await decide(sent, 'approve');
    expect(await shop.until(async () => (await shop.statesOf(shopper.cartId))[0] === 'CLAIMED')).toBe(true);
    expect(await shopper.payment(attemptOf(sent))).toMatchObject({ orderId: shopper.cartId });
  });

  it('that is cancelled there gives the cart free', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    const sent = await shopper.pay(cards.challenged);
    const back = await shopper.comeBack(attemptOf(sent), await decide(sent, 'cancel'));
    expect(back).toMatchObject({ code: 'cancelled-transaction' });
    expect(await shopper.change(one)).toMatchObject({ state: 'Active' });
  });

  it('that is cancelled there says so, though the webhook is back before the shopper', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    const sent = await shopper.payWith('paypal');
    const redirectResult = await decide(sent, 'cancel');
    expect(await shop.until(async () => (await shop.statesOf(shopper.cartId))[0] === 'CANCELLED')).toBe(true);
    expect(await shopper.comeBack(attemptOf(sent), redirectResult)).toMatchObject({ code: 'paypal-failed' });
  });

  it('that no page can show is cancelled at the provider, and another way of paying is open', async () => {
    const shopper = await shop.shopper('ada+action-kit@example.test');
    await shopper.fill(one);
    expect(await shopper.payWith('klarna')).toMatchObject({ code: 'payment-method-not-allowed' });
    expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED', orderId: shopper.cartId });
    expect(await shop.settled()).toBe(true);
    expect(await shop.statesOf(shopper.cartId)).toEqual(['REVERSED', 'CLAIMED']);
  });

  it('by invoice takes the birthday that was typed, and is refused without one', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    expect(await shopper.payWith('ratepay', {})).toMatchObject({ code: 'payment-error' });
    expect(await shopper.payWith('ratepay')).toMatchObject({ state: 'CLAIMED', orderId: shopper.cartId });
  });

  it('in an app becomes an order when the shopper has said yes there, and not before', async () => {
    const shopper = await shop.shopper('ada@example.test', 'tradehall_pt');
    await shopper.fill(one);
    const asked = await shopper.payWith('mbway', { telephoneNumber: '+351912345678' });
    expect(asked).toMatchObject({ state: 'REDIRECTED', action: { type: 'await' }, orderId: null });
    expect(await shop.until(async () => (await shop.statesOf(shopper.cartId))[0] === 'CLAIMED')).toBe(true);
  });

  it('in an app that is refused there leaves no order and no mail behind', async () => {
    const shopper = await shop.shopper('ada+app-refuses@example.test', 'tradehall_pt');
    await shopper.fill(one);
    await shopper.payWith('mbway', { telephoneNumber: '+351912345678' });
    expect(await shop.until(async () => (await shop.statesOf(shopper.cartId))[0] === 'REFUSED')).toBe(true);
    expect(await shop.query('SELECT kind FROM mail_outbox WHERE order_id = $1', [shopper.cartId])).toEqual([]);
    expect(await shopper.change(one)).toMatchObject({ state: 'Active' });
  });

  it('that the shopper gave up is reversed when it is authorised after all', async () => {
    const shopper = await shop.shopper('ada+webhook-late@example.test');
    await shopper.fill(one);
    const sent = await shopper.payWith('paypal');
    await decide(sent, 'approve');
    expect(await shopper.cancel(attemptOf(sent))).toMatchObject({ state: 'CANCELLED' });
    expect(await shopper.change(one)).toMatchObject({ state: 'Active' });
    expect(await shop.settled()).toBe(true);
    expect(await shop.statesOf(shopper.cartId)).toEqual(['REVERSED']);
  });

  it('nobody came back from is cancelled, and another way of paying ends it at once', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    await shopper.pay(cards.challenged);
    expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
    const other = await shop.shopper();
    await other.fill(one);
    await other.pay(cards.challenged);
    await shop.letTimePass();
    expect(await shop.until(async () => (await shop.statesOf(other.cartId))[0] === 'REVERSED')).toBe(true);
    expect(await other.change(one)).toMatchObject({ state: 'Active' });
  });

  it('for a cart that was changed meanwhile is reversed', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    const sent = await shopper.pay(cards.challenged);
    await shop.query('UPDATE cart SET frozen_until = NULL WHERE order_id = $1', [shopper.cartId]);
    expect(await shopper.change(one)).toMatchObject({ state: 'Active' });
    const back = await shopper.comeBack(attemptOf(sent), await decide(sent, 'approve'));
    expect(back).toMatchObject({ code: 'creating-order-failed' });
    expect(await shop.settled()).toBe(true);
    expect(await shop.statesOf(shopper.cartId)).toEqual(['REVERSED']);
  });

  it('whose amount is not the total any more is reversed', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    const sent = await shopper.pay(cards.challenged);
    await shop.query('UPDATE order_line SET "listPrice" = "listPrice" + 100 WHERE "orderId" = $1', [shopper.cartId]);
    await shop.query('UPDATE "order" SET "subTotalWithTax" = "subTotalWithTax" + 100 WHERE id = $1', [shopper.cartId]);
    const back = await shopper.comeBack(attemptOf(sent), await decide(sent, 'approve'));
    expect(back).toMatchObject({ code: 'malformed-price' });
  });
});

describe('webhooks', () => {
  it.each(['webhook-first', 'webhook-twice', 'webhook-late', 'webhook-dropped'])(
    'that come as %s make one order',
    async (how) => {
      const shopper = await shop.shopper(`ada+${how}@example.test`);
      await shopper.fill(one);
      expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
      expect(await shop.statesOf(shopper.cartId)).toEqual(['CLAIMED']);
    },
  );

  it('make the order of a payment whose answer was lost', async () => {
    const shopper = await shop.shopper('ada+answer-cut@example.test');
    await shopper.fill(one);
    expect(await shopper.pay()).toMatchObject({ code: 'payment-provider-unavailable' });
    expect(await shop.until(async () => (await shop.statesOf(shopper.cartId))[0] === 'CLAIMED')).toBe(true);
    // Whoever tries again is told that she has paid.
    expect(await shopper.pay()).toMatchObject({ orderId: shopper.cartId });
  });

  it('of a payment nobody knows the outcome of are not waited for longer than a minute', async () => {
    const shopper = await shop.shopper('ada+answer-cut.webhook-held@example.test');
    await shopper.fill(one);
    await shopper.pay();
    expect(await shop.statesOf(shopper.cartId)).toEqual(['SENT']);
    await shop.letTimePass();
    expect(await shop.until(async () => (await shop.statesOf(shopper.cartId))[0] === 'GIVING_UP')).toBe(true);
    const answered = `SELECT FROM provider_call JOIN payment_attempt ON payment_attempt.id = attempt_id
      WHERE cart_id = $1 AND kind = 'technical-cancel' AND provider_call.state = 'answered'`;
    expect(await shop.until(async () => (await shop.query(answered, [shopper.cartId])).length > 0)).toBe(true);
    await fetch(`${shop.provider.url}/webhooks/release`, { method: 'POST' });
    expect(await shop.settled()).toBe(true);
    expect(await shop.statesOf(shopper.cartId)).toEqual(['REVERSED']);
  });

  it('of a bank that has moved the money already come too late for the order: the money is refunded', async () => {
    const shopper = await shop.shopper('ada+webhook-held@example.test', 'tradehall_nl');
    await shopper.fill(one);
    await decide(await shopper.payWith('ideal'), 'approve');
    await shop.letTimePass();
    expect(await shop.until(async () => (await shop.statesOf(shopper.cartId))[0] === 'GIVING_UP')).toBe(true);
    const isReversed = async () => {
      await fetch(`${shop.provider.url}/webhooks/release`, { method: 'POST' });
      return (await shop.statesOf(shopper.cartId))[0] === 'REVERSED';
    };
    expect(await shop.until(isReversed)).toBe(true);
    const [attempt] = await shop.attemptsOf(shopper.cartId);
    const moved = shop.provider.journal.entries.filter(({ reference }) => reference === attempt?.['order_number']);
    expect(moved.map(({ kind }) => kind)).toEqual(['authorised', 'captured', 'refunded']);
  });

  it('with a wrong signature are refused, and nothing is kept', async () => {
    const before = await shop.query('SELECT count(*) FROM webhook_inbox');
    const item = {
      additionalData: { hmacSignature: 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=' },
      amount: { value: 1, currency: 'EUR' },
      eventCode: 'AUTHORISATION',
      eventDate: '2026-11-15T12:00:00+01:00',
      merchantAccountCode: 'Tradehall',
      merchantReference: 'DE1',
      pspReference: 'forged',
      success: 'true',
    };
    const body = JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${shop.url}/webhooks/card-provider`, { method: 'POST', headers, body });
    expect(answer.status).toBe(401);
    expect(await shop.query('SELECT count(*) FROM webhook_inbox')).toEqual(before);
  });

  it.each([
    ['too long', `{"live": "${'x'.repeat(2 * 1024 * 1024)}"}`, 413],
    ['no JSON', '{', 400],
  ])('that are %s are refused', async (_what, body, status) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${shop.url}/webhooks/card-provider`, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
  });
});
