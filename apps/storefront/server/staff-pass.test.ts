import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { RequestHandler } from 'express';
import { pino } from 'pino';
import { Client } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeStaffPass } from '@tradehall/domain/staff/staff-pass.ts';
import { contentPagesCache } from './middleware/content-pages-cache.ts';
import { parseEnvironment } from './environment.ts';
import { middlewareTransport } from './middleware/middleware-transport.ts';
import { ShopMetrics } from './shop-metrics.ts';
import { createShop } from './shop.ts';
import { findStaffPass, verifyStaffPass } from './visit/staff-cookie.ts';
import { visitOf } from './visit/visit.ts';

const secret = 'a-secret-for-this-test-only';
const passUntil = (expiresAt: string, key = secret): string =>
  writeStaffPass({ administrator: '7', expiresAt }, (text) =>
    createHmac('sha256', key).update(text).digest('base64url'),
  );
const pass = passUntil('2100-01-01T00:00:00.000Z');

const page: RequestHandler = (received, response) => {
  const { isStaff, staffPass, preview } = visitOf(received);
  response.json({ isStaff, staffPass, preview });
};

let server: Server;
let client: Client;

beforeAll(async () => {
  const log = pino({ level: 'silent' });
  const environment = parseEnvironment({ NODE_ENV: 'test', STAFF_SECRET: secret });
  const { transportFor } = middlewareTransport(environment.MIDDLEWARE_URL);
  const findContentPages = contentPagesCache({ transportFor, log });
  server = createServer(
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  client = new Client(`http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}`);
});

afterAll(async () => {
  await client.destroy();
  server.closeAllConnections();
  server.close();
});

async function ask(path: string, cookie = '') {
  const answer = await client.request({ path, method: 'GET', headers: { host: 'de.localhost', cookie } });
  return { status: answer.statusCode, headers: answer.headers, body: await answer.body.text() };
}

const nobody = JSON.stringify({ isStaff: false, staffPass: null, preview: null });

describe('the door for staff', () => {
  it('takes a pass, remembers it until it runs out, and leads on inside the shop', async () => {
    const { status, headers } = await ask(`/staff-pass?pass=${encodeURIComponent(pass)}&to=/zahlung/%3Fpreview=7`);
    expect(status).toBe(303);
    expect(headers).toMatchObject({ location: '/zahlung/?preview=7', 'cache-control': 'no-store' });
    const [cookie = ''] = [headers['set-cookie'] ?? []].flat();
    expect(cookie).toMatch(/^staff=[^;]+; Path=\/; Expires=Fri, 01 Jan 2100 [^;]+; HttpOnly; SameSite=Lax$/);
    const seen = await ask('/zahlung/?preview=7', cookie.split(';')[0]);
    expect(JSON.parse(seen.body)).toEqual({ isStaff: true, staffPass: pass, preview: '7' });
  });

  it('leads to no other host', async () => {
    const { headers } = await ask(`/staff-pass?pass=${encodeURIComponent(pass)}&to=//evil.example/`);
    expect(headers['location']).toBe('/evil.example/');
  });

  it.each(['', 'x', passUntil('2020-01-01T00:00:00.000Z'), passUntil('2100-01-01T00:00:00.000Z', 'another-secret')])(
    'is no address at all for who comes with %j',
    async (made) => {
      const { headers, body } = await ask(`/staff-pass?pass=${encodeURIComponent(made)}`);
      expect(headers['set-cookie']).toBeUndefined();
      expect(body).toBe(nobody);
    },
  );
});

describe('a visitor without a valid pass', () => {
  it.each(['', 'staff=', 'staff=x.y', `staff=${passUntil('2020-01-01T00:00:00.000Z')}`, `staff=${pass}x`])(
    'sees nothing of what is for staff: %j',
    async (cookie) => {
      expect((await ask('/zahlung/?preview=7', cookie)).body).toBe(nobody);
    },
  );

  it('is everybody where the shop was given no secret', () => {
    expect(verifyStaffPass(pass, undefined, new Date())).toBeNull();
  });

  it('is who carries the pass of an unprotected connection on a protected one', () => {
    const cookie = { header: `staff=${pass}`, secret };
    expect(findStaffPass({ ...cookie, isSecure: false }, new Date())).toBe(pass);
    expect(findStaffPass({ ...cookie, isSecure: true }, new Date())).toBeNull();
  });
});
