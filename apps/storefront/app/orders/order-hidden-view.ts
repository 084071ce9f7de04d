import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { OrderHiddenView } from './order-hidden.tsx';

/** For everybody but the owner: nothing of the order, not even whether there is one. */
export function orderHiddenView(shop: ShopRequest): OrderHiddenView {
  const translate = translator(shop.locale);
  return {
    title: translate('order.hiddenTitle'),
    text: translate('order.hiddenText'),
    kind: 'info',
    way: { href: pageLinks(shop).route('order/find') ?? '', label: translate('order.findTitle') },
  };
}

export function orderFailedView(href: string, shop: ShopRequest): OrderHiddenView {
  const translate = translator(shop.locale);
  return {
    title: translate('thankYou.failedTitle'),
    text: translate('failure.unknown'),
    kind: 'error',
    way: { href, label: translate('shell.retry') },
  };
}
