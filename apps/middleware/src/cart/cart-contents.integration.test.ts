import { randomUUID } from 'node:crypto';
import type { CartAction } from '@tradehall/domain/cart/cart-action.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCartTestShop } from '../testing/cart-test-shop.ts';
import { productDocument } from '../testing/documents.ts';
import { startRealEngine, type RealEngine } from '../testing/real-shop.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { openTestBrowser } from '../testing/test-browser.ts';
import { valueOf } from '../testing/value-of.ts';

const locale = 'de-DE';
const oven = 'EX10010001';
const peel = 'EX10010002';
const threeYears = '4100030';
const address = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lange Straße',
  streetNumber: '5a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
} as const;

const newPrice = `
  UPDATE store_price SET list_cents = 2190 FROM product_variant variant
   WHERE variant.id = variant_id AND variant.sku = $1 AND store_key = 'tradehall_de'`;

let engine: RealEngine;
let app: FastifyInstance;
let middlewareUrl: string;

beforeAll(async () => {
  engine = await startRealEngine();
  await fillCartTestShop(engine.databaseUrl, 1);
  const documents = new StoredDocuments();
  documents.put('product', locale, oven, productDocument());
  app = buildTestApp({ engineUrl: engine.url, load: documents.load });
  middlewareUrl = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await engine[Symbol.asyncDispose]();
});

const against = ({ id, version }: Cart) => ({ locale, cartId: id, version, intentId: randomUUID() }) as const;

/** Somebody with so many ovens in the cart. */
async function arriveWithOvens(quantity: number) {
  const { 'new-ct': shop } = openTestBrowser(middlewareUrl).calls;
  const { cart: empty } = valueOf(await shop.createCart({ locale }));
  const { cart } = valueOf(await shop.addToCart({ ...against(empty), sku: oven, quantity }));
  const update = (at: Cart, ...actions: CartAction[]) => shop.updateCart({ ...against(at), actions });
  return { shop, cart, update };
}

describe('an extra guarantee', () => {
  const wish = { action: 'addLineItem', sku: threeYears, quantity: 1, parentSku: oven } as const;

  it('costs its share of the product, follows its quantity and goes with it', async () => {
    const { shop, cart, update } = await arriveWithOvens(2);
    const guaranteed = valueOf(await update(cart, wish)).cart;
    expect(guaranteed.lineItems).toMatchObject([
      { kind: 'standard_product', quantity: 2 },
      {
        name: 'Zusatzgarantie, +3 Jahre',
        kind: 'extra_guarantee',
        parentSku: oven,
        quantity: 2,
        price: { value: { centAmount: 6_735 } },
        totalPrice: { centAmount: 13_470 },
      },
    ]);
    const more = valueOf(await shop.updateCartQuantity({ ...against(guaranteed), sku: oven, quantity: 3 })).cart;
    expect(more.lineItems).toMatchObject([{ quantity: 3 }, { quantity: 3, totalPrice: { centAmount: 20_205 } }]);
    const gone = valueOf(await shop.removeFromCart({ ...against(more), sku: oven })).cart;
    expect(gone.lineItems).toEqual([]);
  });

  it('can be taken away by itself', async () => {
    const { shop, cart, update } = await arriveWithOvens(1);
    const guaranteed = valueOf(await update(cart, wish)).cart;
    const without = await shop.removeFromCart({ ...against(guaranteed), sku: threeYears, parentSku: oven });
    expect(valueOf(without).cart.lineItems).toMatchObject([{ variant: { sku: oven } }]);
  });

  it('is refused where it is not offered, and without its product', async () => {
    const { shop, cart, update } = await arriveWithOvens(1);
    const absent = await update(cart, { ...wish, parentSku: peel });
    expect(absent).toEqual({ ok: false, failure: { code: 'parent-not-in-cart' } });
    const both = valueOf(await shop.addToCart({ ...against(cart), sku: peel, quantity: 1 })).cart;
    const excluded = await update(both, { ...wish, parentSku: peel });
    expect(excluded).toEqual({ ok: false, failure: { code: 'guarantee-not-offered' } });
  });
});

describe('a coupon', () => {
  it('takes its share off, shows as a discount and can be taken off again', async () => {
    const { shop, cart } = await arriveWithOvens(1);
    const reduced = valueOf(await shop.applyCartCoupon({ ...against(cart), code: 'tenth' })).cart;
    const [applied] = reduced.discountCodes;
    const entry = {
      id: applied?.discountCode.id,
      type: 'relative',
      value: { permyriad: 1_000 },
      discountedAmount: { centAmount: 4_490 },
      requiresDiscountCode: true,
    };
    expect(reduced).toMatchObject({
      discountCodes: [{ discountCode: { code: 'TENTH' }, notAppliedBecause: null }],
      discounts: [entry],
      subtotal: { centAmount: 40_410 },
      lineItems: [{ discounts: [entry], totalPrice: { centAmount: 40_410 } }],
    });
    expect(reduced.lineItems[0]?.trace.map(({ step }) => step)).toContain('coupon');
    const discountCode = { typeId: 'discount-code', id: applied?.discountCode.id ?? '' } as const;
    const whole = valueOf(await shop.removeCartCoupon({ ...against(reduced), discountCode })).cart;
    expect(whole).toMatchObject({ discountCodes: [], discounts: [], subtotal: { centAmount: 44_900 } });
    const again = valueOf(await shop.removeCartCoupon({ ...against(whole), discountCode })).cart;
    expect(again).toMatchObject({ id: cart.id, discountCodes: [], subtotal: { centAmount: 44_900 } });
  });

  it.each([
    ['NOSUCH', { code: 'coupon-unknown' }],
    ['BYGONE', { code: 'coupon-expired' }],
    ['PEELS', { code: 'coupon-not-for-these-products' }],
    ['BIGBUY', { code: 'coupon-minimum-not-met', minimum: { centAmount: 100_000, currencyCode: 'EUR' } }],
  ])('%s is refused with its reason, and the cart stays as it is', async (code, failure) => {
    const { shop, cart } = await arriveWithOvens(1);
    expect(await shop.applyCartCoupon({ ...against(cart), code })).toMatchObject({ ok: false, failure });
    expect(valueOf(await shop.getMe({ locale, customer: false })).me.activeCart).toEqual(cart);
  });
});

describe('what a shopper tells about the order', () => {
  it('is kept with the cart: address, e-mail and consent; the way of sending follows', async () => {
    const { cart, update } = await arriveWithOvens(1);
    const told = valueOf(
      await update(
        cart,
        { action: 'setCustomerEmail', email: 'ada@example.org' },
        { action: 'setCustomType', fields: { customerAgreedToSendEmail: true, utmSource: 'newsletter' } },
        { action: 'setShippingAddress', address },
        {
          action: 'setBillingAddress',
          address: { ...address, company: 'Berg GmbH', vatNumber: 'DE123456789' },
          clientType: 'COMPANY',
        },
      ),
    ).cart;
    expect(told).toMatchObject({
      version: cart.version + 1,
      customerEmail: 'ada@example.org',
      // Where from is nobody's business without consent.
      custom: { customerAgreedToSendEmail: true, utmSource: null },
      shippingAddress: { ...address, custom: null },
      billingAddress: { ...address, custom: { vatNumber: 'DE123456789', vatValidated: 'false' } },
      shippingInfo: { shippingMethodKey: 'parcel' },
    });
    expect(told.estimatedTotal).toEqual(told.totalPrice);
  });

  it('changes nothing where one of the actions is refused', async () => {
    const { shop, cart, update } = await arriveWithOvens(1);
    const refused = await update(
      cart,
      { action: 'setCustomerEmail', email: 'ada@example.org' },
      { action: 'addLineItem', sku: peel, quantity: 4 },
    );
    expect(refused).toEqual({ ok: false, failure: { code: 'insufficient-stock', available: 3 } });
    expect(valueOf(await shop.getMe({ locale, customer: false })).me.activeCart).toEqual(cart);
  });
});

describe('a cart', () => {
  it('is gone when it was deleted, and the next one is another', async () => {
    const { shop, cart } = await arriveWithOvens(1);
    expect(await shop.deleteCart(against(cart))).toEqual({ ok: true, value: {} });
    expect(valueOf(await shop.getMe({ locale, customer: false })).me.activeCart).toBeNull();
    const late = await shop.addToCart({ ...against(cart), sku: oven, quantity: 1 });
    expect(late).toEqual({ ok: false, failure: { code: 'cart-not-found' } });
    const next = valueOf(await shop.createCart({ locale })).cart;
    expect(next).toMatchObject({ version: 0, lineItems: [] });
    expect(next.id).not.toBe(cart.id);
  });

  it('tells what a product costs now when its price has changed meanwhile', async () => {
    const { shop, cart } = await arriveWithOvens(1);
    const filled = valueOf(await shop.addToCart({ ...against(cart), sku: peel, quantity: 1 })).cart;
    const database = new Client({ connectionString: engine.databaseUrl });
    await database.connect();
    await database.query(newPrice, [peel]);
    await database.end();
    const { activeCart } = valueOf(await shop.getMe({ locale, customer: false })).me;
    expect(activeCart).toMatchObject({
      version: filled.version + 1,
      notices: [{ kind: 'price-changed', sku: peel, before: { centAmount: 1_990 }, after: { centAmount: 2_190 } }],
      subtotal: { centAmount: 44_900 + 2_190 },
    });
  });
});
