import type { HeadersArgs } from 'react-router';
import { handOnCookies } from '../request/cookie-headers.ts';
import { ButtonLink } from '../ui/inputs/button.tsx';
import type { LeavingView } from './start-sign-in.ts';

/** Takes the browser on without a script; the page has a link for those that stay. */
export const refreshTo = (href: string): string => `0; url=${href}`;

/** For a route's `headers`: the cookies, and where the browser goes on to. */
export function leavingHeaders(args: HeadersArgs): Headers {
  const headers = handOnCookies(args);
  const refresh = args.actionHeaders.get('Refresh');
  if (refresh !== null) headers.set('Refresh', refresh);
  return headers;
}

/** Seen for a moment on the way to the provider. */
export function Leaving({ view: { href, label } }: { readonly view: LeavingView }) {
  return (
    <ButtonLink href={href} kind="primary" size="large" isWide rel="noreferrer">
      {label}
    </ButtonLink>
  );
}
