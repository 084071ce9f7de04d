import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engineCartWithOvens, refusedCall } from '../testing/engine-answers.ts';
import { openStandInShop, type StandInShop } from '../testing/stand-in-shop.ts';

const change = { locale: 'de-DE', cartId: '41', version: 0, intentId: '6f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a11' };

let shop: StandInShop;

beforeEach(async () => {
  shop = await openStandInShop();
});
afterEach(() => shop[Symbol.asyncDispose]());

const tryCode = (code: string, cartId = '41', session = 'a') =>
  shop.post('new-ct/applyCartCoupon', { ...change, cartId, code }, { cookie: `session=${session.repeat(64)}` });

describe('a coupon', () => {
  it('is asked of the engine by the code that was typed, without the blanks around it', async () => {
    shop.engine.answer = { body: { data: { changeCart: engineCartWithOvens } } };
    expect((await tryCode(' welcome ')).statusCode).toBe(200);
    expect(shop.engine.asked[0]?.variables).toMatchObject({ changes: [{ applyCoupon: { code: 'welcome' } }] });
  });

  it.each([
    ['coupon-unknown', 422],
    ['coupon-expired', 422],
    ['coupon-not-for-these-products', 422],
    ['coupon-not-combinable', 422],
    ['coupon-already-used', 409],
    ['coupon-gift-out-of-stock', 409],
  ])('is refused as %s', async (code, status) => {
    shop.engine.answer = { body: { data: { changeCart: refusedCall(code) } } };
    const answer = await tryCode('WELCOME');
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ failure: { code } });
  });

  it('is refused with the minimum that is not met', async () => {
    const refusal = refusedCall('coupon-minimum-not-met', {
      minimum: { centAmount: 10_000, currencyCode: 'EUR', fractionDigits: 2 },
    });
    shop.engine.answer = { body: { data: { changeCart: refusal } } };
    expect((await tryCode('WELCOME')).json()).toEqual({
      failure: {
        code: 'coupon-minimum-not-met',
        minimum: { centAmount: 10_000, currencyCode: 'EUR', fractionDigits: 2 },
      },
    });
  });

  it('can be taken off again, also when it is not on the cart', async () => {
    shop.engine.answer = { body: { data: { changeCart: engineCartWithOvens } } };
    const discountCode = { typeId: 'discount-code', id: '5' };
    const answer = await shop.post('new-ct/removeCartCoupon', { ...change, discountCode });
    expect(answer.json()).toMatchObject({ data: { cart: { id: '41', discountCodes: [] } } });
    expect(shop.engine.asked[0]?.variables).toMatchObject({ changes: [{ removeCoupon: { id: '5' } }] });
  });
});

describe('guessing coupons', () => {
  beforeEach(() => {
    shop.engine.answer = { body: { data: { changeCart: refusedCall('coupon-unknown') } } };
  });

  it('ends after ten tries in ten minutes, for one cart', async () => {
    const found: number[] = [];
    for (let index = 0; index < 11; index += 1) found.push((await tryCode(`CODE${index}`)).statusCode);
    expect(found).toEqual([...Array<number>(10).fill(422), 429]);
    expect(shop.engine.asked).toHaveLength(10);
    expect((await tryCode('CODE', '42')).statusCode).toBe(422);
  });

  it('does not use up the tries of whoever owns the cart', async () => {
    for (let index = 0; index < 11; index += 1) await tryCode(`CODE${index}`, '41', 'b');
    expect((await tryCode('CODE', '41', 'a')).statusCode).toBe(422);
  });
});
