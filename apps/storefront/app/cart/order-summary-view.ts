import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { LinkView } from '../ui/link-view.ts';
import { cartTexts } from './cart-texts.ts';
import { totalsView, type TotalsView } from './cart-totals-view.ts';

/** What is being ordered, to look at: the cart page is where it is changed. */
export interface OrderSummaryView {
  readonly title: string;
  readonly edit: LinkView;
  readonly savings: string;
  readonly lines: readonly {
    readonly id: string;
    readonly sku: string;
    readonly name: string;
    readonly picture: string | null;
    readonly quantity: string;
    readonly total: string;
  }[];
  readonly totals: TotalsView;
}

export function orderSummaryView(cart: Cart, shop: ShopRequest): OrderSummaryView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  const texts = cartTexts(shop);
  return {
    title: translate('checkout.summary'),
    edit: { href: links.route('checkout/cart') ?? links.home, label: translate('checkout.editCart') },
    savings: texts.savings,
    lines: cart.lineItems.map(({ id, name, quantity, totalPrice, variant }) => ({
      id,
      sku: variant.sku,
      name,
      picture: variant.images[0]?.url ?? null,
      quantity: translate('checkout.summaryQuantity', { quantity: String(quantity) }),
      total: formatMoney(totalPrice, shop.locale),
    })),
    totals: totalsView(cart, texts),
  };
}
