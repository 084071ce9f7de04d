import { plainAmount } from '@tradehall/domain/money/format-money.ts';
import type { FeedOffer } from '../feed-offer.ts';
import { clipped } from '../plain-text.ts';
import { element, parent, xmlHead } from '../xml.ts';
import type { FeedFormat } from './feed-format.ts';

// Kelkoo's product data feed, as XML.
const availabilities = { inStock: '1', outOfStock: '6' } as const;

/** The first picture has a name without a number. */
const pictureName = (at: number): string => (at === 0 ? 'image-url' : `image-url-${at + 1}`);
const mostPictures = 4;

/** New goods: a used piece would stand beside new ones of the same product. */
function entry(offer: FeedOffer): string | null {
  const { delivery } = offer;
  if (offer.isRefurbished) return null;
  return `${parent(
    'product',
    element('offer-id', offer.sku),
    element('title', clipped(offer.title, 80)),
    element('product-url', offer.address),
    element('landing-page-url', offer.address),
    element('price', plainAmount(offer.price)),
    element('price-no-rebate', offer.reduction === null ? null : plainAmount(offer.reduction.before)),
    element('lowest-price-30-days', offer.reduction === null ? null : plainAmount(offer.reduction.lowest30Days)),
    element('currency', offer.price.currencyCode),
    element('brand', offer.brand),
    element('description', clipped(offer.description, 300)),
    ...offer.pictures.slice(0, mostPictures).map((address, at) => element(pictureName(at), address)),
    element('ean', offer.ean),
    element('mpn', offer.model),
    element('merchant-category', offer.categories.join(' - ')),
    element('availability', offer.canBeBought ? availabilities.inStock : availabilities.outOfStock),
    element('delivery-cost', delivery === null ? null : plainAmount(delivery.price)),
    element('delivery-time', offer.canBeBought ? offer.deliveryText : null),
  )}\n`;
}

export const kelkooFeed: FeedFormat = {
  contentType: 'application/xml',
  head: () => `${xmlHead}<products>\n`,
  entry,
  foot: '</products>\n',
};
