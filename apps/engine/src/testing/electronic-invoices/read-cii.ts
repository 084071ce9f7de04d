import { type CurrencyCode, currencyCodes } from '@tradehall/domain/money/currencies.ts';
import type { Address, ElectronicInvoice } from '../../orders/electronic-invoices/electronic-invoice';
import { readDay } from './read-ubl';
import { Children, readCents, readOneOf, readPrice, readXml } from './strict-xml';

const standard = 'urn:un:unece:uncefact:data:standard';
const categories = ['S', 'K', 'G'] as const;

/** What stands in a Cross Industry Invoice, read without a look at what has written it. */
export function readCii(document: string): { readonly profile: string; readonly invoice: ElectronicInvoice } {
  const root = readXml(document);
  if (root.name !== 'rsm:CrossIndustryInvoice') throw new Error('is no invoice');
  const parts = ['CrossIndustryInvoice', 'ReusableAggregateBusinessInformationEntity'];
  const namespaces = [...parts, 'UnqualifiedDataType', 'QualifiedDataType'].map((name) => `${standard}:${name}:100`);
  if ([...root.attributes.values()].join() !== namespaces.join()) throw new Error('is of another schema');
  const top = new Children(root, 'xmlns:rsm', 'xmlns:ram', 'xmlns:udt', 'xmlns:qdt');
  const context = top.in('rsm:ExchangedDocumentContext');
  const profile = only(context.in('ram:GuidelineSpecifiedDocumentContextParameter'), 'ram:ID');
  context.end();
  const head = top.in('rsm:ExchangedDocument');
  const number = head.text('ram:ID');
  const code = readOneOf(['380', '381'], head.text('ram:TypeCode'));
  const issuedOn = readDate(head.in('ram:IssueDateTime'), 'udt');
  head.end();
  const trade = top.in('rsm:SupplyChainTradeTransaction');
  top.end();
  const lines = trade.all('ram:IncludedSupplyChainTradeLineItem').map((node, at) => readLine(new Children(node), at));
  const agreement = trade.in('ram:ApplicableHeaderTradeAgreement');
  const buyerReference = agreement.text('ram:BuyerReference');
  const seller = readParty(agreement.in('ram:SellerTradeParty'));
  const buyer = readParty(agreement.in('ram:BuyerTradeParty'));
  const ordered = agreement.findIn('ram:BuyerOrderReferencedDocument');
  const purchaseOrder = ordered && only(ordered, 'ram:IssuerAssignedID');
  agreement.end();
  const delivery = readDelivery(trade.in('ram:ApplicableHeaderTradeDelivery'));
  const settlement = trade.in('ram:ApplicableHeaderTradeSettlement');
  trade.end();
  const reference = settlement.text('ram:PaymentReference');
  const currencyCode = readOneOf(currencyCodes, settlement.text('ram:InvoiceCurrencyCode'));
  const means = readMeans(settlement.in('ram:SpecifiedTradeSettlementPaymentMeans'));
  const taxes = settlement.all('ram:ApplicableTradeTax').map((node) => readTax(new Children(node)));
  const charges = settlement.all('ram:SpecifiedTradeAllowanceCharge').map((node) => readCharge(new Children(node)));
  const terms = only(settlement.in('ram:SpecifiedTradePaymentTerms'), 'ram:Description');
  const sums = settlement.in('ram:SpecifiedTradeSettlementHeaderMonetarySummation');
  const totals = readTotals(sums, charges.length > 0, currencyCode);
  const preceding = readPreceding(settlement.findIn('ram:InvoiceReferencedDocument'));
  const booked = settlement.findIn('ram:ReceivableSpecifiedTradeAccountingAccount');
  const costCentre = booked && only(booked, 'ram:ID');
  settlement.end();
  const kind = code === '380' ? ('invoice' as const) : ('credit-note' as const);
  const references = { kind, number, issuedOn, currencyCode, buyerReference, purchaseOrder, costCentre, preceding };
  const payment = { ...means, reference, terms };
  const invoice = { ...references, seller, buyer, delivery, payment, lines, charges, taxes, totals };
  return { profile, invoice };
}

/** The text of an element that has nothing else. */
function only(element: Children, name: string): string {
  const text = element.text(name);
  element.end();
  return text;
}

function readDate(of: Children, namespace: string) {
  const { text, code } = of.coded(`${namespace}:DateTimeString`, 'format');
  of.end();
  if (code !== '102' || !/^\d{8}$/.test(text)) throw new Error(`${text} is no day`);
  return readDay(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`);
}

function readRate(of: Children) {
  if (of.text('ram:TypeCode') !== 'VAT') throw new Error('is another tax');
  const category = readOneOf(categories, of.text('ram:CategoryCode'));
  const ratePermyriad = readCents(of.text('ram:RateApplicablePercent'));
  of.end();
  return { category, ratePermyriad };
}

function readLine(of: Children, at: number): ElectronicInvoice['lines'][number] {
  if (only(of.in('ram:AssociatedDocumentLineDocument'), 'ram:LineID') !== String(at + 1))
    throw new Error('lines are not counted');
  const product = of.in('ram:SpecifiedTradeProduct');
  const itemNumber = product.text('ram:SellerAssignedID');
  const name = product.text('ram:Name');
  product.end();
  const agreement = of.in('ram:SpecifiedLineTradeAgreement');
  const price = readPrice(only(agreement.in('ram:NetPriceProductTradePrice'), 'ram:ChargeAmount'));
  agreement.end();
  const delivery = of.in('ram:SpecifiedLineTradeDelivery');
  const { text, code } = delivery.coded('ram:BilledQuantity', 'unitCode');
  if (code !== 'H87') throw new Error('is sold by another unit');
  delivery.end();
  const settlement = of.in('ram:SpecifiedLineTradeSettlement');
  const rate = readRate(settlement.in('ram:ApplicableTradeTax'));
  const sum = settlement.in('ram:SpecifiedTradeSettlementLineMonetarySummation');
  const netCents = readCents(only(sum, 'ram:LineTotalAmount'));
  settlement.end();
  of.end();
  return { itemNumber, name, price, quantity: Number(text), ...rate, netCents };
}

function readAddress(of: Children): Address {
  const address = {
    postalCode: of.findText('ram:PostcodeCode') ?? '',
    street: of.findText('ram:LineOne') ?? '',
    more: of.findText('ram:LineTwo') ?? '',
    city: of.findText('ram:CityName') ?? '',
    country: of.text('ram:CountryID'),
  };
  of.end();
  return address;
}

function readParty(of: Children): ElectronicInvoice['buyer'] {
  const name = of.text('ram:Name');
  const who = of.in('ram:DefinedTradeContact');
  const person = who.text('ram:PersonName');
  const called = who.findIn('ram:TelephoneUniversalCommunication');
  const phone = called && only(called, 'ram:CompleteNumber');
  const email = only(who.in('ram:EmailURIUniversalCommunication'), 'ram:URIID');
  who.end();
  const address = readAddress(of.in('ram:PostalTradeAddress'));
  const reached = of.in('ram:URIUniversalCommunication');
  const { text: id, code: scheme } = reached.coded('ram:URIID', 'schemeID');
  reached.end();
  const registered = of.findIn('ram:SpecifiedTaxRegistration');
  const vat = registered?.coded('ram:ID', 'schemeID') ?? null;
  if (vat && vat.code !== 'VA') throw new Error('is no VAT number');
  registered?.end();
  of.end();
  return {
    name,
    address,
    vatId: vat?.text ?? null,
    endpoint: { scheme, id },
    contact: { name: person, phone, email },
  };
}

function readDelivery(of: Children): ElectronicInvoice['delivery'] {
  const party = of.in('ram:ShipToTradeParty');
  const name = party.text('ram:Name');
  const address = readAddress(party.in('ram:PostalTradeAddress'));
  party.end();
  const event = of.in('ram:ActualDeliverySupplyChainEvent');
  const deliveredOn = readDate(event.in('ram:OccurrenceDateTime'), 'udt');
  event.end();
  of.end();
  return { name, address, deliveredOn };
}

function readMeans(of: Children) {
  const means = of.text('ram:TypeCode');
  const held = of.findIn('ram:PayeePartyCreditorFinancialAccount');
  if (held === null) {
    of.end();
    return { means, account: null };
  }
  const iban = held.text('ram:IBANID');
  const owner = held.text('ram:AccountName');
  held.end();
  const bic = only(of.in('ram:PayeeSpecifiedCreditorFinancialInstitution'), 'ram:BICID');
  of.end();
  return { means, account: { iban, owner, bic } };
}

function readTax(of: Children): ElectronicInvoice['taxes'][number] {
  const taxCents = readCents(of.text('ram:CalculatedAmount'));
  if (of.text('ram:TypeCode') !== 'VAT') throw new Error('is another tax');
  const reason = of.findText('ram:ExemptionReason');
  const netCents = readCents(of.text('ram:BasisAmount'));
  const category = readOneOf(categories, of.text('ram:CategoryCode'));
  const code = of.findText('ram:ExemptionReasonCode');
  const ratePermyriad = readCents(of.text('ram:RateApplicablePercent'));
  of.end();
  return { taxCents, netCents, category, ratePermyriad, exemption: code === null ? null : { code, reason } };
}

function readCharge(of: Children): ElectronicInvoice['charges'][number] {
  if (only(of.in('ram:ChargeIndicator'), 'udt:Indicator') !== 'true') throw new Error('is no charge');
  const netCents = readCents(of.text('ram:ActualAmount'));
  const reason = of.text('ram:Reason');
  const rate = readRate(of.in('ram:CategoryTradeTax'));
  of.end();
  return { reason, netCents, ...rate };
}

function readTotals(of: Children, hasCharges: boolean, currencyCode: CurrencyCode): ElectronicInvoice['totals'] {
  const linesCents = readCents(of.text('ram:LineTotalAmount'));
  const chargesCents = hasCharges ? readCents(of.text('ram:ChargeTotalAmount')) : 0;
  const netCents = readCents(of.text('ram:TaxBasisTotalAmount'));
  const tax = of.coded('ram:TaxTotalAmount', 'currencyID');
  if (tax.code !== currencyCode) throw new Error('the tax is in another currency');
  const roundingCents = readCents(of.findText('ram:RoundingAmount') ?? '0.00');
  const grossCents = readCents(of.text('ram:GrandTotalAmount'));
  const payableCents = readCents(of.text('ram:DuePayableAmount'));
  of.end();
  const taxCents = readCents(tax.text);
  return { linesCents, chargesCents, netCents, taxCents, grossCents, roundingCents, payableCents };
}

function readPreceding(of: Children | null): ElectronicInvoice['preceding'] {
  if (of === null) return null;
  const number = of.text('ram:IssuerAssignedID');
  const issuedOn = readDate(of.in('ram:FormattedIssueDateTime'), 'qdt');
  of.end();
  return { number, issuedOn };
}
