import { randomUUID } from 'node:crypto';
import type { Call } from '@tradehall/domain/calls/call.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callsNaming } from '../testing/calls-naming.ts';
import { cartCallInputs } from '../testing/cart-call-inputs.ts';
import { productDocument } from '../testing/documents.ts';
import { prepareToPay } from '../testing/place-order.ts';
import { signInAccount } from '../testing/sign-in-account.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { openTestBrowser } from '../testing/test-browser.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';
import { valueOf } from '../testing/value-of.ts';

const german = { host: 'de.localhost:3000', locale: 'de-DE' } as const;
const french = { host: 'fr.localhost:3000', locale: 'fr-FR' } as const;
const sku = 'EX10010001';

const cartCalls = callsNaming('cartId');

const namesPayment = z.union([
  z.object({ paymentId: z.string() }),
  z.object({ paymentData: z.object({ paymentId: z.string() }) }),
]);
const isAboutPayment = (name: string): boolean =>
  namesPayment.safeParse(cartCallInputs[name]?.({ id: '1', version: 0 }, german.locale)).success;

interface CartToPay {
  readonly cart: Cart;
  readonly paymentId: string;
}

describe('a call that names a cart', () => {
  let testShop: TestShop;
  let stranger: Browser;
  let strangeCustomer: Browser;
  let customer: Browser;
  let cartOfCustomer: CartToPay;

  beforeAll(async () => {
    const documents = new StoredDocuments();
    for (const { locale } of [german, french]) documents.put('product', locale, sku, productDocument());
    testShop = await startTestShop({ accounts: 3, documents });
    stranger = arrive();
    await cartOf(stranger);
    strangeCustomer = await arriveAs(1);
    customer = await arriveAs(2);
    cartOfCustomer = await cartToPay(customer);
  });
  afterAll(() => testShop[Symbol.asyncDispose]());

  const arrive = () => {
    const { cookie, calls } = openTestBrowser(testShop.url, { host: german.host });
    return { cookie, calls, shop: calls['new-ct'] };
  };
  type Browser = ReturnType<typeof arrive>;

  const cartOf = async ({ shop }: Browser): Promise<Cart> => {
    const { locale } = german;
    const { id: cartId, version } = valueOf(await shop.createCart({ locale })).cart;
    const intentId = randomUUID();
    return valueOf(await shop.addToCart({ locale, cartId, version, intentId, sku, quantity: 2 })).cart;
  };

  const cartToPay = async (browser: Browser): Promise<CartToPay> => {
    const begun = (await cartNow(browser)) ?? (await cartOf(browser));
    const { cart, payment } = await prepareToPay(browser.calls, begun);
    expect(payment.version).toBe(cart.version);
    return { cart, paymentId: payment.id };
  };

  const arriveAs = async (account: number): Promise<Browser> => {
    const browser = arrive();
    await signInAccount(browser.calls, account);
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
    const answer = await testShop.app.inject({
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

  // The mark of the shop's own shopper is taken from no owner without a signature: `who-pays.integration.test.ts`.
  const callsOfOwners = cartCalls.filter(({ name }) => name !== 'shop/mark-synthetic-cart');

  it.each(callsOfOwners)('$name: finds the cart of a guest for nobody else', async (call) => {
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
    testShop.app.inject({
      method: 'POST',
      url: '/api/new-ct/getOrders',
      payload: { locale: visitor.locale, ...query },
      headers: { host: visitor.host, ...(visitor.cookie !== null && { cookie: visitor.cookie }) },
    });

  it('becomes an order that nobody else finds without its token', async () => {
    const owner = await arriveAs(3);
    const { cart, paymentId } = await cartToPay(owner);
    const change = { locale: german.locale, cartId: cart.id, version: cart.version, intentId: randomUUID() };
    const { order } = valueOf(await owner.shop.createMyOrderFromCart(change));
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
