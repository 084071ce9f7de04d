import { testBrowser } from '@tradehall/testing/payment/component-data.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askProvider, paymentBody } from './ask-provider.ts';
import { startTestMerchant } from './test-merchant.ts';

const place = { street: 'Long Street', houseNumberOrName: '1', postalCode: '10115', city: 'Berlin', country: 'DE' };
const line = {
  id: 'line',
  description: 'Oven',
  quantity: 1,
  amountIncludingTax: 12_345,
  amountExcludingTax: 10_374,
  taxAmount: 1_971,
  taxPercentage: 1_900,
};
const invoice = {
  paymentMethod: { type: 'ratepay' },
  countryCode: 'DE',
  shopperLocale: 'de-DE',
  shopperName: { firstName: 'Anna', lastName: 'Nowak' },
  dateOfBirth: '1980-05-17',
  telephoneNumber: '+4930123456',
  billingAddress: place,
  deliveryAddress: { ...place, firstName: 'Anna', lastName: 'Nowak' },
  lineItems: [line],
};
const onWeb = { channel: 'Web', origin: 'https://shop.example', browserInfo: testBrowser };
const onFile = { shopperReference: 'customer-1', recurringProcessingModel: 'CardOnFile' };
const withoutCard = { type: 'scheme', holderName: 'Anna Nowak' };
const stored = { type: 'scheme', storedPaymentMethodId: 'kept' };
const paidBy = (type: string, more: object = {}) => ({ paymentMethod: { type, ...more } });

/** What is wrong, and the changes that make a right request so. */
const wrong: readonly (readonly [string, object])[] = [
  ['no reference', { reference: undefined }],
  ['a reference of 81 characters', { reference: 'x'.repeat(81) }],
  ['no amount', { amount: undefined }],
  ['an amount of nothing', { amount: { value: 0, currency: 'EUR' } }],
  ['an amount of whole euros', { amount: { value: 123.45, currency: 'EUR' } }],
  ['a currency in small letters', { amount: { value: 100, currency: 'eur' } }],
  ['the account of another merchant', { merchantAccount: 'Somebody' }],
  ['no address to come back to', { returnUrl: undefined }],
  ['an address of an app on the web', { returnUrl: 'my-app://back' }],
  ['an address to come back to of 1,025 characters', { returnUrl: `https://shop.example/${'x'.repeat(1_004)}` }],
  ['an address to come back to with letters beyond ASCII', { returnUrl: 'https://shop.example/zurück' }],
  ['no method', { paymentMethod: undefined }],
  ['a method that nobody knows', paidBy('cowries')],
  ['a field that nobody knows', { customerNumber: '7' }],
  ['a field of the method that nobody knows', paidBy('ideal', { bank: 'mine' })],
  ['a country by its name', { countryCode: 'Germany' }],
  ['a language without a country', { shopperLocale: 'de' }],
  ['a shopper named in two characters', { shopperReference: 'me' }],
  ['an e-mail address that is none', { shopperEmail: 'anna' }],
  ['a phone number without its country', { telephoneNumber: '030123456' }],
  ['a name of 81 characters', { shopperName: { firstName: 'x'.repeat(81), lastName: 'y' } }],
  ['a billing address with a name in it', { billingAddress: { ...place, firstName: 'Anna' } }],
  ['a billing address without its city', { billingAddress: { ...place, city: undefined } }],
  ['a region by its name', { billingAddress: { ...place, stateOrProvince: 'Brandenburg' } }],
  ['a postal code of 11 characters', { deliveryAddress: { ...place, postalCode: '12345678901' } }],
  ['a scheme without its card', { paymentMethod: withoutCard }],
  ['a card on the web without its browser', { ...onWeb, browserInfo: undefined }],
  ['half a browser', { ...onWeb, browserInfo: { language: 'de', colorDepth: 24 } }],
  ['a page with a path as the origin', { ...onWeb, origin: 'https://shop.example/checkout' }],
  ['a card to be kept for nobody', { storePaymentMethod: true, recurringProcessingModel: 'CardOnFile' }],
  ['a card to be kept for no purpose', { storePaymentMethod: true, shopperReference: 'customer-1' }],
  ['a stored card of nobody', { paymentMethod: stored, recurringProcessingModel: 'CardOnFile' }],
  ['a stored card as if it was typed', { ...onFile, paymentMethod: stored, shopperInteraction: 'Ecommerce' }],
  ['a typed card as if it was stored', { ...onFile, shopperInteraction: 'ContAuth' }],
  ['a wallet without its token', paidBy('googlepay')],
  ['BLIK without its code', paidBy('blik')],
  ['BLIK with five digits', paidBy('blik', { blikCode: '12345' })],
  ['MB WAY without a phone', paidBy('mbway', { shopperEmail: 'anna@example.test' })],
  ['MB WAY without an e-mail address', paidBy('mbway', { telephoneNumber: '+351912345678' })],
  ['Vipps without a phone', { ...paidBy('vipps'), amount: { value: 100, currency: 'NOK' } }],
  ['Polish banking without a bank', { ...paidBy('onlineBanking_PL'), amount: { value: 100, currency: 'PLN' } }],
  ['a bank that is not listed', paidBy('eps', { issuer: 'mine' })],
  ['Bancontact without its card', paidBy('bcmc')],
  ['Ratepay without a birthday', { ...invoice, dateOfBirth: undefined }],
  ['Ratepay without a phone', { ...invoice, telephoneNumber: undefined }],
  ['Ratepay without a delivery address', { ...invoice, deliveryAddress: undefined }],
  ['an invoice without its lines', { ...invoice, lineItems: undefined }],
  ['an invoice whose lines come to less', { ...invoice, lineItems: [{ ...line, quantity: 1, amountIncludingTax: 1 }] }],
  ['an invoice whose tax does not add up', { ...invoice, lineItems: [{ ...line, taxAmount: 1 }] }],
  ['a company’s invoice without the company', { ...invoice, ...paidBy('klarna_b2b') }],
];

describe('a request that the real provider would refuse', () => {
  let merchant: Awaited<ReturnType<typeof startTestMerchant>>;
  const ask = (path: string, body: object, key?: string) =>
    askProvider(merchant.provider.url, { path, body, ...(key === undefined ? {} : { key }) });

  beforeAll(async () => {
    merchant = await startTestMerchant();
  });
  afterAll(() => merchant[Symbol.asyncDispose]());

  it.each(wrong)('is refused: %s', async (_name, changes) => {
    const answer = await ask('/payments', paymentBody(changes));
    expect([403, 422]).toContain(answer.status);
    expect(answer.errorCode).toMatch(/^\d+/);
    expect(answer.errorType).toMatch(/^(?:validation|security)$/);
    expect(answer.pspReference).toMatch(/^[A-Z\d]{16}$/);
    expect(merchant.provider.journal.entries).toEqual([]);
  });

  it('is right without what was wrong with it', async () => {
    for (const right of [invoice, onWeb, { ...onFile, storePaymentMethod: true, shopperInteraction: 'Ecommerce' }])
      expect(await ask('/payments', paymentBody(right))).toMatchObject({ resultCode: 'Authorised' });
    merchant.provider.journal.clear();
  });

  it('is refused wherever it is sent to', async () => {
    const amount = { value: 100, currency: 'EUR' };
    const { pspReference = '' } = await ask('/payments', paymentBody(invoice));
    const refunds = `/payments/${pspReference}/refunds`;
    const requests = [
      ['/paymentMethods', { amount, country: 'DE' }],
      ['/paymentMethods', { amount, shopperReference: 'me' }],
      ['/payments/details', {}],
      ['/payments/details', { details: {} }],
      ['/payments/details', { details: { redirectResult: 'x'.repeat(20_001) } }],
      ['/cancels', { reference: 'C-1' }],
      [`/payments/${pspReference}/reversals`, { reference: 'x'.repeat(81) }],
      [refunds, {}],
      [refunds, { amount: { value: 100, currency: 'SEK' }, lineItems: [line] }],
      [refunds, { amount }],
    ] as const;
    for (const [path, body] of requests) expect([path, (await ask(path, body)).status]).toEqual([path, 422]);
    const longKey = await ask('/payments', paymentBody({ reference: 'TH-9' }), 'k'.repeat(65));
    expect(longKey).toMatchObject({ status: 422, errorCode: '704' });
  });
});
