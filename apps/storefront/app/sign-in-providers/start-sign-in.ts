import { shopPath } from '@tradehall/domain/calls/fields.ts';
import type { SignInProviderName } from '@tradehall/domain/customer/sign-in-providers.ts';
import { safeRedirect } from '../routing/safe-redirect.ts';
import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import { providerNames } from './providers.ts';

export interface LeavingView {
  readonly title: string;
  readonly href: string;
  readonly label: string;
}

type Started =
  { readonly isStarted: true; readonly view: LeavingView } | { readonly isStarted: false; readonly code: string };

/**
 * Where the browser goes on to the provider. Not by a redirect: the answer to a form may lead only to where the page's
 * policy says, and which hosts a provider sends people through is its own matter.
 */
export async function startSignIn(
  provider: SignInProviderName,
  next: string | null,
  { calls }: VisitorRequest,
  { locale, log, requestId }: ShopRequest,
): Promise<Started> {
  const path = shopPath.safeParse(next === null ? null : safeRedirect(next));
  const answer = await calls['social-login'].authorize(
    { locale, provider, ...(path.success && { next: path.data }) },
    { onError: (err) => log.error({ err, requestId }, 'nobody was sent to a sign-in provider') },
  );
  if (answer?.ok !== true) return { isStarted: false, code: answer?.failure.code ?? 'unknown' };
  const translate = translator(locale);
  const names = { provider: providerNames[provider] };
  return {
    isStarted: true,
    view: {
      title: translate('signIn.leaving', names),
      href: answer.value.authorizationUrl,
      label: translate('signIn.with', names),
    },
  };
}
