import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a state-changing request comes from a page of the host it is sent to. A browser always says where a page's
 * request comes from, in `Sec-Fetch-Site` or in `Origin`; a request with neither was not made by a page.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, host: string, protocol: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return true;
  const own = URL.parse(`${protocol}://${host}`);
  return own !== null && URL.parse(origin)?.origin === own.origin;
}
