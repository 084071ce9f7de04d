import type { Country } from '@tradehall/domain/countries/country.ts';
import { plainAmount } from '@tradehall/domain/money/format-money.ts';
import type { FeedOffer, FeedShop } from '../feed-offer.ts';
import { clipped } from '../plain-text.ts';
import type { FeedFormat } from './feed-format.ts';

/** A spreadsheet would compute a cell that begins so. */
const beginsAFormula = /^\s*[=+\-@]/;

const unreadable = /\p{Cc}+/gu;

function cell(text: string): string {
  const line = text.toWellFormed().replace(unreadable, ' ');
  const harmless = beginsAFormula.test(line) ? `'${line}` : line;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** RFC 4180: every cell in quotes, so that a comma in it separates nothing. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

// Idealo's CSV import (idealo.github.io/csv-importer).
type Cell = (offer: FeedOffer) => string;

/** Ways to pay that cost nothing, under Idealo's names, where the country's row has them. */
const paymentColumns = [
  { method: 'scheme', column: 'paymentCosts_credit_card' },
  { method: 'paypal', column: 'paymentCosts_paypal' },
] as const;

function columnsOf({ paymentMethods }: Country): Readonly<Record<string, Cell>> {
  const payments = paymentColumns.filter(({ method }) => paymentMethods.includes(method));
  return {
    sku: ({ sku }) => sku,
    brand: ({ brand }) => brand,
    title: ({ title }) => clipped(title, 255),
    categoryPath: ({ categories }) => categories.join(' > '),
    url: ({ address }) => address,
    eans: ({ ean }) => ean ?? '',
    hans: ({ model }) => model,
    description: ({ description }) => clipped(description, 1_000),
    imageUrls: ({ pictures }) => pictures.join(';'),
    price: ({ price }) => plainAmount(price),
    formerPrice: ({ reduction }) => (reduction === null ? '' : plainAmount(reduction.before)),
    lowestPrice30Days: ({ reduction }) => (reduction === null ? '' : plainAmount(reduction.lowest30Days)),
    delivery: ({ deliveryText }) => deliveryText,
    // The shop's documents name no carrier: one column for whoever brings it.
    deliveryCosts_standard: ({ delivery }) => (delivery === null ? '' : plainAmount(delivery.price)),
    ...Object.fromEntries(payments.map(({ column }): [string, Cell] => [column, () => '0.00'])),
    eec_efficiencyClass: ({ energy }) => energy?.class ?? '',
    eec_spectrum: ({ energy }) => energy?.scale ?? '',
  };
}

/** New goods on stock: the format has no word for what has sold out. */
function entry(offer: FeedOffer, { country }: FeedShop): string | null {
  if (offer.isRefurbished || !offer.canBeBought) return null;
  return csvLine(Object.values(columnsOf(country)).map((cell) => cell(offer)));
}

export const idealoFeed: FeedFormat = {
  contentType: 'text/csv',
  head: ({ country }) => csvLine(Object.keys(columnsOf(country))),
  entry,
  foot: '',
};
