import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { sampleCart, sampleLine } from '../testing/sample-cart.ts';

const oven = { sku: 'EX10000001', parentSku: null } as const;
const guarantee = { sku: '4100020', parentSku: oven.sku } as const;
const sentBody = z.record(z.string(), z.unknown());

const ownPart = (body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(body).filter(([key]) => !['locale', 'cartId', 'version', 'intentId'].includes(key)),
  );

/** A shop that says yes to everything but to what is in vain. */
function openShop(inVain: Readonly<Record<string, unknown>> = {}) {
  const sent: { readonly call: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
  let version = 3;
  vi.stubGlobal('location', { host: 'de.localhost' });
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const call = /\/([\w-]+)\?/.exec(address)?.[1] ?? '';
    sent.push({ call, body: sentBody.parse(JSON.parse(typeof init?.body === 'string' ? init.body : '{}')) });
    if (call in inVain) return Promise.resolve(Response.json({ failure: inVain[call] }, { status: 409 }));
    version += 1;
    const cart = sampleCart({ version, lineItems: [sampleLine()] });
    const answers: Readonly<Record<string, unknown>> = {
      deleteCart: {},
      getMe: { me: { activeCart: cart, customer: null } },
    };
    return Promise.resolve(Response.json({ data: answers[call] ?? { cart } }));
  });
  return sent;
}

/** Every test has a page of its own. */
async function openPage() {
  vi.resetModules();
  return import('./cart.ts');
}

afterEach(() => vi.unstubAllGlobals());

describe('the cart of a page', () => {
  it('asks the call that the change is about, with cart, version and an id', async () => {
    const sent = openShop();
    const cart = await openPage();
    cart.replaceCart(sampleCart({ version: 3 }));
    expect(await cart.addItem('de-DE', oven.sku, 2)).toBeNull();
    await cart.setItemQuantity({ ...oven, sku: 'EX10000002' }, 5);
    await cart.setItemQuantity({ ...oven, sku: 'EX10000003' }, 0);
    await cart.chooseGuarantee(oven.sku, guarantee.sku);
    await cart.removeItem(guarantee);
    await cart.applyCoupon('SPRING');
    await cart.removeCoupon('coupon-1');
    await cart.clearCart();
    expect(sent.map(({ call, body }) => ({ call, version: body['version'], body: ownPart(body) }))).toEqual([
      { call: 'addToCart', version: 3, body: { sku: oven.sku, quantity: 2 } },
      { call: 'updateCartQuantity', version: 4, body: { sku: 'EX10000002', quantity: 5 } },
      { call: 'removeFromCart', version: 5, body: { sku: 'EX10000003' } },
      {
        call: 'updateCart',
        version: 6,
        body: { actions: [{ action: 'addLineItem', sku: guarantee.sku, parentSku: oven.sku, quantity: 1 }] },
      },
      { call: 'removeFromCart', version: 7, body: guarantee },
      { call: 'applyCartCoupon', version: 8, body: { code: 'SPRING' } },
      { call: 'removeCartCoupon', version: 9, body: { discountCode: { typeId: 'discount-code', id: 'coupon-1' } } },
      { call: 'deleteCart', version: 10, body: {} },
    ]);
    expect(new Set(sent.map(({ body }) => body['intentId'])).size).toBe(sent.length);
    expect(sent.every(({ body }) => body['locale'] === 'de-DE' && body['cartId'] === 'cart-1')).toBe(true);
    expect(cart.currentCart()).toMatchObject({ state: 'known', cart: null, lines: [], isPending: false });
  });

  it('is made with the first product that goes in', async () => {
    const sent = openShop();
    const cart = await openPage();
    expect(await cart.addItem('de-DE', oven.sku, 1)).toBeNull();
    expect(sent.map(({ call }) => call)).toEqual(['createCart', 'addToCart']);
  });

  it('is not overwritten by an answer that was asked for before it came to be', async () => {
    openShop();
    const cart = await openPage();
    cart.replaceCart(null);
    const receive = cart.expectCart();
    await cart.addItem('de-DE', oven.sku, 1);
    receive(null);
    expect(cart.currentCart().cart?.id).toBe('cart-1');
  });

  it('tells the shop and whoever listens which change failed', async () => {
    const sent = openShop({ updateCartQuantity: { code: 'insufficient-stock', available: 2 } });
    const cart = await openPage();
    const heard: unknown[] = [];
    const leave = cart.onCartFailure((failed) => heard.push(failed));
    await cart.addItem('de-DE', oven.sku, 1);
    expect(await cart.setItemQuantity(oven, 5)).toEqual({ code: 'insufficient-stock', available: 2 });
    const failed = { action: 'updateItemQty', reason: 'insufficient-stock' };
    expect(heard).toEqual([failed]);
    expect(sent.find(({ call }) => call === 'report-cart-failure')?.body).toEqual({ locale: 'de-DE', ...failed });
    leave();
    await cart.setItemQuantity({ ...oven, sku: 'EX10000002' }, 5);
    expect(heard).toHaveLength(1);
  });

  it('tells whoever listens', async () => {
    openShop();
    const cart = await openPage();
    let told = 0;
    const leave = cart.onCartChange(() => {
      told += 1;
    });
    cart.replaceCart(sampleCart());
    leave();
    cart.replaceCart(null);
    expect(told).toBe(1);
  });
});
