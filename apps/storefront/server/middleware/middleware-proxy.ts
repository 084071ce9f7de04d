import { traceHeaders } from '@tradehall/process/traces.ts';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Logger } from 'pino';
import type { Environment } from '../environment.ts';
import { writeForwardedHeaders } from '../visit/forwarded-headers.ts';
import { visitOf } from '../visit/visit.ts';

type ProxySettings = Pick<Environment, 'MIDDLEWARE_URL' | 'TRUSTED_HOPS'>;

export function middlewareProxy(
  { MIDDLEWARE_URL: target, TRUSTED_HOPS: trustedHops }: ProxySettings,
  log: Logger,
): RequestHandler {
  // Noted when a request comes in: the library writes headers when it has a connection.
  const traceparents = new WeakMap<Request, string>();
  const proxy = createProxyMiddleware<Request, Response>({
    target,
    proxyTimeout: 12_000,
    on: {
      proxyReq: (outgoing, request) => {
        const { host, requestId } = visitOf(request);
        const traceparent = traceparents.get(request);
        writeForwardedHeaders(outgoing, request, {
          host,
          requestId,
          traceparent,
          protocol: request.protocol,
          trustedHops,
        });
      },
      proxyRes: (answer, _request, response) => {
        // The library would write its own word over that of a server which is to end.
        if (response.getHeader('Connection') === 'close') answer.headers.connection = 'close';
      },
      error: (error, request, response) => {
        log.error({ err: error, requestId: visitOf(request).requestId }, 'the middleware could not be reached');
        if ('status' in response && !response.headersSent) {
          response
            .status(503)
            .set('Cache-Control', 'no-store')
            .json({ failure: { code: 'unknown' } });
        }
      },
    },
  });
  return (request, response, next) => {
    // Mounted on /api, express has cut the prefix that the middleware's own paths carry.
    request.url = request.originalUrl;
    const { traceparent } = traceHeaders();
    if (traceparent !== undefined) traceparents.set(request, traceparent);
    void proxy(request, response, next);
  };
}
