import { consentCookieName, consentCookieOf, consentTextVersion } from '@tradehall/domain/tracking/consent-choice.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engineCartWithOvens, enginePayment, engineRefusal, refusedCall } from '../testing/engine-answers.ts';
import { openStandInShop, standInSession, type StandInShop } from '../testing/stand-in-shop.ts';

const change = { locale: 'de-DE', cartId: '41', version: 0, intentId: '6f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a11' };
const address = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lange Straße',
  streetNumber: '5a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
};
const company = { ...address, company: 'Berg GmbH', vatNumber: 'DE123456789' };

let shop: StandInShop;

beforeEach(async () => {
  shop = await openStandInShop();
  shop.engine.answer = { body: { data: { changeCart: engineCartWithOvens } } };
});
afterEach(() => shop[Symbol.asyncDispose]());

const agreed = consentCookieOf({
  textVersion: consentTextVersion,
  purposes: ['marketing'],
  receiptId: change.intentId,
});
const withConsent = `session=${standInSession}; ${consentCookieName}=${agreed}`;

const update = (...actions: object[]) =>
  shop.post('new-ct/updateCart', { ...change, actions }, { cookie: withConsent });

describe('updateCart', () => {
  it('makes of every action a change of the engine, all in one go and in their order', async () => {
    const answer = await update(
      { action: 'addLineItem', sku: '4100020', quantity: 1, parentSku: 'EX10010001' },
      { action: 'addLineItem', sku: 'EX10010001', quantity: 3 },
      { action: 'setCustomerEmail', email: 'ada@example.org' },
      { action: 'setCustomType', fields: { utmSource: 'newsletter' } },
      { action: 'recalculate' },
      { action: 'setShippingAddress', address },
      { action: 'setBillingAddress', address: company, clientType: 'COMPANY' },
      { action: 'setBillingVatNumber', vatNumber: 'ATU12345678' },
    );
    expect(answer.statusCode).toBe(200);
    expect(shop.engine.asked.map(({ variables }) => variables)).toEqual([
      {
        cartId: '41',
        version: 0,
        intentId: change.intentId,
        changes: [
          { add: { sku: '4100020', quantity: 1, parentSku: 'EX10010001' } },
          { add: { sku: 'EX10010001', quantity: 3 } },
          { setContact: { email: 'ada@example.org' } },
          { setFields: { utmSource: 'newsletter' } },
          { recalculate: true },
          { setShippingAddress: { address } },
          { setBillingAddress: { address: company, clientType: 'COMPANY' } },
          { setBillingVatNumber: { vatNumber: 'ATU12345678' } },
        ],
      },
    ]);
  });

  it('keeps where somebody came from only of who has agreed to it, whatever the browser sends', async () => {
    const fields = { customerAgreedToSendEmail: true, utmSource: 'newsletter' };
    await shop.post('new-ct/updateCart', { ...change, actions: [{ action: 'setCustomType', fields }] });
    expect(shop.engine.asked.map(({ variables }) => variables)).toMatchObject([
      { changes: [{ setFields: { customerAgreedToSendEmail: true } }] },
    ]);
    expect(JSON.stringify(shop.engine.asked)).not.toContain('"newsletter"');
  });

  it.each(['', 'a b', '<i>', 'x'.repeat(61)])('takes no source that is no plain word: %j', async (utmSource) => {
    const answer = await update({ action: 'setCustomType', fields: { utmSource } });
    expect(answer.json()).toMatchObject({ failure: { code: 'invalid-input' } });
  });

  it('only asks whether a payment is the shopper’s own, and leaves the cart as it is', async () => {
    const cart = { ...engineCartWithOvens, version: 0 };
    shop.engine.answer = { body: { data: { outcome: enginePayment, cart } } };
    const added = await update({ action: 'addPayment', paymentId: enginePayment.attemptId });
    expect(added.json()).toMatchObject({ data: { cart: { id: '41', version: 0 } } });
    expect(shop.engine.asked.map(({ variables }) => variables)).toEqual([
      { cartId: '41', attemptId: enginePayment.attemptId },
      { cartId: '41' },
    ]);
  });

  it('changes nothing where a payment is not the shopper’s own', async () => {
    shop.engine.answer = { body: { data: { outcome: engineRefusal('payment-not-found') } } };
    for (const paymentId of [enginePayment.attemptId, '5']) {
      const answer = await update({ action: 'recalculate' }, { action: 'addPayment', paymentId });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ failure: { code: 'payment-not-found' } });
    }
    expect(shop.engine.asked).toHaveLength(1);
  });

  it('takes a VAT number back, and one at most', async () => {
    expect((await update({ action: 'setBillingVatNumber', vatNumber: null })).statusCode).toBe(200);
    expect(shop.engine.asked).toMatchObject([
      { variables: { changes: [{ setBillingVatNumber: { vatNumber: null } }] } },
    ]);
    const named = { action: 'setBillingVatNumber', vatNumber: 'ATU12345678' };
    expect((await update(named, named)).json()).toMatchObject({ failure: { code: 'invalid-input' } });
  });

  it.each([
    ['a postal code of another country', { postalCode: 'SW1A 1AA' }, ['postalCode']],
    ['a house number without a digit', { streetNumber: 'a' }, ['streetNumber']],
    ['both', { postalCode: '1', streetNumber: 'a' }, ['streetNumber', 'postalCode']],
  ])('refuses %s and names the field', async (_what, wrong, fields) => {
    const faulty = { ...address, ...wrong };
    const shipping = await update({ action: 'setShippingAddress', address: faulty });
    expect(shipping.json()).toEqual({ failure: { code: 'shipping-address-error', fields } });
    const billing = await update({ action: 'setBillingAddress', address: faulty, clientType: 'PRIVATE' });
    expect(billing.json()).toEqual({ failure: { code: 'billing-address-error', fields } });
    expect(shop.engine.asked).toHaveLength(0);
  });

  it('refuses the bill of a company without a name', async () => {
    const answer = await update({ action: 'setBillingAddress', address, clientType: 'COMPANY' });
    expect(answer.json()).toEqual({ failure: { code: 'billing-address-error', fields: ['company'] } });
  });

  it('sends nothing to where the shop does not deliver', async () => {
    const zurich = { ...address, country: 'CH', postalCode: '8001' };
    const answer = await update({ action: 'setShippingAddress', address: zurich });
    expect(answer.json()).toEqual({ failure: { code: 'shipping-address-error', fields: ['country'] } });
  });

  it('checks an address by the country it is in, whichever store asks', async () => {
    const abroad = { ...address, country: 'FR', postalCode: '75001' };
    for (const action of [
      { action: 'setShippingAddress', address: abroad },
      { action: 'setBillingAddress', address: abroad, clientType: 'PRIVATE' },
    ])
      expect((await update(action)).statusCode).toBe(200);
  });

  it.each([
    ['guarantee-not-offered', 422, {}],
    ['parent-not-in-cart', 422, {}],
    ['shipping-address-error', 422, { fields: [] }],
  ])('passes on %s', async (code, status, details) => {
    shop.engine.answer = { body: { data: { changeCart: refusedCall(code, details) } } };
    const answer = await update({ action: 'recalculate' });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ failure: { code, ...details } });
  });
});
