import { randomUUID } from 'node:crypto';
import { allCalls } from '@tradehall/domain/calls/all-calls.ts';
import { callPath } from '@tradehall/domain/calls/call.ts';
import type { Call, CallTable } from '@tradehall/domain/calls/call.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allHandlers } from '../calls.ts';
import { notAvailable } from '../not-available.ts';
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

const isBuilt = (call: string): boolean =>
  !Object.entries(allHandlers).some(([group, handlers]) =>
    Object.entries(handlers).some(([name, handler]) => `${group}/${name}` === call && handler === notAvailable),
  );

describe('a call that names a cart', () => {
  let engine: RealEngine;
  let app: FastifyInstance;
  let middlewareUrl: string;
  let stranger: Browser;
  let strangeCustomer: Browser;
  let customer: Browser;

  beforeAll(async () => {
    engine = await startRealEngine();
    await fillCartTestShop(engine.databaseUrl, 2);
    const documents = new StoredDocuments();
    for (const { locale } of [german, french]) documents.put('product', locale, sku, productDocument());
    app = buildTestApp({ engineUrl: engine.url, load: documents.load });
    middlewareUrl = await app.listen({ host: '127.0.0.1', port: 0 });
    stranger = arrive();
    await cartOf(stranger);
    strangeCustomer = await arriveAs(1);
    customer = await arriveAs(2);
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

  const make = async ({ name, path, row }: (typeof cartCalls)[number], cart: Cart, visitor: Visitor) => {
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

  const inputOf = (name: string, row: Call, cart: Cart, locale: Visitor['locale']) => {
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

  const expectRefused = async (call: (typeof cartCalls)[number], owner: Browser, cart: Cart) => {
    const visitors: readonly Visitor[] = [
      { ...german, cookie: null },
      { ...german, cookie: stranger.cookie() },
      { ...german, cookie: strangeCustomer.cookie() },
      { ...french, cookie: owner.cookie() },
    ];
    const refusal = isBuilt(call.name)
      ? { status: 404, body: { failure: { code: 'cart-not-found' } } }
      : { status: 501, body: { failure: { code: 'not-available' } } };
    for (const visitor of visitors) expect(await make(call, cart, visitor)).toEqual(refusal);
    expect(await cartNow(owner)).toEqual(cart);
  };

  it.each(cartCalls)('$name: finds the cart of a guest for nobody else', async (call) => {
    const owner = arrive();
    const cart = await cartOf(owner);
    await expectRefused(call, owner, cart);
    // Whoever owns it may make this very call: it was not refused for something else.
    const { body } = await make(call, cart, { ...german, cookie: owner.cookie() });
    if (isBuilt(call.name)) expect(body).not.toMatchObject({ failure: { code: 'cart-not-found' } });
  });

  it.each(cartCalls)('$name: finds the cart of a customer for nobody else', async (call) => {
    const cart = await cartNow(customer);
    if (cart === null) throw new Error('the customer has no cart');
    await expectRefused(call, customer, cart);
  });

  const changes = cartCalls.filter(({ row, name }) => row.failsWith.includes('cart-version-conflict') && isBuilt(name));

  it.each(changes)('$name: is told the current version when it was made against an old one', async (call) => {
    const owner = arrive();
    const cart = await cartOf(owner);
    const answer = await make(call, { ...cart, version: 0 }, { ...german, cookie: owner.cookie() });
    expect(answer).toEqual({ status: 409, body: { failure: { code: 'cart-version-conflict', currentVersion: 1 } } });
    expect(await cartNow(owner)).toEqual(cart);
  });
});
