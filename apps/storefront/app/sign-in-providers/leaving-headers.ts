import type { HeadersArgs } from 'react-router';
import { handOnCookies } from '../request/cookie-headers.ts';

/** Takes the browser on without a script; the page has a link for those that stay. */
export const refreshTo = (href: string): string => `0; url=${href}`;

/** For a route's `headers`: the cookies, and where the browser goes on to. */
export const leavingHeaders = (args: HeadersArgs): Headers => {
  const headers = handOnCookies(args);
  const refresh = args.actionHeaders.get('Refresh');
  if (refresh !== null) {
    headers.set('Refresh', refresh);
  }
  return headers;
};
