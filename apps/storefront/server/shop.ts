import { openUploads } from '@tradehall/process/files/open-kept-files.ts';
import { openSpan, requestIdHere } from '@tradehall/process/traces.ts';
import compression from 'compression';
import express from 'express';
import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { receiveBrowserReports } from './browser-reports/receive-browser-reports.ts';
import { afterPayment } from './after-payment.ts';
import type { FindContentPages } from './middleware/content-pages-cache.ts';
import { tagManagerOf, type Environment } from './environment.ts';
import { serveDataSheets } from './data-sheet/serve-data-sheets.ts';
import { guardVisits } from './guard-visits.ts';
import { isFilePath } from './is-file-path.ts';
import { middlewareProxy } from './middleware/middleware-proxy.ts';
import type { TransportFor } from './middleware/middleware-transport.ts';
import { pageQueue } from './page-queue.ts';
import { closePreparingStores } from './preparing-stores.ts';
import { providerSources, walletSources } from './provider-sources.ts';
import { receiveForm, receiveRequest } from './receive-request.ts';
import { securityHeaders } from './security-headers.ts';
import { routeOf, type ShopMetrics } from './shop-metrics.ts';
import { serveFeeds } from './serve-feeds.ts';
import { serveMedia } from './serve-media.ts';
import { serveSitemaps } from './serve-sitemaps.ts';
import { receiveStaffPass } from './staff-pass-route.ts';
import { serveDomainFile, domainFilePath, serveWallets } from './wallets/serve-wallets.ts';
import { receiveVisit, visitOf } from './visit/visit.ts';

interface ShopOptions {
  readonly environment: Environment;
  readonly log: Logger;
  readonly metrics: ShopMetrics;
  readonly transportFor: TransportFor;
  readonly findContentPages: FindContentPages;
  /** Files of the build, which cost nothing. */
  readonly files: readonly RequestHandler[];
  readonly pages: RequestHandler;
  /** Of tests. */
  readonly now?: () => number;
  /** The process is about to end: whoever shares out visitors sends it no more. */
  readonly isDraining?: () => boolean;
}

/** Routes of what costs nothing and is most of what is asked for. */
const unrecorded: ReadonlySet<string> = new Set(['file', 'media', 'reports']);

const noteRequests =
  ({ log, metrics }: Pick<ShopOptions, 'log' | 'metrics'>): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now();
    const { requestId, host, country } = visitOf(request);
    const { method, path } = request;
    const route = routeOf(path, country);
    const endFacts = () => ({ 'http.response.status_code': response.statusCode });
    const span = unrecorded.has(route) ? null : openSpan({ kind: 'server', name: `${method} ${route}`, endFacts });
    response.on('finish', () => {
      const { statusCode: status } = response;
      const elapsedMs = performance.now() - startedAt;
      metrics.observeRequest(route, status, elapsedMs / 1_000);
      const level = isFilePath(path) ? 'debug' : 'info';
      // The path without its query: what shoppers type there is theirs.
      log[level]({ requestId, host, method, path, status, durationMs: Math.round(elapsedMs) }, 'answered');
    });
    if (span === null) {
      next();
      return;
    }
    // A script learns that its own part of the trace is wanted. Pages may be kept for others, and tell nothing of it.
    if (route === 'api') response.set('Server-Timing', 'trace');
    response.once('close', () => span.end(response.writableFinished ? undefined : 'Aborted'));
    span.run(next);
  };

const lastResort =
  (log: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    log.error({ err: error, requestId: requestIdHere(), path: request.path }, 'a request failed');
    if (response.headersSent) {
      next(error);
      return;
    }
    response.status(500).set('Cache-Control', 'no-store').type('text/plain').send('Internal Server Error');
  };

/** Everything that must hold for every answer stands before the router, which skips its own guards for unmatched URLs. */
export function createShop(options: ShopOptions): Express {
  const { environment, log, files, pages } = options;
  const shop = express();
  shop.disable('x-powered-by');
  shop.set('trust proxy', environment.TRUSTED_HOPS);

  shop.use(receiveRequest);
  shop.get('/health', (_request, response) => void response.set('Cache-Control', 'no-store').json({ status: 'ok' }));
  shop.get('/ready', (_request, response) => {
    const isReady = options.isDraining?.() !== true;
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: isReady ? 'ready' : 'draining' });
  });
  shop.get(domainFilePath, serveDomainFile(environment));
  shop.use(serveWallets(environment));
  shop.use(receiveVisit(environment));
  shop.use(noteRequests(options));
  const isDevelopment = environment.NODE_ENV === 'development';
  const wallets = walletSources(environment);
  const tagManager = tagManagerOf(environment);
  shop.use(securityHeaders({ isDevelopment, provider: providerSources(environment), wallets, tagManager }));
  shop.get(['/api/after-payment-redirect-back', '/after-payment-redirect-back'], afterPayment(options));
  const closePreparing = closePreparingStores(options);
  const proxy = middlewareProxy(environment, log);
  // A shop is filled before it opens.
  shop.use('/api/machines', proxy);
  shop.use('/api', closePreparing, proxy);
  shop.use(receiveBrowserReports(options));
  shop.get('/staff-pass', receiveStaffPass(environment.STAFF_SECRET));
  const { MEDIA_FOLDER: folder, MEDIA_DRAFTS_URL: draftsUrl = null } = environment;
  shop.use('/media', serveMedia({ folder, uploads: openUploads(environment), draftsUrl }));
  shop.use(compression());
  for (const handler of files) shop.use(handler);
  shop.use(closePreparing);
  // With places of their own: a feed takes as long as some hundred pages.
  shop.use(serveFeeds(options));
  shop.use(receiveForm);
  shop.use(pageQueue({ atOnce: environment.PAGES_AT_ONCE, waiting: environment.PAGES_WAITING }, log));
  shop.use(serveSitemaps(options));
  shop.use(serveDataSheets(options));
  shop.use(guardVisits(options));
  shop.use(pages);
  shop.use(lastResort(log));
  return shop;
}
