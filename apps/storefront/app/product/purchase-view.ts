import { maximumQuantity } from '@tradehall/domain/calls/fields.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { Locale } from '@tradehall/domain/countries/locales.ts';
import { failureTexts } from '../forms/fault-texts.ts';
import type { FailureTexts } from '../forms/fault-texts.ts';
import type { Translate } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';

export interface QuantityView {
  readonly label: string;
  readonly less: string;
  readonly more: string;
  readonly maximum: number;
  /** Said when more is asked for. */
  readonly tooMany: string;
}

export interface RestockView {
  readonly sku: string;
  readonly locale: Locale;
  /** Where the form goes without JavaScript. */
  readonly action: string;
  readonly title: string;
  readonly text: string;
  readonly email: string;
  readonly button: string;
  readonly sending: string;
  readonly done: string;
  readonly emailInvalid: string;
  readonly failures: FailureTexts;
}

/** What one can do about a product: buy it, ask for an offer, wait for it, or only look. */
export type PurchaseView =
  | { readonly kind: 'cart'; readonly sku: string; readonly quantity: QuantityView; readonly button: string }
  | { readonly kind: 'offer'; readonly text: string; readonly button: string; readonly href: string }
  | { readonly kind: 'restock'; readonly form: RestockView }
  | { readonly kind: 'none'; readonly text: string };

/** The form where the shop has one, else a mail: the product's number goes along either way. */
const offerHref = ({ productNumber }: ProductDocument, store: StoreDocument | null, shop: ShopRequest): string => {
  const form = pageLinks(shop).route('contact-request');
  if (form !== null && store?.flags.contact_webform_enabled !== false) {
    return `${form}?${new URLSearchParams({ reason: 'sales', productNumber })}`;
  }
  return `mailto:${store?.emailAddress ?? ''}?subject=${encodeURIComponent(productNumber)}`;
};

export const restockView = (sku: string, shop: ShopRequest, translate: Translate): RestockView => ({
  sku,
  locale: shop.locale,
  action: pageLinks(shop).route('restock-request') ?? '',
  title: translate('product.restockTitle'),
  text: translate('product.restockText'),
  email: translate('product.restockEmail'),
  button: translate('product.restockButton'),
  sending: translate('product.restockSending'),
  done: translate('product.restockDone'),
  emailInvalid: translate('form.emailInvalid'),
  failures: failureTexts(translate, ['failure.product-not-found']),
});

const quantityView = (stock: number, translate: Translate): QuantityView => {
  const maximum = Math.min(stock, maximumQuantity);
  return {
    label: translate('product.quantity'),
    less: translate('product.quantityLess'),
    more: translate('product.quantityMore'),
    maximum,
    tooMany: translate(maximum < stock ? 'product.quantityMaximum' : 'product.quantityStock', { count: maximum }),
  };
};

export const purchaseView = (
  product: ProductDocument,
  store: StoreDocument | null,
  shop: ShopRequest,
  translate: Translate,
): PurchaseView => {
  const { availability, eligibleForSelling, sku } = product;
  if (!eligibleForSelling) {
    return { kind: 'none', text: translate('failure.product-not-sellable') };
  }
  if (!shop.country.checkoutEnabled) {
    const href = offerHref(product, store, shop);
    return { kind: 'offer', text: translate('product.offerText'), button: translate('product.offerButton'), href };
  }
  if (!availability.isOnStock || availability.quantity === 0) {
    return { kind: 'restock', form: restockView(sku, shop, translate) };
  }
  const quantity = quantityView(availability.quantity, translate);
  return { kind: 'cart', sku, quantity, button: translate('card.add') };
};
