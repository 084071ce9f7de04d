import { dayCountsOf } from '@tradehall/domain/feeds/offer-terms.ts';
import { plainAmount } from '@tradehall/domain/money/format-money.ts';
import type { FeedOffer } from '../feed-offer.ts';
import { clipped } from '../plain-text.ts';
import { attributes, element, parent, xmlHead } from '../xml.ts';
import type { FeedFormat } from './feed-format.ts';

// Ceneo's offers, version 1.

/** Within how many days it is sent, in Ceneo's steps; what has arrived by then was sent. 99: ask in the shop. */
function availOf({ canBeBought, delivery }: FeedOffer): string {
  if (!canBeBought || delivery === null) return '99';
  const { last } = dayCountsOf(delivery);
  return String([1, 3, 7].find((days) => last <= days) ?? 14);
}

const named = (name: string, value: string | null): string =>
  value === null || value === '' ? '' : element('a', value).replace('<a>', `<a${attributes({ name })}>`);

/** New goods: a used piece would stand beside new ones of the same product. */
function entry(offer: FeedOffer): string | null {
  const [picture, ...more] = offer.pictures;
  if (picture === undefined || offer.isRefurbished) return null;
  const names = attributes({
    id: offer.sku,
    url: offer.address,
    price: plainAmount(offer.price),
    avail: availOf(offer),
    stock: offer.canBeBought ? '1' : '0',
  });
  const pictures = [
    `<main${attributes({ url: picture })}/>`,
    ...more.map((address) => `<i${attributes({ url: address })}/>`),
  ];
  const facts = [named('Producent', offer.brand), named('Kod_producenta', offer.model), named('EAN', offer.ean)];
  const children = [
    element('cat', offer.categories.join('/')),
    element('name', clipped(offer.title, 150)),
    parent('imgs', ...pictures),
    element('desc', offer.description),
    parent('attrs', ...facts),
  ];
  return `<o${names}>${children.join('')}</o>\n`;
}

export const ceneoFeed: FeedFormat = {
  contentType: 'application/xml',
  head: () => `${xmlHead}<offers${attributes({ version: '1' })}>\n`,
  entry,
  foot: '</offers>\n',
};
