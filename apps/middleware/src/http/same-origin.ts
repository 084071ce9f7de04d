import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a state-changing request comes from a page of this shop. A browser always says where a page's request comes
 * from, in `Sec-Fetch-Site` or in `Origin`; a request with neither was not made by a page.
 */
export function isFromThisShop(headers: IncomingHttpHeaders, host: string, protocol: 'http' | 'https'): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin === undefined) return true;
  const shop = URL.parse(`${protocol}://${host}`);
  return shop !== null && URL.parse(headers.origin)?.origin === shop.origin;
}
