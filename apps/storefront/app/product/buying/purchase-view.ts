import { maximumQuantity } from '@tradehall/domain/calls/fields.ts';
import { offersOf } from '@tradehall/domain/catalogue/guarantee-offers.ts';
import { canBeBoughtNow } from '@tradehall/domain/feeds/offer-terms.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { contactQuery } from '@tradehall/domain/contact/contact-wish.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { failureTexts, type FailureTexts } from '../../forms/fault-texts.ts';
import type { Translate } from '../../i18n/translator.ts';
import { wordsOf } from '../../i18n/words.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';

interface QuantityView {
  readonly label: string;
  readonly less: string;
  readonly more: string;
  readonly maximum: number;
  /** Said when more is asked for. */
  readonly tooMany: string;
}

const restockWords = wordsOf(
  'product.restockTitle',
  'product.restockText',
  'product.restockEmail',
  'product.restockButton',
  'product.restockSending',
  'product.restockDone',
  'form.emailInvalid',
);

export interface RestockView extends ReturnType<typeof restockWords> {
  readonly sku: string;
  readonly locale: Locale;
  /** Where the form goes without JavaScript. */
  readonly action: string;
  readonly failures: FailureTexts;
}

/** The extra guarantees one can take along; none is chosen beforehand. */
export interface GuaranteeView {
  readonly legend: string;
  readonly note: string;
  /** Said while nothing is chosen. */
  readonly none: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface CartPurchaseView {
  readonly kind: 'cart';
  readonly sku: string;
  /** Where the form goes without JavaScript. */
  readonly action: string;
  readonly quantity: QuantityView;
  readonly guarantee: GuaranteeView | null;
  readonly button: string;
}

/** What one can do about a product: buy it, ask for an offer, wait for it, or only look. */
export type PurchaseView =
  | CartPurchaseView
  | { readonly kind: 'offer'; readonly text: string; readonly button: string; readonly href: string }
  | { readonly kind: 'restock'; readonly form: RestockView }
  | { readonly kind: 'none'; readonly text: string };

/** The form where the shop has one, else a mail: the product's number goes along either way. */
function offerHref({ productNumber }: ProductDocument, store: StoreDocument | null, shop: ShopRequest): string {
  const form = pageLinks(shop).route('contact-request');
  if (form !== null && store?.flags.contact_webform_enabled !== false)
    return `${form}${contactQuery({ reason: 'sales', subreason: 'offer-request', productNumber, quantity: 1 })}`;
  return `mailto:${store?.emailAddress ?? ''}?subject=${encodeURIComponent(productNumber)}`;
}

export const restockView = (sku: string, shop: ShopRequest, translate: Translate): RestockView => ({
  sku,
  locale: shop.locale,
  action: pageLinks(shop).route('restock-request') ?? '',
  ...restockWords(translate),
  failures: failureTexts(translate, ['failure.product-not-found']),
});

function quantityView(stock: number, translate: Translate): QuantityView {
  const maximum = Math.min(stock, maximumQuantity);
  return {
    label: translate('product.quantity'),
    less: translate('product.quantityLess'),
    more: translate('product.quantityMore'),
    maximum,
    tooMany: translate('failure.quantity-limit', { maximum }),
  };
}

/** A§5: not where the store sells none, nor for a product that has no rate. */
function guaranteeView(
  { sku, price, guaranteeRatePermyriad }: ProductDocument,
  store: StoreDocument | null,
  { locale }: ShopRequest,
  translate: Translate,
): GuaranteeView | null {
  const isSold = store?.flags.sale_of_additional_guarantee_enabled === true;
  const { offers } = offersOf(sku, price.discounted ?? price.value, isSold ? guaranteeRatePermyriad : null);
  if (offers.length === 0) return null;
  const options = offers.map((offer) => ({
    value: offer.sku,
    label: translate('product.guaranteeOption', { years: offer.years, price: formatMoney(offer.price, locale) }),
  }));
  return {
    legend: translate('product.guarantee'),
    note: translate('cart.guaranteeNote'),
    none: translate('product.guaranteeNone'),
    options: [...options, { value: '', label: translate('product.guaranteeNone') }],
  };
}

export function purchaseView(
  product: ProductDocument,
  store: StoreDocument | null,
  shop: ShopRequest,
  translate: Translate,
): PurchaseView {
  const { availability, eligibleForSelling, sku } = product;
  if (!eligibleForSelling) return { kind: 'none', text: translate('failure.product-not-sellable') };
  if (!shop.country.checkoutEnabled) {
    const href = offerHref(product, store, shop);
    return { kind: 'offer', text: translate('product.offerText'), button: translate('product.offerButton'), href };
  }
  if (!canBeBoughtNow(product)) return { kind: 'restock', form: restockView(sku, shop, translate) };
  return {
    kind: 'cart',
    sku,
    action: pageLinks(shop).route('checkout/cart') ?? '',
    quantity: quantityView(availability.quantity, translate),
    guarantee: guaranteeView(product, store, shop, translate),
    button: translate('card.add'),
  };
}
