import { calendarDateIn, type CalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import { joinRanges, keyAttributesOf } from '@tradehall/domain/catalogue/key-attributes.ts';
import { deliveryTermsOf, priceNow } from '@tradehall/domain/feeds/offer-terms.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { smallPicture } from '@tradehall/domain/catalogue/picture-set.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import { locales } from '@tradehall/domain/locales/locales.ts';
import { softHyphenated } from '@tradehall/domain/search/soft-hyphens.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { formatMonth, formatRate, formatRating } from '../../i18n/formats.ts';
import type { Translate } from '../../i18n/translator.ts';
import { deliveryTexts } from '../../product-card/delivery-texts.ts';
import { energyView } from '../../product-card/energy-view.ts';
import { priceView } from '../../product-card/price-view.ts';
import { stockView } from '../../product-card/product-card-view.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { EnergyView } from '../../ui/goods/energy-arrow.tsx';
import type { PriceView } from '../../ui/goods/price.tsx';
import type { StockView } from '../../ui/goods/stock.tsx';
import type { NamedLinkView } from '../../ui/link-view.ts';
import type { Row } from '../details/measures-view.ts';
import type { Companions } from '../load-companions.ts';
import { purchaseView, type PurchaseView } from './purchase-view.ts';
import { volumeView, type VolumeView } from './volume-view.ts';

/** The first day of the month so many months after the one of a date. */
function monthsAfter(date: string, months: number): CalendarDate {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return calendarDateIn('UTC', new Date(Date.UTC(year, month - 1 + months, 1)));
}

interface TwinView {
  readonly title: string;
  readonly text: string;
  readonly price: string;
  readonly link: string;
  readonly href: string;
}

/** What can be had in the place of something sold out. */
export interface InsteadView {
  readonly title: string;
  readonly products: readonly {
    readonly href: string;
    readonly name: string;
    readonly price: string;
    readonly picture: string | null;
  }[];
}

export interface BuyBoxView {
  readonly label: string;
  readonly number: Row;
  readonly keyData: { readonly label: string; readonly rows: readonly Row[] };
  readonly rating: { readonly average: number; readonly text: string; readonly label: string } | null;
  readonly price: PriceView;
  /** What the delivery costs, and where all about it is said. */
  readonly shipping: { readonly cost: string | null; readonly name: string; readonly href: string | null };
  readonly volume: VolumeView | null;
  /** Where the browser asks for the price of a signed-in customer; null where nothing is sold. */
  readonly personalPrice: string | null;
  readonly stock: StockView;
  readonly delivery: string | null;
  readonly freight: string | null;
  readonly availability: string | null;
  readonly bware: string | null;
  readonly energy: EnergyView | null;
  readonly purchase: PurchaseView;
  readonly twin: TwinView | null;
  /** Null while it is on stock, and where nothing like it is. */
  readonly instead: InsteadView | null;
  readonly compare: NamedLinkView;
}

/** A range takes the place of two. */
const mostRows = 4;

function keyDataOf({ attributes, categories }: ProductDocument, { locale }: ShopRequest, translate: Translate) {
  const [category] = categories;
  const department = category?.ancestors[0] ?? category;
  return {
    label: translate('product.keyData'),
    rows: joinRanges(keyAttributesOf(attributes, department?.key ?? null, mostRows + 2))
      .slice(0, mostRows)
      .map(({ label, value }) => ({ label: softHyphenated(label, locales[locale].language), value })),
  };
}

function ratingOf(
  { reviewRatingStatistics: { averageRating, count } }: ProductDocument,
  { locale }: ShopRequest,
  translate: Translate,
): BuyBoxView['rating'] {
  if (count === 0) return null;
  const rating = formatRating(averageRating, locale);
  return {
    average: averageRating,
    text: `${rating} · ${translate('product.reviewsCount', { count })}`,
    label: translate('product.ratingLink', { rating, count }),
  };
}

function shippingCost(
  product: ProductDocument,
  methods: readonly ShippingMethod[],
  { locale }: ShopRequest,
  translate: Translate,
): string | null {
  const terms = deliveryTermsOf(product, methods);
  if (terms === null) return null;
  return terms.isFree
    ? translate('product.shippingFree')
    : translate('product.shippingPlus', { price: formatMoney(terms.price, locale) });
}

/** A§4: the date it is expected again plus three months. A day that has gone by tells nothing. */
const availabilityHint = (
  { availability: { isOnStock, availableFrom } }: ProductDocument,
  { country, locale }: ShopRequest,
  translate: Translate,
): string | null =>
  isOnStock || availableFrom === null || availableFrom < calendarDateIn(country.timeZone, new Date())
    ? null
    : translate('product.buyIn', { month: formatMonth(monthsAfter(availableFrom, 3), locale) });

function stockOf({ availability }: ProductDocument, translate: Translate): StockView {
  const stock = stockView(availability.level, translate);
  return availability.level === 'low'
    ? { ...stock, word: translate('product.stockOnly', { count: availability.quantity }) }
    : stock;
}

function twinOf(twin: ProductCard | null, shop: ShopRequest, translate: Translate): TwinView | null {
  if (twin === null || !twin.isOnStock) return null;
  const isBware = twin.sku.startsWith('EX20');
  return {
    title: translate(isBware ? 'product.bwareTitle' : 'product.newTitle'),
    text: translate(isBware ? 'product.bwareText' : 'product.newText'),
    price: formatMoney(priceNow(twin.price), shop.locale),
    link: translate(isBware ? 'product.bwareLink' : 'product.newLink'),
    href: pageLinks(shop).product(twin.slug),
  };
}

const mostInstead = 3;

function insteadOf(
  { availability: { isOnStock } }: ProductDocument,
  alternatives: readonly ProductCard[],
  shop: ShopRequest,
  translate: Translate,
): InsteadView | null {
  const products = alternatives
    .filter((card) => card.isOnStock)
    .slice(0, mostInstead)
    .map(({ slug, name, price, image }) => ({
      href: pageLinks(shop).product(slug),
      name,
      price: formatMoney(priceNow(price), shop.locale),
      picture: image === null ? null : smallPicture(image.url),
    }));
  return isOnStock || products.length === 0 ? null : { title: translate('product.insteadTitle'), products };
}

export function buyBoxView(
  product: ProductDocument,
  companions: Companions,
  shop: ShopRequest,
  translate: Translate,
): BuyBoxView {
  const { availability, isFreight, price, sku } = product;
  const { shippingMethods, store, twin, volumeDiscounts, alternatives } = companions;
  const links = pageLinks(shop);
  const delivery = deliveryTexts(shippingMethods, shop, new Date(), translate);
  const taxNote = translate('price.taxIncludedAt', { rate: formatRate(product.taxRatePermyriad, shop.locale) });
  const purchase = purchaseView(product, store, shop, translate);
  const isDelivered = availability.isOnStock && (purchase.kind === 'cart' || purchase.kind === 'restock');
  return {
    label: translate('product.offer'),
    number: { label: translate('product.number'), value: sku },
    keyData: keyDataOf(product, shop, translate),
    rating: ratingOf(product, shop, translate),
    price: priceView(price, { ...shop, translate, taxNote }),
    shipping: {
      cost: purchase.kind === 'offer' ? null : shippingCost(product, shippingMethods, shop, translate),
      name: translate('product.shippingCosts'),
      href: links.contentPage('dispatch-information'),
    },
    // The cart takes it off: where there is none nobody gets it.
    volume: purchase.kind === 'cart' ? volumeView(volumeDiscounts, priceNow(price), shop, translate) : null,
    personalPrice: purchase.kind === 'cart' ? `${shop.basename}personal-price?sku=${sku}` : null,
    stock: stockOf(product, translate),
    delivery: isDelivered ? delivery[isFreight ? 'freight' : 'parcel'] : null,
    freight: isFreight && isDelivered ? translate('product.freight') : null,
    availability: availabilityHint(product, shop, translate),
    bware: product.isBware ? `${translate('search.tag.bware')}: ${translate('product.bwareText')}` : null,
    energy: product.energy === null ? null : energyView(product.energy, '#energy-label', translate),
    purchase,
    twin: twinOf(twin, shop, translate),
    instead: insteadOf(product, alternatives, shop, translate),
    compare: { name: translate('product.compare'), href: `${shop.basename}compare?sku=${sku}` },
  };
}
