import { dayCountsOf } from '@tradehall/domain/feeds/offer-terms.ts';
import { plainAmount } from '@tradehall/domain/money/format-money.ts';
import type { Money } from '@tradehall/domain/money/money.ts';
import type { FeedOffer, FeedShop } from '../feed-offer.ts';
import { clipped } from '../plain-text.ts';
import { attributes, element, parent, xmlHead } from '../xml.ts';
import type { FeedFormat } from './feed-format.ts';

// The product data specification of Google Merchant Center, as RSS 2.0 with its namespace.
const namespace = 'http://base.google.com/ns/1.0';
/** For what the specification has no name for; readers pass over elements of a namespace that they do not know. */
const ownNamespace = 'https://schemas.tradehall.example/offers/1';
const mostMorePictures = 10;

const priced = (money: Money): string => `${plainAmount(money)} ${money.currencyCode}`;

/** A price before stands in it only where the page crosses one out. */
function pricesOf({ price, reduction }: FeedOffer): string {
  if (reduction === null) return element('g:price', priced(price));
  return [
    element('g:price', priced(reduction.before)),
    element('g:sale_price', priced(reduction.now)),
    element('own:lowest_price_30_days', priced(reduction.lowest30Days)),
  ].join('');
}

function shippingOf({ delivery }: FeedOffer, { country }: FeedShop): string {
  if (delivery === null) return '';
  const { first, last } = dayCountsOf(delivery);
  return parent(
    'g:shipping',
    element('g:country', country.code),
    element('g:price', priced(delivery.price)),
    element('g:min_handling_time', '0'),
    element('g:max_handling_time', '0'),
    element('g:min_transit_time', String(first)),
    element('g:max_transit_time', String(last)),
  );
}

function energyOf({ energy }: FeedOffer): string {
  if (energy === null) return '';
  const [best = '', worst = ''] = /^([A-G]\+{0,3})-([A-G]\+{0,3})$/.exec(energy.scale)?.slice(1) ?? [];
  return [
    element('g:energy_efficiency_class', energy.class),
    element('g:min_energy_efficiency_class', worst),
    element('g:max_energy_efficiency_class', best),
  ].join('');
}

function entry(offer: FeedOffer, shop: FeedShop): string | null {
  const [picture, ...more] = offer.pictures;
  // Without a picture an item is refused.
  if (picture === undefined) return null;
  return `${parent(
    'item',
    element('g:id', offer.sku),
    element('g:title', clipped(offer.title, 150)),
    element('g:description', clipped(offer.description, 5_000)),
    element('g:link', offer.address),
    element('g:image_link', picture),
    ...more.slice(0, mostMorePictures).map((address) => element('g:additional_image_link', address)),
    element('g:availability', offer.canBeBought ? 'in_stock' : 'out_of_stock'),
    pricesOf(offer),
    element('g:condition', offer.isRefurbished ? 'refurbished' : 'new'),
    element('g:brand', clipped(offer.brand, 70)),
    element('g:gtin', offer.ean),
    element('g:mpn', clipped(offer.model, 70)),
    offer.ean === null && (offer.brand === '' || offer.model === '') ? element('g:identifier_exists', 'no') : '',
    element('g:product_type', clipped(offer.categories.join(' > '), 750)),
    shippingOf(offer, shop),
    energyOf(offer),
  )}\n`;
}

export const googleFeed: FeedFormat = {
  contentType: 'application/xml',
  head: (shop) => {
    const origin = shop.originOf(shop.locale);
    const names = attributes({ version: '2.0', 'xmlns:g': namespace, 'xmlns:own': ownNamespace });
    const channel = [
      element('title', new URL(origin).host),
      element('link', origin),
      element('description', shop.locale),
    ];
    return `${xmlHead}<rss${names}><channel>${channel.join('')}\n`;
  },
  entry,
  foot: '</channel></rss>\n',
};
