import { cardProviderCalls } from '@tradehall/domain/payment/card-provider.calls.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { enginePayment, engineRefusal } from '../testing/engine-answers.ts';
import { openStandInShop, standInSession, type StandInShop } from '../testing/stand-in-shop.ts';

const intentId = '6f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a11';
const componentData = { paymentMethod: { type: 'scheme' } };
const card = {
  locale: 'de-DE',
  cartId: '41',
  version: 1,
  intentId,
  paymentData: { method: 'scheme', storeCard: false },
  componentData,
};
const paymentId = enginePayment.attemptId;
const own = { locale: 'de-DE', cartId: '41', paymentData: { paymentId } };

let shop: StandInShop;

beforeEach(async () => {
  shop = await openStandInShop();
});
afterEach(() => shop[Symbol.asyncDispose]());

function tell(outcome: object) {
  shop.engine.answer = { body: { data: { outcome } } };
}
const pay = (changes: object = {}) => shop.post('new-adyen/makePaymentRequest', { ...card, ...changes });

describe('paying by card', () => {
  it('tells the engine who asks from where, and nothing of what the cart knows', async () => {
    tell(enginePayment);
    const answer = await pay();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(shop.engine.asked).toMatchObject([
      { headers: { authorization: `Bearer ${standInSession}`, 'x-store': 'tradehall_de' } },
    ]);
    expect(shop.engine.asked[0]?.variables).toEqual({
      input: {
        cartId: '41',
        version: 1,
        intentId,
        locale: 'de-DE',
        method: 'scheme',
        storeCard: false,
        componentData,
        express: null,
        shopperIp: '127.0.0.1',
      },
    });
  });

  it('answers the order it has become', async () => {
    tell(enginePayment);
    const answer = z.object({ data: cardProviderCalls.makePaymentRequest.answers }).parse((await pay()).json());
    expect(answer.data).toEqual({
      payment: {
        id: paymentId,
        version: 1,
        method: 'scheme',
        amountPlanned: { centAmount: 89_800, currencyCode: 'EUR', fractionDigits: 2 },
        transactions: [{ type: 'Authorization', state: 'Success' }],
        allocatedOrderNumber: 'DE10000041',
        orderId: '41',
        multibanco: null,
        bankTransfer: null,
      },
      resultCode: 'Authorised',
      action: null,
    });
  });

  const unfinished = { ...enginePayment, orderId: null, orderNumber: null };
  const redirect = { type: 'redirect', url: 'https://provider.example/pay' };

  it('hands on where the shopper has to go, until the payment is done by another way', async () => {
    tell({ ...unfinished, state: 'REDIRECTED', resultCode: 'RedirectShopper', action: redirect });
    expect((await pay()).json()).toMatchObject({
      data: { resultCode: 'RedirectShopper', action: redirect, payment: { orderId: null } },
    });
    tell({ ...enginePayment, resultCode: 'RedirectShopper', action: redirect });
    expect((await pay()).json()).toMatchObject({
      data: { resultCode: 'Authorised', action: null, payment: { orderId: '41' } },
    });
  });

  it('is pending where the same wish is still under way', async () => {
    tell({ ...unfinished, state: 'SENT', resultCode: null });
    expect((await pay()).json()).toMatchObject({
      data: { resultCode: 'Pending', action: null, payment: { transactions: [{ state: 'Pending' }] } },
    });
  });

  it('shows what is to be typed at the cash machine, and stands where that cannot be read', async () => {
    const multibanco = { reference: '123', entity: '11249', expiry: '2026-11-20T10:00:00', merchantReference: 'PT1' };
    const action = { type: 'voucher', paymentMethodType: 'multibanco' };
    const voucher = { ...enginePayment, method: 'multibanco', resultCode: 'PresentToShopper', action };
    tell({ ...voucher, multibanco });
    expect((await pay()).json()).toMatchObject({
      data: { action, payment: { multibanco: { ...multibanco, expiry: '2026-11-20T10:00:00Z' } } },
    });
    tell({ ...voucher, multibanco: { ...multibanco, expiry: 'soon' } });
    expect((await pay()).json()).toMatchObject({ data: { payment: { orderId: '41', multibanco: null } } });
  });

  it.each([
    ['cart-not-found', 404],
    ['cart-frozen', 409],
    ['payment-refused', 402],
    ['payment-method-not-allowed', 422],
    ['payment-attempts-exceeded', 429],
    ['payment-provider-unavailable', 503],
    ['email-or-address-missing', 422],
    ['creating-order-failed', 500],
    ['coupon-already-used', 409],
  ])('passes on %s', async (code, status) => {
    tell(engineRefusal(code));
    const answer = await pay();
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ failure: { code } });
  });

  it('says how many are left, which field is wrong and what version the cart has', async () => {
    tell(engineRefusal('insufficient-stock', { available: 2 }));
    expect((await pay()).json()).toEqual({ failure: { code: 'insufficient-stock', available: 2 } });
    tell(engineRefusal('shipping-address-error'));
    expect((await pay()).json()).toEqual({ failure: { code: 'shipping-address-error', fields: [] } });
    tell({ __typename: 'CartConflict', currentVersion: 7 });
    const conflict = await pay();
    expect(conflict.statusCode).toBe(409);
    expect(conflict.json()).toEqual({ failure: { code: 'cart-version-conflict', currentVersion: 7 } });
  });

  it('never passes on what the call does not declare', async () => {
    for (const code of ['payment-required', 'no-such-code', 'toString']) {
      tell(engineRefusal(code));
      expect((await pay()).json()).toEqual({ failure: { code: 'unknown' } });
    }
  });

  it('takes no amount, currency, customer or return address from the browser', async () => {
    for (const field of ['amount', 'currencyCode', 'customerId', 'returnUrl']) {
      const answer = await pay({ paymentData: { ...card.paymentData, [field]: '1' } });
      expect(answer.json()).toMatchObject({ failure: { code: 'invalid-input' } });
    }
    expect(shop.engine.asked).toHaveLength(0);
  });

  it('needs a session, a cart there can be and a country that sells', async () => {
    const refusals = [
      await shop.post('new-adyen/makePaymentRequest', card, { cookie: 'none=1' }),
      await pay({ cartId: '0' }),
      await shop.post('new-adyen/makePaymentRequest', { ...card, locale: 'lt-LT' }, { host: 'lt.localhost' }),
    ];
    expect(refusals.map((answer) => answer.statusCode)).toEqual([404, 404, 403]);
    expect(shop.engine.asked).toHaveLength(0);
  });

  it('is tried ten times for one cart, then no more for a while', async () => {
    tell(engineRefusal('payment-refused'));
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await pay()).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(402), 429]);
  });

  it('is tried sixty times from one address, whatever the carts', async () => {
    tell(engineRefusal('payment-refused'));
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await pay({ cartId: String(time + 1) })).statusCode);
    expect(statuses).toEqual([...Array<number>(60).fill(402), 429]);
  });
});

describe('paying by a wallet from the cart', () => {
  const address = {
    firstName: 'Ada',
    lastName: 'Berg',
    streetName: 'Lange Straße',
    streetNumber: '5a',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
    phone: '+49 30 1234567',
  };
  const express = { email: 'ada@example.org', billingAddress: address, shippingAddress: address };
  const wallet = (changes: object) =>
    pay({ paymentData: { method: 'googlepay', storeCard: false, express: { ...express, ...changes } } });

  it('sends the wallet’s addresses along', async () => {
    tell(enginePayment);
    expect((await wallet({})).statusCode).toBe(200);
    expect(shop.engine.asked).toMatchObject([{ variables: { input: { method: 'googlepay', express } } }]);
  });

  it.each([
    ['no phone number', { shippingAddress: { ...address, phone: undefined } }, { code: 'express-address-missing' }],
    [
      'an address abroad',
      { shippingAddress: { ...address, country: 'AT', postalCode: '1010' } },
      { code: 'express-country-not-allowed' },
    ],
    [
      'a postal code of nowhere',
      { shippingAddress: { ...address, postalCode: '1' } },
      { code: 'shipping-address-error', fields: ['postalCode'] },
    ],
    [
      'a bill to nowhere',
      { billingAddress: { ...address, postalCode: '1' } },
      { code: 'billing-address-error', fields: ['postalCode'] },
    ],
  ])('goes no further with %s', async (_what, changes, failure) => {
    expect((await wallet(changes)).json()).toEqual({ failure });
    expect(shop.engine.asked).toHaveLength(0);
  });
});

describe('a payment that has begun', () => {
  const calls = ['submitAdditionalPaymentDetailsRequest', 'getPayment', 'cancelPayment'];
  const inputOf = (call: string) =>
    call === 'submitAdditionalPaymentDetailsRequest' ? { ...own, componentData } : own;

  it.each(calls)('%s: is not found without a session, nor under an id it cannot have', async (call) => {
    const strange = { ...inputOf(call), paymentData: { paymentId: '1' } };
    const answers = [
      await shop.post(`new-adyen/${call}`, inputOf(call), { cookie: 'none=1' }),
      await shop.post(`new-adyen/${call}`, strange),
      await shop.post(`new-adyen/${call}`, { ...inputOf(call), cartId: 'x' }),
    ];
    for (const answer of answers) expect(answer.json()).toEqual({ failure: { code: 'payment-not-found' } });
    expect(shop.engine.asked).toHaveLength(0);
    tell(engineRefusal('payment-not-found'));
    expect((await shop.post(`new-adyen/${call}`, inputOf(call))).statusCode).toBe(404);
  });

  it('goes on with what the provider’s component found out', async () => {
    tell(enginePayment);
    const answer = await shop.post('new-adyen/submitAdditionalPaymentDetailsRequest', { ...own, componentData });
    expect(answer.json()).toMatchObject({ data: { resultCode: 'Authorised', payment: { orderId: '41' } } });
    expect(shop.engine.asked[0]?.variables).toEqual({ cartId: '41', attemptId: paymentId, componentData });
  });

  it('is asked how it stands', async () => {
    tell(enginePayment);
    expect((await shop.post('new-adyen/getPayment', own)).json()).toMatchObject({
      data: { payment: { orderId: '41' } },
    });
    tell(engineRefusal('payment-refused'));
    expect((await shop.post('new-adyen/getPayment', own)).json()).toEqual({ failure: { code: 'payment-refused' } });
  });

  it.each([
    ['under way', { ...enginePayment, state: 'CANCELLED', orderId: null }, { isCancelled: true, orderId: null }],
    ['an order already', enginePayment, { isCancelled: false, orderId: '41' }],
    ['over in another way', engineRefusal('payment-refused'), { isCancelled: true, orderId: null }],
  ])('can be given up while it is %s, or says that it is too late', async (_state, outcome, data) => {
    tell(outcome);
    expect((await shop.post('new-adyen/cancelPayment', own)).json()).toEqual({ data });
  });
});
