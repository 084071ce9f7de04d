import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engineCartWithOvens, refusedCall } from '../testing/engine-answers.ts';
import { openStandInShop, standInSession, type StandInShop } from '../testing/stand-in-shop.ts';

const intentId = '6f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a11';
const carried = { locale: 'de-DE', token: 'token-of-the-other-store', intentId };

let shop: StandInShop;

beforeEach(async () => {
  shop = await openStandInShop();
});
afterEach(() => shop[Symbol.asyncDispose]());

describe('a cart that goes to another store', () => {
  it('leaves with a token', async () => {
    shop.engine.answer = { body: { data: { createCartTransfer: { token: 'token' } } } };
    const answer = await shop.post('shop/carry-cart', { locale: 'de-DE', cartId: '41' });
    expect(answer.json()).toEqual({ data: { token: 'token' } });
    expect(shop.engine.asked).toMatchObject([{ variables: { cartId: '41' } }]);
  });

  it('is not found by whoever does not own it, has no session or names no cart at all', async () => {
    shop.engine.answer = { body: { data: { createCartTransfer: refusedCall('cart-not-found') } } };
    const notFound = { failure: { code: 'cart-not-found' } };
    const carry = (cartId: string, cookie?: string) =>
      shop.post('shop/carry-cart', { locale: 'de-DE', cartId }, cookie === undefined ? {} : { cookie });
    expect((await carry('41')).json()).toEqual(notFound);
    expect((await carry('41', 'other=1')).json()).toEqual(notFound);
    expect((await carry('abc')).json()).toEqual(notFound);
    expect(shop.engine.asked).toHaveLength(1);
  });

  it('arrives with what changed on the way, and begins a session where there is none', async () => {
    const notice = { kind: 'price-changed', sku: 'EX10010001', quantity: null, before: 100, after: 200, name: null };
    shop.engine.answer = {
      headers: { 'vendure-auth-token': standInSession },
      body: { data: { receiveCartTransfer: { ...engineCartWithOvens, notices: [notice] } } },
    };
    const answer = await shop.post('shop/receive-cart', carried, { cookie: 'other=1' });
    expect(answer.json()).toMatchObject({
      data: { cart: { id: '41', notices: [{ kind: 'price-changed', name: 'Pizzaofen 2 Kammern' }] } },
    });
    expect(answer.headers['set-cookie']).toContain(`session=${standInSession}`);
    expect(shop.engine.asked).toMatchObject([{ variables: { token: carried.token, intentId } }]);
  });

  it('does not arrive by a token that was spent or is too old', async () => {
    shop.engine.answer = { body: { data: { receiveCartTransfer: refusedCall('link-expired') } } };
    const answer = await shop.post('shop/receive-cart', carried);
    expect(answer.statusCode).toBe(410);
    expect(answer.json()).toEqual({ failure: { code: 'link-expired' } });
  });

  it('does not arrive where the country has no checkout', async () => {
    const answer = await shop.post('shop/receive-cart', { ...carried, locale: 'lt-LT' }, { host: 'lt.localhost' });
    expect(answer.json()).toEqual({ failure: { code: 'checkout-disabled' } });
    expect(shop.engine.asked).toHaveLength(0);
  });
});
