import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { visitorWith } from '../testing/cart-transport.ts';
import { sampleCart, sampleGuarantee, sampleLine } from '../testing/sample-cart.ts';
import { shopOf } from '../testing/shop-of.ts';
import { answerCartForm } from './answer-cart-form.ts';
import { readCartForm } from './cart-form.ts';

const shop = shopOf('en-GB');
const cart = sampleCart({ lineItems: [sampleLine(), sampleGuarantee()] });

function send(fields: Readonly<Record<string, string>>, { visitor } = visitorWith(cart)) {
  const data = new FormData();
  Object.entries(fields).forEach(([name, value]) => data.append(name, value));
  const form = readCartForm(data);
  return form === null ? null : answerCartForm(form, visitor, shop);
}

const sent = z.looseObject({ intentId: z.string() });

describe('a form of the cart', () => {
  it('adds a product and leads to the cart', async () => {
    const seen = visitorWith(cart);
    expect(await send({ intent: 'add', sku: 'EX10000001', quantity: '3' }, seen)).toEqual({
      to: '/checkout/cart?added=EX10000001',
    });
    expect(seen.asked.at(-1)).toMatchObject({
      name: 'addToCart',
      input: { cartId: 'cart-1', version: 3, sku: 'EX10000001', quantity: 3 },
    });
  });

  it('that fails is reported by what was tried, once', async () => {
    const seen = visitorWith(cart, [{ code: 'insufficient-stock', available: 2 }]);
    await send({ intent: 'set-quantity', sku: 'EX10000001', quantity: '9' }, seen);
    expect(seen.asked.filter(({ name }) => name === 'report-cart-failure')).toEqual([
      {
        name: 'report-cart-failure',
        input: { locale: 'en-GB', action: 'updateItemQty', reason: 'insufficient-stock' },
      },
    ]);
  });

  it('adds a product and its guarantee together or not at all', async () => {
    const seen = visitorWith(cart);
    await send({ intent: 'add', sku: 'EX10000001', quantity: '2', guarantee: '4100030' }, seen);
    expect(seen.asked.at(-1)).toMatchObject({
      name: 'updateCart',
      input: {
        actions: [
          { sku: 'EX10000001', quantity: 2 },
          { sku: '4100030', parentSku: 'EX10000001' },
        ],
      },
    });
  });

  it('takes one where no quantity, or none that is one, was sent', async () => {
    for (const quantity of [{}, { quantity: '' }, { quantity: 'x' }, { quantity: '-4' }, { quantity: '1e309' }]) {
      const seen = visitorWith(cart);
      await send({ intent: 'add', sku: 'EX10000001', ...quantity }, seen);
      const most = 'quantity' in quantity && quantity.quantity === '1e309' ? 1_000 : 1;
      expect(seen.asked.at(-1)).toMatchObject({ input: { quantity: most } });
    }
  });

  it('sets the quantity its buttons lead to, or the typed one', async () => {
    const seen = visitorWith(cart);
    const form = { intent: 'set-quantity', sku: 'EX10000001', quantity: '4' };
    await send(form, seen);
    await send({ ...form, step: '5' }, seen);
    const quantities = seen.asked.filter(({ name }) => name === 'updateCartQuantity');
    expect(quantities).toMatchObject([{ input: { quantity: 4 } }, { input: { quantity: 5 } }]);
  });

  it('removes a line and remembers how to bring it back', async () => {
    expect(await send({ intent: 'remove', sku: 'EX10000001' })).toEqual({
      to: '/checkout/cart?removed=EX10000001&quantity=2&guarantee=4100020',
    });
  });

  it('removes the guarantee alone, also by «no, thanks»', async () => {
    const seen = visitorWith(cart);
    await send({ intent: 'remove', sku: '4100020', parentSku: 'EX10000001' }, seen);
    await send({ intent: 'guarantee', sku: 'EX10000001', guarantee: '' }, seen);
    const removals = seen.asked.filter(({ name }) => name === 'removeFromCart');
    const guarantee = { input: { sku: '4100020', parentSku: 'EX10000001' } };
    expect(removals).toMatchObject([guarantee, guarantee]);
  });

  it('leads to the cart of another country with what takes it over', async () => {
    expect(await send({ intent: 'carry', country: 'AT' })).toEqual({
      to: 'https://at.localhost/checkout/cart?carry=a-token',
    });
  });

  it('never leads to a country that does not sell', async () => {
    expect(await send({ intent: 'carry', country: 'GR' })).toMatchObject({ at: 'carry' });
  });

  it.each([
    {},
    { intent: 'buy-everything' },
    { intent: 'add', sku: '4100010' },
    { intent: 'add', sku: 'EX1' },
    { intent: 'remove', sku: '<b>' },
    { intent: 'carry', country: 'XX' },
    { intent: 'undo', sku: 'EX10000001', intentId: 'once' },
  ])('that no page of the shop has sent is none: %j', (fields) => {
    expect(send(fields)).toBeNull();
  });
});

describe('a form that asks for more than there is', () => {
  const ask = { intent: 'add', sku: 'EX10000001', quantity: '9' };

  it('puts in what fits beside the cart’s own, and says the limit at the line', async () => {
    const seen = visitorWith(cart, [{ code: 'insufficient-stock', available: 7 }, 'done']);
    expect(await send(ask, seen)).toMatchObject({
      at: 'line',
      sku: 'EX10000001',
      text: 'You have reached the maximum quantity (7).',
    });
    expect(seen.asked.filter(({ name }) => name === 'addToCart').map(({ input }) => input)).toMatchObject([
      { quantity: 9 },
      { quantity: 5 },
    ]);
  });

  it('only says the limit where the cart holds all there are', async () => {
    const seen = visitorWith(cart, [{ code: 'insufficient-stock', available: 2 }]);
    expect(await send(ask, seen)).toMatchObject({ at: 'line', text: 'You have reached the maximum quantity (2).' });
    expect(seen.asked.filter(({ name }) => name === 'addToCart')).toHaveLength(1);
  });

  it('says that nothing is left where nothing is', async () => {
    const seen = visitorWith(cart, [{ code: 'insufficient-stock', available: 0 }]);
    expect(await send(ask, seen)).toMatchObject({ at: 'page' });
  });
});

describe('what a form is refused', () => {
  it('is said at the field of the code, which keeps what was typed', async () => {
    const seen = visitorWith(cart, [{ code: 'coupon-minimum-not-met', minimum: moneyOf(10_000, 'GBP') }]);
    expect(await send({ intent: 'apply-coupon', code: ' SPRING ' }, seen)).toEqual({
      at: 'coupon',
      sku: null,
      typed: 'SPRING',
      text: 'This discount code applies to orders of £100.00 or more.',
    });
  });

  it('is said where no code was typed, without asking', async () => {
    const seen = visitorWith(cart);
    expect(await send({ intent: 'apply-coupon', code: '  ' }, seen)).toMatchObject({ at: 'coupon' });
    expect(seen.asked).toEqual([]);
  });

  it('is said at its line', async () => {
    const seen = visitorWith(cart, [{ code: 'insufficient-stock', available: 7 }]);
    expect(await send({ intent: 'set-quantity', sku: 'EX10000001', quantity: '9' }, seen)).toMatchObject({
      at: 'line',
      sku: 'EX10000001',
      text: 'Not enough in stock. Available quantity: 7.',
    });
  });

  it('is tried again on the newer cart where another window was faster, under the same id', async () => {
    const seen = visitorWith(cart, [{ code: 'cart-version-conflict', currentVersion: 4 }, 'lost', 'done']);
    expect(await send({ intent: 'add', sku: 'EX10000001' }, seen)).toEqual({
      to: '/checkout/cart?added=EX10000001',
    });
    const tries = seen.asked.filter(({ name }) => name === 'addToCart').map(({ input }) => sent.parse(input).intentId);
    expect(tries).toHaveLength(3);
    expect(new Set(tries).size).toBe(1);
  });

  it('is said where the shop does not answer at all', async () => {
    const seen = visitorWith(cart, ['lost']);
    expect(await send({ intent: 'remove-coupon', id: '7' }, seen)).toMatchObject({
      at: 'page',
      text: 'Something went wrong on our side. Please try again or contact our customer service.',
    });
  });
});

describe('bringing a line back', () => {
  it('happens once, however often the form is sent', async () => {
    const seen = visitorWith(cart);
    const intentId = '5f0c9b9e-6a4c-4a0e-9d5f-0d8f3c1f7a11';
    const form = { intent: 'undo', sku: 'EX10000001', quantity: '2', guarantee: '4100020', intentId };
    await send(form, seen);
    await send(form, seen);
    const tries = seen.asked.filter(({ name }) => name === 'updateCart');
    expect(tries).toMatchObject([{ input: { intentId } }, { input: { intentId } }]);
  });
});
