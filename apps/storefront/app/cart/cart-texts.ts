import type { CartNotice } from '@tradehall/domain/cart/cart-notice.ts';
import type { PriceTraceStep } from '@tradehall/domain/cart/price-trace.ts';
import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import type { StockLevel } from '@tradehall/domain/catalogue/stock-level.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { PluralForms } from '../i18n/fill-texts.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import { pluralForms } from '../i18n/plural-forms.ts';
import { translator, type Translate } from '../i18n/translator.ts';
import type { DeliveryTexts } from '../product-card/delivery-texts.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { cartFailureTexts, type CartFailureTexts } from './cart-failure-text.ts';
import { slugMark } from './slug-mark.ts';

const plainTexts = {
  title: 'shell.cart',
  lines: 'cart.lines',
  each: 'cart.each',
  before: 'price.before',
  quantityOf: 'cart.quantityOf',
  lessOf: 'cart.lessOf',
  moreOf: 'cart.moreOf',
  update: 'cart.update',
  updateOf: 'cart.updateOf',
  maximumReached: 'failure.quantity-limit',
  remove: 'cart.remove',
  removeOf: 'cart.removeOf',
  removed: 'cart.removed',
  undo: 'cart.undo',
  lineTotal: 'cart.lineTotal',
  gift: 'cart.gift',
  guaranteeAdd: 'cart.guaranteeAdd',
  guaranteeChange: 'cart.guaranteeChange',
  guaranteeFor: 'cart.guaranteeFor',
  guaranteePrice: 'cart.guaranteePrice',
  guaranteeNote: 'cart.guaranteeNote',
  guaranteeTake: 'cart.guaranteeTake',
  why: 'cart.why',
  whyOf: 'cart.whyOf',
  pricePerPiece: 'cart.trace.piece',
  coupon: 'cart.coupon',
  couponLabel: 'content.voucher.code',
  couponApply: 'cart.couponApply',
  couponRemove: 'cart.couponRemove',
  couponRequired: 'form.required',
  coupons: 'cart.coupons',
  freeMissing: 'cart.freeMissing',
  freeReached: 'cart.freeReached',
  summary: 'cart.summary',
  goods: 'cart.goods',
  savings: 'cart.savings',
  subtotal: 'cart.subtotal',
  shippingFree: 'cart.shippingFree',
  codFee: 'cart.codFee',
  taxIncluded: 'cart.taxIncluded',
  taxAdded: 'cart.taxAdded',
  noteIncluded: 'price.taxIncluded',
  noteExcluded: 'cart.taxExcluded',
  netReason: 'cart.netReason',
  total: 'shell.cartTotal',
  estimatedTotal: 'cart.estimatedTotal',
  notices: 'cart.notices',
  someProduct: 'cart.someProduct',
  noticeMerged: 'cart.notice.merged',
  empty: 'shell.cartEmpty',
  status: 'cart.status',
} as const satisfies Readonly<Record<string, MessageKey>>;

const marks = ['name', 'price', 'amount', 'percent', 'code', 'rate', 'quantity', 'before', 'after', 'total', 'maximum'];
const keptMarks = Object.fromEntries(marks.map((name) => [name, `{${name}}`]));

type PlainTexts = Readonly<Record<keyof typeof plainTexts, string>>;

/** All words of a cart. What only the cart knows is put in later, by the server for the page and by the browser afterwards. */
export interface CartTexts extends PlainTexts {
  readonly locale: Locale;
  /** Where its forms go. */
  readonly action: string;
  /** With `slugMark`. */
  readonly productHref: string;
  readonly items: PluralForms;
  readonly nextStep: PluralForms;
  readonly guaranteeYears: PluralForms;
  readonly trace: Readonly<Record<PriceTraceStep['step'], string>>;
  readonly shipping: Readonly<Record<ShippingMethod['key'], string>>;
  /** Once it is known where the goods go. */
  readonly shippingKnown: Readonly<Record<ShippingMethod['key'], string>>;
  readonly stock: Readonly<Record<StockLevel, string>>;
  readonly delivery: DeliveryTexts;
  readonly notice: Readonly<Record<CartNotice['kind'], string>>;
  readonly failures: CartFailureTexts;
}

const hasAllTexts = (texts: Readonly<Record<string, string>>): texts is PlainTexts =>
  Object.keys(plainTexts).every((name) => name in texts);

function plainOf(translate: Translate): PlainTexts {
  const texts = Object.fromEntries(Object.entries(plainTexts).map(([name, key]) => [name, translate(key, keptMarks)]));
  if (!hasAllTexts(texts)) throw new Error('the cart lacks words');
  return texts;
}

const traceTexts = (translate: Translate): CartTexts['trace'] => ({
  list: translate('cart.trace.list'),
  sale: translate('cart.trace.sale'),
  lowest: translate('cart.trace.lowest'),
  parent: translate('cart.trace.parent'),
  volume: translate('cart.trace.volume'),
  tier: translate('cart.trace.tier'),
  coupon: translate('cart.trace.coupon', keptMarks),
  gift: translate('cart.trace.gift'),
  tax: translate('cart.trace.tax'),
});

const noticeTexts = (translate: Translate): CartTexts['notice'] => ({
  'lines-merged': translate('cart.notice.lines-merged'),
  'quantity-reduced': translate('cart.notice.quantity-reduced', keptMarks),
  'line-removed': translate('cart.notice.line-removed', keptMarks),
  'price-changed': translate('cart.notice.price-changed', keptMarks),
  'coupon-removed': translate('cart.notice.coupon-removed', keptMarks),
});

const noDates: DeliveryTexts = { parcel: null, freight: null };

/** `delivery`: where the lines say when they come. */
export function cartTexts(shop: ShopRequest, delivery: DeliveryTexts = noDates): CartTexts {
  const { locale } = shop;
  const translate = translator(locale);
  const links = pageLinks(shop);
  return {
    ...plainOf(translate),
    locale,
    action: links.route('checkout/cart') ?? '',
    productHref: links.product(slugMark),
    items: pluralForms(locale, 'cart.items'),
    nextStep: pluralForms(locale, 'cart.nextStep'),
    guaranteeYears: pluralForms(locale, 'cart.guaranteeYears'),
    trace: traceTexts(translate),
    shipping: { parcel: translate('cart.shipping.parcel'), freight: translate('cart.shipping.freight') },
    shippingKnown: { parcel: translate('checkout.shipping.parcel'), freight: translate('checkout.shipping.freight') },
    stock: { none: translate('stock.out'), low: translate('stock.low'), plenty: translate('stock.in') },
    delivery,
    notice: noticeTexts(translate),
    failures: cartFailureTexts(translate),
  };
}
