import { languages } from '@tradehall/domain/locales/languages.ts';
import { productDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AdminClient } from '../testing/admin-client';
import { freight, lastOne, PaymentsUnderTest, plenty } from '../testing/payments-under-test';
import { ReviewingCustomer } from '../testing/reviewing-customer';
import { ShopClient } from '../testing/shop-client';

let shop: PaymentsUnderTest;
let operator: AdminClient;

beforeAll(async () => {
  // Nobody takes the mails: one that is sent is emptied.
  shop = await PaymentsUnderTest.start({ MAIL_URL: 'smtp://127.0.0.1:1' });
  operator = await shop.operator();
  await shop.query(
    `INSERT INTO product_translation ("languageCode", name, slug, description, "baseId")
     SELECT language, 'Oven ' || language, 'oven-' || substr(sku, 3), '', "productId"
     FROM product_variant, unnest($1::text[]) AS language WHERE sku LIKE 'EX2%'`,
    [languages],
  );
});

afterAll(() => shop[Symbol.asyncDispose]());

let customers = 0;

async function order(email: string, sku: string, storeKey?: string) {
  const shopper = await shop.shopper(email, storeKey);
  await shopper.fill({ add: { sku, quantity: 1 } });
  await shopper.payLater('bank-transfer');
  const placed = await shopper.placeOrder();
  if (placed.__typename !== 'ShopOrder') throw new Error(JSON.stringify(placed));
  return placed.id;
}

/** Has ordered, and then opened an account: the order is in it. */
async function buyer(sku = plenty, storeKey?: string) {
  customers += 1;
  const email = `buyer-${customers}@example.test`;
  const orderId = await order(email, sku, storeKey);
  return { email, orderId, customer: await ReviewingCustomer.register(shop, email, storeKey) };
}

const guest = () => new ReviewingCustomer(new ShopClient(shop.url, 'tradehall_de'));
const rowsOf = (email: string) =>
  shop.query(
    `SELECT review.* FROM review JOIN customer ON customer.id = customer_id WHERE "emailAddress" = $1 ORDER BY review.id`,
    [email],
  );
const notBought = { code: 'review-sku-not-purchased' };
const again = { code: 'review-already-submitted' };

async function added(customer: ReviewingCustomer, review: Parameters<ReviewingCustomer['add']>[0]): Promise<string> {
  return z.object({ reviewId: z.string() }).parse(await customer.add(review)).reviewId;
}

const decided = z.object({ moderateReview: z.object({ state: z.string(), refusalReason: z.string().nullable() }) });

async function moderate(id: string, from: string, state: string, reason: string | null = null, by = operator) {
  const query = `mutation ($id: ID!, $from: String!, $state: String!, $reason: String) {
    moderateReview(id: $id, from: $from, state: $state, reason: $reason) { state refusalReason } }`;
  return (await by.ask(decided, query, { id, from, state, reason })).moderateReview;
}

async function statistics(sku: string) {
  const [row] = await shop.query(
    `SELECT body FROM read_side.document WHERE kind = 'product' AND locale = 'de-DE' AND key = $1`,
    [sku],
  );
  return row === undefined ? null : productDocument.parse(JSON.parse(String(row['body']))).reviewRatingStatistics;
}

const shownIds = async () => (await shop.query('SELECT id FROM read_side.review')).map(({ id }) => String(id));

describe('a review', () => {
  it('is kept for whoever bought the product, and waits', async () => {
    const { customer, email, orderId } = await buyer();
    expect(await customer.mine()).toMatchObject({ total: 0, toReview: [{ sku: plenty }] });
    const id = await added(customer, { sku: plenty, rating: 2, text: ' Loud.\r\n\r\n\r\n\r\nHot. ' });
    const [row] = await rowsOf(email);
    expect(row).toMatchObject({
      id: Number(id),
      sku: plenty,
      rating: 2,
      text: 'Loud.\n\nHot.',
      author_name: 'Ada B.',
      state: 'pending',
      order_id: Number(orderId),
      review_consent: null,
      consent_version: null,
    });
    expect(await customer.mine()).toMatchObject({ total: 1, results: [{ id, state: 'pending' }], toReview: [] });
    expect(await customer.mine(lastOne)).toEqual({ total: 0, results: [], toReview: [] });
    expect(await shownIds()).not.toContain(id);
  });

  it('is refused to guests and to whoever has not bought the product', async () => {
    const { customer, email } = await buyer(freight);
    expect(await customer.add({ sku: plenty })).toEqual(notBought);
    expect(await customer.add({ sku: 'EX99999999' })).toEqual(notBought);
    expect(await guest().add({ sku: freight })).toEqual({ code: 'not-authenticated' });
    expect(await guest().mine()).toBeNull();
    expect(await rowsOf(email)).toEqual([]);
  });

  it('is refused for an order that was cancelled, and for a line that was', async () => {
    const whole = await buyer();
    await shop.query(`UPDATE "order" SET state = 'Cancelled' WHERE id = $1`, [whole.orderId]);
    expect(await whole.customer.add({ sku: plenty })).toEqual(notBought);
    const line = await buyer();
    await shop.query('UPDATE order_line SET quantity = 0 WHERE "orderId" = $1', [line.orderId]);
    expect(await line.customer.add({ sku: plenty })).toEqual(notBought);
    expect(await line.customer.mine()).toMatchObject({ toReview: [] });
  });

  it('is one, of twenty sent at the same moment', async () => {
    const { customer, email } = await buyer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => customer.add({ sku: plenty })));
    expect(answers.filter((answer) => 'reviewId' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'code' in answer)).toEqual(Array.from({ length: 19 }, () => again));
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it.each([
    ['markup', { text: '<b>Hot</b>' }],
    ['six stars', { rating: 6 }],
    ['nothing to read', { text: ' \u200b ' }],
    ['a text without an end', { text: 'a'.repeat(5_001) }],
  ])('is not taken with %s', async (_what, changes) => {
    await expect(guest().add({ sku: plenty, ...changes })).rejects.toThrow();
  });

  it.each([true, false])('records the consent where it is asked for: %s', async (reviewConsent) => {
    const { customer, email } = await buyer(plenty, 'tradehall_cz');
    await added(customer, { sku: plenty, locale: 'cs-CZ', reviewConsent });
    const [row] = await rowsOf(email);
    expect(row).toMatchObject({ review_consent: reviewConsent, consent_language: 'cs' });
    expect(row?.['consent_version']).toMatch(/^\d{4}-\d\d$/);
  });
});

describe('an operator', () => {
  const list = async (state: string, by = operator) => {
    const answer = z.object({
      reviews: z.object({ items: z.array(z.object({ id: z.string() })), totalItems: z.int() }),
    });
    const query = 'query ($state: String!) { reviews(state: $state) { items { id } totalItems } }';
    return (await by.ask(answer, query, { state })).reviews.items.map(({ id }) => id);
  };
  const mailsTo = (email: string) =>
    shop.query(
      `SELECT kind, locale, store_key, contents FROM mail_outbox WHERE recipient = $1 AND kind LIKE 'review-%'`,
      [email],
    );

  it('publishes a review, which counts within two seconds, and takes it back', async () => {
    await shop.until(async () => (await statistics(lastOne)) !== null);
    const { customer, email } = await buyer(lastOne);
    const id = await added(customer, { sku: lastOne, rating: 5 });
    expect(await list('pending')).toContain(id);
    expect((await statistics(lastOne))?.count).toBe(0);
    const twice = await Promise.all([moderate(id, 'pending', 'published'), moderate(id, 'pending', 'published')]);
    expect(twice).toEqual(Array.from({ length: 2 }, () => ({ state: 'published', refusalReason: null })));
    expect(await shop.until(async () => (await statistics(lastOne))?.count === 1, 2_000)).toBe(true);
    expect(await statistics(lastOne)).toMatchObject({ averageRating: 5, ratingsDistribution: { 5: 1 } });
    expect(await shownIds()).toContain(id);
    expect(await mailsTo(email)).toMatchObject([
      {
        kind: 'review-published',
        locale: 'de-DE',
        store_key: 'tradehall_de',
        contents: { product: 'Oven de', slug: 'oven-20000002' },
      },
    ]);
    const [row] = await rowsOf(email);
    expect(row?.['moderated_at']).toBeInstanceOf(Date);
    expect(row?.['moderated_by']).not.toBeNull();

    await moderate(id, 'published', 'pending');
    expect(await shop.until(async () => (await statistics(lastOne))?.count === 0, 2_000)).toBe(true);
    expect(await shownIds()).not.toContain(id);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('refuses one for one of few reasons, and nobody else ever reads it', async () => {
    const { customer, email } = await buyer();
    const id = await added(customer, { sku: plenty, rating: 1 });
    await expect(moderate(id, 'pending', 'refused')).rejects.toThrow('reason');
    await expect(moderate(id, 'pending', 'refused', 'one-star')).rejects.toThrow();
    await expect(moderate(id, 'pending', 'published', 'offensive')).rejects.toThrow('reason');
    expect(await moderate(id, 'pending', 'refused', 'personal-data')).toMatchObject({ state: 'refused' });
    expect(await customer.mine()).toMatchObject({
      results: [{ id, state: 'refused', refusalReason: 'personal-data' }],
    });
    expect(await shownIds()).not.toContain(id);
    expect(await list('refused')).toContain(id);
    expect(await mailsTo(email)).toMatchObject([{ kind: 'review-refused', contents: { reason: 'personal-data' } }]);
    // It was her one review of it.
    expect(await customer.add({ sku: plenty })).toEqual(again);
  });

  it('is told that somebody else has decided meanwhile', async () => {
    const { customer } = await buyer();
    const id = await added(customer, { sku: plenty });
    await moderate(id, 'pending', 'refused', 'offensive');
    await expect(moderate(id, 'pending', 'published')).rejects.toThrow('meanwhile');
    await expect(moderate('999999', 'pending', 'published')).rejects.toThrow('does not exist');
  });

  it('has to be one', async () => {
    const nobody = new AdminClient(shop.url);
    await expect(list('pending', nobody)).rejects.toThrow('not currently authorized');
    await expect(moderate('1', 'pending', 'published', null, nobody)).rejects.toThrow('not currently authorized');
  });
});

describe('a customer who is erased', () => {
  it('leaves what was published, without a customer, and gets no mail', async () => {
    const [person] = await shop.query(
      `INSERT INTO customer ("firstName", "lastName", "emailAddress") VALUES ('A', 'B', 'gone@example.test') RETURNING id`,
    );
    const [row] = await shop.query(
      `INSERT INTO review (product_id, customer_id, sku, author_name, text, rating, locale, state)
       SELECT "productId", $1, sku, 'A B.', 'Good.', 5, 'de-DE', 'published' FROM product_variant WHERE sku = $2
       RETURNING id`,
      [person?.['id'], plenty],
    );
    const id = String(row?.['id']);
    await shop.query('DELETE FROM customer WHERE id = $1', [person?.['id']]);
    expect(await shop.query('SELECT customer_id, state FROM review WHERE id = $1', [id])).toEqual([
      { customer_id: null, state: 'published' },
    ]);
    await moderate(id, 'published', 'refused', 'unlawful');
    expect(await shop.query(`SELECT FROM mail_outbox WHERE recipient = 'gone@example.test'`)).toEqual([]);
  });
});
