import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEmail, accountPassword, fillCartTestShop } from '../testing/cart-test-shop.ts';
import { productDocument } from '../testing/documents.ts';
import { startRealEngine } from '../testing/real-shop.ts';
import type { RealEngine } from '../testing/real-shop.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { openTestBrowser } from '../testing/test-browser.ts';

const host = 'de.localhost:3000';
const locale = 'de-DE' as const;
const sku = 'EX10010001';
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

let engine: RealEngine;
let database: Client;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  engine = await startRealEngine();
  await fillCartTestShop(engine.databaseUrl, 3);
  database = new Client({ connectionString: engine.databaseUrl });
  await database.connect();
  const documents = new StoredDocuments();
  documents.put('product', locale, sku, productDocument());
  app = buildTestApp({ engineUrl: engine.url, load: documents.load });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await database.end();
  await engine[Symbol.asyncDispose]();
});

const arrive = () => openTestBrowser(url, { host }).calls;
type Calls = ReturnType<typeof arrive>;

function must<Value>(result: { ok: true; value: Value } | { ok: false; failure: { code: string } }): Value {
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

async function signIn(account: number): Promise<Calls> {
  const calls = arrive();
  const email = accountEmail(account);
  must(await calls['new-ct'].customerSignMeIn({ locale, email, password: accountPassword }));
  return calls;
}

/** The money is to be transferred. */
async function order({ 'new-ct': shop }: Calls): Promise<void> {
  const { id: cartId, version } = must(await shop.createCart({ locale })).cart;
  const change = (at: number) => ({ locale, cartId, version: at, intentId: randomUUID() });
  const added = must(await shop.addToCart({ ...change(version), sku, quantity: 1 }));
  const updated = must(
    await shop.updateCart({
      ...change(added.cart.version),
      actions: [
        { action: 'setCustomerEmail', email: 'ada@example.com' },
        { action: 'setBillingAddress', address, clientType: 'PRIVATE' },
        { action: 'setShippingAddress', address },
      ],
    }),
  );
  const begun = must(await shop.createBankPayment(change(updated.cart.version)));
  must(await shop.createMyOrderFromCart(change(begun.payment.version)));
}

const mine = ({ 'new-ct': shop }: Calls) =>
  shop.getReview({ query: 'of-me', locale, limit: 10, offset: 0, sort: 'most-recent' });
const write = ({ shop }: Calls, authorName: string) =>
  shop['add-review']({ locale, sku, rating: 4, text: 'Hot.', authorName, reviewConsent: false });
const refusal = (code: string) => ({ ok: false, failure: { code } });
const authors = async () => {
  const { rows } = await database.query<{ author: string }>(
    'SELECT author_name AS author FROM review WHERE customer_id IS NOT NULL ORDER BY id',
  );
  return rows.map(({ author }) => author);
};

describe('what a customer has written', () => {
  it('is shown to her and to nobody else', async () => {
    const ada = await signIn(1);
    const bob = await signIn(2);
    const eve = await signIn(3);
    const guest = arrive();
    for (const buyer of [ada, bob, guest]) await order(buyer);
    expect(await write(ada, 'Ada')).toMatchObject({ ok: true });
    expect(await write(bob, 'Bob')).toMatchObject({ ok: true });

    expect(await mine(ada)).toMatchObject({
      ok: true,
      value: { total: 1, results: [{ authorName: 'Ada', state: 'pending', product: { sku } }], toReview: [] },
    });
    expect(await mine(bob)).toMatchObject({ ok: true, value: { total: 1, results: [{ authorName: 'Bob' }] } });
    expect(await mine(eve)).toMatchObject({ ok: true, value: { total: 0, results: [], toReview: [] } });
    for (const nobody of [guest, arrive()]) expect(await mine(nobody)).toMatchObject(refusal('not-authenticated'));
  });

  it('is one review, of those who have bought', async () => {
    expect(await write(await signIn(1), 'Ada again')).toMatchObject(refusal('review-already-submitted'));
    expect(await write(await signIn(3), 'Eve')).toMatchObject(refusal('review-sku-not-purchased'));
    const guest = arrive();
    await order(guest);
    expect(await write(guest, 'Guest')).toMatchObject(refusal('not-authenticated'));
    expect(await authors()).toEqual(['Ada', 'Bob']);
  });
});
