import type { ShippingMethod } from '../cart/shipping-method.ts';
import type { Country } from '../countries/country.ts';
import type { Money } from '../money/money.ts';
import type { ProductDocument } from '../catalogue/product-document.ts';
import type { ProductPrice } from '../catalogue/product-price.ts';

// What a page, its structured data and every feed say of an offer, decided once.

export const priceNow = ({ value, discounted }: ProductPrice): Money => discounted ?? value;

/** A price that is crossed out, with the lowest one of the 30 days before. */
export interface Reduction {
  readonly now: Money;
  readonly before: Money;
  readonly lowest30Days: Money;
}

/** Null while the history does not cover 30 days: then no page shows the price before. */
export function reductionOf({ value, discounted, lowest30Days }: ProductPrice): Reduction | null {
  return discounted === null || lowest30Days === null ? null : { now: discounted, before: value, lowest30Days };
}

export interface DeliveryTerms {
  readonly methodKey: ShippingMethod['key'];
  /** What one piece costs to deliver: nothing from the sum on from which it is free. */
  readonly price: Money;
  readonly isFree: boolean;
  readonly daysRange: string;
}

/** Null where the store has no such method. */
export function deliveryTermsOf(
  { price, isFreight }: Pick<ProductDocument, 'price' | 'isFreight'>,
  methods: readonly ShippingMethod[],
): DeliveryTerms | null {
  const methodKey = isFreight ? 'freight' : 'parcel';
  const method = methods.find(({ key }) => key === methodKey);
  const [rate] = method?.zoneRates.flatMap(({ shippingRates }) => shippingRates) ?? [];
  if (method === undefined || rate === undefined) return null;
  const isFree = rate.freeAbove !== null && priceNow(price).centAmount >= rate.freeAbove.centAmount;
  return {
    methodKey,
    price: isFree ? { ...rate.price, centAmount: 0 } : rate.price,
    isFree,
    daysRange: method.daysRange,
  };
}

/** The first and the last business day on which something ordered today arrives. */
export function dayCountsOf({ daysRange }: Pick<DeliveryTerms, 'daysRange'>): { first: number; last: number } {
  const [first = '0', last = first] = daysRange.split('-');
  return { first: Number(first), last: Number(last) };
}

/** A§3: staff find it by its address; no list, search, sitemap or feed has it. */
export const isTestArticle = (sku: string): boolean => sku.startsWith('EX5');

/** A shop that takes no orders offers nothing, and a product that is not for sale is no offer either. */
export function isOffered(
  { published, enabledOnMarket, eligibleForSelling }: ProductDocument,
  { checkoutEnabled }: Pick<Country, 'checkoutEnabled'>,
): boolean {
  return checkoutEnabled && published && enabledOnMarket && eligibleForSelling;
}

export const canBeBoughtNow = ({ availability }: Pick<ProductDocument, 'availability'>): boolean =>
  availability.isOnStock && availability.quantity > 0;
