import { createServer, type RequestListener, type Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { XMLParser } from 'fast-xml-parser';
import { pino } from 'pino';
import { request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { sampleProduct } from '../app/testing/sample-product.ts';
import { sampleStore } from '../app/testing/sample-store.ts';
import { parseEnvironment } from './environment.ts';
import { contentPagesCache } from './middleware/content-pages-cache.ts';
import { middlewareTransport } from './middleware/middleware-transport.ts';
import { ShopMetrics } from './shop-metrics.ts';
import { createShop } from './shop.ts';

const log = pino({ level: 'silent' });
const running: Server[] = [];

afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}`;
}

const pageSize = 50;
const skuOf = (at: number) => `EX${String(10_000_001 + at)}`;

function productAt(at: number) {
  const sku = skuOf(at);
  const price = { value: moneyOf(10_000 + at, 'EUR'), discounted: null, lowest30Days: null };
  const images = [{ url: `/media/${sku}`, alt: '' }];
  return { ...sampleProduct, key: sku, sku, productNumber: sku.slice(2), slug: `ofen-${sku.slice(2)}`, price, images };
}

const rates = [{ zone: { key: 'all' }, shippingRates: [{ price: moneyOf(495, 'EUR'), freeAbove: null }] }];
const shippingMethods = (['parcel', 'freight'] as const).map((key) => ({ key, zoneRates: rates, daysRange: '2-4' }));

const asked = z.looseObject({ after: z.string().optional(), since: z.string().optional() });

interface Behind {
  readonly count?: number;
  readonly state?: { readonly products: string; readonly productCount: number; readonly terms: string };
  /** The answer of this page and those after it. */
  readonly failsAfter?: string;
  readonly storeState?: 'preparing' | 'open';
}

/** The middleware with so many products in each locale. */
function middleware(
  { count = 3, state, failsAfter, storeState = 'open' }: Behind,
  questions: unknown[],
): RequestListener {
  const products = Array.from({ length: count }, (_, at) => productAt(at));
  return (incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const name = incoming.url?.split('?')[0]?.split('/').at(-1);
      const send = (data: unknown, status = 200) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
      if (name === 'getContentPages') return send({ data: { pages: [] } });
      if (name === 'getStores') return send({ data: { ...sampleStore, state: storeState } });
      if (name === 'getWording') return send({ data: { texts: {} } });
      if (name === 'getShippingMethodsWithoutId') return send({ data: { shippingMethods } });
      if (name === 'getOffersState')
        return send({ data: state ?? { products: '40', productCount: count, terms: '7' } });
      const question = asked.parse(JSON.parse(Buffer.concat(parts).toString()));
      questions.push(question);
      const { after = '' } = question;
      if (failsAfter !== undefined && after >= failsAfter) return send({ failure: { code: 'unknown' } }, 500);
      const page = products.filter(({ sku }) => sku > after).slice(0, pageSize);
      return send({ data: { products: page, next: page.length < pageSize ? null : page.at(-1)?.sku } });
    });
  };
}

async function openShop(behind: Behind = {}, settings: Record<string, string> = {}) {
  const questions: { after?: string; since?: string }[] = [];
  const url = await listen(middleware(behind, questions));
  const environment = parseEnvironment({ NODE_ENV: 'test', MIDDLEWARE_URL: url, ...settings });
  const { transportFor } = middlewareTransport(environment.MIDDLEWARE_URL);
  const shop = await listen(
    createShop({
      metrics: new ShopMetrics(),
      environment,
      log,
      transportFor,
      findContentPages: contentPagesCache({ transportFor, log }),
      files: [],
      pages: (_request, response) => void response.status(404).send('page'),
    }),
  );
  const ask = async (path: string, headers: Record<string, string> = {}, host = 'de.localhost') => {
    const answer = await request(`${shop}${path}`, { headers: { host, ...headers } });
    return { status: answer.statusCode, headers: answer.headers, body: Buffer.from(await answer.body.arrayBuffer()) };
  };
  return { ask, questions };
}

const skusIn = (body: Buffer) => [...body.toString().matchAll(/<g:id>(EX\d{8})<\/g:id>/g)].map(([, sku]) => sku);

describe('a feed of a shop', () => {
  it('has every product once, page after page, to the end', async () => {
    const { ask, questions } = await openShop({ count: 120 });
    const { status, headers, body } = await ask('/feeds/google.xml');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, no-cache',
      'feed-cursor': '40',
    });
    expect(JSON.stringify(new XMLParser().parse(body)).match(/"item":\[/g)).toHaveLength(1);
    expect(skusIn(body)).toEqual(Array.from({ length: 120 }, (_, at) => skuOf(at)));
    expect(questions.map(({ after = null }) => after)).toEqual([null, skuOf(49), skuOf(99)]);
  });

  it('is compressed on its way', async () => {
    const { ask } = await openShop({ count: 60 });
    const { headers, body } = await ask('/feeds/google.xml', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(skusIn(gunzipSync(body))).toHaveLength(60);
  });

  it('is not made again for whoever has it', async () => {
    const { ask, questions } = await openShop();
    const { headers } = await ask('/feeds/kelkoo.xml');
    const again = await ask('/feeds/kelkoo.xml', { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.body.length, questions.length]).toEqual([304, 0, 1]);
    expect((await ask('/feeds/google.xml', { 'if-none-match': String(headers['etag']) })).status).toBe(200);
  });

  it('tells what has changed since a cursor, and everything where the terms of all have', async () => {
    const { ask, questions } = await openShop({ state: { products: '40', productCount: 3, terms: '20' } });
    const delta = await ask('/feeds/google.xml?since=30');
    expect(delta.headers).toMatchObject({ 'cache-control': 'no-store', 'feed-cursor': '40' });
    expect(delta.headers['etag']).toBeUndefined();
    await ask('/feeds/google.xml?since=19');
    await ask('/feeds/google.xml?since=41');
    expect(questions.map(({ since }) => since)).toEqual(['30', '0', '0']);
    expect((await ask('/feeds/google.xml?since=yesterday')).status).toBe(400);
  });

  it('speaks the language of its address', async () => {
    const { ask } = await openShop();
    expect((await ask('/nl/feeds/offers.xml', {}, 'be.localhost')).body.toString()).toContain(
      '<loc>http://be.localhost/nl/ofen-10000001</loc>',
    );
  });

  it.each([
    ['/feeds/heureka.xml', 'de.localhost'],
    ['/feeds/google.xml', 'gr.localhost'],
    ['/feeds/amazon.xml', 'de.localhost'],
    ['/feeds/idealo.xml', 'de.localhost'],
  ])('is not %s of %s', async (path, host) => {
    expect((await (await openShop()).ask(path, {}, host)).status).toBe(404);
  });

  it('is closed while the store is prepared', async () => {
    const { ask, questions } = await openShop({ storeState: 'preparing' }, { PREPARING_STORES: 'closed' });
    expect((await ask('/feeds/google.xml')).status).toBe(503);
    expect(questions).toEqual([]);
  });

  it('is to be fetched later when it cannot be made', async () => {
    const { ask } = await openShop({ failsAfter: '' });
    expect(await ask('/feeds/google.xml')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '60', 'cache-control': 'no-store' },
    });
  });

  it('is cut off when it cannot be finished: nobody takes half of it for the whole', async () => {
    const { ask } = await openShop({ count: 60, failsAfter: skuOf(49) });
    await expect(ask('/feeds/google.xml')).rejects.toThrow();
  });
});
