import { orderCalls } from '@tradehall/domain/orders/orders.calls.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { engineOrder, engineRefusal, refusedCall } from '../testing/engine-answers.ts';
import { openStandInShop, type StandInShop } from '../testing/stand-in-shop.ts';

const change = { locale: 'de-DE', cartId: '41', version: 1, intentId: '6f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a11' };
const answeredOrders = z.object({ data: orderCalls.getOrders.answers });

let shop: StandInShop;

beforeEach(async () => {
  shop = await openStandInShop();
});
afterEach(() => shop[Symbol.asyncDispose]());

function tell(data: object) {
  shop.engine.answer = { body: { data } };
}
const find = (more: object = {}, posted = {}) =>
  shop.post('new-ct/getOrders', { query: 'one', locale: 'de-DE', orderId: '41', ...more }, posted);
const list = () => shop.post('new-ct/getOrders', { query: 'list', locale: 'de-DE', limit: 10, offset: 0 });

describe('an order', () => {
  it('is answered in the words of the shop to whoever placed it', async () => {
    tell({ shopOrder: engineOrder });
    const answer = await find();
    const { total, results } = answeredOrders.parse(answer.json()).data.me.orders;
    expect(total).toBe(1);
    expect(results).toMatchObject([
      {
        id: '41',
        orderNumber: 'DE10000041',
        paymentState: 'authorised',
        token: 'token-of-the-order',
        totalPrice: { centAmount: 89_800 },
        lineItems: [{ name: 'Pizzaofen 2 Kammern', quantity: 2 }],
        shippingInfo: { shippingMethodKey: 'freight' },
        paymentInfo: { payments: [{ method: 'scheme', orderId: '41' }] },
      },
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('says that its money has come', async () => {
    tell({ shopOrder: { ...engineOrder, paymentState: 'paid' } });
    const [order] = answeredOrders.parse((await find()).json()).data.me.orders.results;
    expect(order?.paymentInfo?.payments[0]?.transactions).toEqual([{ type: 'Charge', state: 'Success' }]);
  });

  it('is still shown after the operator has cancelled it and given the money back', async () => {
    const payment = { ...engineOrder.payment, state: 'REVERSED', orderId: null, orderNumber: null };
    tell({ shopOrder: { ...engineOrder, orderState: 'Cancelled', paymentState: 'pending', payment } });
    const [order] = answeredOrders.parse((await find()).json()).data.me.orders.results;
    expect(order?.orderState).toBe('Cancelled');
    expect(order?.paymentInfo?.payments[0]?.transactions).toEqual([{ type: 'CancelAuthorization', state: 'Success' }]);
  });

  it('is opened by its token without a session, and not found without either', async () => {
    tell({ shopOrder: engineOrder });
    expect((await find({ token: 'a-token' }, { cookie: 'none=1' })).statusCode).toBe(200);
    expect(shop.engine.asked.map(({ variables }) => variables)).toEqual([{ id: '41', token: 'a-token' }]);
    const answer = await find({}, { cookie: 'none=1' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ failure: { code: 'order-not-found' } });
    expect(shop.engine.asked).toHaveLength(1);
  });

  it('of somebody else is not found', async () => {
    tell({ shopOrder: null });
    expect((await find()).json()).toEqual({ failure: { code: 'order-not-found' } });
    expect((await find({ orderId: 'x' })).json()).toEqual({ failure: { code: 'order-not-found' } });
  });
});

describe('the orders of a customer', () => {
  it('are listed for the customer of the session', async () => {
    tell({ shopOrders: { total: 12, results: [engineOrder] } });
    expect((await list()).json()).toMatchObject({ data: { me: { orders: { total: 12, results: [{ id: '41' }] } } } });
    expect(shop.engine.asked[0]?.variables).toEqual({ limit: 10, offset: 0 });
  });

  it('are not listed for a guest, whatever her session has ordered', async () => {
    tell({ shopOrders: refusedCall('not-authenticated') });
    const answer = await list();
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ failure: { code: 'not-authenticated' } });
  });
});

describe('placing an order', () => {
  const place = (placeOrder: object) => {
    tell({ placeOrder });
    return shop.post('new-ct/createMyOrderFromCart', change);
  };

  it('answers the order, and the same one when it is asked for again', async () => {
    for (let time = 0; time < 2; time += 1)
      expect((await place(engineOrder)).json()).toMatchObject({ data: { order: { id: '41', orderState: 'Open' } } });
    const { cartId, version, intentId } = change;
    expect(shop.engine.asked[0]?.variables).toEqual({ cartId, version, intentId });
  });

  it.each([
    ['payment-required', 402],
    ['cart-not-found', 404],
    ['creating-order-failed', 500],
    ['cash-on-delivery-not-allowed', 422],
    ['coupon-already-used', 409],
  ])('passes on %s', async (code, status) => {
    const answer = await place(engineRefusal(code));
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ failure: { code } });
  });

  it('says with which version it collided', async () => {
    const answer = await place({ __typename: 'CartConflict', currentVersion: 3 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ failure: { code: 'cart-version-conflict', currentVersion: 3 } });
  });
});
