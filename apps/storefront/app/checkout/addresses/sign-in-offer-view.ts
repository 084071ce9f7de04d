import { translator } from '../../i18n/translator.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { LinkView } from '../../ui/link-view.ts';

export interface SignInOfferView {
  readonly title: string;
  readonly text: string;
  readonly signIn: LinkView;
  readonly links: readonly LinkView[];
}

/** For every guest alike: whether an address has an account is nobody else's business. All ways lead back here. */
export function signInOfferView(shop: ShopRequest): SignInOfferView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  const next = links.route('checkout/addresses') ?? links.home;
  return {
    title: translate('checkout.accountTitle'),
    text: translate('checkout.accountText'),
    signIn: {
      href: `${links.route('login') ?? links.home}?${new URLSearchParams({ next })}`,
      label: translate('checkout.accountButton'),
    },
    links: [
      { href: links.route('checkout/password-reset') ?? links.home, label: translate('account.forgotPassword') },
      { href: links.route('checkout/create-account') ?? links.home, label: translate('checkout.createAccount') },
    ],
  };
}
