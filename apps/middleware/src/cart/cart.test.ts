import type { FastifyInstance } from 'fastify';
import { cartCalls } from '@tradehall/domain/cart/cart.calls.ts';
import { cart as cartSchema } from '@tradehall/domain/cart/cart.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cartCallInputs } from '../testing/cart-call-inputs.ts';
import { productDocument } from '../testing/documents.ts';
import { engineCartWithOvens, refusedCall } from '../testing/engine-answers.ts';
import { EngineStandIn } from '../testing/engine-stand-in.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';

const token = 'a'.repeat(64);
const change = { locale: 'de-DE', cartId: '41', version: 0, intentId: '6f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a11' };
const addOvens = { ...change, sku: 'EX10010001', quantity: 2 };
const answeredCart = z.object({ data: z.object({ cart: cartSchema }) });

describe('the cart calls', () => {
  let engine: EngineStandIn;
  let documents: StoredDocuments;
  let app: FastifyInstance;

  beforeEach(async () => {
    engine = await EngineStandIn.start();
    documents = new StoredDocuments();
    documents.put('product', 'de-DE', 'EX10010001', productDocument());
    app = buildTestApp({ engineUrl: engine.url, load: documents.load });
  });
  afterEach(async () => {
    await engine[Symbol.asyncDispose]();
    await app.close();
  });

  const post = (call: string, payload: object, headers: Record<string, string> = { cookie: `session=${token}` }) =>
    app.inject({
      method: 'POST',
      url: `/api/new-ct/${call}`,
      payload,
      headers: { host: 'de.localhost:3000', ...headers },
    });

  it('answers a cart in the words of the shop, as the contract describes it', async () => {
    engine.answer = { body: { data: { changeCart: engineCartWithOvens } } };
    const answer = await post('addToCart', addOvens);
    const { cart } = answeredCart.parse(answer.json()).data;
    expect(cart).toMatchObject({ id: '41', version: 1, totalPrice: { centAmount: 89_800, currencyCode: 'EUR' } });
    expect(cart.lineItems).toMatchObject([
      {
        name: 'Pizzaofen 2 Kammern',
        productSlug: 'pizzaofen-2-kammern-10010001',
        quantity: 2,
        price: { value: { centAmount: 49_900 }, discounted: { centAmount: 44_900 } },
        variant: { sku: 'EX10010001', images: [{ url: '/images/EX10010001.avif', alt: 'Pizzaofen' }] },
      },
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('counts a change by store, but none of the shop’s own shopper, and says nothing of her', async () => {
    const counted = async () => (await app.inject('/metrics')).body.match(/shop_cart_changes_total\{.*/g);
    engine.answer = { body: { data: { changeCart: { ...engineCartWithOvens, isSynthetic: true } } } };
    expect((await post('addToCart', addOvens)).body).not.toContain('isSynthetic');
    expect(await counted()).toBeNull();
    engine.answer = { body: { data: { changeCart: engineCartWithOvens } } };
    await post('addToCart', addOvens);
    expect(await counted()).toEqual(['shop_cart_changes_total{store="tradehall_de",outcome="changed"} 1']);
  });

  it('keeps a line whose product has left the catalogue', async () => {
    const lines = [{ ...engineCartWithOvens.lines[0], sku: 'EX10019999' }];
    engine.answer = { body: { data: { activeCart: { ...engineCartWithOvens, lines } } } };
    const answer = await post('getMe', { locale: 'de-DE', customer: false });
    expect(answer.json()).toMatchObject({
      data: { me: { activeCart: { lineItems: [{ name: 'EX10019999', productSlug: null }] } } },
    });
  });

  it('asks the engine once for each change', async () => {
    engine.answer = { body: { data: { changeCart: engineCartWithOvens } } };
    await post('addToCart', addOvens);
    expect(engine.asked).toMatchObject([
      {
        headers: { authorization: `Bearer ${token}`, 'x-store': 'tradehall_de' },
        variables: { cartId: '41', version: 0, changes: [{ add: { sku: 'EX10010001', quantity: 2 } }] },
      },
    ]);
  });

  it('removes a line whose quantity becomes zero', async () => {
    engine.answer = { body: { data: { changeCart: engineCartWithOvens } } };
    await post('updateCartQuantity', { ...change, sku: 'EX10010001', quantity: 0 });
    await post('updateCartQuantity', { ...change, sku: 'EX10010001', quantity: 7 });
    await post('removeFromCart', { ...change, sku: 'EX10010001' });
    expect(engine.asked.map(({ variables }) => variables)).toMatchObject([
      { changes: [{ remove: { sku: 'EX10010001' } }] },
      { changes: [{ setQuantity: { sku: 'EX10010001', quantity: 7 } }] },
      { changes: [{ remove: { sku: 'EX10010001' } }] },
    ]);
  });

  it('says with which version a change collided', async () => {
    engine.answer = { body: { data: { changeCart: refusedCall('cart-version-conflict', { currentVersion: 7 }) } } };
    const answer = await post('addToCart', addOvens);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ failure: { code: 'cart-version-conflict', currentVersion: 7 } });
  });

  it.each([
    ['insufficient-stock', 409, { available: 3 }],
    ['quantity-limit', 422, { maximum: 1000 }],
    ['product-not-found', 404, {}],
    ['product-not-sellable', 409, {}],
    ['cart-not-found', 404, {}],
    ['cart-frozen', 409, {}],
  ])('passes on %s', async (code, status, details) => {
    engine.answer = { body: { data: { changeCart: refusedCall(code, details) } } };
    const answer = await post('addToCart', addOvens);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ failure: { code, ...details } });
  });

  it('finds no cart without a session, and asks nobody for it', async () => {
    expect((await post('addToCart', addOvens, {})).json()).toEqual({ failure: { code: 'cart-not-found' } });
    const me = await post('getMe', { locale: 'de-DE', customer: false }, {});
    expect(me.json()).toEqual({ data: { me: { activeCart: null, customer: null } } });
    expect(engine.asked).toHaveLength(0);
  });

  it('finds no cart under an id the engine cannot have', async () => {
    for (const cartId of ['abc', '0', '99999999999', '-1']) {
      expect((await post('addToCart', { ...addOvens, cartId })).json()).toEqual({
        failure: { code: 'cart-not-found' },
      });
    }
    expect(engine.asked).toHaveLength(0);
  });

  it.each(Object.keys(cartCalls))('%s: changes nothing where the country has no checkout', async (name) => {
    const payload = cartCallInputs[`new-ct/${name}`]?.({ id: '41', version: 0 }, 'lt-LT') ?? { locale: 'lt-LT' };
    const answer = await post(name, payload, { host: 'lt.localhost', cookie: `session=${token}` });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ failure: { code: 'checkout-disabled' } });
    expect(engine.asked).toHaveLength(0);
  });

  it('is deleted, and deleted again changes nothing more', async () => {
    engine.answer = { body: { data: { changeCart: null } } };
    for (let time = 0; time < 2; time += 1) expect((await post('deleteCart', change)).json()).toEqual({ data: {} });
    expect(engine.asked[0]?.variables).toMatchObject({ cartId: '41', changes: [{ delete: true }] });
  });

  it('comes from the one warehouse there is, whatever is asked for', async () => {
    engine.answer = { body: { data: { cart: engineCartWithOvens } } };
    const channels = { supplyChannel: 'central-warehouse', distributionChannel: 'online-shop' };
    const choose = (changes: object) =>
      post('updateCartItemChannel', { ...change, version: 1, sku: 'EX10010001', ...channels, ...changes });
    expect((await choose({})).json()).toMatchObject({ data: { cart: { id: '41', version: 1 } } });
    expect((await choose({ sku: 'EX10010002' })).json()).toEqual({ failure: { code: 'product-not-found' } });
    expect((await choose({ version: 0 })).json()).toEqual({
      failure: { code: 'cart-version-conflict', currentVersion: 1 },
    });
    engine.answer = { body: { data: { cart: null } } };
    expect((await choose({})).json()).toEqual({ failure: { code: 'cart-not-found' } });
  });

  it('never passes on a failure that the call does not declare', async () => {
    engine.answer = { body: { data: { changeCart: refusedCall('insufficient-stock', { available: 1 }) } } };
    const answer = await post('removeFromCart', { ...change, sku: 'EX10010001' });
    expect(answer.json()).toEqual({ failure: { code: 'unknown' } });
  });

  it('names a guarantee with the product it belongs to', async () => {
    engine.answer = { body: { data: { changeCart: engineCartWithOvens } } };
    const guarantee = { sku: '4100020', parentSku: 'EX10010001' };
    await post('removeFromCart', { ...change, ...guarantee });
    await post('updateCartQuantity', { ...change, ...guarantee, quantity: 0 });
    const [removed, zeroed] = engine.asked.map(({ variables }) => variables);
    expect(removed).toMatchObject({ changes: [{ remove: guarantee }] });
    expect(zeroed).toEqual(removed);
  });

  it('begins a session with the first cart, in a cookie no script can read', async () => {
    engine.answer = {
      headers: { 'vendure-auth-token': token },
      body: { data: { createCart: { ...engineCartWithOvens, lines: [] } } },
    };
    const answer = await post('createCart', { locale: 'de-DE' }, {});
    expect(answer.headers['set-cookie']).toBe(`session=${token}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`);
  });

  it('binds the session to the host over https and then takes no other cookie', async () => {
    await app.close();
    app = buildTestApp({ engineUrl: engine.url, load: documents.load, shopProtocol: 'https' });
    engine.answer = {
      headers: { 'vendure-auth-token': token },
      body: { data: { createCart: { ...engineCartWithOvens, lines: [] } } },
    };
    const answer = await post('createCart', { locale: 'de-DE' }, { cookie: `session=${'b'.repeat(64)}` });
    expect(answer.headers['set-cookie']).toBe(
      `__Host-session=${token}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
    expect(engine.asked[0]?.headers.authorization).toBeUndefined();
  });

  it('sends no cookie that could break out of its header', async () => {
    engine.answer = { body: { data: { createCart: { ...engineCartWithOvens, lines: [] } } } };
    await post('createCart', { locale: 'de-DE' }, { cookie: 'session=%0d%0ax-engine-secret%3a%20guess-guess-guess' });
    expect(engine.asked[0]?.headers.authorization).toBeUndefined();
  });

  it('knows no customer in the session of a guest', async () => {
    engine.answer = { body: { data: { me: null } } };
    const answer = await post('getMe', { locale: 'de-DE', customer: true });
    expect(answer.json()).toEqual({ failure: { code: 'user-not-found' } });
  });

  it('fails as unknown when the engine is gone, and recovers by itself being asked less', async () => {
    engine.answer = { status: 500, body: {} };
    for (let time = 0; time < 8; time += 1) {
      const answer = await post('addToCart', addOvens);
      expect(answer.json()).toEqual({ failure: { code: 'unknown' } });
    }
    expect(engine.asked).toHaveLength(5);
  });
});
