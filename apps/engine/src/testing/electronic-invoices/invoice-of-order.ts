import { countries } from '@tradehall/domain/countries/countries.ts';
import { netOf } from '@tradehall/domain/money/divide-half-up.ts';
import type { ElectronicInvoice } from '../../orders/electronic-invoices/electronic-invoice';
import { electronicInvoiceOf } from '../../orders/electronic-invoices/electronic-invoice-of';
import type { InvoiceFacts } from '../../orders/invoice-facts';
import type { OrderRecord } from '../../orders/order-record';
import { taxedByRate } from '../../orders/taxed-by-rate';

export const sampleSeller: InvoiceFacts['seller'] = {
  name: 'Tradehall Handels GmbH',
  address: ['Musterstraße 12', '10115 Berlin'],
  vatId: 'DE999999999',
  email: 'service@tradehall.de',
  phone: '+49 30 1234567',
};

export const invoiceBefore = { number: '2026-000003', issuedOn: '2026-11-02' } as const;

/** The invoice of an order, or its credit note; with a number that the seller has in another country. */
export function invoiceOfOrder(
  order: OrderRecord,
  preceding: ElectronicInvoice['preceding'] = null,
  vatId: string = sampleSeller.vatId,
): ElectronicInvoice {
  const facts = { ...taxedByRate(order), seller: { ...sampleSeller, vatId } };
  const issued = { number: '2026-000017', issuedAt: new Date('2026-11-15T12:00:00Z'), facts };
  const invoice = electronicInvoiceOf(issued, preceding);
  if (!invoice) throw new Error('no invoice');
  return invoice;
}

/** With its first line alone, one piece of it for so much. */
export function soldAlone(order: OrderRecord, amounts: OrderRecord['portions'][number]): OrderRecord {
  const { netCents, grossCents } = amounts;
  const lines = order.lines.slice(0, 1).map((line) => ({ ...line, ...amounts, quantity: 1 }));
  return { ...order, lines, extras: [], portions: [amounts], netCents, grossCents };
}

/** Numbers of a seller and of a company of the country. */
const numbers = {
  IT: { seller: 'IT99999999999', buyer: 'IT12345678901' },
  PL: { seller: 'PL9999999999', buyer: 'PL1234567890' },
} as const;

/** The same cart as a company of the country buys it: with its rate and currency, or without tax where there was none. */
export function soldAsIn(code: keyof typeof numbers, order: OrderRecord) {
  const { currency, taxRates, postalCode, locales } = countries[code];
  const own = numbers[code];
  const ratePermyriad = taxRates[0].value.standardPermyriad;
  const retaxed = <Each extends OrderRecord['portions'][number]>(item: Each): Each =>
    item.ratePermyriad === 0 ? item : { ...item, ratePermyriad, netCents: netOf(item.grossCents, ratePermyriad) };
  const lines = order.lines.map(retaxed);
  const extras = order.extras.map(retaxed);
  const isTaxed = order.portions.some((portion) => portion.ratePermyriad > 0);
  const grossCents = order.portions.reduce((sum, portion) => sum + portion.grossCents, 0);
  const netCents = [...lines, ...extras].reduce((sum, item) => sum + item.netCents, 0);
  const place = { country: code, postalCode: postalCode.example };
  const buyer = order.netSupply?.buyerVatId ?? own.buyer;
  const sold: OrderRecord = {
    ...order,
    locale: locales[0],
    currencyCode: currency[0].value,
    lines,
    extras,
    portions: [{ ratePermyriad: isTaxed ? ratePermyriad : 0, netCents, grossCents }],
    netCents,
    billing: { ...order.billing, ...place, vatNumber: buyer },
    netSupply: order.netSupply && { ...order.netSupply, sellerVatId: own.seller },
  };
  return { order: sold, sellerVatId: own.seller };
}
