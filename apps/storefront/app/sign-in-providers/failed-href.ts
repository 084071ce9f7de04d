import type { SignInProviderName } from '@tradehall/domain/customer/sign-in-providers.ts';
import { safeRedirect } from '../routing/safe-redirect.ts';

/** The login page, which says why somebody is there again and still leads to where she wanted to go. */
export const failedHref = (failed: string, provider: SignInProviderName, next: string | null): string => {
  const search = new URLSearchParams({ failed, provider, ...(next !== null && { next: safeRedirect(next) }) });
  return `/login?${search.toString()}`;
};
