import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeDocument } from '../testing/documents.ts';
import {
  engineCartWithOvens,
  enginePayment,
  engineRefusal,
  engineSignedIn,
  refusedCall,
} from '../testing/engine-answers.ts';
import { openStandInShop, type StandInShop } from '../testing/stand-in-shop.ts';

let shop: StandInShop;

beforeEach(async () => {
  shop = await openStandInShop();
});
afterEach(() => shop[Symbol.asyncDispose]());

describe('the ways to pay', () => {
  const method = (type: string, name: string) => ({ type, name, configuration: { brands: ['visa'] } });
  const storedCard = { id: 'card_1', brand: 'visa', lastFour: '1111', expiryMonth: '03', expiryYear: '2030' };
  const offer = (cardPaymentMethods: object) => {
    shop.engine.answer = { body: { data: { cardPaymentMethods } } };
  };
  const ask = () => shop.post('new-adyen/getPaymentMethodsRequest', { locale: 'de-DE', cartId: '41' });

  it('are those of the provider that the country has, in its order and under the names buyers know', async () => {
    const methods = [method('paypal', 'Pay with Pal'), method('blik', 'Blik'), method('scheme', 'Karten')];
    offer({ methods, storedCards: [storedCard] });
    const { id: recurringDetailReference, ...card } = storedCard;
    expect((await ask()).json()).toEqual({
      data: {
        paymentMethods: [
          { type: 'scheme', name: 'Karten', configuration: { brands: ['visa'] } },
          { type: 'paypal', name: 'PayPal', configuration: { brands: ['visa'] } },
        ],
        storedCards: [{ recurringDetailReference, ...card }],
      },
    });
    expect(shop.engine.asked[0]?.variables).toEqual({ cartId: '41', locale: 'de-DE' });
  });

  it('are none for a stranger’s cart', async () => {
    offer(refusedCall('cart-not-found'));
    const answer = await ask();
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ failure: { code: 'cart-not-found' } });
  });

  it('are without the provider’s while it cannot be reached', async () => {
    offer(refusedCall('payment-provider-unavailable'));
    expect((await ask()).json()).toEqual({ failure: { code: 'payment-provider-unavailable' } });
    offer(refusedCall('unknown'));
    const answer = await ask();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ failure: { code: 'payment-provider-unavailable' } });
  });
});

describe('paying without the provider', () => {
  const change = { locale: 'de-DE', cartId: '41', version: 0, intentId: '6f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a11' };
  const offline = { ...enginePayment, state: 'CREATED', resultCode: null, orderId: null, orderNumber: null };
  const bankDetails = { bic: 'DEMODEFF', accountOwner: 'Tradehall', bankInstitute: 'Demo Bank', iban: 'DE02' };
  const choose = (call: string, outcome: object) => {
    shop.engine.answer = { body: { data: { outcome } } };
    return shop.post(`new-ct/${call}`, change);
  };

  it('shows where to transfer the money to', async () => {
    shop.documents.put('store', 'de-DE', 'tradehall_de', { ...storeDocument, bankDetails });
    const answer = await choose('createBankPayment', { ...offline, method: 'bank-transfer' });
    expect(answer.json()).toMatchObject({
      data: { payment: { method: 'bank-transfer', version: 1, orderId: null, bankTransfer: bankDetails } },
    });
    expect(shop.engine.asked[0]?.variables).toEqual({ ...change, method: 'bank-transfer' });
  });

  it('says with the payment which version of the cart has the fee for cash on delivery', async () => {
    const answer = await choose('createCodPayment', { ...offline, method: 'cash-on-delivery' });
    expect(answer.json()).toMatchObject({
      data: { payment: { version: 1, bankTransfer: null, transactions: [{ type: 'Charge', state: 'Initial' }] } },
    });
    expect(shop.engine.asked[0]?.variables).toEqual({ ...change, method: 'cash-on-delivery' });
  });

  it.each([
    ['createCodPayment', 'cash-on-delivery-not-allowed', 422],
    ['createBankPayment', 'bank-transfer-not-allowed', 422],
    ['createBankPayment', 'cart-frozen', 409],
    ['createBankPayment', 'email-or-address-missing', 422],
  ])('%s passes on %s', async (call, code, status) => {
    const answer = await choose(call, engineRefusal(code));
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ failure: { code } });
  });

  it.each(['createCodPayment', 'createBankPayment'])('%s tells an old version the current one', async (call) => {
    const answer = await choose(call, { __typename: 'CartConflict', currentVersion: 4 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ failure: { code: 'cart-version-conflict', currentVersion: 4 } });
  });

  it.each(['createCodPayment', 'createBankPayment'])('%s needs a session', async (call) => {
    const answer = await shop.post(`new-ct/${call}`, change, { cookie: 'none=1' });
    expect(answer.json()).toEqual({ failure: { code: 'cart-not-found' } });
    expect(shop.engine.asked).toHaveLength(0);
  });
});

describe('what is paid on delivery', () => {
  const ask = (foreseenCart: object | null) => {
    shop.engine.answer = { body: { data: { foreseenCart } } };
    return shop.post('new-ct/getCodCart', { locale: 'de-DE', cartId: '41', isCod: true });
  };

  it('is told with its fee before anything is chosen', async () => {
    const answer = await ask({ ...engineCartWithOvens, cashOnDeliveryFee: 150, total: 89_950, estimatedTotal: 89_950 });
    expect(answer.json()).toMatchObject({
      data: { cart: { estimatedTotal: { centAmount: 89_950 }, custom: { calculatedCodFee: { centAmount: 150 } } } },
    });
    expect(shop.engine.asked[0]?.variables).toEqual({ cartId: '41', isCashOnDelivery: true });
  });

  it('is told to nobody else', async () => {
    expect((await ask(null)).json()).toEqual({ failure: { code: 'cart-not-found' } });
  });
});

describe('a card that was kept', () => {
  const remove = (data: object) => {
    shop.engine.answer = { body: { data } };
    return shop.post('new-adyen/removeCard', { recurringDetailReference: 'card_1' });
  };

  it('is listed for its customer, as the provider lists it', async () => {
    const list = (data: object) => {
      shop.engine.answer = { body: { data } };
      return shop.post('new-adyen/getStoredCards', {});
    };
    const card = { brand: 'visa', lastFour: '1111', expiryMonth: '03', expiryYear: '2030' };
    const listed = await list({ ...engineSignedIn, storedCards: { storedCards: [{ id: 'card_1', ...card }] } });
    expect(listed.json()).toEqual({ data: { storedCards: [{ recurringDetailReference: 'card_1', ...card }] } });
    const away = await list({ ...engineSignedIn, storedCards: refusedCall('payment-provider-unavailable') });
    expect(away.json()).toEqual({ failure: { code: 'payment-provider-unavailable' } });
    expect((await list({ signedIn: null })).json()).toEqual({ failure: { code: 'not-authenticated' } });
  });

  it('is removed by its customer, and by nobody else', async () => {
    expect((await remove({ ...engineSignedIn, removeStoredCard: {} })).json()).toEqual({ data: { removed: true } });
    const strange = await remove({ ...engineSignedIn, removeStoredCard: refusedCall('card-not-found') });
    expect(strange.statusCode).toBe(404);
    expect(strange.json()).toEqual({ failure: { code: 'card-not-found' } });
    const asked = shop.engine.asked.length;
    expect((await remove({ signedIn: null })).json()).toEqual({ failure: { code: 'not-authenticated' } });
    expect(shop.engine.asked).toHaveLength(asked + 1);
  });
});
