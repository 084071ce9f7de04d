import { createServer, type RequestListener, type Server } from 'node:http';
import type { RequestHandler } from 'express';
import { pino } from 'pino';
import { Client } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permanentRedirectHeaders } from '../app/request/cache-headers.ts';
import { sampleCart } from '../app/testing/sample-cart.ts';
import { contentPagesCache } from './middleware/content-pages-cache.ts';
import { parseEnvironment } from './environment.ts';
import { middlewareTransport } from './middleware/middleware-transport.ts';
import { ShopMetrics } from './shop-metrics.ts';
import { createShop } from './shop.ts';
import { visitOf } from './visit/visit.ts';

const page: RequestHandler = (received, response) =>
  void response.json({ url: received.originalUrl, verdict: visitOf(received).verdict.kind });

const log = pino({ level: 'silent' });
const running: Server[] = [];
let client: Client;

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}`;
}

/** A middleware that knows one signed-in session and says what it was sent. */
const sent: (string | undefined)[] = [];
const middleware: RequestListener = (incoming, response) => {
  sent.push(incoming.headers.cookie);
  const isLoggedIn = incoming.headers.cookie === 'session=customer-7';
  const cart = incoming.headers.cookie === 'session=buyer-1' ? sampleCart() : null;
  const isAboutCart = incoming.url?.includes('getMe') === true;
  const data = isAboutCart ? { me: { activeCart: cart, customer: null } } : { isLoggedIn };
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
};

beforeAll(async () => {
  const environment = parseEnvironment({ NODE_ENV: 'test', MIDDLEWARE_URL: await listen(middleware) });
  const { transportFor } = middlewareTransport(environment.MIDDLEWARE_URL);
  const findContentPages = contentPagesCache({ transportFor, log });
  // Sends paths as they are written; a request by URL would tidy them first.
  client = new Client(
    await listen(
      createShop({
        environment,
        log,
        metrics: new ShopMetrics(),
        transportFor,
        findContentPages,
        files: [],
        pages: page,
      }),
    ),
  );
});

afterAll(async () => {
  await client.destroy();
  for (const server of running) {
    server.closeAllConnections();
    server.close();
  }
});

async function ask(path: string, method: 'GET' | 'HEAD' | 'POST' = 'GET', cookie = '') {
  const answer = await client.request({ path, method, headers: { host: 'be.localhost', cookie } });
  const { location = null, 'cache-control': caching = null } = answer.headers;
  return { status: answer.statusCode, location, caching, body: await answer.body.text() };
}

const passed = (url: string, verdict = 'continue') => ({ status: 200, body: JSON.stringify({ url, verdict }) });

describe('the guards before the router', () => {
  it.each(['GET', 'HEAD'] as const)(
    'send %s to the right address with its query, and caches may keep it',
    async (method) => {
      expect(await ask("/fr/Search/Fours/?page=1&q=it's&b=%C3%84", method)).toEqual({
        status: 301,
        location: "/search?query=fours&q=it's&b=%C3%84",
        caching: permanentRedirectHeaders['Cache-Control'],
        body: '',
      });
    },
  );

  it('send the visitor to the language chosen before, and nobody keeps that', async () => {
    const answer = { status: 302, location: '/nl/', caching: 'no-store' };
    expect(await ask('/', 'GET', 'a=b; locale=nl-BE')).toMatchObject(answer);
    expect(await ask('/', 'GET', 'locale=de-DE')).toMatchObject(passed('/'));
  });

  it('leave the last word on an address with a slug to its page, which knows the right one', async () => {
    expect(await ask('/fr/Category/Fours?page=1&a=1')).toMatchObject(passed('/fours/?a=1', 'redirect'));
    expect(await ask('/fr/p/Four-10000001/?a=1')).toMatchObject(passed('/four-10000001?a=1', 'redirect'));
    expect(await ask('/four-10000001')).toMatchObject(passed('/four-10000001'));
  });

  it('leave a refusal to the page, which draws it in the frame of the shop', async () => {
    expect(await ask('/DE/ofen/')).toMatchObject(passed('/DE/ofen/', 'answer'));
    expect(await ask('/%27x-10000001')).toMatchObject(passed('/%27x-10000001', 'answer'));
  });

  it('do not touch what is sent, files and pages asked for by the router', async () => {
    expect(await ask('/Fours', 'POST')).toMatchObject(passed('/Fours'));
    expect(await ask('/assets/Root-B1.js')).toMatchObject(passed('/assets/Root-B1.js'));
    expect(await ask('/Fours/_.data?page=1')).toMatchObject(passed('/Fours/_.data?page=1'));
  });

  it('never lead to another host', async () => {
    expect(await ask('/fr//evil.example/')).toMatchObject(passed('/evil.example/', 'redirect'));
    expect(await ask('//evil-example/')).toMatchObject(passed('/evil-example/', 'redirect'));
    expect(await ask('/\\login/')).toMatchObject({ status: 308, location: '/login' });
    expect(await ask('/Alt/Tief/')).toMatchObject(passed('/alt/tief/', 'redirect'));
    expect(await ask('/a/..//search/')).toMatchObject({ status: 308, location: '/search' });
  });
});

describe('pages that differ by who asks', () => {
  const guest = { status: 302, location: '/login?next=%2Fmy-account%2Fmy-profile', caching: 'no-store' };

  it('send a guest to the login, and nobody keeps that', async () => {
    expect(await ask('/my-account/my-profile')).toMatchObject(guest);
    expect(await ask('/my-account/my-profile', 'GET', 'session=guest-1')).toMatchObject(guest);
  });

  it('open to a customer', async () => {
    expect(await ask('/my-account/my-profile', 'GET', 'session=customer-7')).toMatchObject({ status: 200 });
    expect(await ask('/login', 'GET', 'session=customer-7')).toMatchObject({ status: 302, location: '/' });
  });

  it('show the middleware the session and nothing else of the visitor', async () => {
    sent.length = 0;
    await ask('/my-account/my-profile', 'GET', 'a=b; session=customer-7; locale=nl-BE');
    await ask('/fours/', 'GET', 'session=customer-7');
    expect(sent).toEqual(['session=customer-7']);
  });

  it('are guarded as well when the router in the browser asks', async () => {
    const asked = '/my-account/my-profile.data';
    expect(await ask(asked)).toMatchObject(passed(asked, 'redirect'));
    expect(await ask('/staff/ui.data')).toMatchObject(passed('/staff/ui.data', 'answer'));
    expect(await ask(asked, 'GET', 'session=customer-7')).toMatchObject(passed(asked));
  });

  it.each([
    '/Staff/UI.data',
    '/%73taff/ui.data',
    '/staff/ui//_.data',
    '//staff/ui.data',
    '/x/../staff/ui.data',
    '/staff/ui.data/',
    '/staff/ui.data/.',
  ])('are guarded at every address the router takes for theirs: %s', async (asked) => {
    expect(await ask(asked)).toMatchObject(passed(asked, 'answer'));
  });

  it('are guarded when only a part of them is asked for, which may not be the part that obeys', async () => {
    expect(await ask('/staff/ui.data?_routes=staff%2Fui-kit.route&a=1')).toMatchObject(
      passed('/staff/ui.data?a=1', 'answer'),
    );
    const part = '/my-account/my-profile.data?_routes=account%2Fmy-profile.route';
    expect(await ask(part)).toMatchObject(passed('/my-account/my-profile.data', 'redirect'));
    expect(await ask(part, 'GET', 'session=customer-7')).toMatchObject(passed(part));
  });
});

describe('pages that need a cart', () => {
  it('lead home without one, and nobody keeps that', async () => {
    const home = { status: 302, location: '/nl/', caching: 'no-store' };
    expect(await ask('/nl/checkout/addresses')).toMatchObject(home);
    expect(await ask('/nl/checkout/payment', 'GET', 'session=guest-1')).toMatchObject(home);
  });

  it('open to who has put something into it', async () => {
    expect(await ask('/checkout/addresses', 'GET', 'session=buyer-1')).toMatchObject(passed('/checkout/addresses'));
    expect(await ask('/checkout/payment', 'GET', 'session=buyer-1')).toMatchObject({
      status: 302,
      location: '/checkout/addresses',
    });
  });

  it('are guarded in the same way when the router asks for them', async () => {
    expect(await ask('/checkout/payment.data', 'GET', 'session=buyer-1')).toMatchObject(
      passed('/checkout/payment.data', 'redirect'),
    );
  });

  it('are not a stop between signing in and the home page', async () => {
    expect(await ask('/checkout/login', 'GET', 'session=customer-7')).toMatchObject({ status: 302, location: '/' });
  });
});
