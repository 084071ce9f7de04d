import { randomUUID } from 'node:crypto';
import { allCalls } from '@tradehall/domain/calls/all-calls.ts';
import { callPath } from '@tradehall/domain/calls/call.ts';
import type { CallTable } from '@tradehall/domain/calls/call.ts';
import type { Order } from '@tradehall/domain/checkout/order.ts';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountEmail, accountPassword, fillCartTestShop } from '../testing/cart-test-shop.ts';
import { productDocument } from '../testing/documents.ts';
import { orderCallInputs } from '../testing/order-call-inputs.ts';
import { startRealEngine } from '../testing/real-shop.ts';
import type { RealEngine } from '../testing/real-shop.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { openTestBrowser } from '../testing/test-browser.ts';

const table: CallTable = allCalls;
const german = { host: 'de.localhost:3000', locale: 'de-DE' } as const;
const french = { host: 'fr.localhost:3000', locale: 'fr-FR' } as const;
const sku = 'EX10010001';

const withOrder = z.object({ properties: z.object({ orderId: z.unknown() }) });
const schemas = z.object({ anyOf: z.array(z.unknown()).optional(), oneOf: z.array(z.unknown()).optional() });

/** Whether a call can be told which order it is about, in any of the forms its input has. */
function namesOrder(schema: unknown): boolean {
  if (withOrder.safeParse(schema).success) return true;
  const { anyOf = [], oneOf = [] } = schemas.parse(schema);
  return [...anyOf, ...oneOf].some(namesOrder);
}

const orderCalls = Object.entries(table)
  .flatMap(([group, rows]) =>
    Object.entries(rows).map(([name, row]) => ({ name: `${group}/${name}`, path: callPath(group, name), row })),
  )
  .filter(({ row }) => namesOrder(z.toJSONSchema(row.takes, { unrepresentable: 'any' })));

/** An account is offered to the session that has ordered, and not to whoever was handed a link. */
const linkedCalls = orderCalls.filter(({ name }) => name !== 'my-orders/createAccount');

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

const notFound = { status: 404, body: { failure: { code: 'order-not-found' } } };

describe('a call that names an order', () => {
  let engine: RealEngine;
  let database: Client;
  let app: FastifyInstance;
  let middlewareUrl: string;
  let guest: Owner;
  let customer: Owner;
  let strangers: readonly Owner[];

  const arrive = () => {
    const browser = openTestBrowser(middlewareUrl, { host: german.host });
    return { cookie: browser.cookie, shop: browser.calls['new-ct'] };
  };
  type Browser = ReturnType<typeof arrive>;
  interface Owner {
    readonly browser: Browser;
    readonly order: Order;
  }

  /** Whoever has ordered something: the money is to be transferred. */
  const order = async (browser: Browser): Promise<Owner> => {
    const { shop } = browser;
    const { locale } = german;
    const created = await shop.createCart({ locale });
    if (!created.ok) throw new Error(created.failure.code);
    const { id: cartId, version } = created.value.cart;
    const change = (at: number) => ({ locale, cartId, version: at, intentId: randomUUID() });
    const added = await shop.addToCart({ ...change(version), sku, quantity: 3 });
    if (!added.ok) throw new Error(added.failure.code);
    const updated = await shop.updateCart({
      ...change(added.value.cart.version),
      actions: [
        { action: 'setCustomerEmail', email: 'ada@example.com' },
        { action: 'setBillingAddress', address, clientType: 'PRIVATE' },
        { action: 'setShippingAddress', address },
      ],
    });
    if (!updated.ok) throw new Error(updated.failure.code);
    const begun = await shop.createBankPayment(change(updated.value.cart.version));
    if (!begun.ok) throw new Error(begun.failure.code);
    const placed = await shop.createMyOrderFromCart(change(begun.value.payment.version));
    if (!placed.ok) throw new Error(placed.failure.code);
    return { browser, order: placed.value.order };
  };

  const orderAs = async (account: number): Promise<Owner> => {
    const browser = arrive();
    const { locale } = german;
    const email = accountEmail(account);
    const signedIn = await browser.shop.customerSignMeIn({ locale, email, password: accountPassword });
    expect(signedIn.ok).toBe(true);
    return order(browser);
  };

  beforeAll(async () => {
    engine = await startRealEngine();
    await fillCartTestShop(engine.databaseUrl, 3);
    database = new Client({ connectionString: engine.databaseUrl });
    await database.connect();
    const documents = new StoredDocuments();
    for (const { locale } of [german, french]) documents.put('product', locale, sku, productDocument());
    app = buildTestApp({ engineUrl: engine.url, load: documents.load });
    middlewareUrl = await app.listen({ host: '127.0.0.1', port: 0 });
    guest = await order(arrive());
    customer = await orderAs(1);
    strangers = [await order(arrive()), await orderAs(2)];
    // It has come: whoever owns the order finds an invoice.
    await database.query(`UPDATE payment SET state = 'Settled'`);
    await database.query(`UPDATE "order" SET state = 'PaymentSettled' WHERE "orderPlacedAt" IS NOT NULL`);
  });
  afterAll(async () => {
    await app.close();
    await database.end();
    await engine[Symbol.asyncDispose]();
  });

  interface Visitor {
    readonly host: string;
    readonly locale: 'de-DE' | 'fr-FR';
    readonly cookie: string | null;
    readonly token?: string;
  }

  const make = async ({ name, path, row }: (typeof orderCalls)[number], { order: named }: Owner, visitor: Visitor) => {
    const { token } = visitor;
    const lineId = named.lineItems[0]?.id ?? '';
    const about = { id: named.id, lineId, ...(token !== undefined && { token }) };
    const input = orderCallInputs[name]?.(about, visitor.locale) ?? {};
    expect(row.takes.safeParse(input).success, `${name} takes its row of the matrix`).toBe(true);
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: { host: visitor.host, ...(visitor.cookie !== null && { cookie: visitor.cookie }) },
      payload: input,
    });
    return { status: answer.statusCode, body: z.unknown().parse(answer.json()) };
  };

  const own = ({ browser }: Owner): Visitor => ({ ...german, cookie: browser.cookie() });

  /** Nobody, other guests, other customers, with a token of another order, and the owner in another store. */
  const everybodyBut = (owner: Owner): readonly Visitor[] => {
    const others = [guest, customer, ...strangers].filter((other) => other !== owner);
    return [
      { ...german, cookie: null },
      ...others.map(own),
      ...others.map(({ order: { token } }) => ({ ...german, cookie: null, token: token ?? '' })),
      { ...french, cookie: owner.browser.cookie() },
      { ...french, cookie: null, token: owner.order.token ?? '' },
    ];
  };

  const withdrawals = async () => (await database.query('SELECT id FROM order_withdrawal')).rowCount;

  it('has a row in the matrix', () => {
    expect(Object.keys(orderCallInputs).toSorted()).toEqual(orderCalls.map(({ name }) => name).toSorted());
  });

  it.each(orderCalls)('$name: finds an order for nobody but its owner', async (call) => {
    for (const owner of [guest, customer]) {
      const before = await withdrawals();
      for (const visitor of everybodyBut(owner)) expect(await make(call, owner, visitor)).toEqual(notFound);
      expect(await withdrawals()).toBe(before);
      expect(await make(call, owner, own(owner))).toMatchObject({ status: 200 });
    }
  });

  it.each(linkedCalls)('$name: opens an order to whoever holds its token', async (call) => {
    const token = guest.order.token ?? '';
    expect(await make(call, guest, { ...german, cookie: null, token })).toMatchObject({ status: 200 });
    const forged = token.replace(/\.(.)/, (_, first: string) => `.${first === 'A' ? 'B' : 'A'}`);
    expect(await make(call, guest, { ...german, cookie: null, token: forged })).toEqual(notFound);
  });
});
