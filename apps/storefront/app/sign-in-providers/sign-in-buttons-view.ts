import type { SignInProviderName } from '@tradehall/domain/customer/sign-in-providers.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { providerNames } from './providers.ts';

export interface SignInButtonsView {
  readonly or: string;
  readonly buttons: readonly { readonly action: string; readonly label: string }[];
}

/** One button a provider, each a form of its own: it works without scripts, and another page cannot press it. */
export function signInButtonsView(
  providers: readonly SignInProviderName[],
  next: string | null,
  shop: ShopRequest,
): SignInButtonsView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  const search = next === null ? '' : `?${new URLSearchParams({ next }).toString()}`;
  return {
    or: translate('signIn.or'),
    buttons: providers.map((provider) => ({
      action: `${links.route(`sign-in/${provider}`) ?? links.home}${search}`,
      label: translate('signIn.with', { provider: providerNames[provider] }),
    })),
  };
}
