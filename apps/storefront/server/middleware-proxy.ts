import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Logger } from 'pino';
import type { Environment } from './environment.ts';
import { getClientIp } from './get-client-ip.ts';
import { visitOf } from './visit.ts';

/** What the middleware may believe of the visitor is written here; what the visitor claims is dropped. */
const forwardedHeaders = (request: Request, trustedHops: number): Readonly<Record<string, string>> => {
  const { host, requestId } = visitOf(request);
  const { remoteAddress = '' } = request.socket;
  return {
    'x-forwarded-host': host,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-for': getClientIp({ remoteAddress, forwardedFor: request.get('X-Forwarded-For'), trustedHops }),
    'x-request-id': requestId,
  };
};

type ProxySettings = Pick<Environment, 'MIDDLEWARE_URL' | 'TRUSTED_HOPS'>;

export const middlewareProxy = (
  { MIDDLEWARE_URL: target, TRUSTED_HOPS: trustedHops }: ProxySettings,
  log: Logger,
): RequestHandler => {
  const proxy = createProxyMiddleware<Request, Response>({
    target,
    proxyTimeout: 12_000,
    on: {
      proxyReq: (outgoing, request) => {
        outgoing.removeHeader('forwarded');
        for (const [name, value] of Object.entries(forwardedHeaders(request, trustedHops))) {
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
