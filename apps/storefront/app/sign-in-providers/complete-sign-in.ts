import type { CartNotice } from '@tradehall/domain/cart/cart-notice.ts';
import type { SignInProviderName } from '@tradehall/domain/customer/sign-in-providers.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import { failedHref } from './providers.ts';
import { findKeptNext } from './next-cookie.ts';
import { cancelled } from './sign-in-failure-text.ts';

type Completed =
  | { readonly isSignedIn: true; readonly next: string | null; readonly cartNotices: readonly CartNotice[] }
  | { readonly isSignedIn: false; readonly href: string };

/** What a provider has sent somebody back with. It counts only in the browser that began, and once. */
export async function completeSignIn(
  provider: SignInProviderName,
  search: URLSearchParams,
  visitor: VisitorRequest,
  { locale, log, requestId }: ShopRequest,
): Promise<Completed> {
  const failed = (failure: string): Completed => ({
    isSignedIn: false,
    href: failedHref(failure, provider, findKeptNext(visitor)),
  });
  const error = search.get('error');
  if (error !== null) return failed(error === 'access_denied' ? cancelled : 'social-login-failed');
  const [code, state, issuer] = [search.get('code'), search.get('state'), search.get('iss')];
  if (code === null || state === null) return failed('social-login-failed');
  const answer = await visitor.calls['social-login'].complete(
    { locale, provider, code, state, ...(issuer !== null && { issuer }) },
    { onError: (err) => log.error({ err, requestId }, 'nobody was signed in by a provider') },
  );
  return answer?.ok === true ? { isSignedIn: true, ...answer.value } : failed(answer?.failure.code ?? 'unknown');
}
