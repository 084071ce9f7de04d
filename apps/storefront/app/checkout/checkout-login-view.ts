import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { LinkView } from '../ui/link-view.ts';

interface WayView {
  readonly title: string;
  readonly text: string;
  readonly link: LinkView;
}

export interface CheckoutLoginView {
  readonly title: string;
  readonly guest: WayView;
  readonly account: WayView;
  readonly links: readonly WayView['link'][];
}

export function checkoutLoginView(shop: ShopRequest): CheckoutLoginView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  const addresses = links.route('checkout/addresses') ?? links.home;
  return {
    title: translate('checkout.loginTitle'),
    guest: {
      title: translate('checkout.guestTitle'),
      text: translate('checkout.guestText'),
      link: { href: addresses, label: translate('checkout.guestButton') },
    },
    account: {
      title: translate('checkout.accountTitle'),
      text: translate('checkout.accountText'),
      link: {
        href: `${links.route('login') ?? links.home}?${new URLSearchParams({ next: addresses })}`,
        label: translate('checkout.accountButton'),
      },
    },
    links: [
      {
        href: links.route('checkout/password-reset') ?? links.home,
        label: translate('account.forgotPassword'),
      },
      {
        href: links.route('checkout/create-account') ?? links.home,
        label: translate('checkout.createAccount'),
      },
    ],
  };
}
