import { hostCookieLine } from '@tradehall/domain/calls/host-cookie.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';

const name = 'sign-in-next';
// As long as an attempt lasts: decision 16.
const attemptSeconds = 10 * 60;

/** Where somebody goes on after signing in, for when her provider sends her back with nothing; null forgets it. */
export function nextCookie(next: string | null, { locale, originOf }: ShopRequest): string {
  const value = next === null ? '' : new URLSearchParams({ next }).toString();
  const maxAgeSeconds = next === null ? 0 : attemptSeconds;
  const isSecure = originOf(locale).startsWith('https:');
  return hostCookieLine({ name, value, maxAgeSeconds, isSecure, isHiddenFromScripts: true });
}

/** As the browser says it: to be asked of `safeRedirect` like any other address. */
export const findKeptNext = ({ choice }: VisitorRequest): string | null =>
  new URLSearchParams(choice(name) ?? '').get('next');
