import type { Order } from '@tradehall/domain/orders/order.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { formatDate } from '../i18n/formats.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import { translator, type Translate } from '../i18n/translator.ts';
import { hrefOfPageAt, numberedPagesView } from '../request/numbered-pages.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { PaginationView } from '../ui/layout/pagination.tsx';
import type { LinkView } from '../ui/link-view.ts';

export const ordersOnPage = 10;

/** As many as fit beside each other on a phone. */
const mostPictures = 4;

export interface ListedOrder {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly placedAt: string;
  readonly status: string;
  readonly total: string;
  readonly pictures: readonly { readonly sku: string; readonly url: string | null; readonly name: string }[];
  /** How many products are not in the picture. */
  readonly more: string | null;
}

export interface OrdersView {
  readonly title: string;
  readonly totalLabel: string;
  readonly orders: readonly ListedOrder[];
  readonly pages: PaginationView | null;
  readonly empty: {
    readonly title: string;
    readonly text: string;
    readonly ways: readonly LinkView[];
  } | null;
}

const statuses = {
  none: 'order.statusConfirmed',
  'partly-sent': 'order.statusPartlySent',
  sent: 'order.statusSent',
  delivered: 'order.statusDelivered',
} as const satisfies Readonly<Record<Order['shipmentState'], MessageKey>>;

function statusOf({ orderState, shipmentState }: Order): MessageKey {
  if (orderState === 'Cancelled') return 'order.statusCancelled';
  return shipmentState === 'none' && orderState === 'Open' ? 'order.statusOpen' : statuses[shipmentState];
}

export function listedOrder(
  order: Order,
  shownNumber: (orderNumber: string) => string,
  shop: ShopRequest,
  translate: Translate,
): ListedOrder {
  const products = order.lineItems.filter(({ parentSku }) => parentSku === null);
  const hidden = products.length - mostPictures;
  return {
    id: order.id,
    href: `${pageLinks(shop).route('order') ?? ''}?${new URLSearchParams({ order: order.id }).toString()}`,
    title: translate('order.title', { number: shownNumber(order.orderNumber) }),
    placedAt: translate('order.placedAt', { date: formatDate(order.createdAt, shop.country) ?? '' }),
    status: translate(statusOf(order)),
    total: formatMoney(order.totalPrice, shop.locale),
    pictures: products
      .slice(0, mostPictures)
      .map(({ name, variant }) => ({ sku: variant.sku, name, url: variant.images[0]?.url ?? null })),
    more: hidden > 0 ? translate('orders.more', { count: String(hidden) }) : null,
  };
}

function emptyView(shop: ShopRequest, translate: Translate): OrdersView['empty'] {
  const links = pageLinks(shop);
  return {
    title: translate('orders.empty'),
    text: translate('orders.emptyText'),
    ways: [
      { href: links.home, label: translate('thankYou.goOn') },
      { href: links.route('order/find') ?? '', label: translate('order.findTitle') },
    ],
  };
}

interface OrdersFacts {
  readonly orders: readonly Order[];
  readonly total: number;
  readonly page: number;
  readonly shownNumber: (orderNumber: string) => string;
}

export function ordersView({ orders, total, page, shownNumber }: OrdersFacts, shop: ShopRequest): OrdersView {
  const translate = translator(shop.locale);
  const hrefOf = hrefOfPageAt(pageLinks(shop).route('my-account/orders') ?? '');
  return {
    title: translate('account.nav.orders'),
    totalLabel: translate('shell.cartTotal'),
    orders: orders.map((order) => listedOrder(order, shownNumber, shop, translate)),
    pages: numberedPagesView({ current: page, last: Math.ceil(total / ordersOnPage), hrefOf }, translate),
    empty: total === 0 ? emptyView(shop, translate) : null,
  };
}
