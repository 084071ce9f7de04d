import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startTraces, stopTraces } from '@tradehall/process/traces.ts';
import { Collector } from '@tradehall/testing/traces/collector.ts';
import type { RequestHandler } from 'express';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { request } from 'undici';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { contentPagesCache } from './middleware/content-pages-cache.ts';
import { parseEnvironment } from './environment.ts';
import { middlewareTransport } from './middleware/middleware-transport.ts';
import { formOf } from './receive-request.ts';
import { ShopMetrics } from './shop-metrics.ts';
import { createShop } from './shop.ts';

const log = pino({ level: 'silent' });
const running: Server[] = [];

const listen = (listener: RequestListener): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer(listener).listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`);
    });
    running.push(server);
  });

afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Who draws a page that a form asks for reads the form first. */
const page: RequestHandler = (request, response) => {
  const send = () => void response.send(request.method === 'POST' ? Buffer.from(formOf(request)) : 'page');
  if (request.method !== 'POST' || request.readableEnded) send();
  else request.once('end', send).resume();
};

function openShop(variables: Record<string, string> = {}, isDraining = () => false, metrics = new ShopMetrics()) {
  const environment = parseEnvironment({ NODE_ENV: 'test', ...variables });
  const { transportFor } = middlewareTransport(environment.MIDDLEWARE_URL);
  const findContentPages = contentPagesCache({ transportFor, log });
  return listen(
    createShop({ environment, log, metrics, transportFor, findContentPages, files: [], pages: page, isDraining }),
  );
}

async function get(url: string, headers: Record<string, string>) {
  const answer = await request(url, { headers });
  return { status: answer.statusCode, headers: answer.headers, body: await answer.body.text() };
}

describe('the shop server', () => {
  it('opens only at the hosts of the shops', async () => {
    const shop = await openShop();
    expect(await get(`${shop}/`, { host: 'de.localhost:3000' })).toMatchObject({ status: 200, body: 'page' });
    expect((await get(`${shop}/`, { host: 'evil.example' })).status).toBe(421);
    expect((await get(`${shop}/api/new-ct/getProduct`, { host: 'evil.example' })).status).toBe(421);
  });

  it.each(['0', '1'])('opens no shop by a forwarded host, behind %s proxies', async (hops) => {
    const headers = { host: 'inside.example', 'x-forwarded-host': 'de.localhost' };
    expect((await get(`${await openShop({ TRUSTED_HOPS: hops })}/`, headers)).status).toBe(421);
  });

  it('counts its answers by route, whatever visitors write, and tells no visitor of it', async () => {
    const metrics = new ShopMetrics();
    const shop = await openShop({}, undefined, metrics);
    const host = 'ch.localhost';
    for (const path of ['/search?q=jane', '/fr/search?q=joe', '/any-fryer', '/another', '/fr/search.data', '/metrics'])
      await get(`${shop}${path}`, { host });
    const figures = await metrics.registry.metrics();
    expect(figures).toContain('storefront_request_duration_seconds_count{route="/search",status="200"} 3');
    expect(figures).toContain('storefront_request_duration_seconds_count{route="by-slug",status="200"} 3');
    expect(figures).not.toMatch(/jane|fryer|another/);
  });

  it('tells its health at any host', async () => {
    expect((await get(`${await openShop()}/health`, { host: '10.0.0.1' })).status).toBe(200);
  });

  it('lets a page run only the scripts it was sent with, by a nonce that is new each time', async () => {
    const shop = await openShop();
    const policies = await Promise.all([1, 2].map(() => get(`${shop}/`, { host: 'de.localhost' })));
    const [first, second] = policies.map(({ headers }) => String(headers['content-security-policy']));
    expect(first).toMatch(/script-src 'nonce-[\w+/=]{24}' 'strict-dynamic';/);
    expect(first).not.toContain('unsafe');
    expect(first).not.toBe(second);
  });

  it('lets text become markup only through the one policy of ours', async () => {
    const { headers } = await get(`${await openShop()}/`, { host: 'de.localhost' });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types tradehall default']),
    );
  });

  it('passes calls on with the host and address it saw, not with those the visitor claims', async () => {
    const middleware = await listen((incoming, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify([incoming.url, incoming.headers]));
    });
    const shop = await openShop({ MIDDLEWARE_URL: middleware });
    const claims = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-for': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      // Named so by the browser, it is known by that in every log; nothing else of a trace is believed.
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      tracestate: 'evil=6.6.6.6',
    };
    const answer = await get(`${shop}/api/new-ct/getProduct?origin=x`, { host: 'de.localhost:3000', ...claims });
    expect(JSON.parse(answer.body)).toMatchObject([
      '/api/new-ct/getProduct?origin=x',
      {
        'x-forwarded-host': 'de.localhost:3000',
        'x-forwarded-for': '127.0.0.1',
        'x-request-id': answer.headers['x-request-id'],
      },
    ]);
    expect(answer.headers['x-request-id']).toBe('0af7651916cd43dd8448eb211c80319c');
    expect(answer.body).not.toMatch(/6\.6\.6\.6|b7ad6b7169203331/);
  });

  it('is a span between the browser, which learns that its own is wanted, and the middleware', async () => {
    await using collector = await Collector.listen();
    const settings = { TRACES_URL: collector.url, TRACES_SAMPLED: 1 };
    await startTraces({ service: 'storefront', settings, registry: new Registry() });
    onTestFinished(stopTraces);
    const middleware = await listen((incoming, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(incoming.headers));
    });
    const shop = await openShop({ MIDDLEWARE_URL: middleware });
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';
    const answer = await get(`${shop}/api/new-ct/getProduct`, { host: 'de.localhost', traceparent });
    expect(answer.headers['server-timing']).toBe('trace');
    await collector.until(({ length }) => length === 1);
    const [span] = collector.spans;
    expect(span).toMatchObject({ service: 'storefront', name: 'GET api', parentId: 'b7ad6b7169203331' });
    expect(JSON.parse(answer.body)).toMatchObject({
      'x-request-id': '0af7651916cd43dd8448eb211c80319c',
      traceparent: `00-0af7651916cd43dd8448eb211c80319c-${span?.spanId ?? ''}-01`,
    });
  });

  it('says so when the middleware is down', async () => {
    const shop = await openShop({ MIDDLEWARE_URL: 'http://127.0.0.1:1' });
    const answer = await get(`${shop}/api/new-ct/getProduct`, { host: 'de.localhost' });
    expect(answer).toMatchObject({ status: 503, body: '{"failure":{"code":"unknown"}}' });
  });
});

/** The bare connection, after these bytes. */
function send(shop: string, ...bytes: readonly string[]): Socket {
  const socket = connect(Number(new URL(shop).port), '127.0.0.1').on('error', () => undefined);
  for (const each of bytes) socket.write(each);
  onTestFinished(() => void socket.destroy());
  return socket;
}

const formTo = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: de.localhost', ...headers, '', ''].join('\r\n');

describe('a form', () => {
  const host = 'de.localhost:3000';

  it('reaches its page whole', async () => {
    const shop = await openShop();
    const body = 'message=ä&'.repeat(5_000);
    const answer = await request(`${shop}/contact-request`, { method: 'POST', headers: { host }, body });
    expect(await answer.body.text()).toBe(body);
  });

  it('takes no page’s place while it is on its way', async () => {
    const shop = await openShop({ PAGES_AT_ONCE: '48', PAGES_WAITING: '0' });
    const slow = Array.from({ length: 48 }, () => send(shop, formTo('/contact-request', 'Content-Length: 1000'), 'x'));
    await Promise.all(slow.map((socket) => new Promise((resolve) => void socket.once('connect', resolve))));
    expect((await get(`${shop}/`, { host })).status).toBe(200);
    expect((await get(`${shop}/search`, { host })).status).toBe(200);
  });

  it.each([
    ['by its own word', formTo('/contact-request', 'Content-Length: 65537'), ''],
    ['when it has become so', formTo('/contact-request', 'Transfer-Encoding: chunked'), '9000\r\n'],
  ])('that is too long is refused %s, and nothing more is read', async (_when, head, chunk) => {
    const shop = await openShop();
    const chunks = chunk === '' ? [] : Array.from({ length: 2 }, () => `${chunk}${'x'.repeat(0x9000)}\r\n`);
    const answer = await text(send(shop, head, ...chunks));
    expect(answer).toMatch(/^HTTP\/1.1 413 .*\r\nConnection: close\r\n/s);
  });
});

describe('what no browser asks for', () => {
  it.each([
    ['another method', 'TRACE / HTTP/1.1', 405],
    ['a method of caches', 'PURGE / HTTP/1.1', 405],
    ['a method of other services', 'DELETE /api/new-ct/getMe HTTP/1.1', 405],
    ['an address as proxies are asked for it', 'GET http://evil.example/ HTTP/1.1', 400],
    ['its own address in that form', 'GET http://de.localhost/search HTTP/1.1', 400],
    ['the server itself', 'OPTIONS * HTTP/1.1', 405],
    ['a character that no text can have', 'GET /search?query=%00 HTTP/1.1', 400],
  ])('%s is refused, and nobody keeps that answer', async (_what, line, status) => {
    const answer = await text(send(await openShop(), `${line}\r\nHost: de.localhost\r\nConnection: close\r\n\r\n`));
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain('Cache-Control: no-store');
  });
});

it('says that it is not ready once it is to end', async () => {
  let isEnding = false;
  const shop = await openShop({}, () => isEnding);
  expect((await get(`${shop}/ready`, { host: '10.0.0.1' })).status).toBe(200);
  isEnding = true;
  expect((await get(`${shop}/ready`, { host: '10.0.0.1' })).status).toBe(503);
  expect((await get(`${shop}/health`, { host: '10.0.0.1' })).status).toBe(200);
});

describe('the pictures of the catalogue', () => {
  const host = 'de.localhost:3000';
  const picture = '/media/products/fryer-320.avif';
  const folderWith = (...names: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'tradehall-media-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    mkdirSync(join(folder, 'products'));
    for (const name of names) writeFileSync(join(folder, 'products', name), 'full');
    return folder;
  };
  const painter: RequestListener = (incoming, outgoing) => {
    const isKnown = incoming.url?.startsWith('/products/fryer') ?? false;
    outgoing.writeHead(isKnown ? 200 : 404, { 'cache-control': 'no-store' }).end(isKnown ? 'draft' : '');
  };

  it('are kept for ever once they are there', async () => {
    const shop = await openShop({
      MEDIA_FOLDER: folderWith('fryer-320.avif'),
      MEDIA_DRAFTS_URL: await listen(painter),
    });
    const { status, headers, body } = await get(`${shop}${picture}`, { host });
    expect([status, body, headers['cache-control']]).toEqual([200, 'full', 'public, max-age=31536000, immutable']);
  });

  it('are all that is found there: no hidden file, no list of a folder, and nothing outside it', async () => {
    const folder = folderWith('fryer-320.avif', '.env');
    writeFileSync(join(folder, '.git'), 'gitdir');
    const shop = await openShop({ MEDIA_FOLDER: join(folder, 'products') });
    for (const path of ['.env', '', '..%2f.git', '%2e%2e/.git', '../products/fryer-320.avif'])
      expect((await get(`${shop}/media/${path}`, { host })).body).not.toMatch(/full|gitdir|fryer/);
    for (const path of ['.env', '', '..%2f.git'])
      expect((await get(`${shop}/media/${path}`, { host })).status).toBe(404);
  });

  it('are drafts before that, which nobody keeps', async () => {
    const shop = await openShop({ MEDIA_FOLDER: folderWith(), MEDIA_DRAFTS_URL: await listen(painter) });
    const { status, headers, body } = await get(`${shop}${picture}`, { host });
    expect([status, body, headers['cache-control']]).toEqual([200, 'draft', 'no-store']);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await get(`${shop}/media/products/unicorn-320.avif`, { host })).status).toBe(404);
  });

  it('are drafts also when the connection of the last one is closed at that moment', async () => {
    const used = new WeakSet<Socket>();
    const closing: RequestListener = (incoming, outgoing) => {
      if (used.has(incoming.socket)) incoming.socket.destroy();
      used.add(incoming.socket);
      painter(incoming, outgoing);
    };
    const shop = await openShop({ MEDIA_FOLDER: folderWith(), MEDIA_DRAFTS_URL: await listen(closing) });
    for (const width of [320, 640])
      expect((await get(`${shop}/media/products/fryer-${width}.avif`, { host })).status).toBe(200);
  });

  it.each([{}, { MEDIA_DRAFTS_URL: 'http://127.0.0.1:1' }])(
    'are not found where nobody draws them: %j',
    async (more) => {
      const shop = await openShop({ MEDIA_FOLDER: folderWith(), ...more });
      const { status, headers } = await get(`${shop}${picture}`, { host });
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );
});
