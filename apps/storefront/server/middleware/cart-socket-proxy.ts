import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isCartSocketAddress } from '@tradehall/domain/cart/cart-socket-address.ts';
import { storeOfHost } from '@tradehall/domain/countries/store.ts';
import { newRequestId } from '@tradehall/process/traces.ts';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Logger } from 'pino';
import type { Environment } from '../environment.ts';
import { writeForwardedHeaders } from '../visit/forwarded-headers.ts';

type ProxySettings = Pick<Environment, 'MIDDLEWARE_URL' | 'SHOP_HOST_PATTERN' | 'TRUSTED_HOPS'>;

interface CartSocketProxy {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Their pages come back to another process. */
  readonly endAll: () => void;
}

function answer(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nCache-Control: no-store\r\nContent-Length: 0\r\n\r\n`);
}

/** As express reads it for requests: the word of our own proxies, where there are any. */
function protocolOf(request: IncomingMessage, trustedHops: number): 'http' | 'https' {
  const [claimed] = String(request.headers['x-forwarded-proto'] ?? '').split(',');
  return trustedHops > 0 && claimed?.trim() === 'https' ? 'https' : 'http';
}

/** B§9: the one upgrade that goes on to the middleware, which decides whether it becomes a socket. */
export function cartSocketProxy(settings: ProxySettings, log: Logger): CartSocketProxy {
  const { SHOP_HOST_PATTERN: hostPattern, TRUSTED_HOPS: trustedHops } = settings;
  const open = new Set<Socket>();
  const established = new WeakSet<object>();
  const proxy = createProxyMiddleware({
    target: settings.MIDDLEWARE_URL,
    upgradeTimeout: 12_000,
    on: {
      proxyReqWs: (outgoing, request, socket) => {
        const { host = '' } = request.headers;
        const requestId = newRequestId();
        writeForwardedHeaders(outgoing, request, {
          host,
          requestId,
          protocol: protocolOf(request, trustedHops),
          trustedHops,
        });
        outgoing.once('upgrade', () => established.add(socket));
      },
      error: (error, _request, socket) => {
        // Behind an open socket a restart of the middleware is no news: its pages come back by themselves.
        if (established.has(socket)) return;
        log.error({ err: error }, 'the middleware could not be reached');
        if (socket instanceof Socket && socket.writable) answer(socket, '503 Service Unavailable');
      },
    },
  });
  return {
    upgrade: (request, socket, head) => {
      // While developing, the pages' own server has sockets too.
      if (!isCartSocketAddress(request.url ?? '') || !(socket instanceof Socket)) return;
      const { host } = request.headers;
      if (host === undefined || storeOfHost(host, hostPattern) === null) {
        answer(socket, '421 Misdirected Request');
        return;
      }
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      proxy.upgrade(request, socket, head);
    },
    endAll: () => {
      for (const socket of open) socket.destroy();
    },
  };
}
