import {
  isRouteErrorResponse,
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { pathInLanguage } from './routing/language-of-path.ts';
import { pathOfDataRequest } from './routing/paths.ts';
import { cacheControls, setCacheControl } from './routing/set-cache-control.ts';
import { longCaching } from './request/page-keys.ts';
import { edgeKeepsSeconds } from './request/server-settings.ts';
import { renderLimitMs, renderPage } from './request/render-page.tsx';
import { renderedPage } from './request/rendered-page.ts';
import { shopRequest, type ShopRequest } from './request/shop-request.ts';

export const streamTimeout = renderLimitMs;

type LoadContext = Readonly<Pick<RouterContextProvider, 'get'>>;

function decideCaching(request: Request, status: number, headers: Headers, context: LoadContext): void {
  const shop = context.get(shopRequest);
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
  if (caching === cacheControls.shared && status === 200) nameKeys(headers, shop, context.get(edgeKeepsSeconds));
}

/** A cache before the shop may keep a page for long where it is told of every document the page was made of. */
function nameKeys(headers: Headers, { country, keys }: ShopRequest, keepsSeconds: number): void {
  const { header } = keys;
  if (header === null) return;
  headers.set('Surrogate-Key', header);
  if (keepsSeconds > 0) headers.set('Cache-Control', longCaching(keepsSeconds, country, new Date()));
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  decideCaching(request, status, headers, loadContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce } = loadContext.get(shopRequest);
  const html = await renderPage({ url: request.url, nonce, context: routerContext });
  loadContext.set(renderedPage, html);
  return new Response(null, { status, headers });
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request, context }) => {
  decideCaching(request, response.status, response.headers, context);
  return response;
};

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An answer like 404 is not an error of ours; a visitor who left is none at all.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { log, requestId } = context.get(shopRequest);
  log.error({ err: error, requestId, path: new URL(request.url).pathname }, 'a page failed');
};
