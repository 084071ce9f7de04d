import { contactQuery } from '@tradehall/domain/contact/contact-wish.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { productSku } from '@tradehall/domain/calls/fields.ts';
import type { Order } from '@tradehall/domain/orders/order.ts';
import { claimWish } from '@tradehall/domain/equipment/claim-wish.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { LineLinkView } from '../ui/link-view.ts';

interface Facts {
  readonly order: Order;
  /** As it is shown. */
  readonly number: string;
  /** Only customers write reviews. */
  readonly isCustomer: boolean;
  readonly now: Date;
}

/** What can be done about each product of an order, by line; a guarantee is spoken of with its product. */
export function lineLinks(
  { order, number, isCustomer, now }: Facts,
  shop: ShopRequest,
): Readonly<Record<string, readonly LineLinkView[]>> {
  const translate = translator(shop.locale);
  const { route } = pageLinks(shop);
  const { timeZone } = shop.country;
  const today = calendarDateIn(timeZone, now);
  const on = calendarDateIn(timeZone, new Date(order.createdAt));
  const review = route('review');
  const contact = route('contact-request');
  const linksOf = (sku: string, name: string): readonly LineLinkView[] => {
    const claim = contactQuery(claimWish({ productNumber: sku.slice(2), orderNumber: number, on }, today));
    const named = (href: string, label: string) => ({ href, label, name: `${label}: ${name}` });
    return [
      ...(isCustomer && review !== null ? [named(`${review}?sku=${sku}`, translate('reviews.write'))] : []),
      ...(contact === null ? [] : [named(`${contact}${claim}`, translate('order.claim'))]),
    ];
  };
  return Object.fromEntries(
    order.lineItems
      .filter(({ variant }) => productSku.safeParse(variant.sku).success)
      .map(({ id, name, variant }) => [id, linksOf(variant.sku, name)]),
  );
}
