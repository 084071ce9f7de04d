import { signInProviders, type SignInProviderName } from '@tradehall/domain/customer/sign-in-providers.ts';
import { safeRedirect } from '../routing/safe-redirect.ts';

/** The same in every language. */
export const providerNames: Readonly<Record<SignInProviderName, string>> = { google: 'Google', facebook: 'Facebook' };

/** Whose address was asked for: the rows of all providers in the route table share two modules. */
export function providerOfPattern(pattern: string): SignInProviderName {
  const segments = pattern.split('/');
  const provider = signInProviders.find((name) => segments.includes(name));
  if (provider === undefined) throw new Error(`${pattern} belongs to no sign-in provider`);
  return provider;
}

/** The login page, which says why somebody is there again and still leads to where she wanted to go. */
export function failedHref(failed: string, provider: SignInProviderName, next: string | null): string {
  const search = new URLSearchParams({ failed, provider, ...(next !== null && { next: safeRedirect(next) }) });
  return `/login?${search.toString()}`;
}
