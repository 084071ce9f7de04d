import type { AddressInput } from '@tradehall/domain/address/address.ts';
import { fullName, streetLine } from '@tradehall/domain/address/address-lines.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { isOfflineMethod, offlineMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { isInEuropeanVatArea } from '@tradehall/domain/countries/tax-rates.ts';
import { readVatId, vatIdOf, writtenVatId } from '@tradehall/domain/countries/vat-id.ts';
import { warehouseCountry } from '@tradehall/domain/countries/warehouse-country.ts';
import { divideHalfUp } from '@tradehall/domain/money/divide-half-up.ts';
import { fillIn, mailMessagesOf } from '../../mail/mail-messages';
import type { InvoiceFacts } from '../invoice-facts';
import type { OrderRecord } from '../order-record';
import { paymentMethodName } from '../payment-method-name';
import type { Address, Charge, ElectronicInvoice, Price, TaxCategory } from './electronic-invoice';

export interface Issued {
  readonly number: string;
  readonly issuedAt: Date;
  readonly facts: InvoiceFacts;
}

/** What a credit note says of the invoice it corrects; its own facts are what is given back. */
export type Preceding = ElectronicInvoice['preceding'];

/**
 * Null for an invoice of before, whose tax was added up by line, and where nothing at all is charged for. Whatever else the
 * rules want is checked where it is written.
 */
export function electronicInvoiceOf({ number, issuedAt, facts }: Issued, preceding: Preceding = null) {
  const { order, seller, roundingCents } = facts;
  if (roundingCents === null) return null;
  const issuedOn = calendarDateIn(warehouseCountry.timeZone, issuedAt);
  const rates = new Set([...order.lines, ...chargedExtras(order)].map(({ ratePermyriad }) => ratePermyriad));
  const portions = order.portions.filter(({ ratePermyriad }) => rates.has(ratePermyriad));
  const { lines, charges } = itemsOf(order, preceding);
  if (lines.length === 0) return null;
  const netCents = netOf(portions);
  const grossCents = portions.reduce((sum, portion) => sum + portion.grossCents, 0);
  const invoice: ElectronicInvoice = {
    kind: preceding === null ? 'invoice' : 'credit-note',
    number,
    issuedOn,
    currencyCode: order.currencyCode,
    buyerReference: order.orderNumber,
    purchaseOrder: order.purchaseOrder,
    costCentre: order.costCentre,
    preceding,
    seller: sellerOf(seller),
    buyer: buyerOf(order),
    delivery: {
      name: nameOf(order.shipping),
      address: addressOf(order.shipping),
      deliveredOn: preceding?.issuedOn ?? issuedOn,
    },
    payment: preceding === null ? paymentOf(order) : repaymentOf(order),
    lines,
    charges,
    taxes: portions.map((portion) => taxOf(order, portion)),
    totals: {
      linesCents: netOf(lines),
      chargesCents: netOf(charges),
      netCents,
      taxCents: grossCents - netCents,
      grossCents,
      roundingCents,
      payableCents: grossCents + roundingCents,
    },
  };
  return invoice;
}

const netOf = (items: readonly { readonly netCents: number }[]): number =>
  items.reduce((sum, { netCents }) => sum + netCents, 0);

const chargedExtras = ({ extras }: OrderRecord) => extras.filter(({ grossCents }) => grossCents !== 0);

function itemsOf(order: OrderRecord, preceding: Preceding): Pick<ElectronicInvoice, 'lines' | 'charges'> {
  const words = mailMessagesOf(order.locale);
  const names = { ...words.order, 'cash-on-delivery': words.order.cashOnDeliveryFee };
  const charges = chargedExtras(order).map(({ kind, ratePermyriad, netCents }) => ({
    reason: names[kind],
    category: categoryOf(order, ratePermyriad),
    ratePermyriad,
    netCents,
  }));
  const lines = order.lines.map(({ name, productNumber, quantity, ratePermyriad, netCents }) => ({
    name,
    itemNumber: productNumber,
    quantity,
    price: priceOf(netCents, quantity),
    category: categoryOf(order, ratePermyriad),
    ratePermyriad,
    netCents,
  }));
  // Delivery may be given back alone, and a document has at least one line.
  const isChargesAlone = lines.length === 0 && preceding !== null;
  return isChargesAlone ? { lines: charges.map((each) => lineOf(each, order)), charges: [] } : { lines, charges };
}

function lineOf({ reason, ...charge }: Charge, { orderNumber }: OrderRecord) {
  return { ...charge, name: reason, itemNumber: orderNumber, quantity: 1, price: priceOf(charge.netCents, 1) };
}

function taxOf(order: OrderRecord, { ratePermyriad, netCents, grossCents }: OrderRecord['portions'][number]) {
  const category = categoryOf(order, ratePermyriad);
  return {
    category,
    ratePermyriad,
    netCents,
    taxCents: grossCents - netCents,
    exemption: exemptionOf(order, category),
  };
}

/** The fewest decimals from which the amount of the line follows exactly. */
function priceOf(netCents: number, quantity: number): Price {
  for (let decimals = 2; ; decimals += 1) {
    const scale = 10n ** BigInt(decimals);
    const units = divideHalfUp(BigInt(netCents) * scale, 100n * BigInt(quantity));
    if (divideHalfUp(BigInt(units) * BigInt(quantity) * 100n, scale) === netCents) return { units, decimals };
  }
}

/** Where nothing is charged the goods leave the country: to a company of another member state, or the Union. */
function categoryOf({ netSupply, shipping }: OrderRecord, ratePermyriad: number): TaxCategory {
  if (ratePermyriad > 0) return 'S';
  if (netSupply !== null) return 'K';
  const isExport = !isInEuropeanVatArea(countries[shipping.country], shipping.postalCode);
  // Untrue of a rate of nothing inside the Union, which no country row has: the rules of S refuse it.
  return isExport ? 'G' : 'S';
}

function exemptionOf({ locale }: OrderRecord, category: TaxCategory) {
  if (category === 'S') return null;
  if (category === 'G') return { code: 'VATEX-EU-G', reason: null };
  return { code: 'VATEX-EU-IC', reason: `${mailMessagesOf(locale).order.netSupply} (2006/112/EC, Art. 138)` };
}

const nameOf = (address: AddressInput): string => address.company ?? fullName(address);

function addressOf(address: AddressInput): Address {
  const { department, additionalStreetInfo, building, apartment, additionalAddressInfo } = address;
  const more = [department, additionalStreetInfo, building, apartment, additionalAddressInfo];
  return {
    street: streetLine(address),
    more: more.filter((part) => part !== undefined && part !== '').join(', '),
    postalCode: address.postalCode,
    city: address.city,
    country: address.country,
  };
}

/** Its last line is postal code and city, as letters of its country are addressed. */
function sellerOf({ name, address, vatId, email, phone }: InvoiceFacts['seller']): ElectronicInvoice['seller'] {
  const [, postalCode = '', city = ''] = /^(\S+) +(.+)$/.exec(address.at(-1) ?? '') ?? [];
  const isPlace = warehouseCountry.postalCode.pattern.test(postalCode);
  const [street = '', ...more] = isPlace ? address.slice(0, -1) : address;
  const { country } = readVatId(vatId) ?? { country: warehouseCountry };
  return {
    name,
    address: {
      street,
      more: more.join(', '),
      postalCode: isPlace ? postalCode : '',
      city: isPlace ? city : '',
      country: warehouseCountry.code,
    },
    vatId,
    endpoint: endpointOf(country, vatId) ?? { scheme: mailScheme, id: email },
    contact: { name, phone, email },
  };
}

function buyerOf({ billing, netSupply, email }: OrderRecord): ElectronicInvoice['buyer'] {
  const vat = vatIdOf(countries[billing.country], netSupply?.buyerVatId ?? billing.vatNumber ?? '');
  const vatId = vat && writtenVatId(vat);
  return {
    name: nameOf(billing),
    address: addressOf(billing),
    vatId,
    endpoint: (vat && endpointOf(vat.country, writtenVatId(vat))) ?? { scheme: mailScheme, id: email },
    contact: { name: fullName(billing), phone: billing.phone ?? null, email },
  };
}

function endpointOf({ electronicInvoices: { addressScheme: scheme } }: Country, id: string) {
  return scheme === null ? null : { scheme, id };
}

/** Electronic mail, in the list of electronic addresses. */
const mailScheme = 'EM';

/** By the means it was paid with, which are named only where the money goes back by itself. */
function repaymentOf({ payment: { method }, locale, orderNumber }: OrderRecord): ElectronicInvoice['payment'] {
  const means = method === null || isOfflineMethod(method) ? '1' : '68';
  return { means, reference: orderNumber, terms: mailMessagesOf(locale).creditNote.refunded, account: null };
}

/** UNTDID 4461: cash, credit transfer (in euro by SEPA), online payment service; 1 where nobody says. */
function paymentOf(order: OrderRecord): ElectronicInvoice['payment'] {
  const { payment, bankDetails, currencyCode, locale, orderNumber: reference } = order;
  const words = mailMessagesOf(locale);
  const state = words.state[payment.state];
  const { method } = payment;
  if (method === null) return { means: '1', reference, terms: state, account: null };
  const terms = fillIn('{method}. {state}', { method: paymentMethodName(method, words.method), state });
  if (!isOfflineMethod(method)) return { means: '68', reference, terms, account: null };
  if (!offlineMethods[method].isPaidToAccount) return { means: '10', reference, terms, account: null };
  if (bankDetails === null) return { means: '1', reference, terms, account: null };
  const account = {
    iban: bankDetails.iban.replaceAll(' ', ''),
    owner: bankDetails.accountOwner,
    bic: bankDetails.bic.replaceAll(' ', ''),
  };
  return { means: currencyCode === 'EUR' ? '58' : '30', reference, terms, account };
}
