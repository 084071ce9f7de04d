import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AdminClient } from '../../testing/admin-client';
import { cards, type PayingShopper } from '../../testing/paying-shopper';
import { PaymentsUnderTest, plenty } from '../../testing/payments-under-test';

let shop: PaymentsUnderTest;
let operator: AdminClient;

const one = { add: { sku: plenty, quantity: 1 } };

const entry = z.object({
  id: z.string(),
  kind: z.string(),
  concern: z.string().nullable(),
  cartId: z.string().nullable(),
  orderId: z.string().nullable(),
  orderNumber: z.string(),
  state: z.string(),
  storeKey: z.string().nullable(),
  email: z.string().nullable(),
  method: z.string().nullable(),
  amount: z.int(),
  currencyCode: z.string(),
  refunded: z.int(),
  pspReference: z.string().nullable(),
});
const list = z.object({ paymentBoard: z.object({ items: z.array(entry), totalItems: z.int() }) });
const boardQuery = `query ($storeKey: String, $state: String, $method: String, $search: String, $skip: Int, $take: Int) {
  paymentBoard(storeKey: $storeKey, state: $state, method: $method, search: $search, skip: $skip, take: $take) {
    totalItems items { id kind concern cartId orderId orderNumber state storeKey email method amount currencyCode refunded pspReference }
  }
}`;
const board = async (choice: object = {}) => (await operator.ask(list, boardQuery, choice)).paymentBoard;

const step = z.object({ kind: z.string(), at: z.string(), facts: z.record(z.string(), z.unknown()) });
const timelineAnswer = z.object({
  paymentTimeline: z
    .object({ cart: z.object({ orderNumber: z.string().nullable() }), steps: z.array(step) })
    .nullable(),
});
const timelineQuery = `query ($cartId: ID!) { paymentTimeline(cartId: $cartId) { cart { orderNumber } steps { kind at facts } } }`;
const timeline = async (cartId: string) =>
  (await operator.ask(timelineAnswer, timelineQuery, { cartId })).paymentTimeline;

const cartsAnswer = z.object({
  paymentCarts: z.array(
    z.object({ id: z.string(), state: z.string().nullable(), orderNumber: z.string().nullable(), payments: z.int() }),
  ),
});
const cartsQuery = `query ($search: String!) { paymentCarts(search: $search) { id state orderNumber payments } }`;
const carts = async (search: string) => (await operator.ask(cartsAnswer, cartsQuery, { search })).paymentCarts;

async function pays(email: string, card: string = cards.good, storeKey?: string): Promise<PayingShopper> {
  const shopper = await shop.shopper(email, storeKey);
  await shopper.fill(one);
  await shopper.pay(card);
  return shopper;
}

const numberOf = async ({ cartId }: PayingShopper) => String((await shop.attemptsOf(cartId))[0]?.['order_number']);

let ordered: PayingShopper;
let refused: PayingShopper;
let reversed: PayingShopper;
let dutch: PayingShopper;

beforeAll(async () => {
  shop = await PaymentsUnderTest.start();
  operator = await shop.operator();
  ordered = await pays('Ada@example.test');
  refused = await pays('ada@example.test', cards.refused);
  reversed = await pays('rex@example.test');
  await operator.ask(
    z.unknown(),
    'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { __typename } }',
    { input: { orderId: reversed.cartId, reason: 'called', cancelShipping: true } },
  );
  dutch = await pays('jan@example.test', cards.good, 'tradehall_nl');
  expect(await shop.settled()).toBe(true);
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
});

describe('the payment board', () => {
  it('has every payment with its order or its reversal, the newest first', async () => {
    const { items, totalItems } = await board();
    expect(totalItems).toBe(4);
    expect(items.map(({ cartId, state, orderId }) => [cartId, state, orderId])).toEqual([
      [dutch.cartId, 'CLAIMED', dutch.cartId],
      [reversed.cartId, 'REVERSED', reversed.cartId],
      [refused.cartId, 'REFUSED', null],
      [ordered.cartId, 'CLAIMED', ordered.cartId],
    ]);
    expect(items[0]).toMatchObject({
      orderNumber: await numberOf(dutch),
      storeKey: 'tradehall_nl',
      email: 'jan@example.test',
      method: 'scheme',
      currencyCode: 'EUR',
      refunded: 0,
      concern: null,
    });
  });

  it('is filtered by store, state and method, page by page', async () => {
    expect(await board({ storeKey: 'tradehall_nl' })).toMatchObject({
      totalItems: 1,
      items: [{ cartId: dutch.cartId }],
    });
    expect(await board({ state: 'REFUSED' })).toMatchObject({ totalItems: 1, items: [{ cartId: refused.cartId }] });
    expect(await board({ method: 'ideal' })).toEqual({ totalItems: 0, items: [] });
    expect(await board({ storeKey: 'tradehall_de', state: 'CLAIMED', method: 'scheme' })).toMatchObject({
      items: [{ cartId: ordered.cartId }],
    });
    expect(await board({ skip: 2, take: 1 })).toMatchObject({ totalItems: 4, items: [{ cartId: refused.cartId }] });
    expect(await board({ skip: 4, take: 1 })).toEqual({ totalItems: 4, items: [] });
  });

  it('finds by order number, e-mail address and the references of the provider', async () => {
    const number = await numberOf(reversed);
    expect(await board({ search: ` ${number.toLowerCase()} ` })).toMatchObject({
      items: [{ cartId: reversed.cartId }],
    });
    const { items } = await board({ search: 'ADA@example.test' });
    expect(items.map(({ cartId }) => cartId)).toEqual([refused.cartId, ordered.cartId]);
    const references = await shop.query('SELECT psp_ref FROM webhook_inbox WHERE merchant_reference = $1', [number]);
    expect(references.length).toBeGreaterThan(1);
    for (const { psp_ref: search } of references)
      expect(await board({ search })).toMatchObject({ totalItems: 1, items: [{ orderNumber: number }] });
    expect(await board({ search: "x' OR true --" })).toEqual({ totalItems: 0, items: [] });
  });

  it('begins with what somebody has to look at, then what is being reversed', async () => {
    await shop.query(
      `INSERT INTO webhook_inbox (psp_ref, event_code, success, merchant_reference, received_at, done_at, outcome, item)
       VALUES ('NOBODYKNOWSTHIS1', 'AUTHORISATION', true, 'XX42', now() - interval '1 day', now(), 'unmatched',
         '{"amountCents": 990, "currencyCode": "EUR", "paymentMethod": "visa"}')`,
    );
    const move = (shopper: PayingShopper, state: string, age: string) =>
      shop.query(
        'UPDATE payment_attempt SET state = $2, due_at = NULL, changed_at = now() - $3::interval WHERE cart_id = $1',
        [shopper.cartId, state, age],
      );
    await move(ordered, 'REVERSING', '1 minute');
    await move(refused, 'AUTHORISED', '6 minutes');
    const { items, totalItems } = await board();
    expect(totalItems).toBe(5);
    expect(items.map(({ kind, cartId, concern }) => [kind, cartId, concern])).toEqual([
      ['attempt', refused.cartId, 'late'],
      ['webhook', null, 'unmatched'],
      ['attempt', ordered.cartId, null],
      ['attempt', dutch.cartId, null],
      ['attempt', reversed.cartId, null],
    ]);
    const [found] = (await board({ search: 'nobodyknowsthis1' })).items;
    expect(found).toMatchObject({ orderNumber: 'XX42', amount: 990, currencyCode: 'EUR', state: 'AUTHORISATION' });
    expect(await board({ state: 'unmatched' })).toMatchObject({ totalItems: 1, items: [{ kind: 'webhook' }] });
    expect(await board({ state: 'late' })).toMatchObject({ totalItems: 1, items: [{ cartId: refused.cartId }] });
    await move(ordered, 'CLAIMED', '1 minute');
    await move(refused, 'REFUSED', '6 minutes');
  });

  it('says how much was refunded, and the timeline how', async () => {
    const [payment] = await shop.query('SELECT id FROM payment WHERE "orderId" = $1', [dutch.cartId]);
    const paymentId = String(payment?.['id']);
    await operator.ask(z.unknown(), 'mutation ($id: ID!) { settlePayment(id: $id) { __typename } }', { id: paymentId });
    await operator.ask(
      z.object({ refundOrder: z.object({ state: z.literal('Pending') }) }),
      'mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { ... on Refund { state } } }',
      { input: { paymentId, amount: 300, lines: [], shipping: 0, adjustment: 0, reason: 'dented' } },
    );
    const refunded = async () => (await board({ search: 'jan@example.test' })).items[0]?.refunded;
    expect(await shop.until(async () => (await refunded()) === 300)).toBe(true);
    const steps = (await timeline(dutch.cartId))?.steps ?? [];
    expect(steps.find(({ kind }) => kind === 'refund-begun')?.facts).toMatchObject({
      amountCents: 300,
      currencyCode: 'EUR',
      reason: 'dented',
    });
    const ended = steps.find(({ kind, facts }) => kind === 'call-ended' && facts['call'] === 'refund');
    expect(ended?.facts).toMatchObject({ outcome: 'confirmed', amountCents: 300 });
  });

  it('is for operators who may read orders', async () => {
    const question = '{ paymentBoard { totalItems } }';
    await expect(ordered.client.ask(z.unknown(), question)).rejects.toThrow();
    await expect(ordered.client.ask(z.unknown(), timelineQuery, { cartId: ordered.cartId })).rejects.toThrow();
    const editor = await addEditor();
    await expect(editor.ask(z.unknown(), question)).rejects.toThrow('not currently authorized');
    const stranger = new AdminClient(shop.url);
    for (const each of [question, '{ paymentBoardChoices { states } }', '{ paymentCarts(search: "x") { id } }'])
      await expect(stranger.ask(z.unknown(), each)).rejects.toThrow('not currently authorized');
    await expect(stranger.ask(z.unknown(), timelineQuery, { cartId: ordered.cartId })).rejects.toThrow(
      'not currently authorized',
    );
  });
});

describe('the payment on the page of an order', () => {
  it.each(['cancelPayment(id: $id)', 'transitionPaymentToState(id: $id, state: "Cancelled")'])(
    'is not let go of behind the back of the provider by %s',
    async (mutation) => {
      const [payment] = await shop.query('SELECT id FROM payment WHERE "orderId" = $1', [ordered.cartId]);
      const answer = await operator.ask(
        z.record(z.string(), z.object({ transitionError: z.string() })),
        `mutation ($id: ID!) { ${mutation} { ... on PaymentStateTransitionError { transitionError } } }`,
        { id: String(payment?.['id']) },
      );
      expect(Object.values(answer)).toEqual([
        { transitionError: 'Cancel the order instead: its payment is reversed with it.' },
      ]);
      expect(await ordered.order()).toMatchObject({ paymentState: 'authorised' });
    },
  );
});

describe('the timeline of a cart', () => {
  it('is found by order number and by e-mail address, which may have several', async () => {
    const number = await numberOf(ordered);
    expect(await carts(number)).toEqual([{ id: ordered.cartId, state: 'Ordered', orderNumber: number, payments: 1 }]);
    expect((await carts('ada@example.test')).map(({ id, state }) => [id, state])).toEqual([
      [refused.cartId, 'Active'],
      [ordered.cartId, 'Ordered'],
    ]);
    expect(await carts('nobody@example.test')).toEqual([]);
    expect(await timeline('999999')).toBeNull();
  });

  it('tells an order from the first change to the mail, in the order of time', async () => {
    const number = await numberOf(ordered);
    expect(await shop.until(async () => isPaid(await timeline(ordered.cartId)))).toBe(true);
    const told = await timeline(ordered.cartId);
    expect(told?.cart).toEqual({ orderNumber: number });
    const steps = told?.steps ?? [];
    const moments = steps.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted());
    const kinds = steps.map(({ kind }) => kind);
    const story = [
      'cart-begun',
      'cart-changed',
      'payment-begun',
      'call-made',
      'call-ended',
      'order-placed',
      'mail-queued',
    ];
    expect(kinds.filter((kind) => story.includes(kind))).toEqual(story);
    expect(kinds).toContain('webhook-received');
    expect(kinds).toContain('webhook-done');
    const begun = steps.find(({ kind }) => kind === 'payment-begun');
    expect(begun?.facts).toMatchObject({ number, method: 'scheme', currencyCode: 'EUR', cartVersion: ordered.version });
  });

  it('tells what was given back, and nothing of the card', async () => {
    const steps = (await timeline(reversed.cartId))?.steps ?? [];
    const calls = steps
      .filter(({ kind }) => kind === 'call-ended')
      .map(({ facts }) => [facts['call'], facts['outcome']]);
    expect(calls).toEqual([
      ['pay', 'answered'],
      ['reversal', 'confirmed'],
    ]);
    const [attempt] = (await board({ search: 'rex@example.test' })).items;
    expect(steps.find(({ kind }) => kind === 'order-placed')?.facts).toMatchObject({ amountCents: attempt?.amount });
    expect(steps.find(({ kind }) => kind === 'order-cancelled')?.facts).toMatchObject({ reason: 'called' });
    expect(steps.find(({ kind }) => kind === 'payment-moved')?.facts).toMatchObject({ state: 'REVERSED' });
    expect(JSON.stringify(steps)).not.toMatch(/4111|03\/2030|encrypted|holder|Berg/);
  });
});

/** An operator who may see the catalogue and nothing else. */
async function addEditor(): Promise<AdminClient> {
  const made = z.object({ createRole: z.object({ id: z.string() }) });
  const role = await operator.ask(made, 'mutation ($input: CreateRoleInput!) { createRole(input: $input) { id } }', {
    input: { code: 'editor', description: 'Editor', permissions: ['ReadCatalog'] },
  });
  const [username, password] = ['editor@example.test', 'a-long-password-1'];
  await operator.ask(
    z.unknown(),
    'mutation ($input: CreateAdministratorInput!) { createAdministrator(input: $input) { id } }',
    { input: { emailAddress: username, firstName: 'E', lastName: 'D', password, roleIds: [role.createRole.id] } },
  );
  const editor = new AdminClient(shop.url);
  const login = `mutation ($username: String!, $password: String!) {
    login(username: $username, password: $password) { __typename } }`;
  await editor.ask(z.object({ login: z.object({ __typename: z.literal('CurrentUser') }) }), login, {
    username,
    password,
  });
  return editor;
}

function isPaid(told: Awaited<ReturnType<typeof timeline>>): boolean {
  return told?.steps.some(({ kind }) => kind === 'webhook-done') ?? false;
}
