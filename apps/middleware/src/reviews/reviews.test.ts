import { reviewCalls } from '@tradehall/domain/reviews/reviews.calls.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refusedCall } from '../testing/engine-answers.ts';
import { openStandInShop, type StandInShop } from '../testing/stand-in-shop.ts';

const locale = 'de-DE';
const sku = 'EX10010001';
const written = { locale, sku, rating: 4, text: 'Hot.', authorName: 'Ada B.', reviewConsent: false };
const paging = { locale, limit: 10, offset: 0, sort: 'most-recent' };
const nobody = { cookie: 'none=1' };

let shop: StandInShop;

beforeEach(async () => {
  shop = await openStandInShop();
});
afterEach(() => shop[Symbol.asyncDispose]());

function tell(data: object) {
  shop.engine.answer = { body: { data } };
}
const add = (more: object = {}, posted = {}) => shop.post('shop/add-review', { ...written, ...more }, posted);
const mine = (more: object = {}, posted = {}) =>
  shop.post('new-ct/getReview', { query: 'of-me', ...paging, ...more }, posted);

describe('writing a review', () => {
  it('hands the engine what was written, and says which review it is', async () => {
    tell({ addReview: { reviewId: '9' } });
    const answer = await add();
    expect(answer.json()).toEqual({ data: { reviewId: '9' } });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(shop.engine.asked[0]?.variables).toEqual(written);
  });

  it.each([
    ['not-authenticated', 401],
    ['review-sku-not-purchased', 403],
    ['review-already-submitted', 409],
  ])('passes on %s', async (code, status) => {
    tell({ addReview: refusedCall(code) });
    const answer = await add();
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ failure: { code } });
  });

  it.each(['invalid-input', 'unknown'])(
    'fails in the words of the specification where the engine says %s',
    async (code) => {
      tell({ addReview: refusedCall(code) });
      expect((await add()).json()).toEqual({ failure: { code: 'review-failed' } });
    },
  );

  it('needs a session, and nothing says whose it is but that', async () => {
    expect((await add({}, nobody)).json()).toEqual({ failure: { code: 'not-authenticated' } });
    expect((await add({ customerId: '7' })).statusCode).toBe(400);
    expect((await add({ text: '<script>' })).statusCode).toBe(400);
    expect((await add({ rating: 0 })).statusCode).toBe(400);
    expect(shop.engine.asked).toEqual([]);
  });
});

describe('my reviews', () => {
  const result = {
    id: '9',
    productName: 'An oven that is gone',
    authorName: 'Ada B.',
    text: 'Hot.',
    rating: 4,
    createdAt: '2026-11-15T10:00:00.000Z',
    locale,
    state: 'refused',
    refusalReason: 'offensive',
  };
  const orderedAt = '2026-11-01T10:00:00.000Z';

  it('have the products as the shop shows them, and by name where it does not', async () => {
    const gone = { ...result, sku: 'EX10019999' };
    tell({ myReviews: { total: 1, results: [gone], toReview: [{ sku, productName: 'x', orderedAt }] } });
    const answer = await mine();
    const data = z.object({ data: reviewCalls.getReview.answers }).parse(answer.json()).data;
    expect(data).toMatchObject({
      query: 'of-me',
      total: 1,
      results: [
        { state: 'refused', refusalReason: 'offensive', product: { name: 'An oven that is gone', slug: null } },
      ],
      toReview: [{ sku, name: 'Pizzaofen 2 Kammern', orderedAt }],
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('are asked for by the session alone', async () => {
    tell({ myReviews: null });
    expect((await mine()).statusCode).toBe(401);
    expect((await mine({ sku })).statusCode).toBe(401);
    expect(shop.engine.asked.map(({ variables }) => variables)).toEqual([
      { ...paging, sku: null },
      { ...paging, sku },
    ]);
    expect((await mine({}, nobody)).statusCode).toBe(401);
    expect((await mine({ customerId: '7' })).statusCode).toBe(400);
    expect(shop.engine.asked).toHaveLength(2);
  });
});
