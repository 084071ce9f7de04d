import { createServer, type RequestListener, type Server } from 'node:http';
import type { RequestHandler } from 'express';
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

const page: RequestHandler = (_request, response) => void response.send('page');

function openShop(variables: Record<string, string>) {
  const environment = parseEnvironment({ NODE_ENV: 'test', ...variables });
  const { transportFor } = middlewareTransport(environment.MIDDLEWARE_URL);
  const findContentPages = contentPagesCache({ transportFor, log });
  return listen(
    createShop({
      environment,
      log,
      metrics: new ShopMetrics(),
      transportFor,
      findContentPages,
      files: [],
      pages: page,
    }),
  );
}

async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await request(url, { headers: { host: 'ch.localhost', ...headers } });
  await answer.body.text();
  return { status: answer.statusCode, headers: answer.headers };
}

async function directivesOf(url: string, host = 'ch.localhost') {
  const { headers } = await get(url, { host });
  return Object.fromEntries(
    String(headers['content-security-policy'])
      .split(/[;,] /)
      .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );
}

const fields = { CARD_PROVIDER_FIELDS_URL: 'https://fields.example/path' };
const walletHost = {
  WALLETS_ORIGIN: 'https://wallets.example',
  GOOGLE_PAY_MERCHANT_ID: 'g',
  APPLE_PAY_MERCHANT_ID: 'a',
};

describe('the policy of the payment page', () => {
  it.each(['/checkout/payment', '/fr/checkout/payment'])(
    'lets %s show frames of the provider and nothing else',
    async (path) => {
      const policy = await directivesOf(`${await openShop(fields)}${path}`);
      expect(policy).toMatchObject({
        'frame-src': 'https://fields.example',
        'connect-src': "'self'",
        'img-src': "'self' data:",
        'form-action': "'self'",
        'trusted-types': 'tradehall default',
      });
      expect(policy['script-src']).toMatch(/^'nonce-[^']+' 'strict-dynamic'$/);
    },
  );

  it.each([
    ['test_KEY', 'https://checkoutshopper-test.adyen.com'],
    ['live_KEY', 'https://checkoutshopper-live.adyen.com'],
  ])('names the provider itself where there is a client key: %s', async (key, origin) => {
    const shop = await openShop({ ...fields, CARD_PROVIDER_CLIENT_KEY: key });
    expect(await directivesOf(`${shop}/checkout/payment`)).toMatchObject({
      'frame-src': origin,
      'connect-src': `'self' ${origin}`,
    });
  });

  it('shows the frames of wallets besides, and loads nothing more', async () => {
    const plain = await directivesOf(`${await openShop(fields)}/checkout/payment`);
    const policy = await directivesOf(`${await openShop({ ...fields, ...walletHost })}/checkout/payment`);
    const { 'frame-src': frames, 'script-src': scripts, ...others } = policy;
    expect(plain).toMatchObject(others);
    expect(frames).toBe('https://fields.example https://wallets.example');
    expect(scripts).toMatch(/^'nonce-[^']+' 'strict-dynamic'$/);
  });

  it.each(['/', '/checkout/addresses', '/checkout/payment-error'])('is not that of %s', async (path) => {
    const policy = await directivesOf(`${await openShop({ ...fields, ...walletHost })}${path}`);
    expect(policy['frame-src']).toBe("'none'");
    expect(JSON.stringify(policy)).not.toMatch(/(?:fields|wallets)\.example/);
  });
});

describe('the policy of pages with wallets', () => {
  it.each([{}, { CARD_PROVIDER_CLIENT_KEY: 'test_KEY' }])(
    'lets the cart and products show our frames with wallets, and is that of any other page besides: %o',
    async (key) => {
      const shop = await openShop({ ...fields, ...walletHost, ...key });
      const { 'script-src': script, 'form-action': form, ...others } = await directivesOf(`${shop}/`);
      for (const path of ['/checkout/cart', '/fr/checkout/cart', '/pizza-oven-10000001', '/fr/four-10000001']) {
        const policy = await directivesOf(`${shop}${path}`);
        expect(policy).toMatchObject({ ...others, 'frame-src': 'https://wallets.example' });
        expect(policy['script-src']).toMatch(/^'nonce-[^']+' 'strict-dynamic'$/);
      }
      expect([script, form]).not.toContain(undefined);
    },
  );

  it('is that of any other page where wallets have no place, no maker knows who sells, or nothing is sold', async () => {
    const product = '/pizza-oven-10000001';
    const { WALLETS_ORIGIN } = walletHost;
    for (const settings of [fields, { ...fields, WALLETS_ORIGIN }])
      expect(await directivesOf(`${await openShop(settings)}${product}`)).toMatchObject({ 'frame-src': "'none'" });
    const shop = await openShop({ ...fields, ...walletHost });
    expect(await directivesOf(`${shop}${product}`, 'ie.localhost')).toMatchObject({ 'frame-src': "'none'" });
  });

  it('lets the window of a wallet find its way back, on these pages alone', async () => {
    const shop = await openShop({ ...fields, ...walletHost });
    const openerPolicy = async (path: string) => (await get(`${shop}${path}`)).headers['cross-origin-opener-policy'];
    for (const path of ['/checkout/cart', '/pizza-oven-10000001', '/checkout/payment'])
      expect(await openerPolicy(path)).toBe('same-origin-allow-popups');
    for (const path of ['/', '/checkout/addresses', '/my-account/'])
      expect(await openerPolicy(path)).toBe('same-origin');
  });
});

describe('the policy of a shop with a tag manager', () => {
  const tags = { ...fields, TAG_MANAGER_URL: 'https://tags.example/script.js' };

  it.each(['/', '/checkout/cart', '/pizza-oven-10000001'])('lets it speak on %s', async (path) => {
    const policy = await directivesOf(`${await openShop(tags)}${path}`);
    expect(policy['connect-src']).toBe("'self' https://tags.example");
    expect(policy['img-src']).toBe("'self' data: https://tags.example");
    expect(policy['script-src']).toMatch(/^'nonce-[^']+' 'strict-dynamic'$/);
    expect(policy['script-src-elem']).toBe("'self' 'unsafe-inline' https://tags.example");
  });

  it('names the origins that it may fetch from besides its own, in a policy beside the strict one', async () => {
    const shop = await openShop({ ...tags, TAG_MANAGER_ORIGINS: 'https://a.example,https://b.example:8443' });
    const others = 'https://a.example https://b.example:8443';
    const policy = await directivesOf(`${shop}/`);
    expect(policy['connect-src']).toBe(`'self' https://tags.example ${others}`);
    expect(policy['img-src']).toBe(`'self' data: https://tags.example ${others}`);
    const [strict = '', hosts] = String((await get(shop)).headers['content-security-policy']).split(', ');
    expect(strict).toMatch(/; script-src 'nonce-[^']+' 'strict-dynamic';.*require-trusted-types-for 'script'/);
    const told = '; report-uri /reports/policy';
    expect(hosts).toBe(`script-src-elem 'self' 'unsafe-inline' https://tags.example ${others}${told}`);
    expect(await directivesOf(`${shop}/checkout/payment`)).not.toHaveProperty('script-src-elem');
  });

  it.each([
    'tags.example',
    'https://tags.example/',
    'https://*.example',
    'https://a.example;x',
    'data:,x',
    'https://a.example, https://b.example',
  ])('takes nothing but origins: %s', (given) =>
    expect(() => parseEnvironment({ TAG_MANAGER_ORIGINS: given })).toThrow('names origins'),
  );

  it('keeps it off the page where somebody pays, and off shops that have none', async () => {
    const shop = await openShop(tags);
    for (const path of ['/checkout/payment', '/fr/checkout/payment', '/checkout/payment/'])
      expect(JSON.stringify(await directivesOf(`${shop}${path}`))).not.toContain('tags.example');
    expect(await directivesOf(`${await openShop(fields)}/`)).toMatchObject({ 'connect-src': "'self'" });
  });
});

describe('every answer of the shop', () => {
  it.each(['/', '/my-account/', '/no-such-page', '/media/none.webp', '/api/new-ct/isLoggedIn', '/robots.txt'])(
    'says that it is nothing but its own type, framed by nobody and without foreign objects: %s',
    async (path) => {
      const shop = await openShop({ MIDDLEWARE_URL: 'http://127.0.0.1:1' });
      const { headers } = await get(`${shop}${path}`);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      const policy = await directivesOf(`${shop}${path}`);
      expect(policy).toMatchObject({ 'object-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'" });
    },
  );
});

describe('an answer over https', () => {
  const overHttps = { 'x-forwarded-proto': 'https' };

  it('makes browsers stay with https for two years, on every host below', async () => {
    const shop = await openShop({ TRUSTED_HOPS: '1' });
    const header = 'strict-transport-security';
    for (const path of ['/', '/checkout/payment', '/no-such-page', '/media/none.webp'])
      expect((await get(`${shop}${path}`, overHttps)).headers[header]).toBe('max-age=63072000; includeSubDomains');
    expect((await get(shop)).headers).not.toHaveProperty(header);
  });

  it('follows no choice that another host may have put into the browser', async () => {
    const shop = await openShop({ TRUSTED_HOPS: '1', MIDDLEWARE_URL: 'http://127.0.0.1:1' });
    const languageAfter = async (cookie: string) =>
      (await get(`${shop}/api/after-payment-redirect-back`, { ...overHttps, cookie })).headers['location'];
    expect(await languageAfter('__Host-locale=fr-CH')).toMatch(/^\/fr\/checkout/);
    expect(await languageAfter('locale=fr-CH')).toMatch(/^\/checkout/);
  });
});

describe('whoever comes back from the card provider', () => {
  const back = '/api/after-payment-redirect-back?cartId=1&paymentId=a-1&redirectResult=abc';
  const shopThatAnswers = async (status: number, body: object) => {
    const asked: { url: string; cookie: string | undefined }[] = [];
    const middleware = await listen((incoming, response) => {
      asked.push({ url: incoming.url ?? '', cookie: incoming.headers.cookie });
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    return { shop: await openShop({ MIDDLEWARE_URL: middleware }), asked };
  };

  it('is led to the thank-you page, in the session that paid', async () => {
    const { shop, asked } = await shopThatAnswers(200, { data: { orderId: '77' } });
    const answer = await get(`${shop}${back}`, { cookie: 'session=s1; other=x' });
    expect(answer).toMatchObject({
      status: 303,
      headers: { location: '/checkout/thank-you?order=77', 'cache-control': 'private, no-store' },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ cookie: 'session=s1' });
    expect(asked[0]?.url).toContain('redirectResult=abc');
  });

  it('finds the language the payment was begun in', async () => {
    const { shop } = await shopThatAnswers(200, { data: { orderId: '77' } });
    const target = '/fr/checkout/thank-you?order=77';
    expect((await get(`${shop}${back}&locale=fr-CH`)).headers['location']).toBe(target);
    expect((await get(`${shop}${back}`, { cookie: 'locale=fr-CH' })).headers['location']).toBe(target);
    expect((await get(`${shop}${back}&locale=sk-SK`)).headers['location']).toBe('/checkout/thank-you?order=77');
  });

  it.each([
    ['malformed-price', 400, 'malformed-price'],
    ['unprocessable-entity', 422, 'unprocessable-entity'],
    ['cancelled-transaction', 200, 'cancelled-transaction'],
    ['payment-error', 200, 'payment-error'],
    ['creating-order-failed', 500, 'creating-order-failed'],
    ['payment-not-found', 404, 'unknown'],
    ['cart-not-found', 404, 'unknown'],
  ])('after %s (%d) reads the page for %s', async (code, status, error) => {
    const { shop } = await shopThatAnswers(status, { failure: { code } });
    expect(await get(`${shop}${back}`)).toMatchObject({
      status: 303,
      headers: { location: `/checkout/payment-error?error=${error}` },
    });
  });

  it('without what the provider hands over asks nobody', async () => {
    const { shop, asked } = await shopThatAnswers(200, { data: { orderId: '77' } });
    for (const query of ['', '?cartId=1&paymentId=2', '?cartId=1&cartId=2&paymentId=3&redirectResult=x']) {
      expect((await get(`${shop}/api/after-payment-redirect-back${query}`)).headers['location']).toBe(
        '/checkout/payment-error?error=unknown',
      );
    }
    expect(asked).toEqual([]);
  });

  it('is led to the page for unknown when the shop cannot be asked', async () => {
    const shop = await openShop({ MIDDLEWARE_URL: 'http://127.0.0.1:1' });
    expect((await get(`${shop}${back}`)).headers['location']).toBe('/checkout/payment-error?error=unknown');
  });
});

describe('a page that a secret in its address opens', () => {
  const tagManager = { TAG_MANAGER_URL: 'https://tags.example/gtm.js' };

  it.each([
    '/order?order=7&token=x',
    '/fr/order/withdraw?order=7&token=x',
    '/password-reset/change-password?token=x',
    '/checkout/cart?carry=x',
    '/sign-in/google/callback?code=x&state=y',
  ])('%s is told to no other page and lets no tag manager in', async (path) => {
    const shop = await openShop(tagManager);
    expect((await get(`${shop}${path}`)).headers['referrer-policy']).toBe('strict-origin');
    expect(JSON.stringify(await directivesOf(`${shop}${path}`))).not.toContain('tags.example');
  });

  it('is another than the same page without it', async () => {
    const shop = await openShop(tagManager);
    expect((await get(`${shop}/order?order=7`)).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(JSON.stringify(await directivesOf(`${shop}/order?order=7`))).toContain('tags.example');
  });
});
