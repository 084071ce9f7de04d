import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { formatMonth, formatRate, formatRating } from '../../i18n/formats.ts';
import type { Translate } from '../../i18n/translator.ts';
import { deliveryTexts } from '../../product-card/delivery-texts.ts';
import { energyView } from '../../product-card/energy-view.ts';
import { priceView } from '../../product-card/price-view.ts';
import { stockView } from '../../product-card/stock-view.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { EnergyView } from '../../ui/goods/energy-arrow.tsx';
import type { PriceView } from '../../ui/goods/price.tsx';
import type { StockView } from '../../ui/goods/stock.tsx';
import type { Companions } from '../load-companions.ts';
import { monthsAfter } from '../months-after.ts';
import { purchaseView } from './purchase-view.ts';
import type { PurchaseView } from './purchase-view.ts';
import { volumeView } from './volume-view.ts';
import type { VolumeView } from './volume-view.ts';

interface TwinView {
  readonly title: string;
  readonly text: string;
  readonly price: string;
  readonly link: string;
  readonly href: string;
}

export interface BuyBoxView {
  readonly label: string;
  readonly numbers: readonly { readonly label: string; readonly value: string }[];
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
  readonly compare: { readonly name: string; readonly href: string };
}

const numbersOf = ({ sku, model, ean }: ProductDocument, translate: Translate): BuyBoxView['numbers'] => [
  { label: translate('product.number'), value: sku },
  ...(model === '' ? [] : [{ label: translate('product.model'), value: model }]),
  ...(ean === null ? [] : [{ label: translate('product.ean'), value: ean }]),
];

const ratingOf = (
  { reviewRatingStatistics: { averageRating, count } }: ProductDocument,
  { locale }: ShopRequest,
  translate: Translate,
): BuyBoxView['rating'] => {
  if (count === 0) {
    return null;
  }
  const rating = formatRating(averageRating, locale);
  return {
    average: averageRating,
    text: `${rating} · ${translate('product.reviewsCount', { count })}`,
    label: translate('product.ratingLink', { rating, count }),
  };
};

const shippingCost = (
  { price, isFreight }: ProductDocument,
  methods: readonly ShippingMethod[],
  { locale }: ShopRequest,
  translate: Translate,
): string | null => {
  const method = methods.find(({ key }) => key === (isFreight ? 'freight' : 'parcel'));
  const [rate] = method?.zoneRates.flatMap(({ shippingRates }) => shippingRates) ?? [];
  if (rate === undefined) {
    return null;
  }
  const { freeAbove } = rate;
  const isFree = freeAbove !== null && (price.discounted ?? price.value).centAmount >= freeAbove.centAmount;
  return isFree
    ? translate('product.shippingFree')
    : translate('product.shippingPlus', { price: formatMoney(rate.price, locale) });
};

/** A§4: the date it is expected again plus three months. A day that has gone by tells nothing. */
const availabilityHint = (
  { availability: { isOnStock, availableFrom } }: ProductDocument,
  { country, locale }: ShopRequest,
  translate: Translate,
): string | null =>
  isOnStock || availableFrom === null || availableFrom < calendarDateIn(country.timeZone, new Date())
    ? null
    : translate('product.buyIn', { month: formatMonth(monthsAfter(availableFrom, 3), locale) });

const stockOf = ({ availability }: ProductDocument, translate: Translate): StockView => {
  const stock = stockView(availability.level, translate);
  return availability.level === 'low'
    ? { ...stock, word: translate('product.stockOnly', { count: availability.quantity }) }
    : stock;
};

const twinOf = (twin: ProductCard | null, shop: ShopRequest, translate: Translate): TwinView | null => {
  if (twin === null || !twin.isOnStock) {
    return null;
  }
  const isBware = twin.sku.startsWith('EX20');
  return {
    title: translate(isBware ? 'product.bwareTitle' : 'product.newTitle'),
    text: translate(isBware ? 'product.bwareText' : 'product.newText'),
    price: formatMoney(twin.price.discounted ?? twin.price.value, shop.locale),
    link: translate(isBware ? 'product.bwareLink' : 'product.newLink'),
    href: pageLinks(shop).product(twin.slug),
  };
};

export const buyBoxView = (
  product: ProductDocument,
  companions: Companions,
  shop: ShopRequest,
  translate: Translate,
): BuyBoxView => {
  const { availability, isFreight, price, sku } = product;
  const { shippingMethods, store, twin, volumeDiscounts } = companions;
  const links = pageLinks(shop);
  const delivery = deliveryTexts(shippingMethods, shop, new Date(), translate);
  const taxNote = translate('price.taxIncludedAt', { rate: formatRate(product.taxRatePermyriad, shop.locale) });
  const purchase = purchaseView(product, store, shop, translate);
  const isDelivered = availability.isOnStock && purchase.kind !== 'none';
  return {
    label: translate('product.offer'),
    numbers: numbersOf(product, translate),
    rating: ratingOf(product, shop, translate),
    price: priceView(price, { ...shop, translate, taxNote }),
    shipping: {
      cost: purchase.kind === 'offer' ? null : shippingCost(product, shippingMethods, shop, translate),
      name: translate('product.shippingCosts'),
      href: links.contentPage('dispatch-information'),
    },
    volume:
      purchase.kind === 'cart' || purchase.kind === 'offer'
        ? volumeView(volumeDiscounts, price.discounted ?? price.value, shop, translate)
        : null,
    personalPrice: purchase.kind === 'cart' ? `${shop.basename}personal-price?sku=${sku}` : null,
    stock: stockOf(product, translate),
    delivery: isDelivered ? delivery[isFreight ? 'freight' : 'parcel'] : null,
    freight: isFreight && isDelivered ? translate('product.freight') : null,
    availability: availabilityHint(product, shop, translate),
    bware: product.isBware ? `${translate('search.tag.bware')}: ${translate('product.bwareText')}` : null,
    energy: product.energy === null ? null : energyView(product.energy, '#energy-label', translate),
    purchase,
    twin: twinOf(twin, shop, translate),
    compare: { name: translate('product.compare'), href: `${shop.basename}compare?sku=${sku}` },
  };
};
