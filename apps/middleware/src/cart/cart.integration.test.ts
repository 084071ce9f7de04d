import { randomUUID } from 'node:crypto';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { startVatFake } from '@tradehall/fakes/vat/vat-fake.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { productDocument } from '../testing/documents.ts';
import { startRealEngine, type RealEngine } from '../testing/real-shop.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { openTestBrowser } from '../testing/test-browser.ts';

const oven = 'EX10010001';
const peel = 'EX10010002';
const locale = 'de-DE';
const inVienna = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Ring',
  streetNumber: '5',
  postalCode: '1010',
  city: 'Wien',
  country: 'AT',
} as const;
const timerNoiseMs = 25;
/** Of eight clients. */
const changes = z.coerce
  .number()
  .int()
  .multipleOf(16)
  .parse(process.env['CART_CHANGES'] ?? 80);

describe('a cart, through the middleware and the engine', () => {
  let vat: Awaited<ReturnType<typeof startVatFake>>;
  let engine: RealEngine;
  let app: FastifyInstance;
  let middlewareUrl: string;

  beforeAll(async () => {
    vat = await startVatFake(0);
    engine = await startRealEngine({ VAT_SERVICE_URL: vat.xmlUrl });
    const documents = new StoredDocuments();
    documents.put('product', locale, oven, productDocument());
    app = buildTestApp({ engineUrl: engine.url, load: documents.load });
    middlewareUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    await engine[Symbol.asyncDispose]();
    await vat.stop();
  });

  const openBrowser = (host = 'de.localhost:3000', cookie: string | null = null) => {
    const browser = openTestBrowser(middlewareUrl, { host });
    browser.useCookie(cookie);
    return { ...browser, shop: browser.calls['new-ct'] };
  };

  const emptyCart = async ({ shop }: ReturnType<typeof openBrowser>): Promise<Cart> => {
    const created = await shop.createCart({ locale });
    if (!created.ok) throw new Error(created.failure.code);
    return created.value.cart;
  };

  const change = ({ id, version }: Cart) => ({ locale, cartId: id, version, intentId: randomUUID() }) as const;

  it('begins empty, and the same session finds it again', async () => {
    const browser = openBrowser();
    const cart = await emptyCart(browser);
    expect(cart).toMatchObject({ version: 0, lineItems: [], store: { key: 'tradehall_de' }, cartState: 'Active' });
    expect((await emptyCart(browser)).id).toBe(cart.id);
    const me = await browser.shop.getMe({ locale, customer: false });
    expect(me).toMatchObject({ ok: true, value: { me: { activeCart: { id: cart.id } } } });
  });

  it('takes a product at the price of the store, taxes included', async () => {
    const browser = openBrowser();
    const cart = await emptyCart(browser);
    const added = await browser.shop.addToCart({ ...change(cart), sku: oven, quantity: 2 });
    expect(added).toMatchObject({
      ok: true,
      value: {
        cart: {
          version: 1,
          totalPrice: { centAmount: 89_800, currencyCode: 'EUR', fractionDigits: 2 },
          taxedPrice: { totalNet: { centAmount: 75_462 }, taxPortions: [{ ratePermyriad: 1900 }] },
          lineItems: [
            {
              name: 'Pizzaofen 2 Kammern',
              quantity: 2,
              price: { value: { centAmount: 49_900 }, discounted: { centAmount: 44_900 } },
            },
          ],
        },
      },
    });
  });

  it('changes a quantity and removes a line, each raising the version by one', async () => {
    const browser = openBrowser();
    const cart = await emptyCart(browser);
    await browser.shop.addToCart({ ...change(cart), sku: oven, quantity: 1 });
    const more = await browser.shop.updateCartQuantity({ ...change(cart), version: 1, sku: oven, quantity: 5 });
    expect(more).toMatchObject({ ok: true, value: { cart: { version: 2, lineItems: [{ quantity: 5 }] } } });
    const gone = await browser.shop.removeFromCart({ ...change(cart), version: 2, sku: oven });
    expect(gone).toMatchObject({ ok: true, value: { cart: { version: 3, lineItems: [] } } });
  });

  it('refuses a change made against an old version and tells the current one', async () => {
    const browser = openBrowser();
    const cart = await emptyCart(browser);
    await browser.shop.addToCart({ ...change(cart), sku: oven, quantity: 1 });
    const late = await browser.shop.addToCart({ ...change(cart), sku: oven, quantity: 1 });
    expect(late).toEqual({ ok: false, failure: { code: 'cart-version-conflict', currentVersion: 1 } });
  });

  it('applies an intent once, however often it arrives', async () => {
    const browser = openBrowser();
    const cart = await emptyCart(browser);
    const intent = { ...change(cart), sku: oven, quantity: 1 };
    await browser.shop.addToCart(intent);
    const again = await browser.shop.addToCart(intent);
    expect(again).toMatchObject({ ok: true, value: { cart: { version: 1, lineItems: [{ quantity: 1 }] } } });
  });

  it('is not found by a stranger, nor in another store', async () => {
    const owner = openBrowser();
    const cart = await emptyCart(owner);
    const stranger = openBrowser();
    await emptyCart(stranger);
    const attempt = await stranger.shop.addToCart({ ...change(cart), sku: oven, quantity: 1 });
    expect(attempt).toEqual({ ok: false, failure: { code: 'cart-not-found' } });
    const abroad = openBrowser('fr.localhost:3000', owner.cookie());
    const fromFrance = await abroad.shop.addToCart({ ...change(cart), locale: 'fr-FR', sku: oven, quantity: 1 });
    expect(fromFrance).toEqual({ ok: false, failure: { code: 'cart-not-found' } });
  });

  it('refuses a quantity above the stock and says what is left', async () => {
    const browser = openBrowser();
    const cart = await emptyCart(browser);
    const attempt = await browser.shop.addToCart({ ...change(cart), sku: peel, quantity: 4 });
    expect(attempt).toEqual({ ok: false, failure: { code: 'insufficient-stock', available: 3 } });
  });

  it('knows no product that does not exist', async () => {
    const browser = openBrowser();
    const cart = await emptyCart(browser);
    const attempt = await browser.shop.addToCart({ ...change(cart), sku: 'EX99999999', quantity: 1 });
    expect(attempt).toEqual({ ok: false, failure: { code: 'product-not-found' } });
  });

  it('answers a version beyond all versions with a conflict', async () => {
    const browser = openBrowser();
    const cart = await emptyCart(browser);
    const attempt = await browser.shop.addToCart({ ...change(cart), version: 2 ** 50, sku: oven, quantity: 1 });
    expect(attempt).toMatchObject({ ok: false, failure: { code: 'cart-version-conflict', currentVersion: 0 } });
  });

  it(`holds ${changes} changes of eight clients at once, each exactly once`, { timeout: 240_000 }, async () => {
    const browser = openBrowser();
    const cart = await emptyCart(browser);
    let conflicts = 0;

    /** Re-applies its intent against the version it is told, as a shopper's page does. */
    const addOne = async (client: ReturnType<typeof openBrowser>, version: number): Promise<number> => {
      const intent = { ...change(cart), sku: oven, quantity: 1 };
      for (let against = version; ;) {
        const answer = await client.shop.addToCart({ ...intent, version: against });
        if (answer.ok) return answer.value.cart.version;
        if (answer.failure.code !== 'cart-version-conflict') throw new Error(answer.failure.code);
        conflicts += 1;
        against = answer.failure.currentVersion;
      }
    };
    const shopOn = async () => {
      const client = openBrowser('de.localhost:3000', browser.cookie());
      const versions: number[] = [];
      for (let time = 0; time < changes / 8; time += 1) versions.push(await addOne(client, versions.at(-1) ?? 0));
      return versions;
    };
    const acknowledged = (await Promise.all(Array.from({ length: 8 }, shopOn))).flat();

    expect(acknowledged.toSorted((a, b) => a - b)).toEqual(Array.from({ length: changes }, (_, index) => index + 1));
    expect(conflicts).toBeGreaterThan(0);
    const me = await browser.shop.getMe({ locale, customer: false });
    expect(me).toMatchObject({
      ok: true,
      value: { me: { activeCart: { version: changes, lineItems: [{ quantity: changes }] } } },
    });
  });

  it('is as fast as before while a neighbour asks a slow tax office sixty-six times at once', async () => {
    const company = openBrowser();
    const actions = [
      { action: 'setShippingAddress', address: inVienna },
      { action: 'setBillingAddress', address: { ...inVienna, company: 'Berg GmbH' }, clientType: 'COMPANY' },
    ] as const;
    const addressed = await company.shop.updateCart({ ...change(await emptyCart(company)), actions: [...actions] });
    if (!addressed.ok) throw new Error(addressed.failure.code);
    const neighbour = openBrowser();
    let cart = await emptyCart(neighbour);
    const roundMs = async () => {
      const startedAtMs = performance.now();
      await neighbour.shop.getMe({ locale, customer: false });
      const added = await neighbour.shop.addToCart({ ...change(cart), sku: oven, quantity: 1 });
      if (added.ok) cart = added.value.cart;
      return performance.now() - startedAtMs;
    };
    const medianMs = async () => {
      const rounds: number[] = [];
      while (rounds.length < 9) rounds.push(await roundMs());
      return rounds.toSorted((one, other) => one - other)[4] ?? Infinity;
    };
    await medianMs();
    const atRestMs = await medianMs();

    vat.faults.set({ kind: 'slow', delayMs: 4_500 });
    let answered = 0;
    const attack = Array.from({ length: 66 }, async () => {
      const action = { action: 'setBillingVatNumber', vatNumber: 'ATU12345678' } as const;
      const result = await company.shop.updateCart({ ...change(addressed.value.cart), actions: [action] });
      if (result.ok || result.failure.code !== 'too-many-requests') answered += 1;
    });
    await expect.poll(() => vat.journal.entries.length).toBeGreaterThan(0);
    const underAttackMs = await medianMs();
    expect(underAttackMs).toBeLessThanOrEqual(2 * atRestMs + timerNoiseMs);
    await Promise.all(attack);
    expect(answered).toBeLessThanOrEqual(4);
    expect(cart.version).toBe(27);
  });
});
