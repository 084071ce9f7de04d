import type { HeadersArgs } from 'react-router';
import { cacheControls } from '../routing/set-cache-control.ts';

export const notStored = cacheControls.missing;

/** Without it browsers keep a permanent redirect for good, and a slug that comes back would loop. */
export const permanentRedirectHeaders = { 'Cache-Control': cacheControls.shared };

/** Slugs may have letters that headers may not, so whoever purges encodes them in the same way. */
const surrogateKey = (keys: readonly string[]): string => keys.map(encodeURI).join(' ');

/** `keys` name the documents of the read side a page was made from: `product:de-DE:EX10000001`. */
export const anonymousPageHeaders = (keys: readonly string[]): Record<string, string> => ({
  'Cache-Control': cacheControls.shared,
  'Surrogate-Key': surrogateKey(keys),
});

/** Lists for search engines. */
export const feedHeaders = (keys: readonly string[]): Record<string, string> => ({
  'Cache-Control': cacheControls.feed,
  ...(keys.length > 0 && { 'Surrogate-Key': surrogateKey(keys) }),
});

/** The `headers` of a page route: its own, with the surrogate keys of the routes around it. */
export function pageHeaders({ loaderHeaders, parentHeaders }: HeadersArgs): Headers {
  const headers = new Headers(loaderHeaders);
  const keys = [parentHeaders, loaderHeaders].flatMap((part) => part.get('Surrogate-Key')?.split(' ') ?? []);
  if (keys.length > 0) headers.set('Surrogate-Key', [...new Set(keys)].join(' '));
  return headers;
}
