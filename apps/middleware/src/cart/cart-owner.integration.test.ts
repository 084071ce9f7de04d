import { randomUUID } from 'node:crypto';
import { allCalls } from '@tradehall/domain/calls/all-calls.ts';
import { callPath } from '@tradehall/domain/calls/call.ts';
import type { Call, CallTable } from '@tradehall/domain/calls/call.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cartCallInputs } from '../testing/cart-call-inputs.ts';
import { accountEmail, accountPassword, fillCartTestShop } from '../testing/cart-test-shop.ts';
import { productDocument } from '../testing/documents.ts';
import { startRealEngine } from '../testing/real-shop.ts';
import type { RealEngine } from '../testing/real-shop.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { openTestBrowser } from '../testing/test-browser.ts';

const table: CallTable = allCalls;
const german = { host: 'de.localhost:3000', locale: 'de-DE' } as const;
const french = { host: 'fr.localhost:3000', locale: 'fr-FR' } as const;
const sku = 'EX10010001';

const withCart = z.object({ properties: z.object({ cartId: z.unknown() }) });
const schemas = z.object({ anyOf: z.array(z.unknown()).optional(), oneOf: z.array(z.unknown()).optional() });

/** Whether a call can be told which cart it is about, in any of the forms its input has. */
function namesCart(schema: unknown): boolean {
  if (withCart.safeParse(schema).success) return true;
  const { anyOf = [], oneOf = [] } = schemas.parse(schema);
  return [...anyOf, ...oneOf].some(namesCart);
}

const everyCall = Object.entries(table).flatMap(([group, rows]) =>
  Object.entries(rows).map(([name, row]) => ({ name: `${group}/${name}`, path: callPath(group, name), row })),
);
const cartCalls = everyCall.filter(({ row }) => namesCart(z.toJSONSchema(row.takes, { unrepresentable: 'any' })));

const namesPayment = z.union([
  z.object({ paymentId: z.string() }),
  z.object({ paymentData: z.object({ paymentId: z.string() }) }),
]);
const isAboutPayment = (name: string): boolean =>
  namesPayment.safeParse(cartCallInputs[name]?.({ id: '1', version: 0 }, german.locale)).success;

const address = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lange Straße',
  streetNumber: '5a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '+49 30 1234567',
} as const;

interface CartToPay {
  readonly cart: Cart;
  readonly paymentId: string;
}

describe('a call that names a cart', () => {
  let engine: RealEngine;
  let app: FastifyInstance;
  let middlewareUrl: string;
  let stranger: Browser;
  let strangeCustomer: Browser;
  let customer: Browser;
  let cartOfCustomer: CartToPay;

  beforeAll(async () => {
    engine = await startRealEngine();
    await fillCartTestShop(engine.databaseUrl, 3);
    const documents = new StoredDocuments();
    for (const { locale } of [german, french]) documents.put('product', locale, sku, productDocument());
    app = buildTestApp({ engineUrl: engine.url, load: documents.load });
    middlewareUrl = await app.listen({ host: '127.0.0.1', port: 0 });
    stranger = arrive();
    await cartOf(stranger);
    strangeCustomer = await arriveAs(1);
    customer = await arriveAs(2);
    cartOfCustomer = await cartToPay(customer);
  });
  afterAll(async () => {
    await app.close();
    await engine[Symbol.asyncDispose]();
  });

  const arrive = () => {
    const browser = openTestBrowser(middlewareUrl, { host: german.host });
    return { cookie: browser.cookie, shop: browser.calls['new-ct'] };
  };
  type Browser = ReturnType<typeof arrive>;

  const cartOf = async ({ shop }: Browser): Promise<Cart> => {
    const { locale } = german;
    const created = await shop.createCart({ locale });
    if (!created.ok) throw new Error(created.failure.code);
    const { id: cartId, version } = created.value.cart;
    const added = await shop.addToCart({ locale, cartId, version, intentId: randomUUID(), sku, quantity: 2 });
    if (!added.ok) throw new Error(added.failure.code);
    return added.value.cart;
  };

  /** A cart that only needs to be ordered: the money is to be transferred. */
  const cartToPay = async (browser: Browser): Promise<CartToPay> => {
    const { shop } = browser;
    const { locale } = german;
    const { id: cartId, version } = (await cartNow(browser)) ?? (await cartOf(browser));
    const updated = await shop.updateCart({
      ...{ locale, cartId, version, intentId: randomUUID() },
      actions: [
        { action: 'setCustomerEmail', email: 'ada@example.com' },
        { action: 'setBillingAddress', address, clientType: 'PRIVATE' },
        { action: 'setShippingAddress', address },
      ],
    });
    if (!updated.ok) throw new Error(updated.failure.code);
    const { cart } = updated.value;
    const begun = await shop.createBankPayment({ locale, cartId, version: cart.version, intentId: randomUUID() });
    if (!begun.ok) throw new Error(begun.failure.code);
    expect(begun.value.payment.version).toBe(cart.version);
    return { cart, paymentId: begun.value.payment.id };
  };

  const arriveAs = async (account: number): Promise<Browser> => {
    const browser = arrive();
    const { locale } = german;
    const password = accountPassword;
    const signedIn = await browser.shop.customerSignMeIn({ locale, email: accountEmail(account), password });
    expect(signedIn.ok).toBe(true);
    await cartOf(browser);
    return browser;
  };

  interface Visitor {
    readonly host: string;
    readonly locale: 'de-DE' | 'fr-FR';
    readonly cookie: string | null;
  }

  type Named = Pick<Cart, 'id' | 'version'> & { readonly paymentId?: string };

  const make = async ({ name, path, row }: (typeof cartCalls)[number], cart: Named, visitor: Visitor) => {
    const input = inputOf(name, row, cart, visitor.locale);
    const query = new URLSearchParams(row.method === 'GET' ? z.record(z.string(), z.string()).parse(input) : {});
    const answer = await app.inject({
      method: row.method,
      url: `${path}?${query.toString()}`,
      headers: { host: visitor.host, ...(visitor.cookie !== null && { cookie: visitor.cookie }) },
      ...(row.method === 'POST' && { payload: input }),
    });
    return { status: answer.statusCode, body: z.unknown().parse(answer.json()) };
  };

  const inputOf = (name: string, row: Call, cart: Named, locale: Visitor['locale']) => {
    const input = cartCallInputs[name]?.(cart, locale) ?? {};
    expect(row.takes.safeParse(input).success, `${name} takes its row of the matrix`).toBe(true);
    return input;
  };

  it('has a row in the matrix', () => {
    expect(Object.keys(cartCallInputs).toSorted()).toEqual(cartCalls.map(({ name }) => name).toSorted());
  });

  const cartNow = async ({ shop }: Browser): Promise<Cart | null> => {
    const me = await shop.getMe({ locale: german.locale, customer: false });
    return me.ok ? me.value.me.activeCart : null;
  };

  const everybodyBut = (owner: Browser): readonly Visitor[] => [
    { ...german, cookie: null },
    { ...german, cookie: stranger.cookie() },
    { ...german, cookie: strangeCustomer.cookie() },
    { ...french, cookie: owner.cookie() },
  ];

  const notFound = (name: string) => ({
    status: 404,
    body: { failure: { code: isAboutPayment(name) ? 'payment-not-found' : 'cart-not-found' } },
  });

  const expectRefused = async (
    call: (typeof cartCalls)[number],
    owner: Browser,
    { cart, paymentId }: { readonly cart: Cart; readonly paymentId?: string },
  ) => {
    const refusal = notFound(call.name);
    const named = { ...cart, ...(paymentId !== undefined && { paymentId }) };
    for (const visitor of everybodyBut(owner)) expect(await make(call, named, visitor)).toEqual(refusal);
    expect(await cartNow(owner)).toEqual(cart);
    return named;
  };

  it.each(cartCalls)('$name: finds the cart of a guest for nobody else', async (call) => {
    const owner = arrive();
    const cart = isAboutPayment(call.name) ? await cartToPay(owner) : { cart: await cartOf(owner) };
    const named = await expectRefused(call, owner, cart);
    // Whoever owns it may make this very call: it was not refused for something else.
    const answer = await make(call, named, { ...german, cookie: owner.cookie() });
    expect(answer).not.toEqual(notFound(call.name));
  });

  it.each(cartCalls)('$name: finds the cart of a customer for nobody else', async (call) => {
    await expectRefused(call, customer, cartOfCustomer);
  });

  const changes = cartCalls.filter(({ row }) => row.failsWith.includes('cart-version-conflict'));

  it.each(changes)('$name: is told the current version when it was made against an old one', async (call) => {
    const owner = arrive();
    const cart = await cartOf(owner);
    const answer = await make(call, { ...cart, version: 0 }, { ...german, cookie: owner.cookie() });
    expect(answer).toEqual({ status: 409, body: { failure: { code: 'cart-version-conflict', currentVersion: 1 } } });
    expect(await cartNow(owner)).toEqual(cart);
  });

  const ordersCall = (visitor: Visitor, query: object) =>
    app.inject({
      method: 'POST',
      url: '/api/new-ct/getOrders',
      payload: { locale: visitor.locale, ...query },
      headers: { host: visitor.host, ...(visitor.cookie !== null && { cookie: visitor.cookie }) },
    });

  it('becomes an order that nobody else finds without its token', async () => {
    const owner = await arriveAs(3);
    const { cart, paymentId } = await cartToPay(owner);
    const change = { locale: german.locale, cartId: cart.id, version: cart.version, intentId: randomUUID() };
    const placed = await owner.shop.createMyOrderFromCart(change);
    if (!placed.ok) throw new Error(placed.failure.code);
    const { order } = placed.value;
    expect(order).toMatchObject({ paymentState: 'awaiting-transfer', totalPrice: cart.totalPrice });
    expect(order.paymentInfo?.payments).toMatchObject([{ id: paymentId, orderId: order.id }]);

    const one = { query: 'one', orderId: order.id };
    for (const visitor of everybodyBut(owner)) {
      const answer = await ordersCall(visitor, one);
      expect([answer.statusCode, answer.json()]).toEqual([404, { failure: { code: 'order-not-found' } }]);
    }
    const own = { ...german, cookie: owner.cookie() };
    expect((await ordersCall(own, one)).json()).toMatchObject({
      data: { me: { orders: { results: [{ id: order.id }] } } },
    });
    const opened = await ordersCall({ ...german, cookie: null }, { ...one, token: order.token });
    expect(opened.json()).toMatchObject({ data: { me: { orders: { results: [{ id: order.id, token: null }] } } } });
    const forged = await ordersCall(
      { ...german, cookie: null },
      { ...one, orderId: cartOfCustomer.cart.id, token: order.token },
    );
    expect(forged.statusCode).toBe(404);

    const list = { query: 'list', limit: 10, offset: 0 };
    expect((await ordersCall(own, list)).json()).toMatchObject({ data: { me: { orders: { total: 1 } } } });
    const strange = { ...german, cookie: strangeCustomer.cookie() };
    expect((await ordersCall(strange, list)).json()).toMatchObject({ data: { me: { orders: { total: 0 } } } });
    expect((await ordersCall({ ...german, cookie: stranger.cookie() }, list)).statusCode).toBe(401);

    // Ordered once: the same wish and another one find the same order, and strangers still find nothing.
    const again = await owner.shop.createMyOrderFromCart({ ...change, intentId: randomUUID() });
    expect(again).toMatchObject({ ok: true, value: { order: { id: order.id } } });
  });
});
