import type { MessageKey } from '../i18n/messages.ts';
import type { Translate } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { RouteKey } from '../route-table.ts';

export interface AccountView {
  readonly label: string;
  readonly panelLabel: string;
  readonly signIn: { readonly href: string; readonly label: string };
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** B§2.3, in this order. */
const accountPages: readonly (readonly [RouteKey, MessageKey])[] = [
  ['my-account/my-profile', 'shell.myProfile'],
  ['my-account/orders', 'shell.myOrders'],
  ['my-account/shipping-details', 'shell.shippingDetails'],
  ['my-account/billing-details', 'shell.billingDetails'],
  ['my-account/my-newsletter', 'shell.myNewsletter'],
  ['my-account/my-reviews', 'shell.myReviews'],
  ['log-out', 'shell.logOut'],
];

/** Null in a shop where nobody can sign in. */
export const accountView = (shop: ShopRequest, translate: Translate): AccountView | null => {
  const { route } = pageLinks(shop);
  const signIn = route('login');
  return signIn === null
    ? null
    : {
        label: translate('shell.account'),
        panelLabel: translate('shell.accountPanel'),
        signIn: { href: signIn, label: translate('shell.signIn') },
        links: accountPages.flatMap(([key, message]) => {
          const href = route(key);
          return href === null ? [] : [{ href, label: translate(message) }];
        }),
      };
};
