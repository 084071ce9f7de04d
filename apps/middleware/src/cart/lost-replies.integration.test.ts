import { randomUUID } from 'node:crypto';
import type { Failure } from '@tradehall/domain/calls/failures.ts';
import type { carryCartCalls } from '@tradehall/domain/cart/carry-cart.calls.ts';
import type { cartCalls } from '@tradehall/domain/cart/cart.calls.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountEmail, accountPassword, fillCartTestShop } from '../testing/cart-test-shop.ts';
import { LossyLine } from '../testing/lossy-line.ts';
import { startRealEngine, type RealEngine } from '../testing/real-shop.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { openTestBrowser } from '../testing/test-browser.ts';
import { valueOf } from '../testing/value-of.ts';

const { LOST_REPLIES: rounds } = z
  .object({ LOST_REPLIES: z.coerce.number().int().min(2).default(10) })
  .parse(process.env);
// A round is a handful of requests; on a machine that is busy with other things each may take a while.
const roundMs = 3_000;

const german = { host: 'de.localhost:3000', locale: 'de-DE' } as const;
const french = { host: 'fr.localhost:3000', locale: 'fr-FR' } as const;
const oven = 'EX10010001';
const peel = 'EX10010002';
const code = 'TENTH';
// Fewer than would fill a line, and fewer sign-ins than an account may try in ten minutes.
const roundsOfOneCart = 100;
const roundsOfOneAccount = 4;

type Answer = { readonly ok: true } | { readonly ok: false; readonly failure: Failure };

/** A call ready to be made, the same each time, and what has to be true when it was made at least once. */
interface Repeatable {
  readonly browser: Browser;
  readonly send: () => Promise<Answer>;
  readonly check: () => Promise<void>;
}

type RepeatedCall = keyof typeof cartCalls | keyof typeof carryCartCalls | 'customerSignMeIn';

let engine: RealEngine;
let line: LossyLine;
let database: Client;
let app: FastifyInstance;
let middlewareUrl: string;
let visitors = 0;

beforeAll(async () => {
  engine = await startRealEngine();
  await fillCartTestShop(engine.databaseUrl, Math.ceil(rounds / roundsOfOneAccount));
  line = await LossyLine.to(engine.url);
  database = new Client({ connectionString: engine.databaseUrl });
  await database.connect();
  app = buildTestApp({ engineUrl: line.url, load: new StoredDocuments().load });
  middlewareUrl = await app.listen({ host: '127.0.0.1', port: 0 });
}, 120_000);
afterAll(async () => {
  await app.close();
  await line[Symbol.asyncDispose]();
  await database.end();
  await engine[Symbol.asyncDispose]();
});

function arrive({ host, locale }: typeof german | typeof french = german) {
  visitors += 1;
  const address = `10.${(visitors >> 8) & 255}.${visitors & 255}.${visitors >> 16}`;
  const { calls, cookie, useCookie } = openTestBrowser(middlewareUrl, { host, address });
  return { shop: calls['new-ct'], carrying: calls.shop, cookie, useCookie, locale };
}
type Browser = ReturnType<typeof arrive>;

const against = ({ locale }: Browser, { id, version }: Cart) => ({
  locale,
  cartId: id,
  version,
  intentId: randomUUID(),
});

async function withEmptyCart(browser: Browser): Promise<Browser> {
  valueOf(await browser.shop.createCart({ locale: browser.locale }));
  return browser;
}

async function withOven(browser: Browser): Promise<Browser> {
  const { cart } = valueOf(await browser.shop.createCart({ locale: browser.locale }));
  valueOf(await browser.shop.addToCart({ ...against(browser, cart), sku: oven, quantity: 1 }));
  return browser;
}

async function cartOf({ shop, locale }: Browser): Promise<Cart> {
  const { activeCart } = valueOf(await shop.getMe({ locale, customer: false })).me;
  if (activeCart === null) throw new Error('the cart is gone');
  return activeCart;
}

const quantityOf = (cart: Cart, sku: string): number =>
  cart.lineItems.filter(({ variant }) => variant.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);

async function expectOvens(browser: Browser, { version, quantity }: { version: number; quantity: number }) {
  const now = await cartOf(browser);
  expect({ version: now.version, quantity: quantityOf(now, oven) }).toEqual({ version, quantity });
}

async function cartsInTheShop(): Promise<number> {
  const { rows } = await database.query('SELECT count(*)::int AS carts FROM cart');
  return z.tuple([z.object({ carts: z.int() })]).parse(rows)[0].carts;
}

const kept = new Map<string, Browser>();

/** The browser of earlier rounds, until its cart is full enough. */
async function keptBrowser(name: string, round: number, open: () => Promise<Browser>): Promise<Browser> {
  const known = kept.get(name);
  if (known !== undefined && round % roundsOfOneCart !== 0) return known;
  const opened = await open();
  kept.set(name, opened);
  return opened;
}

const scenarios: Readonly<Record<RepeatedCall, (round: number) => Promise<Repeatable>>> = {
  createCart: async (round) => {
    const browser = await keptBrowser('createCart', round, () => withEmptyCart(arrive()));
    valueOf(await browser.shop.deleteCart(against(browser, await cartOf(browser))));
    const before = await cartsInTheShop();
    return {
      browser,
      send: () => browser.shop.createCart({ locale: browser.locale }),
      check: async () => expect(await cartsInTheShop()).toBe(before + 1),
    };
  },

  addToCart: async (round) => {
    const browser = await keptBrowser('addToCart', round, () => withOven(arrive()));
    const before = await cartOf(browser);
    const input = { ...against(browser, before), sku: oven, quantity: 1 };
    const expected = { version: before.version + 1, quantity: quantityOf(before, oven) + 1 };
    return { browser, send: () => browser.shop.addToCart(input), check: () => expectOvens(browser, expected) };
  },

  updateCartQuantity: async (round) => {
    const browser = await keptBrowser('updateCartQuantity', round, () => withOven(arrive()));
    const before = await cartOf(browser);
    const quantity = 2 + (round % 5);
    const input = { ...against(browser, before), sku: oven, quantity };
    const expected = { version: before.version + 1, quantity };
    return { browser, send: () => browser.shop.updateCartQuantity(input), check: () => expectOvens(browser, expected) };
  },

  removeFromCart: async (round) => {
    const browser = await keptBrowser('removeFromCart', round, () => withOven(arrive()));
    const adding = { ...against(browser, await cartOf(browser)), sku: peel, quantity: 1 };
    const { cart: before } = valueOf(await browser.shop.addToCart(adding));
    const input = { ...against(browser, before), sku: peel };
    const expected = { version: before.version + 1, quantity: 1 };
    return { browser, send: () => browser.shop.removeFromCart(input), check: () => expectOvens(browser, expected) };
  },

  updateCart: async (round) => {
    const browser = await keptBrowser('updateCart', round, () => withOven(arrive()));
    const before = await cartOf(browser);
    const input = {
      ...against(browser, before),
      actions: [
        { action: 'addLineItem', sku: oven, quantity: 1 } as const,
        { action: 'setCustomerEmail', email: 'ada@example.org' } as const,
      ],
    };
    const expected = { version: before.version + 1, quantity: quantityOf(before, oven) + 1 };
    return { browser, send: () => browser.shop.updateCart(input), check: () => expectOvens(browser, expected) };
  },

  updateCartItemChannel: async (round) => {
    const browser = await keptBrowser('updateCartItemChannel', round, () => withOven(arrive()));
    const before = await cartOf(browser);
    const channels = { supplyChannel: 'central-warehouse', distributionChannel: 'online-shop' } as const;
    const input = { ...against(browser, before), sku: oven, ...channels };
    const check = async () => expect(await cartOf(browser)).toEqual(before);
    return { browser, send: () => browser.shop.updateCartItemChannel(input), check };
  },

  // Tries are limited for one cart, so each has its own.
  applyCartCoupon: async () => {
    const browser = await withOven(arrive());
    const before = await cartOf(browser);
    const input = { ...against(browser, before), code };
    return {
      browser,
      send: () => browser.shop.applyCartCoupon(input),
      check: async () =>
        expect(await cartOf(browser)).toMatchObject({
          version: before.version + 1,
          discountCodes: [{ discountCode: { code } }],
        }),
    };
  },

  removeCartCoupon: async () => {
    const browser = await withOven(arrive());
    const { cart: before } = valueOf(
      await browser.shop.applyCartCoupon({ ...against(browser, await cartOf(browser)), code }),
    );
    const id = before.discountCodes[0]?.discountCode.id ?? '';
    const input = { ...against(browser, before), discountCode: { typeId: 'discount-code', id } as const };
    return {
      browser,
      send: () => browser.shop.removeCartCoupon(input),
      check: async () =>
        expect(await cartOf(browser)).toMatchObject({ version: before.version + 1, discountCodes: [] }),
    };
  },

  deleteCart: async (round) => {
    const browser = await keptBrowser('deleteCart', round, () => Promise.resolve(arrive()));
    const { cart } = valueOf(await browser.shop.createCart({ locale: browser.locale }));
    const input = against(browser, cart);
    return {
      browser,
      send: () => browser.shop.deleteCart(input),
      check: async () => {
        const me = await browser.shop.getMe({ locale: browser.locale, customer: false });
        expect(me).toEqual({ ok: true, value: { me: { activeCart: null, customer: null } } });
      },
    };
  },

  'carry-cart': async (round) => {
    const browser = await keptBrowser('carry-cart', round, () => withOven(arrive()));
    const before = await cartOf(browser);
    return {
      browser,
      send: () => browser.carrying['carry-cart']({ locale: browser.locale, cartId: before.id }),
      check: async () => expect(await cartOf(browser)).toEqual(before),
    };
  },

  'receive-cart': async (round) => {
    const giver = await keptBrowser('giver', round, () => withOven(arrive()));
    const browser = await keptBrowser('receive-cart', round, () => withEmptyCart(arrive(french)));
    const { id: cartId } = await cartOf(giver);
    const { token } = valueOf(await giver.carrying['carry-cart']({ locale: giver.locale, cartId }));
    const before = await cartOf(browser);
    const input = { locale: browser.locale, token, intentId: randomUUID() };
    const expected = { version: before.version + 1, quantity: quantityOf(before, oven) + 1 };
    return {
      browser,
      send: () => browser.carrying['receive-cart'](input),
      check: () => expectOvens(browser, expected),
    };
  },

  customerSignMeIn: async (round) => {
    const browser = await withOven(arrive());
    const account = { email: accountEmail(1 + Math.floor(round / roundsOfOneAccount)), password: accountPassword };
    return {
      browser,
      send: () => browser.shop.customerSignMeIn({ locale: browser.locale, ...account }),
      check: async () => expect(quantityOf(await cartOf(browser), oven)).toBe(1 + (round % roundsOfOneAccount)),
    };
  },
};

/** Every second answer is lost between engine and middleware, the others on the way to the browser. */
async function loseAnswer(round: number, { browser, send }: Repeatable): Promise<void> {
  const cookie = browser.cookie();
  if (round % 2 === 0) {
    line.loseNextAnswer();
    expect(await send()).toEqual({ ok: false, failure: { code: 'unknown' } });
  } else {
    expect(await send()).toMatchObject({ ok: true });
    browser.useCookie(cookie);
  }
}

describe(`${rounds} answers of each call that are lost after the change`, () => {
  it.each(Object.entries(scenarios))(
    '%s: made again, it has happened once',
    async (_name, prepare) => {
      for (let round = 0; round < rounds; round += 1) {
        const repeatable = await prepare(round);
        await loseAnswer(round, repeatable);
        expect(await repeatable.send()).toMatchObject({ ok: true });
        await repeatable.check();
      }
    },
    30_000 + rounds * roundMs,
  );
});
