import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { contactQuery } from '@tradehall/domain/contact/contact-wish.ts';
import { productWish, type ProductWish } from '@tradehall/domain/contact/product-wishes.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import type { Translate } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { LinkView } from '../ui/link-view.ts';

export interface ContactWishesView {
  readonly title: string;
  readonly links: readonly LinkView[];
}

const labels: readonly (readonly [ProductWish, MessageKey])[] = [
  ['missing-manual', 'product.requestManual'],
  ['spare-parts', 'contact.subreason.spare-parts'],
  ['discount-quote', 'contact.subreason.discount-request'],
];

/** B§2.5: the form with the product's number in it; the frame opens it over the page. Null where the store has none. */
export function contactWishesView(
  { sku }: ProductDocument,
  store: StoreDocument | null,
  shop: ShopRequest,
  translate: Translate,
): ContactWishesView | null {
  const form = pageLinks(shop).route('contact-request');
  return form === null || store?.flags.contact_webform_enabled !== true
    ? null
    : {
        title: translate('product.questions'),
        links: labels.map(([wish, label]) => ({
          label: translate(label),
          href: `${form}${contactQuery(productWish(wish, sku))}`,
        })),
      };
}
