import { addressLines, fullName } from '@tradehall/domain/address/address-lines.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { type Locale, locales, regionName } from '@tradehall/domain/locales/locales.ts';
import { vatNumberName } from '@tradehall/domain/countries/vat-number.ts';
import { warehouseCountry } from '@tradehall/domain/countries/warehouse-country.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { fillIn, mailMessagesOf, type MailMessages } from '../../mail/mail-messages';
import { localDate, localRate, shownOrderNumber } from '../local-formats';
import type { OrderRecord } from '../order-record';
import { referenceRows } from '../reference-rows';
import { paymentMethodName } from '../payment-method-name';
import type { InvoiceFacts } from '../invoice-facts';

interface Row {
  readonly label: string;
  readonly value: string;
}

export interface InvoiceLine {
  readonly name: string;
  readonly detail: string | null;
  readonly cells: readonly string[];
}

/** An invoice in finished words. */
export interface InvoiceView {
  readonly locale: Locale;
  readonly title: string;
  readonly seller: { readonly name: string; readonly lines: readonly string[] };
  readonly buyer: readonly string[];
  readonly facts: readonly Row[];
  /** Null where the goods go where the invoice goes. */
  readonly delivery: { readonly title: string; readonly lines: readonly string[] } | null;
  readonly columns: { readonly name: string; readonly others: readonly string[] };
  readonly lines: readonly InvoiceLine[];
  readonly totals: readonly Row[];
  readonly total: Row;
  readonly vat: { readonly title: string; readonly head: readonly string[]; readonly rows: readonly string[][] };
  readonly notes: readonly string[];
  readonly foot: string;
  readonly page: (page: number, pages: number) => string;
}

interface IssuedInvoice {
  readonly number: string;
  readonly issuedAt: Date;
  readonly facts: InvoiceFacts;
}

export function invoiceView({ number, issuedAt, facts }: IssuedInvoice): InvoiceView {
  const { order, seller } = facts;
  const { locale } = order;
  const { country, language } = locales[locale];
  const words = mailMessagesOf(locale);
  const vatId = `${words.frame.vatId}: ${seller.vatId}`;
  const sellerLines = [...seller.address, regionName(warehouseCountry.code, locale)];
  return {
    locale,
    title: `${words.invoice.title} ${number}`,
    seller: { name: seller.name, lines: [...sellerLines, vatId, seller.email] },
    buyer: addressLines(order.billing, { locale, country: warehouseCountry }),
    facts: [
      { label: words.invoice.number, value: number },
      // The seller's day, by which its numbers are counted.
      { label: words.invoice.date, value: localDate(issuedAt, warehouseCountry) },
      { label: words.order.number, value: shownOrderNumber(order.orderNumber, countries[country]) },
      { label: words.order.date, value: localDate(order.placedAt, countries[country]) },
      ...referenceRows(order, words),
      ...buyerVatId(order, vatNumberName(countries[country], language)),
    ],
    delivery: deliveryOf(order, words),
    ...goodsOf(order, words),
    ...sumsOf(facts, words),
    notes: notesOf(facts, words),
    foot: [seller.name, ...sellerLines, vatId].join(' · '),
    page: (page, pages) => fillIn(words.invoice.page, { page: String(page), pages: String(pages) }),
  };
}

function moneyIn({ currencyCode, locale }: OrderRecord) {
  return (cents: number) => formatMoney(moneyOf(cents, currencyCode), locale);
}

function buyerVatId({ netSupply, billing }: OrderRecord, label: string): Row[] {
  const number = netSupply?.buyerVatId ?? billing.vatNumber;
  return number === undefined ? [] : [{ label, value: number }];
}

function deliveryOf({ billing, shipping, locale }: OrderRecord, { order }: MailMessages): InvoiceView['delivery'] {
  const reading = { locale, country: warehouseCountry };
  const lines = addressLines(shipping, reading);
  const isBuyers = lines.join('\n') === addressLines(billing, reading).join('\n');
  return isBuyers ? null : { title: order.deliveryAddress, lines };
}

function goodsOf(order: OrderRecord, words: MailMessages): Pick<InvoiceView, 'columns' | 'lines'> {
  const money = moneyIn(order);
  const { invoice } = words;
  const cells = (quantity: string, unitNet: string, { ratePermyriad, netCents, grossCents }: Taxed) => [
    quantity,
    unitNet,
    localRate(ratePermyriad, order.locale),
    money(netCents),
    money(grossCents),
  ];
  const extraNames = { ...words.order, 'cash-on-delivery': words.order.cashOnDeliveryFee };
  return {
    columns: {
      name: invoice.description,
      others: [invoice.quantity, invoice.unitNet, invoice.vat, invoice.net, invoice.gross],
    },
    lines: [
      ...order.lines.map((line) => ({
        name: line.name,
        detail: `${words.order.itemNumber} ${line.productNumber}`,
        cells: cells(String(line.quantity), money(line.unitNetCents), line),
      })),
      ...order.extras.map((extra) => ({
        name: extraNames[extra.kind],
        detail: null,
        cells: cells('1', money(extra.netCents), extra),
      })),
    ],
  };
}

type Taxed = OrderRecord['portions'][number];

function sumsOf(
  { order, roundingCents }: InvoiceFacts,
  words: MailMessages,
): Pick<InvoiceView, 'totals' | 'total' | 'vat'> {
  const money = moneyIn(order);
  const { invoice } = words;
  const rate = ({ ratePermyriad }: Taxed) => localRate(ratePermyriad, order.locale);
  return {
    totals: [
      { label: invoice.netTotal, value: money(order.netCents) },
      ...order.portions.map((portion) => ({
        label: fillIn(invoice.vatOf, { rate: rate(portion) }),
        value: money(portion.grossCents - portion.netCents),
      })),
      ...(roundingCents === 0 || roundingCents === null
        ? []
        : [{ label: invoice.rounding, value: money(roundingCents) }]),
    ],
    total: { label: words.order.total, value: money(order.grossCents) },
    vat: {
      title: invoice.vatBasis,
      head: [invoice.vat, invoice.net, invoice.vat, invoice.gross],
      rows: order.portions.map((portion) => [
        rate(portion),
        money(portion.netCents),
        money(portion.grossCents - portion.netCents),
        money(portion.grossCents),
      ]),
    },
  };
}

function notesOf(facts: InvoiceFacts, words: MailMessages): string[] {
  const { savedCents, payment } = facts.order;
  const method = payment.method === null ? null : paymentMethodName(payment.method, words.method);
  return [
    ...exemptionNotes(facts, words),
    ...(method === null ? [] : [`${words.order.paymentMethod}: ${method}. ${words.state[payment.state]}`]),
    ...(savedCents === 0 ? [] : [words.invoice.discounts]),
    words.invoice.supply,
  ];
}

/** Why there is no tax, and by whose numbers. */
export function exemptionNotes({ order: { netSupply, billing }, seller }: InvoiceFacts, words: MailMessages): string[] {
  if (netSupply === null) return [];
  const buyer = billing.company ?? fullName(billing);
  return [
    `${words.order.netSupply} (2006/112/EC, Art. 138).`,
    `${words.frame.vatId}: ${netSupply.sellerVatId} (${seller.name}), ${netSupply.buyerVatId} (${buyer})`,
  ];
}
