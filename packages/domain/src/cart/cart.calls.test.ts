import { describe, expect, it } from 'vitest';
import { cartCalls } from './cart.calls.ts';

const change = {
  locale: 'de-DE',
  cartId: '17',
  version: 3,
  intentId: '0b6a3c1e-6a4e-4b54-9d3f-0d9a4c1f2b11',
};
const address = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lange Straße',
  streetNumber: '5a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
};

const accepts = (name: keyof typeof cartCalls, input: unknown): boolean =>
  cartCalls[name].takes.safeParse(input).success;
const updates = (action: unknown): boolean => accepts('updateCart', { ...change, actions: [action] });

describe('addToCart', () => {
  it('takes a product, a quantity, the version and the intent', () => {
    expect(accepts('addToCart', { ...change, sku: 'EX10000001', quantity: 2 })).toBe(true);
  });

  it.each([0, -1, 1.5, 1001, 1e309, '1e3'])('refuses the quantity %j', (quantity) => {
    expect(accepts('addToCart', { ...change, sku: 'EX10000001', quantity })).toBe(false);
  });

  it.each(['price', 'customerId', 'storeKey'])('refuses the key %s', (key) => {
    expect(accepts('addToCart', { ...change, sku: 'EX10000001', quantity: 1, [key]: '1' })).toBe(false);
  });

  it.each(['version', 'intentId', 'cartId', 'locale'])('refuses a change without %s', (key) => {
    expect(accepts('addToCart', { ...change, sku: 'EX10000001', quantity: 1, [key]: undefined })).toBe(false);
  });
});

describe('updateCartQuantity', () => {
  it.each([
    [0, true],
    [1000, true],
    [-1, false],
    [1001, false],
    [0.5, false],
  ])('with quantity %d: %s', (quantity, accepted) => {
    expect(accepts('updateCartQuantity', { ...change, sku: '4100010', quantity })).toBe(accepted);
  });
});

describe('updateCart', () => {
  it.each([
    { action: 'setCustomerEmail', email: 'ada@example.org' },
    { action: 'addPayment', paymentId: '5' },
    { action: 'addLineItem', sku: '4100020', quantity: 1, parentSku: 'EX10000001' },
    { action: 'setCustomType', fields: { utmSource: 'newsletter' } },
    { action: 'recalculate' },
    { action: 'setShippingAddress', address },
    { action: 'setBillingAddress', address: { ...address, vatNumber: 'DE123456789' }, clientType: 'COMPANY' },
    { action: 'setBillingVatNumber', vatNumber: null },
  ])('can $action', (action) => {
    expect(updates(action)).toBe(true);
  });

  it.each([
    ['a fee', { action: 'setCustomType', fields: { calculatedCodFee: { centAmount: 0 } } }],
    ['a price', { action: 'setLineItemPrice', lineItemId: '1', externalPrice: { centAmount: 1 } }],
    ['the price of a new line', { action: 'addLineItem', sku: 'EX10000001', quantity: 1, externalPrice: 1 }],
    ['the tax mode', { action: 'changeTaxMode', taxMode: 'External' }],
    [
      'the VAT verdict',
      { action: 'setBillingAddress', address: { ...address, vatValidated: 'true' }, clientType: 'COMPANY' },
    ],
    ['the customer', { action: 'setCustomerId', customerId: '1' }],
  ])('refuses to let the browser set %s', (_what, action) => {
    expect(updates(action)).toBe(false);
  });

  it('refuses markup in an address', () => {
    expect(updates({ action: 'setShippingAddress', address: { ...address, city: '<b>Berlin' } })).toBe(false);
  });

  it('refuses an empty list of actions', () => {
    expect(accepts('updateCart', { ...change, actions: [] })).toBe(false);
  });
});
