import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AdminClient } from '../testing/admin-client';
import { countReversing, oweReversals, timesGivenBack } from '../testing/owed-reversals';
import { approve, attemptOf } from '../testing/on-provider-page';
import { cards, type PayingShopper } from '../testing/paying-shopper';
import { PaymentsUnderTest, plenty, previousHmacKey } from '../testing/payments-under-test';

let shop: PaymentsUnderTest;
let operator: AdminClient;

beforeAll(async () => {
  shop = await PaymentsUnderTest.start();
  operator = await shop.operator();
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
});

// Whatever a test has done: the money and the orders are right after it.
afterEach(async () => {
  expect(await shop.settled()).toBe(true);
  expect(await shop.audit()).toMatchObject({ violations: [], lost: 0, double: 0, unreversed: 0, oversold: 0 });
  await shop.query('UPDATE payment_concern SET closed_at = now() WHERE closed_at IS NULL');
});

const one = { add: { sku: plenty, quantity: 1 } };
const authorisation = { eventCode: 'AUTHORISATION', isSuccess: true } as const;

/** An order whose authorisation is reported already. */
async function paid(): Promise<PayingShopper> {
  const shopper = await shop.shopper();
  await shopper.fill(one);
  expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
  expect(await shop.until(async () => (await shop.reportsOf(shopper.cartId))[0] === 'applied')).toBe(true);
  return shopper;
}

const release = () => fetch(`${shop.provider.url}/webhooks/release`, { method: 'POST' });
const setRules = (rules: object) =>
  fetch(`${shop.provider.url}/webhook-rules`, { method: 'PUT', body: JSON.stringify(rules) });

/** A part of it, by an operator; answers the engine's payment. */
async function refund({ cartId }: PayingShopper): Promise<string> {
  const [payment] = await shop.query('SELECT id FROM payment WHERE "orderId" = $1', [cartId]);
  const paymentId = String(payment?.['id']);
  await operator.ask(z.unknown(), 'mutation ($id: ID!) { settlePayment(id: $id) { __typename } }', { id: paymentId });
  const input = { paymentId, amount: 300, lines: [], shipping: 0, adjustment: 0, reason: 'dented' };
  const mutation = 'mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { __typename } }';
  await operator.ask(z.object({ refundOrder: z.object({ __typename: z.literal('Refund') }) }), mutation, { input });
  return paymentId;
}

async function callOf({ cartId }: PayingShopper) {
  const statement = `SELECT provider_call.psp_ref, provider_call.state FROM provider_call
    JOIN payment_attempt ON payment_attempt.id = attempt_id WHERE cart_id = $1 AND kind = 'refund'`;
  return (await shop.query(statement, [cartId]))[0];
}

const stateOfRefund = async (paymentId: string) =>
  (await shop.query('SELECT state FROM refund WHERE "paymentId" = $1', [paymentId]))[0]?.['state'];

const boardAnswer = z.object({
  paymentBoard: z.object({
    items: z.array(
      z.object({
        cartId: z.string().nullable(),
        state: z.string(),
        concern: z.string().nullable(),
        concernId: z.string().nullable(),
      }),
    ),
  }),
});
const boardQuery = `query ($state: String, $search: String) {
  paymentBoard(state: $state, search: $search) { items { cartId state concern concernId } } }`;
const board = async (choice: object = {}) => (await operator.ask(boardAnswer, boardQuery, choice)).paymentBoard.items;

/** Of engine and worker together. */
async function total(series: string): Promise<number> {
  const lines = (await shop.metrics()).split('\n').filter((line) => line.startsWith(`${series} `));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

it('payments and orders are counted by store once they are committed, in whichever process', async () => {
  const shopper = await shop.shopper();
  await shopper.fill(one);
  expect(await shopper.pay(cards.refused)).toMatchObject({ code: 'payment-refused' });
  expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
  const ofCards = 'store="tradehall_de",method="scheme"';
  await expect.poll(() => total(`shop_orders_placed_total{${ofCards}}`)).toBe(1);
  for (const outcome of ['authorised', 'declined'])
    expect(await total(`shop_payments_total{${ofCards},outcome="${outcome}"}`)).toBe(1);
  const asked = 'payment_provider_duration_seconds_count{operation="payments",outcome="answered"}';
  expect(await total(asked)).toBe(2);
  await expect.poll(() => total('engine_call_duration_seconds_count{call="webhooks",outcome="answered"}')).toBe(2);
  expect(await shop.metrics()).toContain('payment_unsettled_oldest_seconds 0');
});

describe('a payment of which the provider names another amount', () => {
  it.each(['answer-differs', 'currency-differs', 'answer-cut.webhook-differs', 'answer-cut.currency-differs'])(
    'makes no order, as %s: the money goes back, and the board says so',
    async (how) => {
      const shopper = await shop.shopper(`ada+${how}@example.test`);
      await shopper.fill(one);
      expect(await shopper.pay()).toMatchObject({ __typename: 'CartFailure' });
      expect(await shop.until(async () => (await shop.statesOf(shopper.cartId))[0] === 'REVERSED')).toBe(true);
      expect(await shop.attemptsOf(shopper.cartId)).toMatchObject([{ failure: 'malformed-price', order_id: null }]);
      expect(await shop.concernsOf(shopper.cartId)).toContain('differing-amount');
    },
  );

  it('makes no order though a later word names the right one', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    await shopper.pay(cards.challenged);
    await shop.query('UPDATE payment_attempt SET authorised_cents = 1, psp_ref = $2 WHERE cart_id = $1', [
      shopper.cartId,
      'NAMED-ANOTHER-AMOUNT',
    ]);
    expect(await shop.tell(shopper.cartId, authorisation)).toBe(200);
    expect(await shop.until(async () => (await shop.statesOf(shopper.cartId))[0] === 'REVERSING')).toBe(true);
    expect(await shop.tell(shopper.cartId, { eventCode: 'CANCEL_OR_REFUND', isSuccess: true })).toBe(200);
  });

  it('whose details are those of another payment is not paid by it', async () => {
    const [ada, eve] = [await shop.shopper(), await shop.shopper('eve@example.test')];
    for (const each of [ada, eve]) await each.fill(one);
    const [own, stolen] = [await ada.pay(cards.challenged), await eve.pay(cards.challenged)];
    const redirectResult = await approve(own);
    expect(await eve.comeBack(attemptOf(stolen), redirectResult)).toMatchObject({ state: 'REDIRECTED', orderId: null });
    expect(await ada.comeBack(attemptOf(own), redirectResult)).toMatchObject({ orderId: ada.cartId });
    await eve.cancel(attemptOf(stolen));
  });
});

describe('webhooks', () => {
  it('of another merchant account are taken and change nothing', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    const sent = await shopper.pay(cards.challenged);
    expect(await shop.tell(shopper.cartId, authorisation, { merchantAccount: 'Other' })).toBe(200);
    expect(await shop.until(async () => (await shop.reportsOf(shopper.cartId))[0] === 'foreign')).toBe(true);
    expect(await shop.statesOf(shopper.cartId)).toEqual(['REDIRECTED']);
    await shopper.cancel(attemptOf(sent));
  });

  it('of the platform with real money are refused by a shop that is being tried out, and nothing is kept', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    const sent = await shopper.pay(cards.challenged);
    expect(await shop.tell(shopper.cartId, authorisation, { live: 'true' })).toBe(403);
    expect(await shop.reportsOf(shopper.cartId)).toEqual([]);
    await shopper.cancel(attemptOf(sent));
  });

  it('that the key before has signed are taken', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    await shopper.pay(cards.refused);
    const chargeback = { eventCode: 'CHARGEBACK_REVERSED', isSuccess: true } as const;
    expect(await shop.tell(shopper.cartId, chargeback, { hmacKey: previousHmacKey })).toBe(200);
    expect(await shop.tell(shopper.cartId, chargeback, { hmacKey: 'b2'.repeat(32) })).toBe(401);
  });

  it('that say in words only that the money is back are not believed', async () => {
    const shopper = await shop.shopper('ada+webhook-held@example.test');
    await shopper.fill(one);
    expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
    await operator.ask(
      z.unknown(),
      'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { __typename } }',
      {
        input: { orderId: shopper.cartId, reason: 'called', cancelShipping: true },
      },
    );
    const [attempt] = await shop.attemptsOf(shopper.cartId);
    const said = { originalReference: String(attempt?.['psp_ref']), reason: 'Transaction already reversed' };
    expect(await shop.tell(shopper.cartId, { eventCode: 'CANCEL_OR_REFUND', isSuccess: false, ...said })).toBe(200);
    expect(await shop.until(async () => (await shop.reportsOf(shopper.cartId)).includes('ignored'))).toBe(true);
    expect(await shop.statesOf(shopper.cartId)).toEqual(['REVERSING']);
    const isReversed = async () => {
      await release();
      return (await shop.statesOf(shopper.cartId))[0] === 'REVERSED';
    };
    expect(await shop.until(isReversed)).toBe(true);
  });

  it('that are too large or no JSON are refused as that', async () => {
    const headers = { 'content-type': 'application/json' };
    const send = async (body: string) =>
      (await fetch(`${shop.url}/webhooks/card-provider`, { method: 'POST', headers, body })).status;
    expect(await send(JSON.stringify({ text: 'x'.repeat(2_000_000) }))).toBe(413);
    expect(await send('{')).toBe(400);
  });
});

describe('a report', () => {
  it.each([
    ['capture-failed', { eventCode: 'CAPTURE', isSuccess: false }],
    ['capture-failed', { eventCode: 'CAPTURE_FAILED', isSuccess: true }],
    ['chargeback', { eventCode: 'CHARGEBACK', isSuccess: true }],
    ['late-refusal', { eventCode: 'AUTHORISATION', isSuccess: false, isOfPayment: true }],
    ['authorised-twice', { eventCode: 'AUTHORISATION', isSuccess: true }],
    ['differing-amount', { eventCode: 'AUTHORISATION', isSuccess: true, amountCents: 1 }],
    ['differing-amount', { eventCode: 'CAPTURE', isSuccess: true, amountCents: 1 }],
  ] as const)('says %s of an order that is paid until somebody has seen to it: %j', async (concern, report) => {
    const shopper = await paid();
    const [attempt] = await shop.attemptsOf(shopper.cartId);
    const { isOfPayment, ...what } = { isOfPayment: false, ...report };
    const pspReference = isOfPayment ? String(attempt?.['psp_ref']) : `REPORTED-${shopper.cartId}`;
    // Twice, as the provider may: it is one concern.
    for (let time = 0; time < 2; time += 1)
      expect(await shop.tell(shopper.cartId, { ...what, pspReference })).toBe(200);
    const found = async () => (await board({ search: String(attempt?.['order_number']) }))[0];
    expect(await shop.until(async () => (await found())?.concern === concern)).toBe(true);
    expect(await shop.concernsOf(shopper.cartId)).toEqual([concern]);
    expect((await board({ state: concern })).map(({ cartId }) => cartId)).toEqual([shopper.cartId]);
    expect((await board())[0]?.cartId).toBe(shopper.cartId);
    expect(await found()).toMatchObject({ state: 'CLAIMED' });
    const measured = `payment_concerns{kind="${concern}"} 1`;
    expect(await shop.until(async () => (await shop.metrics()).includes(measured))).toBe(true);
    const close = 'mutation ($id: ID!) { closePaymentConcern(id: $id) }';
    const id = (await found())?.concernId;
    expect(await operator.ask(z.unknown(), close, { id })).toEqual({ closePaymentConcern: true });
    expect(await operator.ask(z.unknown(), close, { id })).toEqual({ closePaymentConcern: false });
    expect(await found()).toMatchObject({ concern: null });
  });

  it.each(['before', 'after'])('says of a refund that it failed, though reported as done %s that', async (when) => {
    const shopper = await paid();
    await setRules({ hold: true });
    const paymentId = await refund(shopper);
    expect(await shop.until(async () => (await callOf(shopper))?.['psp_ref'] !== null)).toBe(true);
    const pspReference = String((await callOf(shopper))?.['psp_ref']);
    if (when === 'before') {
      await release();
      expect(await shop.until(async () => (await callOf(shopper))?.['state'] === 'confirmed')).toBe(true);
    }
    await shop.tell(shopper.cartId, { eventCode: 'REFUND_FAILED', isSuccess: true, pspReference, amountCents: 300 });
    await setRules({});
    expect(await shop.until(async () => (await callOf(shopper))?.['state'] === 'failed')).toBe(true);
    await release();
    expect(await shop.settled()).toBe(true);
    expect(await callOf(shopper)).toMatchObject({ state: 'failed' });
    expect(await shop.concernsOf(shopper.cartId)).toEqual(['refund-failed']);
    expect(await stateOfRefund(paymentId)).toBe('Failed');
  });

  it('of a refund is not lost when it comes before the answer to the call', async () => {
    const shopper = await paid();
    shop.provider.faults.set({ kind: 'slow', delayMs: 1_500, times: 1 });
    const paymentId = await refund(shopper);
    expect(await shop.until(async () => (await stateOfRefund(paymentId)) === 'Settled')).toBe(true);
  });

  it('of a capture is not lost when it comes before the order', async () => {
    const shopper = await shop.shopper();
    await shopper.fill(one);
    const sent = await shopper.pay(cards.challenged);
    expect(await shop.tell(shopper.cartId, { eventCode: 'CAPTURE', isSuccess: true })).toBe(200);
    const tries = () => shop.query('SELECT 1 FROM webhook_inbox WHERE done_at IS NULL AND tries > 0');
    expect(await shop.until(async () => (await tries()).length > 0)).toBe(true);
    expect(await shopper.comeBack(attemptOf(sent), await approve(sent))).toMatchObject({ state: 'CLAIMED' });
    expect(await shop.until(async () => (await shopper.order())?.paymentState === 'paid')).toBe(true);
  });
});

describe('many payments that have to go back', () => {
  const { REVERSALS: count = '30', REVERSAL_MS: delayMs = '1000' } = process.env;
  // Three hundred in five minutes, by a provider that needs five seconds for each.
  const withinMs = (Number(count) * Number(delayMs)) / 5;

  it('go back five in the time of one, and each of them once', { timeout: withinMs + 60_000 }, async () => {
    const before = timesGivenBack(shop).length;
    const slow = { kind: 'slow', delayMs: Number(delayMs) } as const;
    await oweReversals(shop, Number(count), () => shop.provider.faults.set(slow));
    const startedAt = performance.now();
    try {
      expect(await shop.until(async () => (await countReversing(shop)) === 0, withinMs)).toBe(true);
    } finally {
      shop.provider.faults.clear();
    }
    console.log(`${count} reversals in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
    expect(timesGivenBack(shop).slice(before)).toEqual(Array(Number(count)).fill(1));
  });

  it('are asked for no more when they are back, though a new key was chosen while the report came', async () => {
    await oweReversals(shop, 1, () => undefined);
    expect(await shop.until(async () => (await countReversing(shop)) === 0)).toBe(true);
    const [left] = await shop.query(`INSERT INTO provider_call (attempt_id, kind, idempotency_key, due_at, tries)
      SELECT id, 'reversal', 'reversal:' || id || '~1', now(), 3 FROM payment_attempt WHERE state = 'REVERSED'
      ORDER BY created_at DESC LIMIT 1 RETURNING attempt_id`);
    expect(await shop.settled()).toBe(true);
    const calls = await shop.query('SELECT 1 FROM provider_call WHERE attempt_id = $1', [left?.['attempt_id']]);
    expect(calls).toHaveLength(2);
  });
});
