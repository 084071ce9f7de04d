import type { Order } from '@tradehall/domain/orders/order.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { LinkView } from '../ui/link-view.ts';
import { orderStepsView, type OrderStepsView } from './order-steps-view.ts';
import { listedOrder, type ListedOrder } from './orders-view.ts';
import { reorderFormView, type ReorderFormView } from './reorder-view.ts';

export interface LastOrderView {
  readonly title: string;
  readonly order: ListedOrder;
  readonly totalLabel: string;
  readonly steps: OrderStepsView | null;
  /** Null in a shop that sells nothing. */
  readonly again: ReorderFormView | null;
  readonly all: LinkView;
}

interface LastOrderFacts {
  readonly order: Order;
  readonly shownNumber: (orderNumber: string) => string;
  /** Of the button, if it is pressed. */
  readonly intentId: string;
}

export function lastOrderView({ order, shownNumber, intentId }: LastOrderFacts, shop: ShopRequest): LastOrderView {
  const translate = translator(shop.locale);
  return {
    title: translate('account.lastOrder'),
    order: listedOrder(order, shownNumber, shop, translate),
    totalLabel: translate('shell.cartTotal'),
    steps: orderStepsView(order, null, shop),
    again: reorderFormView({ orderId: order.id }, intentId, shop),
    all: { href: pageLinks(shop).route('my-account/orders') ?? '', label: translate('account.nav.orders') },
  };
}
