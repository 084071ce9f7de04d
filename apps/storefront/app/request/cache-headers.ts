import type { HeadersArgs } from 'react-router';

// Nothing purges a shared cache yet: it may fold a rush into one request a second, and a new price is shown within two.
const sharedCaching = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

export const notStored = 'no-store';

/** Without it browsers keep a permanent redirect for good, and a slug that comes back would loop. */
export const permanentRedirectHeaders = { 'Cache-Control': sharedCaching };

/**
 * `keys` name the documents of the read side a page was made from: `product:de-DE:EX10000001`.
 * Slugs may have letters that headers may not, so whoever purges encodes them in the same way.
 */
export const anonymousPageHeaders = (keys: readonly string[]): Record<string, string> => ({
  'Cache-Control': sharedCaching,
  'Surrogate-Key': keys.map(encodeURI).join(' '),
});

/** The `headers` of a page route: its own, with the surrogate keys of the routes around it. */
export const pageHeaders = ({ loaderHeaders, parentHeaders }: HeadersArgs): Headers => {
  const headers = new Headers(loaderHeaders);
  const keys = [parentHeaders, loaderHeaders].flatMap((part) => part.get('Surrogate-Key')?.split(' ') ?? []);
  if (keys.length > 0) {
    headers.set('Surrogate-Key', [...new Set(keys)].join(' '));
  }
  return headers;
};
