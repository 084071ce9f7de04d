import { createHmac } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { writeStaffPass } from '@tradehall/domain/staff/staff-pass.ts';
import { pino } from 'pino';
import { request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleStore } from '../app/testing/sample-store.ts';
import { parseEnvironment } from './environment.ts';
import { contentPagesCache } from './middleware/content-pages-cache.ts';
import { middlewareTransport } from './middleware/middleware-transport.ts';
import { ShopMetrics } from './shop-metrics.ts';
import { createShop } from './shop.ts';

const secret = 'a-secret-for-this-test-only';
const pass = writeStaffPass({ administrator: '7', expiresAt: '2100-01-01T00:00:00.000Z' }, (text) =>
  createHmac('sha256', secret).update(text).digest('base64url'),
);
const log = pino({ level: 'silent' });
const running: Server[] = [];
let state: 'preparing' | 'open' | 'closed' | null = 'preparing';

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}`;
}

afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function openShop(variables: Record<string, string> = { PREPARING_STORES: 'closed' }, now?: () => number) {
  const middleware = await listen((_incoming, response) => {
    response.statusCode = state === null ? 500 : 200;
    const body = state === null ? {} : { data: { ...sampleStore, state } };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  const settings = { NODE_ENV: 'test', STAFF_SECRET: secret, MIDDLEWARE_URL: middleware, ...variables };
  const environment = parseEnvironment(settings);
  const { transportFor } = middlewareTransport(environment.MIDDLEWARE_URL);
  const shop = await listen(
    createShop({
      environment,
      log,
      metrics: new ShopMetrics(),
      transportFor,
      findContentPages: contentPagesCache({ transportFor, log }),
      ...(now && { now }),
      files: [],
      pages: (_request, response) => void response.send('page'),
    }),
  );
  return async (path: string, cookie = '') => {
    const answer = await request(`${shop}${path}`, { headers: { host: 'be.localhost', cookie } });
    return { status: answer.statusCode, headers: answer.headers, body: await answer.body.text() };
  };
}

describe('a store that is still prepared', () => {
  it('says in each of its languages that it opens soon, and that nobody keeps', async () => {
    state = 'preparing';
    const ask = await openShop();
    const { status, headers, body } = await ask('/');
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '3600', 'x-robots-tag': 'noindex' });
    expect(headers['cache-control']).toContain('no-store');
    expect(body).toContain('<p lang="fr">Cette boutique ouvre bientôt.</p><p lang="nl">');
    for (const path of ['/api/new-ct/getMe', '/sitemap.xml', '/robots.txt'])
      expect((await ask(path)).status, path).toBe(503);
    expect((await ask('/health')).status).toBe(200);
  });

  it('takes the files of other systems, which fill it', async () => {
    state = 'preparing';
    expect((await (await openShop())('/api/machines/imports/1')).status).toBe(200);
  });

  it('is seen by staff with a pass', async () => {
    state = 'preparing';
    const ask = await openShop();
    const door = await ask(`/staff-pass?pass=${encodeURIComponent(pass)}&to=/`);
    expect(door.status).toBe(303);
    const [cookie = ''] = [door.headers['set-cookie'] ?? []].flat();
    expect(await ask('/', cookie.split(';')[0])).toMatchObject({ status: 200, body: 'page' });
  });

  it('is shown on a laptop', async () => {
    state = 'preparing';
    expect((await (await openShop({}))('/')).status).toBe(200);
  });
});

describe('a store that was closed again', () => {
  it('says so in each of its languages, with the way to an order, and sells nothing', async () => {
    state = 'closed';
    const ask = await openShop();
    const { status, headers, body } = await ask('/');
    expect(status).toBe(503);
    expect(headers['cache-control']).toContain('no-store');
    // No failure, in which a cache would go on showing what it has.
    expect(headers['store-state']).toBe('closed');
    expect(body).toContain('<p lang="fr">Cette boutique est fermée pour le moment. <a href="/order/find">');
    expect(body).toContain('<p lang="nl">Deze winkel is op dit moment gesloten. <a href="/nl/order/find">');
    for (const path of [
      '/checkout/payment',
      '/checkout/cart',
      '/nl/search',
      '/sitemap.xml',
      '/api/new-adyen/makePaymentRequest',
    ])
      expect((await ask(path)).status, path).toBe(503);
  });

  it('lets whoever has ordered or begun to pay finish, and reach the order', async () => {
    state = 'closed';
    const ask = await openShop();
    for (const path of [
      '/order?order=7',
      '/nl/order/withdraw',
      '/order/find',
      '/order/invoice',
      '/checkout/thank-you?order=7',
      '/nl/order.data',
    ])
      expect((await ask(path)).status, path).toBe(200);
    for (const call of ['submitAdditionalPaymentDetailsRequest', 'getPayment', 'cancelPayment'])
      expect((await ask(`/api/new-adyen/${call}`)).status, call).toBe(200);
    expect((await ask('/api/new-ct/createMyOrderFromCart')).status).toBe(200);
  });

  it('hears what buyers write, and lets everybody end a subscription', async () => {
    state = 'closed';
    const ask = await openShop();
    for (const path of [
      '/contact-request?reason=returns',
      '/nl/newsletter-ending?token=x',
      '/api/shop/contact-request',
    ])
      expect((await ask(path)).status, path).toBe(200);
    const link = await ask('/nl/exConsents/manageSubscriptions');
    expect([link.status, link.headers['location']]).toEqual([302, '/nl/newsletter-ending']);
    // Customers see it, guests are asked who they are.
    expect((await ask('/my-account/my-newsletter')).status).toBe(302);
    for (const path of ['/my-account', '/login', '/newsletter-confirmation', '/api/cia/newsletter-doi'])
      expect((await ask(path)).status, path).toBe(503);
  });

  it('is closed for the next to come two seconds later, however long nobody came', async () => {
    const clock = { now: 0 };
    state = 'open';
    const ask = await openShop({ PREPARING_STORES: 'closed' }, () => clock.now);
    expect((await ask('/')).status).toBe(200);
    state = 'closed';
    expect((await ask('/')).status).toBe(200);
    clock.now = 2_000;
    expect((await ask('/')).status).toBe(503);
    state = 'open';
    clock.now = 4_000;
    expect((await ask('/')).status).toBe(200);
  });
});

describe('a store that is open', () => {
  it('is shown, and stays so while nobody can say its state', async () => {
    state = 'open';
    const ask = await openShop();
    expect((await ask('/')).status).toBe(200);
    state = null;
    expect((await ask('/')).status).toBe(200);
  });
});
