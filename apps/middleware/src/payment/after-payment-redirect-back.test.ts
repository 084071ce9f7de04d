import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enginePayment, engineRefusal } from '../testing/engine-answers.ts';
import { openStandInShop, type StandInShop } from '../testing/stand-in-shop.ts';

const query = { cartId: '41', paymentId: enginePayment.attemptId, redirectResult: 'what-the-provider-says' };

let shop: StandInShop;

beforeEach(async () => {
  shop = await openStandInShop();
});
afterEach(() => shop[Symbol.asyncDispose]());

function comeBack(outcome: object, changes: Record<string, string> = {}) {
  shop.engine.answer = { body: { data: { outcome } } };
  return shop.get('shop/after-payment-redirect-back', { ...query, ...changes });
}

describe('coming back from the provider', () => {
  it('leads to the order, and to the same one when the page is loaded again', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await comeBack(enginePayment);
      expect(answer.json()).toEqual({ data: { orderId: '41' } });
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    expect(shop.engine.asked[0]?.variables).toEqual({
      cartId: '41',
      attemptId: enginePayment.attemptId,
      redirectResult: 'what-the-provider-says',
    });
  });

  // A§8
  it.each([
    ['malformed-price', 400, 'malformed-price'],
    ['cancelled-transaction', 200, 'cancelled-transaction'],
    ['payment-error', 200, 'payment-error'],
    ['payment-refused', 200, 'payment-error'],
    ['payment-method-not-allowed', 200, 'payment-error'],
    ['paypal-failed', 422, 'paypal-failed'],
    ['creating-order-failed', 500, 'creating-order-failed'],
    ['insufficient-stock', 500, 'creating-order-failed'],
    ['coupon-already-used', 500, 'creating-order-failed'],
    ['payment-provider-unavailable', 500, 'unknown'],
    ['payment-not-found', 404, 'payment-not-found'],
  ])('after %s is answered with %i %s', async (code, status, error) => {
    const answer = await comeBack(engineRefusal(code));
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ failure: { code: error } });
  });

  it('is of no use where the provider takes nothing of it', async () => {
    const answer = await comeBack({ ...enginePayment, state: 'REDIRECTED', orderId: null, orderNumber: null });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ failure: { code: 'unprocessable-entity' } });
  });

  it('asks nobody about ids that cannot be', async () => {
    for (const changes of [{ paymentId: '1' }, { cartId: 'x' }])
      expect((await comeBack(enginePayment, changes)).json()).toEqual({ failure: { code: 'payment-not-found' } });
    expect(shop.engine.asked).toHaveLength(0);
  });
});
