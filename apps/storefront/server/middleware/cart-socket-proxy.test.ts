import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { isCartSocketAddress } from '@tradehall/domain/cart/cart-socket-address.ts';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cartSocketProxy } from './cart-socket-proxy.ts';
import { parseEnvironment } from '../environment.ts';

const running: Server[] = [];
const address = z.custom<AddressInfo>((value) => typeof value === 'object' && value !== null);

async function listen(server: Server): Promise<string> {
  running.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${address.parse(server.address()).port}`;
}

afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

function openShop(middlewareUrl: string) {
  const environment = parseEnvironment({ NODE_ENV: 'test', MIDDLEWARE_URL: middlewareUrl });
  const proxy = cartSocketProxy(environment, pino({ level: 'silent' }));
  const server = createServer({ shouldUpgradeCallback: ({ url = '' }) => isCartSocketAddress(url) });
  server.on('request', (_request, response) => response.end('page')).on('upgrade', proxy.upgrade);
  return listen(server);
}

interface Seen {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** A middleware that opens every socket, greets, and repeats what it hears. */
async function openMiddleware(seen: Seen[]): Promise<string> {
  const server = createServer((_request, response) => response.end());
  server.on('upgrade', ({ url, headers }, socket) => {
    seen.push({ url, headers });
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nhello ');
    socket.pipe(socket);
  });
  return listen(server);
}

async function upgrade(
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; socket: Socket | null; body: string }> {
  const asked = request(url, { headers: { connection: 'Upgrade', upgrade: 'websocket', ...headers } });
  asked.end();
  return new Promise((resolve, reject) => {
    asked.once('error', reject);
    asked.once('response', (answer) => {
      void text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, socket: null, body }));
    });
    asked.once('upgrade', (answer, socket, head) => {
      if (head.length > 0) socket.unshift(head);
      resolve({ status: answer.statusCode ?? 0, socket, body: '' });
    });
  });
}

describe('a page’s socket', () => {
  const host = 'de.localhost:3000';

  it('goes through to the middleware with the host and address that were seen, not with those it claims', async () => {
    const seen: Seen[] = [];
    const shop = await openShop(await openMiddleware(seen));
    const claims = { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '6.6.6.6', forwarded: 'for=6.6.6.6' };
    const own = { host, origin: `http://${host}`, cookie: 'session=0123456789abcdef' };
    const { status, socket } = await upgrade(`${shop}/api/cart-socket?cartId=7`, { ...own, ...claims });
    expect(status).toBe(101);
    expect(seen).toMatchObject([
      {
        url: '/api/cart-socket?cartId=7',
        headers: { ...own, 'x-forwarded-host': host, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' },
      },
    ]);
    expect(JSON.stringify(seen)).not.toContain('6.6.6.6');
    socket?.end('world');
    expect(socket === null ? '' : await text(socket)).toBe('hello world');
  });

  it('is opened at the hosts of the shops alone', async () => {
    const seen: Seen[] = [];
    const shop = await openShop(await openMiddleware(seen));
    expect((await upgrade(`${shop}/api/cart-socket?cartId=7`, { host: 'evil.example' })).status).toBe(421);
    expect(seen).toEqual([]);
  });

  it.each(['/', '/api/new-ct/getMe', '/api/cart-sockets', '/api/cart-socket/x', '//api/cart-socket'])(
    'is not to be had at %s',
    async (path) => {
      const seen: Seen[] = [];
      const shop = await openShop(await openMiddleware(seen));
      expect(await upgrade(`${shop}${path}`, { host })).toMatchObject({ status: 200, body: 'page' });
      expect(seen).toEqual([]);
    },
  );

  it('is refused when the middleware refuses', async () => {
    const refusing = createServer((_request, response) => response.writeHead(404).end());
    const shop = await openShop(await listen(refusing));
    expect((await upgrade(`${shop}/api/cart-socket?cartId=7`, { host })).status).toBe(404);
  });

  it('is refused while the middleware is down', async () => {
    const shop = await openShop('http://127.0.0.1:1');
    expect((await upgrade(`${shop}/api/cart-socket?cartId=7`, { host })).status).toBe(503);
  });
});
