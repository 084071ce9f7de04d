import type { Order } from '@tradehall/domain/orders/order.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callsNaming } from '../testing/calls-naming.ts';
import { productDocument } from '../testing/documents.ts';
import { orderCallInputs } from '../testing/order-call-inputs.ts';
import { placeOrder } from '../testing/place-order.ts';
import { signInAccount } from '../testing/sign-in-account.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { openTestBrowser } from '../testing/test-browser.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';

const german = { host: 'de.localhost:3000', locale: 'de-DE' } as const;
const french = { host: 'fr.localhost:3000', locale: 'fr-FR' } as const;
const sku = 'EX10010001';

const orderCalls = callsNaming('orderId');

/** An account is offered to the session that has ordered, and not to whoever was handed a link. */
const linkedCalls = orderCalls.filter(({ name }) => name !== 'my-orders/createAccount');

const notFound = { status: 404, body: { failure: { code: 'order-not-found' } } };

describe('a call that names an order', () => {
  let testShop: TestShop;
  let guest: Owner;
  let customer: Owner;
  let strangers: readonly Owner[];

  const arrive = () => openTestBrowser(testShop.url, { host: german.host });
  type Browser = ReturnType<typeof arrive>;
  interface Owner {
    readonly browser: Browser;
    readonly order: Order;
  }

  const order = async (browser: Browser): Promise<Owner> => ({
    browser,
    order: await placeOrder(browser.calls, [{ sku, quantity: 3 }]),
  });

  const orderAs = async (account: number): Promise<Owner> => {
    const browser = arrive();
    await signInAccount(browser.calls, account);
    return order(browser);
  };

  beforeAll(async () => {
    const documents = new StoredDocuments();
    for (const { locale } of [german, french]) documents.put('product', locale, sku, productDocument());
    testShop = await startTestShop({ accounts: 3, documents });
    guest = await order(arrive());
    customer = await orderAs(1);
    strangers = [await order(arrive()), await orderAs(2)];
    // It has come: whoever owns the order finds an invoice.
    await testShop.database.query(`UPDATE payment SET state = 'Settled'`);
    await testShop.database.query(`UPDATE "order" SET state = 'PaymentSettled' WHERE "orderPlacedAt" IS NOT NULL`);
  });
  afterAll(() => testShop[Symbol.asyncDispose]());

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
    const answer = await testShop.app.inject({
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

  const withdrawals = async () => (await testShop.database.query('SELECT id FROM order_withdrawal')).rowCount;

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
