import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productDocument } from '../testing/documents.ts';
import { placeOrder } from '../testing/place-order.ts';
import { signInAccount } from '../testing/sign-in-account.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { openTestBrowser, type TestCalls } from '../testing/test-browser.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';

const locale = 'de-DE' as const;
const sku = 'EX10010001';

let testShop: TestShop;

beforeAll(async () => {
  const documents = new StoredDocuments();
  documents.put('product', locale, sku, productDocument());
  testShop = await startTestShop({ accounts: 3, documents });
});

afterAll(() => testShop[Symbol.asyncDispose]());

const arrive = () => openTestBrowser(testShop.url).calls;

async function signIn(account: number): Promise<TestCalls> {
  const calls = arrive();
  await signInAccount(calls, account);
  return calls;
}

const order = (calls: TestCalls) => placeOrder(calls, [{ sku, quantity: 1 }]);
const mine = ({ 'new-ct': shop }: TestCalls) =>
  shop.getReview({ query: 'of-me', locale, limit: 10, offset: 0, sort: 'most-recent' });
const write = ({ shop }: TestCalls, authorName: string) =>
  shop['add-review']({ locale, sku, rating: 4, text: 'Hot.', authorName, reviewConsent: false });
const refusal = (code: string) => ({ ok: false, failure: { code } });
async function authors() {
  const { rows } = await testShop.database.query<{ author: string }>(
    'SELECT author_name AS author FROM review WHERE customer_id IS NOT NULL ORDER BY id',
  );
  return rows.map(({ author }) => author);
}

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
