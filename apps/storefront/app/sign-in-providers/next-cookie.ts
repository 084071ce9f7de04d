import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';

const name = 'sign-in-next';
// As long as an attempt lasts: decision 16.
const attemptSeconds = 10 * 60;

/** Where somebody goes on after signing in, for when her provider sends her back with nothing; null forgets it. */
export function nextCookie(next: string | null, { locale, originOf }: ShopRequest): string {
  const kept = next === null ? '' : new URLSearchParams({ next }).toString();
  const seconds = next === null ? 0 : attemptSeconds;
  const secure = originOf(locale).startsWith('https:') ? '; Secure' : '';
  return `${name}=${kept}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** As the browser says it: to be asked of `safeRedirect` like any other address. */
export const findKeptNext = ({ choice }: VisitorRequest): string | null =>
  new URLSearchParams(choice(name) ?? '').get('next');
