import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import type { Translate } from '../../i18n/translator.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { RouteKey } from '../../routing/route-table.ts';
import type { LinkView } from '../../ui/link-view.ts';

export interface AccountView {
  readonly label: string;
  readonly panelLabel: string;
  readonly signIn: LinkView;
  readonly links: readonly LinkView[];
}

/** B§2.3, in this order; before them the page that shows them all. */
const accountPages: readonly (readonly [RouteKey, MessageKey])[] = [
  ['my-account', 'account.nav.overview'],
  ['my-account/my-profile', 'account.nav.profile'],
  ['my-account/orders', 'account.nav.orders'],
  ['my-account/shipping-details', 'account.nav.shippingDetails'],
  ['my-account/billing-details', 'account.nav.billingDetails'],
  ['my-account/my-newsletter', 'account.nav.newsletter'],
  ['my-account/my-reviews', 'account.nav.reviews'],
  ['log-out', 'shell.logOut'],
];

/** Null in a shop where nobody can sign in. */
export function accountView(shop: ShopRequest, translate: Translate): AccountView | null {
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
}
