import type { HeadersArgs } from 'react-router';

/** A session that a call has begun goes to the browser with whatever is answered. */
export const cookieHeaders = (cookies: readonly string[]): Headers =>
  new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));

/** For a route's `headers`: the document carries the cookies that its loader and its action have set. */
export const handOnCookies = ({ loaderHeaders, actionHeaders }: HeadersArgs): Headers =>
  cookieHeaders([...new Set([...loaderHeaders.getSetCookie(), ...actionHeaders.getSetCookie()])]);
