import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, isRouteErrorResponse } from 'react-router';
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { pathInLanguage } from './guards/language-of-path.ts';
import { pathOfDataRequest } from './guards/path-of-data-request.ts';
import { setCacheControl } from './guards/set-cache-control.ts';
import { shopRequest } from './request/shop-request.ts';
import type { ShopRequest } from './request/shop-request.ts';

const renderLimitMs = 5_000;

export const streamTimeout = renderLimitMs;

/** The whole page before its first byte: an error can still become an honest status, and one write costs less. */
const renderPage = (request: Request, routerContext: EntryContext, nonce: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Nothing is streamed, so nothing is to be moved into place by script afterwards.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => {
          clearTimeout(limit);
          resolve(text(pipe(new PassThrough())));
        },
        onError: (error) => {
          clearTimeout(limit);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      },
    );
    const limit = setTimeout(() => abort(new Error(`the page took longer than ${renderLimitMs} ms`)), renderLimitMs);
  });

const decideCaching = (request: Request, status: number, headers: Headers, shop: ShopRequest): void => {
  const { pathname, search } = new URL(request.url);
  const caching = setCacheControl({
    country: shop.country,
    path: pathInLanguage(pathOfDataRequest(pathname) ?? pathname, shop),
    isDefaultLanguage: shop.locale === shop.country.locales[0],
    search,
    isStaff: shop.isStaff,
    status,
    asked: headers.get('Cache-Control'),
  });
  headers.set('Cache-Control', caching);
};

/** The framework preloads every script at the priority of styles; on a thin line the page would paint after them. */
const scriptsAfterPaint = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  decideCaching(request, status, headers, loadContext.get(shopRequest));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') {
    return new Response(null, { status, headers });
  }
  const html = await renderPage(request, routerContext, loadContext.get(shopRequest).nonce);
  return new Response(scriptsAfterPaint(html), { status, headers });
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request, context }) => {
  decideCaching(request, response.status, response.headers, context.get(shopRequest));
  return response;
};

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An answer like 404 is not an error of ours; a visitor who left is none at all.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) {
    return;
  }
  const { log, requestId } = context.get(shopRequest);
  log.error({ err: error, requestId, path: new URL(request.url).pathname }, 'a page failed');
};
