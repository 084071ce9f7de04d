import { createServer, type RequestListener, type Server } from 'node:http';
import { pino } from 'pino';
import { request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { contentPagesCache } from './middleware/content-pages-cache.ts';
import { parseEnvironment } from './environment.ts';
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

const contentPages = [
  { key: 'payment', slug: 'paiement', title: 'Paiement', slugAllLocales: {} },
  { key: 'samples', slug: 'exemples', title: 'Exemples', slugAllLocales: {}, isUnlisted: true },
];
const sitemap = {
  parts: 2,
  entries: [
    { slug: 'four-10000001', changedAt: '2026-11-01T10:00:00.000Z' },
    { slug: 'φούρνοι-10000002', changedAt: null },
  ],
};

const navigation = {
  query: 'navigation',
  categories: {
    results: [
      {
        ...{ key: 'gastronomy', name: 'Gastronomie [pro]', slug: 'gastronomie', hasProducts: true },
        children: [
          { key: 'ovens', name: 'Fours', slug: 'fours', hasProducts: true, children: [] },
          { key: 'grills', name: 'Grils', slug: 'grils', hasProducts: false, children: [] },
        ],
      },
      { key: 'garden', name: 'Jardin', slug: 'jardin', hasProducts: false, children: [] },
    ],
  },
};

const middleware: RequestListener = (incoming, response) => {
  const isOf = (call: string) => incoming.url?.includes(call) === true;
  const data = isOf('getContentPages') ? { pages: contentPages } : isOf('getCategory') ? navigation : sitemap;
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
};

const withoutSearch: RequestListener = (_incoming, response) => {
  response.writeHead(503, { 'content-type': 'application/json' }).end('{"failure":{"code":"search-unavailable"}}');
};

async function openShop(listener: RequestListener) {
  const environment = parseEnvironment({ NODE_ENV: 'test', MIDDLEWARE_URL: await listen(listener) });
  const { transportFor } = middlewareTransport(environment.MIDDLEWARE_URL);
  const findContentPages = contentPagesCache({ transportFor, log });
  const shop = await listen(
    createShop({
      metrics: new ShopMetrics(),
      environment,
      log,
      transportFor,
      findContentPages,
      files: [],
      pages: (_request, response) => void response.status(404).send('page'),
    }),
  );
  return async (path: string) => {
    const {
      statusCode: status,
      headers,
      body,
    } = await request(`${shop}${path}`, { headers: { host: 'be.localhost' } });
    return { status, headers, body: await body.text() };
  };
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

describe('what a shop tells search engines', () => {
  it('is which addresses are not for them, exactly, and where its sitemap is', async () => {
    const { body, headers } = await (await openShop(middleware))('/robots.txt');
    const lines = body.split('\n');
    expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /staff/', 'Disallow: /nl/search?']));
    expect(lines).toContain('Sitemap: http://be.localhost/sitemap.xml');
    expect(lines).not.toContain('Disallow: /staff');
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it('is every sitemap of each of its languages', async () => {
    const { body, headers } = await (await openShop(middleware))('/sitemap.xml');
    expect(addressesIn(body)).toEqual(
      ['', '/nl'].flatMap((prefix) =>
        ['pages', 'categories-1', 'categories-2', 'products-1', 'products-2'].map(
          (name) => `http://be.localhost${prefix}/sitemap-${name}.xml`,
        ),
      ),
    );
    expect(headers['surrogate-key']).toBe('sitemap:fr-BE sitemap:nl-BE');
  });

  it('is every page with the day it changed', async () => {
    const ask = await openShop(middleware);
    const { body, headers } = await ask('/nl/sitemap-products-1.xml');
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'surrogate-key': 'sitemap:nl-BE',
    });
    expect(body).toContain(
      '<url><loc>http://be.localhost/nl/four-10000001</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod></url>',
    );
    expect(addressesIn(body)[1]).toMatch(/^http:\/\/be\.localhost\/nl\/%CF[%\w]+-10000002$/);
    const pages = await ask('/sitemap-pages.xml');
    expect(addressesIn(pages.body)).toEqual(['http://be.localhost/', 'http://be.localhost/paiement/']);
  });

  it.each(['/sitemap-products-0.xml', '/sitemap-brands-1.xml', '/sitemap-products.xml'])('is not %s', async (path) => {
    expect((await (await openShop(middleware))(path)).status).toBe(404);
  });

  it('is for language models what the shop is and where its lists are, in each of its languages', async () => {
    const ask = await openShop(middleware);
    const { status, headers, body } = await ask('/llms.txt');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/markdown; charset=utf-8', 'surrogate-key': 'sitemap:fr-BE' });
    const lines = body.split('\n');
    expect(lines[0]).toBe('# Tradehall');
    expect(lines[2]).toMatch(/^> .*in Belgium.*in French.*in EUR/);
    expect(lines).toEqual(
      expect.arrayContaining([
        String.raw`- [Gastronomie \[pro\]](http://be.localhost/gastronomie/): Fours`,
        '- [Paiement](http://be.localhost/paiement/)',
        '- [Nederlands](http://be.localhost/nl/llms.txt)',
        '- [Sitemap](http://be.localhost/sitemap.xml): every page with the day it changed',
      ]),
    );
    // Neither a page that no list has, nor a department in which this store sells nothing.
    for (const name of ['Exemples', 'Grils', 'Jardin']) expect(body).not.toContain(name);
    expect((await ask('/nl/llms.txt')).body).toContain('- [Français](http://be.localhost/llms.txt)');
    expect((await ask('/xx/llms.txt')).status).toBe(404);
  });

  it('is to come back later when the lists cannot be made', async () => {
    const ask = await openShop(withoutSearch);
    for (const path of ['/sitemap.xml', '/sitemap-products-1.xml', '/sitemap-pages.xml', '/llms.txt']) {
      expect(await ask(path)).toMatchObject({
        status: 503,
        headers: { 'retry-after': '300', 'cache-control': 'no-store' },
      });
    }
  });
});
