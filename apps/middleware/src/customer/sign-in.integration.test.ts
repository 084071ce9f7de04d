import { randomUUID } from 'node:crypto';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { rankSumZ } from '@tradehall/testing/statistics/rank-sum.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productDocument } from '../testing/documents.ts';
import { customer } from '../testing/engine-database.ts';
import { startRealEngine, type RealEngine } from '../testing/real-shop.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { openTestBrowser } from '../testing/test-browser.ts';
import { buildTestApp } from '../testing/test-app.ts';

const locale = 'de-DE';
const oven = 'EX10010001';
const peel = 'EX10010002';

let engine: RealEngine;
let app: FastifyInstance;
let middlewareUrl: string;
let visitors = 0;

beforeAll(async () => {
  engine = await startRealEngine();
  const documents = new StoredDocuments();
  documents.put('product', locale, oven, productDocument());
  app = buildTestApp({ engineUrl: engine.url, load: documents.load });
  middlewareUrl = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await engine[Symbol.asyncDispose]();
});

/** Each from an address of its own: limits are not what these tests are about. */
function arrive() {
  visitors += 1;
  const browser = openTestBrowser(middlewareUrl, { address: `192.0.2.${visitors}` });
  return { ...browser, shop: browser.calls['new-ct'] };
}
type Browser = ReturnType<typeof arrive>;

const signIn = ({ shop }: Browser) => shop.customerSignMeIn({ locale, ...customer });

const add = ({ shop }: Browser, { id, version }: Cart, sku: string, quantity: number) =>
  shop.addToCart({ locale, cartId: id, version, intentId: randomUUID(), sku, quantity });

async function cartWithOven(browser: Browser): Promise<Cart> {
  const created = await browser.shop.createCart({ locale });
  if (!created.ok) throw new Error(created.failure.code);
  const added = await add(browser, created.value.cart, oven, 1);
  if (!added.ok) throw new Error(added.failure.code);
  return added.value.cart;
}

describe('a customer who signs in', () => {
  it('is known from then on by a session that is new, and keeps the cart she filled as a guest', async () => {
    const browser = arrive();
    const { id } = await cartWithOven(browser);
    const guestCookie = browser.cookie();
    expect(await browser.shop.isLoggedIn({})).toEqual({ ok: true, value: { isLoggedIn: false } });
    expect(await browser.shop.getMe({ locale, customer: true })).toMatchObject({
      ok: false,
      failure: { code: 'user-not-found' },
    });

    const known = { email: customer.email, firstName: 'Jana', lastName: 'Nováková' };
    expect(await signIn(browser)).toMatchObject({
      ok: true,
      value: { user: { customer: known, cart: { id, lineItems: [{ variant: { sku: oven } }] } }, cartNotices: [] },
    });
    expect(browser.cookie()).not.toBe(guestCookie);
    expect(await browser.shop.isLoggedIn({})).toEqual({ ok: true, value: { isLoggedIn: true } });
    expect(await browser.shop.getMe({ locale, customer: true })).toMatchObject({
      ok: true,
      value: { me: { customer: known } },
    });

    const whoKnowsTheOldOne = arrive();
    whoKnowsTheOldOne.useCookie(guestCookie);
    expect(await whoKnowsTheOldOne.shop.isLoggedIn({})).toEqual({ ok: true, value: { isLoggedIn: false } });
    await browser.shop.customerSignOut({});
  });

  it('finds on another device the cart she has, with what she put into one there as a guest', async () => {
    const first = arrive();
    await signIn(first);
    const { id, lineItems } = await cartWithOven(first);
    const ovens = lineItems[0]?.quantity ?? 0;
    const second = arrive();
    const guests = await cartWithOven(second);
    expect(guests.id).not.toBe(id);
    expect(await signIn(second)).toMatchObject({
      ok: true,
      value: {
        user: { cart: { id, lineItems: [{ quantity: ovens + 1 }] } },
        cartNotices: [{ kind: 'lines-merged', quantity: 1 }],
      },
    });
    expect(await first.shop.getMe({ locale, customer: false })).toMatchObject({
      ok: true,
      value: { me: { activeCart: { id, lineItems: [{ quantity: ovens + 1 }] } } },
    });
    expect(await add(second, guests, oven, 1)).toEqual({ ok: false, failure: { code: 'cart-not-found' } });
  });

  it('is told what does not fit into one cart', async () => {
    const first = arrive();
    await signIn(first);
    await add(first, await cartWithOven(first), peel, 2);
    const second = arrive();
    await add(second, await cartWithOven(second), peel, 2);
    const signedIn = await signIn(second);
    if (!signedIn.ok) throw new Error(signedIn.failure.code);
    const { user, cartNotices } = signedIn.value;
    const held = user.cart?.lineItems.find(({ variant }) => variant.sku === peel);
    expect(held).toMatchObject({ quantity: 3, availableQuantity: 3 });
    expect(cartNotices).toContainEqual(expect.objectContaining({ kind: 'quantity-reduced', sku: peel, quantity: 3 }));
    expect(user.cart?.notices).toEqual(cartNotices);
  });

  it('gets the same answer for an unknown address as for a wrong password', async () => {
    const browser = arrive();
    const wrong = await browser.shop.customerSignMeIn({ locale, email: customer.email, password: 'wrong' });
    const unknown = await browser.shop.customerSignMeIn({ locale, email: 'nobody@example.com', password: 'wrong' });
    expect(wrong).toEqual({ ok: false, failure: { code: 'customer-login-failed' } });
    expect(unknown).toEqual(wrong);
    expect(browser.cookie()).toBeNull();
  });
});

describe('whether an address has an account', () => {
  // With nine of each, samples that lie apart are 3.58 standard deviations away. One account takes ten, and one was had above.
  const rounds = 9;

  it('is not heard from how long a refusal takes', async () => {
    const taken: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const [kind, email] of [
        ['known', customer.email],
        ['unknown', `nobody-${round}@example.com`],
      ] as const) {
        const startedAt = performance.now();
        const answer = await arrive().shop.customerSignMeIn({ locale, email, password: 'a-wrong-1-again' });
        taken[kind].push(performance.now() - startedAt);
        expect(answer).toEqual({ ok: false, failure: { code: 'customer-login-failed' } });
      }
    }
    console.info(`refused after ${JSON.stringify(taken)} ms`);
    expect(Math.abs(rankSumZ(taken.known, taken.unknown))).toBeLessThan(3.3);
    expect(Math.min(...taken.known, ...taken.unknown)).toBeGreaterThan(290);
  });
});

describe('a customer who signs out', () => {
  it('is a guest again, also for whoever kept the cookie', async () => {
    const browser = arrive();
    await signIn(browser);
    const cookie = browser.cookie();
    expect(await browser.shop.customerSignOut({})).toEqual({ ok: true, value: {} });
    expect(browser.cookie()).toBeNull();
    browser.useCookie(cookie);
    expect(await browser.shop.isLoggedIn({})).toEqual({ ok: true, value: { isLoggedIn: false } });
  });

  it('may do so without having signed in', async () => {
    expect(await arrive().shop.customerSignOut({})).toEqual({ ok: true, value: {} });
  });
});
