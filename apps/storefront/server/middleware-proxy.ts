import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Logger } from 'pino';
import { visitOf } from './visit.ts';

/** What the middleware may believe of the visitor is written here; what the visitor claims is dropped. */
const forwardedHeaders = (request: Request): Readonly<Record<string, string>> => {
  const { host, requestId } = visitOf(request);
  return {
    'x-forwarded-host': host,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-for': request.ip ?? '',
    'x-request-id': requestId,
  };
};

export const middlewareProxy = (middlewareUrl: string, log: Logger): RequestHandler => {
  const proxy = createProxyMiddleware<Request, Response>({
    target: middlewareUrl,
    proxyTimeout: 12_000,
    on: {
      proxyReq: (outgoing, request) => {
        outgoing.removeHeader('forwarded');
        for (const [name, value] of Object.entries(forwardedHeaders(request))) {
          outgoing.setHeader(name, value);
        }
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
    void proxy(request, response, next);
  };
};
