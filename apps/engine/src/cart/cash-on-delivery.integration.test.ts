import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CartUnderTest, kettle } from '../testing/cart-under-test';
import type { TestChange } from '../testing/shop-client';

let shop: CartUnderTest;

beforeAll(async () => {
  shop = await CartUnderTest.start();
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
});

const add = (sku: string, quantity: number): TestChange => ({ add: { sku, quantity } });

describe('cash on delivery', () => {
  it('costs a fee that is no part of the goods, and goes with the choice', async () => {
    const { shopper, cart } = await shop.newCart('tradehall_cz');
    const filled = await shop.change(shopper, cart, add(kettle, 1));
    const chosen = await shop.change(shopper, filled, { setCashOnDelivery: { isChosen: true } });
    const fee = chosen.cashOnDeliveryFee ?? 0;
    expect(fee).toBeGreaterThan(0);
    expect(chosen).toMatchObject({ subTotal: 25_000, total: 25_000 + fee });
    const not = await shop.change(shopper, chosen, { setCashOnDelivery: { isChosen: false } });
    expect(not).toMatchObject({ cashOnDeliveryFee: null, total: 25_000 });
  });

  it('is foreseen with and without its fee, and stays as it is', async () => {
    const { shopper, cart } = await shop.newCart('tradehall_cz');
    const filled = await shop.change(shopper, cart, add(kettle, 1));
    const foreseen = await shopper.foreseenCart(filled.id, true);
    const fee = foreseen?.cashOnDeliveryFee ?? 0;
    expect(fee).toBeGreaterThan(0);
    expect(foreseen).toMatchObject({ version: filled.version, total: filled.total + fee });
    expect(await shopper.cart(filled.id)).toEqual(filled);
    const chosen = await shop.change(shopper, filled, { setCashOnDelivery: { isChosen: true } });
    expect(chosen).toMatchObject({ total: filled.total + fee, cashOnDeliveryFee: fee });
    expect(await shopper.foreseenCart(filled.id, true)).toEqual(chosen);
    expect(await shopper.foreseenCart(filled.id, false)).toMatchObject({
      cashOnDeliveryFee: null,
      total: filled.total,
    });
    expect(await shop.visitor('tradehall_cz').foreseenCart(filled.id, true)).toBeNull();
  });
});
