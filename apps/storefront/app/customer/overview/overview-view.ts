import type { Customer } from '@tradehall/domain/customer/customer.ts';
import { addressLines } from '@tradehall/domain/address/address-lines.ts';
import type { AddressKind } from '@tradehall/domain/address/saved-address.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import { translator } from '../../i18n/translator.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { RouteKey } from '../../routing/route-table.ts';
import { type Loyalty, type LoyaltyView, loyaltyView } from './loyalty-view.ts';
import { defaultOf, findSaved } from '../address-book/address-books.ts';

interface CardView {
  readonly href: string;
  readonly label: string;
  readonly lines: readonly string[];
  /** What the customer has written herself is not for translating. */
  readonly isOwn: boolean;
}

export interface OverviewView {
  readonly title: string;
  readonly hello: string;
  readonly cards: readonly CardView[];
  readonly loyalty: LoyaltyView | null;
}

type CardFacts = Pick<CardView, 'lines' | 'isOwn'>;

export function overviewView(customer: Customer, loyalty: Loyalty | null, shop: ShopRequest): OverviewView {
  const translate = translator(shop.locale);
  const { route } = pageLinks(shop);
  const { firstName, lastName, email } = customer;
  const words = (key: MessageKey): CardFacts => ({ lines: [translate(key)], isOwn: false });
  const addressOf = (kind: AddressKind): CardFacts => {
    const found = findSaved(kind, customer, defaultOf(kind, customer));
    return found === null ? words('addressBook.empty') : { lines: addressLines(found, shop), isOwn: true };
  };
  const cards: readonly (readonly [RouteKey, MessageKey, CardFacts])[] = [
    ['my-account/orders', 'account.nav.orders', words('account.card.orders')],
    ['my-account/my-equipment', 'account.nav.equipment', words('account.card.equipment')],
    ['my-account/my-profile', 'account.nav.profile', { lines: [`${firstName} ${lastName}`, email], isOwn: true }],
    ['my-account/shipping-details', 'account.nav.shippingDetails', addressOf('shipping')],
    ['my-account/billing-details', 'account.nav.billingDetails', addressOf('billing')],
    ['my-account/my-reviews', 'account.nav.reviews', words('account.card.reviews')],
    ['my-account/my-newsletter', 'account.nav.newsletter', words('account.card.newsletter')],
    ['my-account/my-data', 'account.nav.data', words('account.card.data')],
  ];
  return {
    title: translate('account.nav.overview'),
    hello: translate('account.hello', { name: firstName }),
    cards: cards.flatMap(([key, label, facts]) => {
      const href = route(key);
      return href === null ? [] : [{ href, label: translate(label), ...facts }];
    }),
    loyalty: loyalty && loyaltyView(loyalty, shop, new Date()),
  };
}
