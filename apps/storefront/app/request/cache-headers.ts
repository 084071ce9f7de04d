import type { HeadersArgs } from 'react-router';
import { cacheControls } from '../routing/set-cache-control.ts';

export const notStored = cacheControls.missing;

/** Without it browsers keep a permanent redirect for good, and a slug that comes back would loop. */
export const permanentRedirectHeaders = { 'Cache-Control': cacheControls.shared };

/** Of what is the same for everybody. Which documents it was made of is collected while it is made: `PageKeys`. */
export const anonymousPageHeaders = { 'Cache-Control': cacheControls.shared };

/** Lists for search engines. */
export const feedHeaders = (keys: readonly string[]): Record<string, string> => ({
  'Cache-Control': cacheControls.feed,
  ...(keys.length > 0 && { 'Surrogate-Key': keys.join(' ') }),
});

/** The `headers` of a page route: what its loader says. */
export const pageHeaders = ({ loaderHeaders }: HeadersArgs): Headers => loaderHeaders;
