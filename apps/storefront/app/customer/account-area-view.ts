import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { RouteKey } from '../routing/route-table.ts';

interface AreaLink {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

export interface AccountAreaView {
  /** What the list of pages is called. */
  readonly label: string;
  readonly links: readonly AreaLink[];
}

/** Every page of a customer's own, in order. */
const areaPages = [
  ['my-account', 'account.nav.overview'],
  ['my-account/orders', 'account.nav.orders'],
  ['my-account/my-equipment', 'account.nav.equipment'],
  ['my-account/my-profile', 'account.nav.profile'],
  ['my-account/shipping-details', 'account.nav.shippingDetails'],
  ['my-account/billing-details', 'account.nav.billingDetails'],
  ['my-account/cards', 'payment.cardsTitle'],
  ['my-account/my-reviews', 'account.nav.reviews'],
  ['my-account/my-newsletter', 'account.nav.newsletter'],
  ['my-account/my-data', 'account.nav.data'],
  ['log-out', 'shell.logOut'],
] as const satisfies readonly (readonly [RouteKey, MessageKey])[];

/** A page that is not in the list stands under one that is. */
const placeInList = (current: RouteKey): RouteKey =>
  current === 'my-account/password' ? 'my-account/my-profile' : current;

export function accountAreaView(current: RouteKey, shop: ShopRequest): AccountAreaView {
  const translate = translator(shop.locale);
  const { route } = pageLinks(shop);
  const marked = placeInList(current);
  return {
    label: translate('shell.accountPanel'),
    links: areaPages.flatMap(([key, message]) => {
      const href = route(key);
      // Where nothing is sold no card is kept.
      const isLeftOut = key === 'my-account/cards' && !shop.country.checkoutEnabled;
      return href === null || isLeftOut ? [] : [{ href, label: translate(message), isCurrent: key === marked }];
    }),
  };
}
