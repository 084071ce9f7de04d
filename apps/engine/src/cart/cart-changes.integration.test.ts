import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestCart, TestChange } from '../testing/shop-client';
import { CartUnderTest, fourYears, fryer, kettle, lastThree, oneYear, oven, spoon } from '../testing/cart-under-test';

let shop: CartUnderTest;

beforeAll(async () => {
  shop = await CartUnderTest.start();
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
});

const linesOf = ({ lines }: TestCart) =>
  lines.map(({ sku, quantity, parentSku }) => [sku, quantity, parentSku] as const);
const add = (sku: string, quantity: number): TestChange => ({ add: { sku, quantity } });
const guarantee = (sku: string, parentSku: string): TestChange => ({ add: { sku, quantity: 1, parentSku } });

const address = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lange Straße',
  streetNumber: '5a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
};
const parisian = { ...address, postalCode: '75001', city: 'Paris', country: 'FR' };

describe('a list of changes', () => {
  it('is made in its order, with one version', async () => {
    const { cart } = await shop.cartWith(add(kettle, 1), add(fryer, 2), {
      setQuantity: { sku: kettle, quantity: 5 },
    });
    expect(cart.version).toBe(1);
    expect(linesOf(cart)).toEqual([
      [kettle, 5, null],
      [fryer, 2, null],
    ]);
  });

  it('is made whole or not at all', async () => {
    const { shopper, cart } = await shop.cartWith(add(kettle, 1));
    const refused = await shopper.changeCart(cart.id, 1, shop.wish(), add(fryer, 1), add(lastThree, 4));
    expect(refused).toMatchObject({ code: 'insufficient-stock', available: 3 });
    expect(await shopper.cart(cart.id)).toMatchObject({ version: 1, lines: [{ sku: kettle, quantity: 1 }] });
  });

  it('has at least one change, at most twenty, and a delete alone', async () => {
    const { shopper, cart } = await shop.newCart();
    const many = Array.from({ length: 21 }, () => add(kettle, 1));
    for (const changes of [[], many, [add(kettle, 1), { delete: true as const }]])
      await expect(shopper.changeCart(cart.id, 0, shop.wish(), ...changes)).rejects.toThrow();
    expect(await shopper.cart(cart.id)).toMatchObject({ version: 0, lines: [] });
  });
});

describe('a guarantee', () => {
  it('costs its rate of the product, has as many pieces, follows every change and goes with the product', async () => {
    const { shopper, cart } = await shop.cartWith(add(kettle, 2), guarantee(oneYear, kettle));
    expect(cart.lines).toMatchObject([
      { sku: kettle, quantity: 2 },
      { sku: oneYear, quantity: 2, parentSku: kettle, unitPrice: 100, availableQuantity: 2 },
    ]);
    const more = await shop.change(shopper, cart, add(kettle, 3));
    expect(linesOf(more)).toContainEqual([oneYear, 5, kettle]);
    const fewer = await shop.change(shopper, more, { setQuantity: { sku: kettle, quantity: 1 } });
    expect(linesOf(fewer)).toContainEqual([oneYear, 1, kettle]);
    expect(await shop.change(shopper, fewer, { remove: { sku: kettle } })).toMatchObject({ lines: [], total: 0 });
  });

  it('is replaced by one of other years, and can be removed alone', async () => {
    const { shopper, cart } = await shop.cartWith(add(kettle, 2), guarantee(oneYear, kettle));
    const longer = await shop.change(shopper, cart, guarantee(fourYears, kettle));
    expect(linesOf(longer)).toEqual([
      [kettle, 2, null],
      [fourYears, 2, kettle],
    ]);
    const without = await shop.change(shopper, longer, { remove: { sku: fourYears, parentSku: kettle } });
    expect(linesOf(without)).toEqual([[kettle, 2, null]]);
  });

  it('belongs to one product each', async () => {
    const { shopper, cart } = await shop.cartWith(add(kettle, 1), add(lastThree, 2), guarantee(oneYear, kettle));
    const both = await shop.change(shopper, cart, guarantee(oneYear, lastThree));
    expect(linesOf(both)).toEqual(
      expect.arrayContaining([
        [oneYear, 1, kettle],
        [oneYear, 2, lastThree],
      ]),
    );
    const one = await shop.change(shopper, both, {
      setQuantity: { sku: oneYear, quantity: 0, parentSku: lastThree },
    });
    expect(linesOf(one)).toContainEqual([oneYear, 1, kettle]);
    expect(one.lines).toHaveLength(3);
  });

  it('keeps the quantity of its product, whatever is asked for', async () => {
    const { shopper, cart } = await shop.cartWith(add(kettle, 2), guarantee(oneYear, kettle));
    const asked = { setQuantity: { sku: oneYear, quantity: 9, parentSku: kettle } };
    expect(await shopper.changeCart(cart.id, 1, shop.wish(), asked)).toMatchObject({ version: 1 });
    expect(linesOf((await shopper.cart(cart.id)) ?? cart)).toContainEqual([oneYear, 2, kettle]);
  });

  it.each([
    ['a product that is not in the cart', guarantee(oneYear, lastThree), 'parent-not-in-cart'],
    ['a product without a rate', guarantee(oneYear, fryer), 'guarantee-not-offered'],
    ['something that is no guarantee', guarantee(fryer, kettle), 'guarantee-not-offered'],
    ['nothing', add(oneYear, 1), 'product-not-sellable'],
  ])('for %s is refused', async (_what, change, code) => {
    const { shopper, cart } = await shop.cartWith(add(kettle, 1), add(fryer, 1));
    expect(await shopper.changeCart(cart.id, 1, shop.wish(), change)).toMatchObject({ code });
  });
});

describe('a coupon', () => {
  it('takes off its share, once, and is removed by its id', async () => {
    const id = await shop.newCoupon({ code: 'TEN', action: 'coupon-percent', args: { percent: '10' } });
    const { shopper, cart } = await shop.cartWith(add(kettle, 2));
    const cheaper = await shop.change(shopper, cart, { applyCoupon: { code: 'ten' } });
    expect(cheaper).toMatchObject({
      version: 2,
      subTotal: 1_800,
      coupons: [{ id, code: 'TEN', notAppliedBecause: null }],
      discounts: [{ id, type: 'relative', permyriad: 1_000, amount: 200 }],
    });
    const again = await shopper.changeCart(cart.id, 2, shop.wish(), { applyCoupon: { code: 'TEN' } });
    expect(again).toMatchObject({ version: 2, subTotal: 1_800 });
    const removed = await shop.change(shopper, cheaper, { removeCoupon: { id } });
    expect(removed).toMatchObject({ version: 3, subTotal: 2_000, coupons: [], discounts: [] });
    expect(await shopper.changeCart(cart.id, 3, shop.wish(), { removeCoupon: { id } })).toMatchObject({ version: 3 });
  });

  it('is refused with the reason, and with what is needed', async () => {
    const rules = { minimum: 'EUR 50.00' };
    await shop.newCoupon({ code: 'FROM50', action: 'coupon-percent', args: { percent: '10' }, rules });
    const { shopper, cart } = await shop.cartWith(add(kettle, 2));
    const unknown = await shopper.changeCart(cart.id, 1, shop.wish(), { applyCoupon: { code: 'NEVER' } });
    expect(unknown).toMatchObject({ code: 'coupon-unknown' });
    const below = await shopper.changeCart(cart.id, 1, shop.wish(), { applyCoupon: { code: 'FROM50' } });
    expect(below).toMatchObject({
      code: 'coupon-minimum-not-met',
      minimum: { centAmount: 5_000, currencyCode: 'EUR' },
    });
    expect(await shopper.cart(cart.id)).toMatchObject({ version: 1, coupons: [] });
  });

  it('that has run out is seen by the next who reads the cart', async () => {
    const id = await shop.newCoupon({ code: 'SHORT', action: 'coupon-percent', args: { percent: '50' } });
    const { shopper, cart } = await shop.cartWith(add(kettle, 2), { applyCoupon: { code: 'SHORT' } });
    expect(cart.total).toBe(1_000);
    await shop.query(`UPDATE promotion SET "endsAt" = now() - interval '1 hour' WHERE id = $1`, [id]);
    const later = await shopper.cart(cart.id);
    expect(later).toMatchObject({ version: 2, total: 2_000, coupons: [{ notAppliedBecause: 'coupon-expired' }] });
    expect(await shopper.cart(cart.id)).toMatchObject({ version: 2 });
  });

  it('brings a gift that costs nothing, cannot be changed and goes with the coupon', async () => {
    const id = await shop.newCoupon({
      code: 'SPOON',
      action: 'coupon-gift',
      args: { sku: spoon },
      rules: { minimum: 'EUR 15.00' },
    });
    const { shopper, cart } = await shop.cartWith(add(kettle, 2), { applyCoupon: { code: 'SPOON' } });
    expect(cart.lines).toMatchObject([
      { sku: kettle, giftOf: null },
      { sku: spoon, quantity: 1, giftOf: id, lineTotal: 0, availableQuantity: 1 },
    ]);
    expect(cart.total).toBe(2_000);
    const asked = { setQuantity: { sku: spoon, quantity: 2 } };
    expect(await shopper.changeCart(cart.id, 1, shop.wish(), asked)).toMatchObject({ code: 'product-not-found' });
    const tooMany = await shopper.changeCart(cart.id, 1, shop.wish(), add(spoon, 2));
    expect(tooMany).toMatchObject({ code: 'insufficient-stock', available: 1 });
    const bought = await shop.change(shopper, cart, add(spoon, 1));
    expect(bought.lines.map(({ sku, giftOf }) => [sku, giftOf])).toEqual([
      [kettle, null],
      [spoon, id],
      [spoon, null],
    ]);
    const below = await shop.change(shopper, bought, { remove: { sku: spoon } }, { remove: { sku: kettle } });
    expect(below).toMatchObject({ lines: [], coupons: [{ notAppliedBecause: 'coupon-minimum-not-met' }] });
    const back = await shop.change(shopper, below, add(kettle, 2));
    expect(linesOf(back)).toContainEqual([spoon, 1, null]);
    const none = await shop.change(shopper, back, { removeCoupon: { id } });
    expect(linesOf(none)).toEqual([[kettle, 2, null]]);
  });
});

describe('contact and fields', () => {
  it('stand on the cart until they are set anew', async () => {
    const { shopper, cart } = await shop.cartWith(
      { setContact: { email: 'ada@example.org' } },
      { setFields: { customerAgreedToSendEmail: true, utmSource: 'newsletter' } },
    );
    expect(cart).toMatchObject({
      version: 1,
      customerEmail: 'ada@example.org',
      customerAgreedToSendEmail: true,
      utmSource: 'newsletter',
    });
    const changed = await shop.change(shopper, cart, { setFields: { customerAgreedToSendEmail: false } });
    expect(changed).toMatchObject({ customerAgreedToSendEmail: false, utmSource: 'newsletter' });
  });

  it('hold what a company finds the order by, and of a private person nothing', async () => {
    const buyerReferences = { purchaseOrder: 'PO 4711', costCentre: null };
    const person = { firstName: 'Ada', lastName: 'Berg', streetName: 'Ring', streetNumber: '5' };
    const address = { ...person, postalCode: '10115', city: 'Berlin', country: 'DE', phone: '+49301234567' };
    const { shopper, cart } = await shop.cartWith(
      { setFields: { buyerReferences } },
      { setBillingAddress: { address: { ...address, company: 'Berg GmbH' }, clientType: 'COMPANY' } },
    );
    expect(cart).toMatchObject({ buyerReferences });
    const changed = await shop.change(shopper, cart, { setBillingAddress: { address, clientType: 'PRIVATE' } });
    expect(changed).toMatchObject({ buyerReferences: { purchaseOrder: null, costCentre: null } });
  });
});

describe('an address', () => {
  it('is kept as it was written, and decides how and for how much the cart is sent', async () => {
    const { shopper, cart } = await shop.cartWith(add(kettle, 1));
    expect(cart).toMatchObject({ shipping: 0, shippingMethodKey: null, shippingEstimate: { key: 'parcel' } });
    const price = cart.shippingEstimate?.price ?? 0;
    expect(price).toBeGreaterThan(0);
    expect(cart.estimatedTotal).toBe(1_000 + price);
    expect(cart.taxPortions).toEqual([{ ratePermyriad: 1_900, net: 840, tax: 160 }]);
    const sent = await shop.change(shopper, cart, { setShippingAddress: { address } });
    expect(sent).toMatchObject({
      shipping: price,
      shippingMethodKey: 'parcel',
      total: 1_000 + price,
      estimatedTotal: 1_000 + price,
      shippingAddress: { ...address, custom: null },
    });
    // Known or expected, it is the same tax.
    expect(sent.taxPortions).toEqual(cart.estimatedTaxPortions);
    expect(sent.estimatedTaxPortions).toEqual(sent.taxPortions);
    const heavy = await shop.change(shopper, sent, add(oven, 1));
    expect(heavy).toMatchObject({ shippingMethodKey: 'freight', shippingEstimate: { key: 'freight' } });
    const emptied = await shop.change(shopper, heavy, { remove: { sku: oven } }, { remove: { sku: kettle } });
    expect(emptied).toMatchObject({ total: 0, shippingEstimate: null });
    expect(await shop.change(shopper, emptied, add(kettle, 1))).toMatchObject({ shipping: price });
  });

  it('in another country changes the tax and, with it, the price', async () => {
    const { shopper, cart } = await shop.cartWith(add(kettle, 1));
    const abroad = await shop.change(shopper, cart, { setShippingAddress: { address: parisian } });
    expect(abroad.lines).toMatchObject([{ taxRatePermyriad: 2_000, unitPriceNet: 840, unitPrice: 1_008 }]);
    expect(abroad.estimatedTotal).toBe(abroad.total);
    expect(abroad.shippingEstimate?.price).toBe(abroad.shipping);
    expect(abroad.notices).toEqual([]);
    expect(await shopper.cart(cart.id)).toMatchObject({ version: 2, total: abroad.total });
    const home = await shop.change(shopper, abroad, { setShippingAddress: { address } });
    expect(home.lines).toMatchObject([{ taxRatePermyriad: 1_900, unitPrice: 1_000 }]);
  });

  it('of the bill takes no word about the VAT number', async () => {
    const { shopper, cart } = await shop.cartWith(add(kettle, 1));
    const { vatNumber, ...named } = { ...parisian, company: 'Ada SARL', vatNumber: 'FR12345678901' };
    const billing = { ...named, vatNumber };
    const billed = await shop.change(shopper, cart, {
      setBillingAddress: { address: billing, clientType: 'COMPANY' },
    });
    expect(billed.billingAddress).toEqual({ ...named, custom: { vatNumber, vatValidated: 'false' } });
    const lying = { address: { ...billing, vatValidated: 'true' }, clientType: 'COMPANY' };
    const refused = await shopper.changeCart(cart.id, 2, shop.wish(), { setBillingAddress: lying });
    expect(refused).toMatchObject({ code: 'billing-address-error' });
  });

  it.each([{}, { ...address, country: 'XX' }, { ...address, city: '<b>' }, { ...address, postalCode: '1010' }])(
    'like %j is refused',
    async (wrong) => {
      const { shopper, cart } = await shop.newCart();
      const answer = await shopper.changeCart(cart.id, 0, shop.wish(), { setShippingAddress: { address: wrong } });
      expect(answer).toMatchObject({ code: 'shipping-address-error' });
    },
  );
});

describe('a change of any kind sent again', () => {
  const kinds: [string, TestChange][] = [
    ['add', add(kettle, 1)],
    ['guarantee', guarantee(oneYear, kettle)],
    ['setQuantity', { setQuantity: { sku: kettle, quantity: 4 } }],
    ['remove', { remove: { sku: fryer } }],
    ['applyCoupon', { applyCoupon: { code: 'AGAIN' } }],
    ['recalculate', { recalculate: true }],
    ['setContact', { setContact: { email: 'ada@example.org' } }],
    ['setFields', { setFields: { utmSource: 'newsletter' } }],
    ['setShippingAddress', { setShippingAddress: { address } }],
    ['setBillingAddress', { setBillingAddress: { address, clientType: 'PRIVATE' } }],
  ];

  beforeAll(async () => {
    await shop.newCoupon({ code: 'AGAIN', action: 'coupon-percent', args: { percent: '10' } });
  });

  it.each(kinds)('is not made twice: %s', async (_kind, change) => {
    const { shopper, cart } = await shop.cartWith(add(kettle, 2), add(fryer, 1));
    const wish = shop.wish();
    const first = await shopper.changeCart(cart.id, 1, wish, change);
    expect(first).toMatchObject({ version: 2 });
    for (const version of [1, 2]) expect(await shopper.changeCart(cart.id, version, wish, change)).toEqual(first);
    const late = await shopper.changeCart(cart.id, 1, shop.wish(), change);
    expect(late).toEqual({ code: 'cart-version-conflict', currentVersion: 2 });
  });
});
