import type { SignInProviderName } from '@tradehall/domain/customer/sign-in-providers.ts';

/** The same in every language. */
export const providerNames: Readonly<Record<SignInProviderName, string>> = { google: 'Google', facebook: 'Facebook' };
