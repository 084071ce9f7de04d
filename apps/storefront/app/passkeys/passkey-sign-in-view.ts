import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { PasskeySignInView } from './passkey-sign-in.tsx';

export function passkeySignInView(next: string | null, shop: ShopRequest): PasskeySignInView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  const search = next === null ? '' : `?${new URLSearchParams({ next }).toString()}`;
  return {
    action: `${links.route('sign-in/passkey') ?? links.home}${search}`,
    button: translate('passkey.signIn'),
    failed: translate('failure.passkey-failed'),
  };
}
