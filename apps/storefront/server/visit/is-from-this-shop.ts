import type { Request } from 'express';

/**
 * Whether a page of this shop has sent a form. A browser says so in `Sec-Fetch-Site` or in `Origin`; a request with neither
 * was not made by a page.
 */
export const isFromThisShop = (request: Pick<Request, 'headers' | 'protocol'>, host: string): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') {
    return false;
  }
  return origin === undefined || URL.parse(origin)?.origin === URL.parse(`${request.protocol}://${host}`)?.origin;
};
