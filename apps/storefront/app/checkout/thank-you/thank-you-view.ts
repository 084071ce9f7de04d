import type { Order } from '@tradehall/domain/orders/order.ts';
import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import { translator, type Translate } from '../../i18n/translator.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { LinkView } from '../../ui/link-view.ts';
import { placedOrderView, shownOrderNumber, type PlacedOrderView } from './placed-order-view.ts';

export interface ThankYouView extends PlacedOrderView {
  readonly title: string;
  readonly number: string;
  readonly mail: string;
  readonly next: { readonly title: string; readonly steps: readonly string[] };
  readonly toOrder: LinkView;
  readonly goOn: LinkView;
}

function nextSteps({ paymentState, shippingInfo }: Order, translate: Translate): readonly string[] {
  const isWaiting = paymentState === 'awaiting-transfer' || paymentState === 'pending';
  const first: MessageKey = isWaiting ? 'thankYou.nextTransfer' : 'thankYou.nextPrepare';
  const second: MessageKey =
    shippingInfo.shippingMethodKey === 'freight' ? 'thankYou.nextFreight' : 'thankYou.nextParcel';
  return [translate(first), translate(second)];
}

export function thankYouView(order: Order, methods: readonly ShippingMethod[] | null, shop: ShopRequest): ThankYouView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  return {
    ...placedOrderView(order, methods, shop),
    title: translate('thankYou.title'),
    number: translate('thankYou.number', { number: shownOrderNumber(order.orderNumber, shop) }),
    mail: translate('thankYou.mail', { email: order.customerEmail }),
    next: { title: translate('thankYou.next'), steps: nextSteps(order, translate) },
    toOrder: {
      href: `${links.route('order') ?? ''}?order=${encodeURIComponent(order.id)}`,
      label: translate('thankYou.toOrder'),
    },
    goOn: { href: links.home, label: translate('thankYou.goOn') },
  };
}

export interface ThankYouHiddenView {
  readonly title: string;
  readonly text: string;
  readonly goOn: LinkView;
}

/** For everybody but the owner: nothing of the order, not even whether there is one. */
export function thankYouHiddenView(shop: ShopRequest): ThankYouHiddenView {
  const translate = translator(shop.locale);
  return {
    title: translate('thankYou.hiddenTitle'),
    text: translate('thankYou.hiddenText'),
    goOn: { href: pageLinks(shop).home, label: translate('thankYou.goOn') },
  };
}
