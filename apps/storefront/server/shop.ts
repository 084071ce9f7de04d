import compression from 'compression';
import express from 'express';
import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Environment } from './environment.ts';
import { guardVisits } from './guard-visits.ts';
import { middlewareProxy } from './middleware-proxy.ts';
import { securityHeaders } from './security-headers.ts';
import { receiveVisit, visitOf } from './visit.ts';

interface ShopOptions {
  readonly environment: Environment;
  readonly log: Logger;
  readonly pages: readonly RequestHandler[];
}

/** Files; `.data` is a page asked for by the router in the browser. */
const isAsset = (path: string): boolean => /\.(?!data$)\w+$/.test(path);

const logRequests =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now();
    const { requestId, host } = visitOf(request);
    response.on('finish', () => {
      // The path without its query: what shoppers type there is theirs.
      const { method, path } = request;
      const durationMs = Math.round(performance.now() - startedAt);
      const level = isAsset(path) ? 'debug' : 'info';
      log[level]({ requestId, host, method, path, status: response.statusCode, durationMs }, 'answered');
    });
    next();
  };

const lastResort =
  (log: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    log.error({ err: error, path: request.path }, 'a request failed');
    if (response.headersSent) {
      next(error);
      return;
    }
    response.status(500).set('Cache-Control', 'no-store').type('text/plain').send('Internal Server Error');
  };

/** Everything that must hold for every answer stands before the router, which skips its own guards for unmatched URLs. */
export const createShop = ({ environment, log, pages }: ShopOptions): Express => {
  const shop = express();
  shop.disable('x-powered-by');
  shop.set('trust proxy', environment.TRUSTED_HOPS);

  shop.get('/health', (_request, response) => void response.set('Cache-Control', 'no-store').json({ status: 'ok' }));
  shop.use(receiveVisit(environment.SHOP_HOST_PATTERN));
  shop.use(logRequests(log));
  shop.use(securityHeaders(environment.NODE_ENV === 'development'));
  shop.use('/api', middlewareProxy(environment.MIDDLEWARE_URL, log));
  shop.use(guardVisits);
  shop.use(compression());
  for (const handler of pages) {
    shop.use(handler);
  }
  shop.use(lastResort(log));
  return shop;
};
