import { plainAmount } from '@tradehall/domain/money/format-money.ts';
import type { FeedOffer } from '../feed-offer.ts';
import { clipped } from '../plain-text.ts';
import { element, parent, xmlHead } from '../xml.ts';
import type { FeedFormat } from './feed-format.ts';

// Heureka's offer feed 1.0 (heureka.github.io/xml-feed-specs).
const mostParameters = 50;

/** The shop's documents name no carrier; whoever runs the account at Heureka says there who brings the parcels. */
const carrier = 'VLASTNI_PREPRAVA';

function deliveryOf({ delivery }: FeedOffer): string {
  if (delivery === null) return '';
  return parent('DELIVERY', element('DELIVERY_ID', carrier), element('DELIVERY_PRICE', plainAmount(delivery.price)));
}

function parametersOf({ attributes }: FeedOffer): readonly string[] {
  return attributes
    .slice(0, mostParameters)
    .map(({ label, value }) => parent('PARAM', element('PARAM_NAME', label), element('VAL', value)));
}

/** New goods: a used piece would stand beside new ones of the same product. */
function entry(offer: FeedOffer): string | null {
  const [picture, ...more] = offer.pictures;
  if (picture === undefined || offer.isRefurbished) return null;
  return `${parent(
    'SHOPITEM',
    element('ITEM_ID', offer.sku),
    element('PRODUCTNAME', clipped(offer.title, 200)),
    element('DESCRIPTION', offer.description),
    element('URL', offer.address),
    element('IMGURL', picture),
    ...more.map((address) => element('IMGURL_ALTERNATIVE', address)),
    element('PRICE_VAT', plainAmount(offer.price)),
    element('MANUFACTURER', offer.brand),
    element('CATEGORYTEXT', offer.categories.join(' | ')),
    element('EAN', offer.ean),
    element('PRODUCTNO', offer.model),
    ...parametersOf(offer),
    // 0: on stock. Without it Heureka says to ask in the shop.
    element('DELIVERY_DATE', offer.canBeBought ? '0' : null),
    deliveryOf(offer),
  )}\n`;
}

export const heurekaFeed: FeedFormat = {
  contentType: 'application/xml',
  head: () => `${xmlHead}<SHOP>\n`,
  entry,
  foot: '</SHOP>\n',
};
