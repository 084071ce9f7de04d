import { signInProviders } from '@tradehall/domain/customer/sign-in-providers.ts';
import { failureText, failureTexts } from '../forms/fault-texts.ts';
import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { providerNames } from './providers.ts';

const expected = [
  'failure.social-login-failed',
  'failure.social-login-email-unverified',
  'failure.sign-in-provider-unavailable',
  'failure.passkey-failed',
] as const;

/** Whoever has said no to the provider has done nothing wrong. */
export const cancelled = 'cancelled';

/** Why somebody stands on the login page again, as its address says; null where she just came. */
export function signInFailureText(search: URLSearchParams, { locale }: ShopRequest): string | null {
  const code = search.get('failed');
  if (code === null) return null;
  const translate = translator(locale);
  const provider = signInProviders.find((name) => name === search.get('provider'));
  return code === cancelled && provider !== undefined
    ? translate('signIn.cancelled', { provider: providerNames[provider] })
    : failureText(failureTexts(translate, expected), code);
}
