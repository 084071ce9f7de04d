import { redirect } from 'react-router';
import { seoRedirection } from '../guards/seo-redirection.ts';
import { permanentRedirectHeaders } from './cache-headers.ts';
import type { ShopRequest } from './shop-request.ts';

/** The router puts the basename before a path. An address in another language of the shop has to be spelled out. */
const inRouter = (path: string, { basename, locale, originOf }: ShopRequest): string =>
  path.startsWith(basename) ? `/${path.slice(basename.length)}` : `${originOf(locale)}${path}`;

/** `path` as the visitor reads it. Where the table cannot be asked, the page is simply not there. */
export async function findRedirection(path: string, search: string, shop: ShopRequest): Promise<Response | null> {
  const { calls, country, log, requestId } = shop;
  const answer = await calls.shop['seo-redirection'](
    { sourceUrl: path },
    { onError: (err) => log.error({ err, requestId }, 'the table of redirects could not be asked') },
  );
  if (answer?.ok !== true || answer.value === null) return null;
  const { redirectionCode: status, targetURL: target } = answer.value;
  const location = seoRedirection({ path, search, target }, country);
  return location === null ? null : redirect(inRouter(location, shop), { status, headers: permanentRedirectHeaders });
}
