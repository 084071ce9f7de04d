import { cart as cartSchema, type Cart } from '@tradehall/domain/cart/cart.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { productDocument } from '../testing/documents.ts';
import { engineCartWithOvens, engineGuarantee, engineOvens } from '../testing/engine-answers.ts';
import { openStandInShop, type StandInShop } from '../testing/stand-in-shop.ts';

const me = z.object({ data: z.object({ me: z.object({ activeCart: cartSchema }) }) });
const euros = (centAmount: number) => ({ centAmount, currencyCode: 'EUR', fractionDigits: 2 });

let shop: StandInShop;

beforeEach(async () => {
  shop = await openStandInShop();
});
afterEach(() => shop[Symbol.asyncDispose]());

/** The cart of the engine as a shopper reads it. */
async function read(changes: object): Promise<Cart> {
  shop.engine.answer = { body: { data: { activeCart: { ...engineCartWithOvens, ...changes } } } };
  const answer = await shop.post('new-ct/getMe', { locale: 'de-DE', customer: false });
  return me.parse(answer.json()).data.me.activeCart;
}

describe('a line of a cart', () => {
  it('says how the price came about and what more pieces would save', async () => {
    const volume = {
      id: 'volume',
      name: 'Mengenrabatt',
      type: 'relative',
      permyriad: 500,
      money: null,
      amount: 4_490,
      requiresCode: false,
    };
    const { lineItems } = await read({
      lines: [
        {
          ...engineOvens,
          lineTotal: 85_310,
          discounts: [volume],
          nextVolumeStep: { missing: 2, discountPermyriad: 1_000, saving: 4_490 },
          trace: [
            { step: 'list', amount: 49_900, permyriad: null, source: null },
            { step: 'volume', amount: 2_245, permyriad: 500, source: 'ovens' },
          ],
        },
      ],
    });
    expect(lineItems).toMatchObject([
      {
        kind: 'standard_product',
        availableQuantity: 12,
        discountedPricePerQuantity: [{ quantity: 2, discountedPrice: euros(42_655) }],
        discounts: [
          {
            id: 'volume',
            name: 'Mengenrabatt',
            type: 'relative',
            targetType: 'lineItems',
            value: { permyriad: 500 },
            discountedAmount: euros(4_490),
            requiresDiscountCode: false,
          },
        ],
        nextVolumeStep: { missing: 2, discountPermyriad: 1_000, saving: euros(4_490) },
        trace: [
          { step: 'list', amount: euros(49_900), permyriad: null, source: null },
          { step: 'volume', amount: euros(2_245), permyriad: 500, source: 'ovens' },
        ],
      },
    ]);
  });

  it('adds up to the cent when a sum is spread over its pieces', async () => {
    const coupon = {
      id: '5',
      name: 'Willkommen',
      type: 'absolute',
      permyriad: null,
      money: 1_000,
      amount: 1_000,
      requiresCode: true,
    };
    const { lineItems } = await read({
      lines: [{ ...engineOvens, quantity: 3, lineTotal: 133_700, discounts: [coupon] }],
    });
    expect(lineItems[0]?.discounts).toMatchObject([{ value: { money: euros(1_000) }, requiresDiscountCode: true }]);
    expect(lineItems[0]?.discountedPricePerQuantity).toEqual([
      { quantity: 1, discountedPrice: euros(44_566) },
      { quantity: 2, discountedPrice: euros(44_567) },
    ]);
  });

  it('is an extra guarantee by name in the language of the shopper', async () => {
    const { lineItems } = await read({ lines: [engineOvens, engineGuarantee] });
    expect(lineItems[1]).toMatchObject({
      name: 'Zusatzgarantie, +3 Jahre',
      kind: 'extra_guarantee',
      parentSku: 'EX10010001',
      productSlug: null,
    });
    expect(shop.documents.loads).toEqual([{ kind: 'product', keys: ['EX10010001'] }]);
  });

  it('is an accessory when it was made for other products', async () => {
    const peel = productDocument({ sku: 'EX10010002', key: 'EX10010002', parentProducts: ['EX10010001'] });
    shop.documents.put('product', 'de-DE', 'EX10010002', peel);
    const { lineItems } = await read({ lines: [{ ...engineOvens, sku: 'EX10010002' }] });
    expect(lineItems).toMatchObject([{ kind: 'accessory' }]);
  });

  it('is a gift that names its coupon', async () => {
    const gift = {
      id: '5',
      name: 'Geschenk',
      type: 'giftLineItem',
      permyriad: 10_000,
      money: null,
      amount: 44_900,
      requiresCode: true,
    };
    const line = { ...engineOvens, quantity: 1, giftOf: '5', lineTotal: 0, lineTotalNet: 0, discounts: [gift] };
    const { lineItems } = await read({ lines: [line] });
    expect(lineItems).toMatchObject([
      {
        giftOf: '5',
        totalPrice: euros(0),
        discountedPricePerQuantity: [{ quantity: 1, discountedPrice: euros(0) }],
        discounts: [{ targetType: 'giftLineItem' }],
      },
    ]);
  });
});

describe('a cart', () => {
  it('is net where the engine says so', async () => {
    expect(await read({ taxMode: 'External' })).toMatchObject({ taxMode: 'External' });
    expect(await read({})).toMatchObject({ taxMode: 'Platform' });
  });

  it('says what sending would cost and how much is missing until it costs nothing', async () => {
    const cart = await read({
      shippingEstimate: { key: 'parcel', price: 590, freeAbove: 15_000, missingForFree: 2_000 },
      estimatedTotal: 13_590,
      estimatedTaxPortions: [{ ratePermyriad: 1900, tax: 14_432 }],
    });
    expect(cart).toMatchObject({
      subtotal: euros(89_800),
      shippingEstimate: {
        shippingMethodKey: 'parcel',
        price: euros(590),
        freeAbove: euros(15_000),
        missingForFree: euros(2_000),
      },
      estimatedTotal: euros(13_590),
      estimatedTaxPortions: [{ ratePermyriad: 1900, amount: euros(14_432) }],
      shippingInfo: null,
    });
  });

  it('has its addresses, its way of sending and what else the shopper told', async () => {
    const address = {
      firstName: 'Ada',
      lastName: 'Berg',
      streetName: 'Lange Straße',
      streetNumber: '5a',
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
    };
    const proof = { vatNumber: 'DE123456789', vatValidated: 'false' };
    const cart = await read({
      customerId: '3',
      customerEmail: 'ada@example.org',
      shippingAddress: { ...address, custom: null },
      billingAddress: { ...address, custom: proof },
      shippingMethodKey: 'freight',
      shipping: 5_900,
      shippingNet: 4_958,
      cashOnDeliveryFee: 690,
      customerAgreedToSendEmail: true,
      utmSource: 'newsletter',
    });
    expect(cart).toMatchObject({
      customerId: '3',
      customerEmail: 'ada@example.org',
      shippingAddress: { ...address, id: 'shipping', custom: null },
      billingAddress: { ...address, id: 'billing', custom: proof },
      shippingInfo: {
        shippingMethodKey: 'freight',
        price: euros(5_900),
        taxedPrice: { totalNet: euros(4_958), taxPortions: [{ ratePermyriad: 1900, amount: euros(942) }] },
      },
      custom: { calculatedCodFee: euros(690), customerAgreedToSendEmail: true, utmSource: 'newsletter' },
    });
  });

  it('tells which of its coupons takes nothing off, and why', async () => {
    const { discountCodes } = await read({
      coupons: [
        { id: '5', code: 'WELCOME', notAppliedBecause: null, minimum: null },
        { id: '6', code: 'BIG', notAppliedBecause: 'coupon-minimum-not-met', minimum: 50_000 },
      ],
    });
    expect(discountCodes).toEqual([
      { discountCode: { id: '5', code: 'WELCOME' }, notAppliedBecause: null, minimum: null },
      {
        discountCode: { id: '6', code: 'BIG' },
        notAppliedBecause: 'coupon-minimum-not-met',
        minimum: euros(50_000),
      },
    ]);
  });

  it('tells by name what the shop changed by itself, also of products that have left it', async () => {
    const peel = productDocument({ sku: 'EX10010002', key: 'EX10010002', name: 'Pizzaschaufel' });
    shop.documents.put('product', 'de-DE', 'EX10010002', peel);
    const nothing = { sku: null, quantity: null, before: null, after: null, name: null };
    const { notices } = await read({
      notices: [
        { ...nothing, kind: 'price-changed', sku: 'EX10010001', before: 44_900, after: 45_900 },
        { ...nothing, kind: 'line-removed', sku: 'EX10010002' },
        { ...nothing, kind: 'line-removed', sku: '4100010' },
        { ...nothing, kind: 'coupon-removed', name: 'WELCOME' },
      ],
    });
    expect(notices).toMatchObject([
      { kind: 'price-changed', name: 'Pizzaofen 2 Kammern', before: euros(44_900), after: euros(45_900) },
      { kind: 'line-removed', name: 'Pizzaschaufel' },
      { kind: 'line-removed', sku: '4100010', name: 'Zusatzgarantie, +1 Jahr' },
      { kind: 'coupon-removed', sku: null, name: 'WELCOME' },
    ]);
  });
});
