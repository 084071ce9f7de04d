import { randomUUID } from 'node:crypto';
import { readTestingEnvironment } from '@tradehall/testing/environment.ts';
import { LivePage } from '@tradehall/testing/live/live-page.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knock } from '../testing/knock.ts';
import { startRealEngine, type RealEngine } from '../testing/real-shop.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { openTestBrowser } from '../testing/test-browser.ts';

const locale = 'de-DE';
const host = 'de.localhost:3000';
const oven = 'EX10010001';

describe('a cart in two windows, through the middleware and the engine', () => {
  let engine: RealEngine;
  let app: FastifyInstance;
  let url: string;

  beforeAll(async () => {
    engine = await startRealEngine();
    const live = { redisUrl: readTestingEnvironment().REDIS_URL, databaseUrl: engine.databaseUrl };
    app = buildTestApp({ engineUrl: engine.url, load: new StoredDocuments().load, live });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    await engine[Symbol.asyncDispose]();
  });

  const arrive = async () => {
    const browser = openTestBrowser(url, { host });
    const created = await browser.calls['new-ct'].createCart({ locale });
    if (!created.ok) throw new Error(created.failure.code);
    return { shop: browser.calls['new-ct'], cookie: browser.cookie() ?? '', cartId: created.value.cart.id };
  };
  const status = async (cartId: string, cookie: string, at = host) => {
    const headers = { host: at, origin: `http://${at}`, cookie };
    const knocked = await knock(url, headers, `/api/cart-socket?cartId=${cartId}`);
    knocked.socket?.destroy();
    return knocked.status;
  };

  it('tells the one what the other changes', async () => {
    const { shop, cookie, cartId } = await arrive();
    const page = await LivePage.open({ url, host, cookie, cartId });
    await expect.poll(() => page.frames).toEqual([{ event: 'cart-update', cartId, version: 0 }]);
    const change = { locale, cartId, version: 0, intentId: randomUUID(), sku: oven, quantity: 1 } as const;
    await shop.addToCart(change);
    await expect.poll(() => page.frames.at(-1)).toEqual({ event: 'cart-update', cartId, version: 1 });
    await shop.addToCart(change);
    expect(page.frames).toHaveLength(2);
    page.close();
  });

  it('is open to its owner in its store alone', async () => {
    const [owner, stranger] = [await arrive(), await arrive()];
    expect(await status(owner.cartId, owner.cookie)).toBe(101);
    expect(await status(owner.cartId, stranger.cookie)).toBe(404);
    expect(await status(owner.cartId, owner.cookie, 'fr.localhost:3000')).toBe(404);
    expect(await status(owner.cartId, 'session=never-begun-by-anybody')).toBe(404);
    expect(await status('999999', owner.cookie)).toBe(404);
    expect(await status('not-a-number', owner.cookie)).toBe(404);
  });

  it('is left when it is deleted', async () => {
    const { shop, cookie, cartId } = await arrive();
    const page = await LivePage.open({ url, host, cookie, cartId });
    await shop.deleteCart({ locale, cartId, version: 0, intentId: randomUUID() });
    await expect.poll(() => page.frames.at(-1)).toEqual({ event: 'cart-update', cartId, version: 1 });
    page.close();
  });
});
