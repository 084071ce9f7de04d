import { signInProviders } from '@tradehall/domain/customer/sign-in-providers.ts';
import type { SignInProviderName } from '@tradehall/domain/customer/sign-in-providers.ts';

/** Whose address was asked for: the rows of all providers in the route table share two modules. */
export const providerOfPattern = (pattern: string): SignInProviderName => {
  const segments = pattern.split('/');
  const provider = signInProviders.find((name) => segments.includes(name));
  if (provider === undefined) {
    throw new Error(`${pattern} belongs to no sign-in provider`);
  }
  return provider;
};
