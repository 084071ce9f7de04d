import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';

interface WayView {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly label: string };
}

export interface CheckoutLoginView {
  readonly title: string;
  readonly guest: WayView;
  readonly account: WayView;
  /** Null as long as accounts are not made on the way to the payment. */
  readonly create: WayView['link'] | null;
}

export const checkoutLoginView = (shop: ShopRequest): CheckoutLoginView => {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  const addresses = links.route('checkout/addresses') ?? links.home;
  const create = links.route('checkout/create-account');
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
    create: create === null ? null : { href: create, label: translate('checkout.createAccount') },
  };
};
