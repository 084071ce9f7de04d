import { isCalendarDate, type CalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import { type CurrencyCode, currencyCodes } from '@tradehall/domain/money/currencies.ts';
import type { Address, ElectronicInvoice } from '../../orders/electronic-invoices/electronic-invoice';
import { Children, readCents, readOneOf, readPrice, readXml } from './strict-xml';

const schema = 'urn:oasis:names:specification:ubl:schema:xsd';
const categories = ['S', 'K', 'G'] as const;

/** What stands in a UBL invoice, read without a look at what has written it. Refuses what the schema does not have there. */
export function readUbl(document: string): { readonly profile: string; readonly invoice: ElectronicInvoice } {
  const root = readXml(document);
  const name = readOneOf(['Invoice', 'CreditNote'], root.name);
  if (root.attributes.get('xmlns') !== `${schema}:${name}-2`) throw new Error('is of another schema');
  if (root.attributes.get('xmlns:cac') !== `${schema}:CommonAggregateComponents-2`) throw new Error('is no UBL');
  if (root.attributes.get('xmlns:cbc') !== `${schema}:CommonBasicComponents-2`) throw new Error('is no UBL');
  const top = new Children(root, 'xmlns', 'xmlns:cac', 'xmlns:cbc');
  const profile = top.text('cbc:CustomizationID');
  if (top.text('cbc:ProfileID') !== 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0') throw new Error('another process');
  const number = top.text('cbc:ID');
  const issuedOn = readDay(top.text('cbc:IssueDate'));
  const isInvoice = name === 'Invoice';
  if (top.text(`cbc:${name}TypeCode`) !== (isInvoice ? '380' : '381')) throw new Error('another kind of document');
  const currencyCode = readOneOf(currencyCodes, top.text('cbc:DocumentCurrencyCode'));
  const costCentre = top.findText('cbc:AccountingCost');
  const buyerReference = top.text('cbc:BuyerReference');
  const purchaseOrder = only(top.findIn('cac:OrderReference'), 'cbc:ID');
  const preceding = readPreceding(top.findIn('cac:BillingReference'));
  const seller = readParty(top.in('cac:AccountingSupplierParty'));
  const buyer = readParty(top.in('cac:AccountingCustomerParty'));
  const delivery = readDelivery(top.in('cac:Delivery'));
  const means = top.in('cac:PaymentMeans');
  const payment = { ...readMeans(means), terms: only(top.in('cac:PaymentTerms'), 'cbc:Note') ?? '' };
  const charges = top.all('cac:AllowanceCharge').map((node) => readCharge(new Children(node), currencyCode));
  const { taxCents, taxes } = readTaxes(top.in('cac:TaxTotal'), currencyCode);
  const sums = top.in('cac:LegalMonetaryTotal');
  const amount = (of: string) => readAmount(sums, of, currencyCode);
  const totals = {
    linesCents: amount('cbc:LineExtensionAmount'),
    netCents: amount('cbc:TaxExclusiveAmount'),
    grossCents: amount('cbc:TaxInclusiveAmount'),
    chargesCents: charges.length === 0 ? 0 : amount('cbc:ChargeTotalAmount'),
    roundingCents: findAmount(sums, 'cbc:PayableRoundingAmount', currencyCode) ?? 0,
    payableCents: amount('cbc:PayableAmount'),
    taxCents,
  };
  sums.end();
  const read = { currencyCode, quantityName: `cbc:${isInvoice ? 'Invoiced' : 'Credited'}Quantity` };
  const lines = top.all(`cac:${name}Line`).map((node, at) => readLine(new Children(node), at, read));
  top.end();
  const kind = isInvoice ? ('invoice' as const) : ('credit-note' as const);
  const references = { kind, number, issuedOn, currencyCode, buyerReference, purchaseOrder, costCentre, preceding };
  const invoice = { ...references, seller, buyer, delivery, payment, lines, charges, taxes, totals };
  return { profile, invoice };
}

export function readDay(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new Error(`${text} is no day`);
  return text;
}

interface LineReading {
  readonly currencyCode: CurrencyCode;
  readonly quantityName: string;
}

function readLine(line: Children, at: number, { currencyCode, quantityName }: LineReading) {
  if (line.text('cbc:ID') !== String(at + 1)) throw new Error('lines are not counted');
  const { text, code } = line.coded(quantityName, 'unitCode');
  if (code !== 'H87') throw new Error('is sold by another unit');
  const netCents = readAmount(line, 'cbc:LineExtensionAmount', currencyCode);
  const item = line.in('cac:Item');
  const name = item.text('cbc:Name');
  const itemNumber = only(item.in('cac:SellersItemIdentification'), 'cbc:ID') ?? '';
  const { exemption, ...rate } = readCategory(item.in('cac:ClassifiedTaxCategory'));
  if (exemption) throw new Error('a line has no exemption');
  item.end();
  const cost = line.in('cac:Price');
  const price = cost.coded('cbc:PriceAmount', 'currencyID');
  if (price.code !== currencyCode) throw new Error('another currency');
  cost.end();
  line.end();
  return { name, itemNumber, ...rate, quantity: Number(text), netCents, price: readPrice(price.text) };
}

/** The text of an element that has nothing else. */
function only(element: Children | null, name: string): string | null {
  const text = element?.text(name) ?? null;
  element?.end();
  return text;
}

function findAmount(element: Children, name: string, currencyCode: CurrencyCode): number | null {
  const found = element.find(name);
  if (!found) return null;
  if ([...found.attributes].join() !== `currencyID,${currencyCode}`) throw new Error(`${name} is in another currency`);
  return readCents(found.text);
}

function readAmount(element: Children, name: string, currencyCode: CurrencyCode): number {
  const cents = findAmount(element, name, currencyCode);
  if (cents === null) throw new Error(`${name} is missing`);
  return cents;
}

function readPreceding(element: Children | null): ElectronicInvoice['preceding'] {
  if (element === null) return null;
  const of = element.in('cac:InvoiceDocumentReference');
  const preceding = { number: of.text('cbc:ID'), issuedOn: readDay(of.text('cbc:IssueDate')) };
  of.end();
  element.end();
  return preceding;
}

function readAddress(of: Children): Address {
  const address = {
    street: of.findText('cbc:StreetName') ?? '',
    more: of.findText('cbc:AdditionalStreetName') ?? '',
    city: of.findText('cbc:CityName') ?? '',
    postalCode: of.findText('cbc:PostalZone') ?? '',
    country: only(of.in('cac:Country'), 'cbc:IdentificationCode') ?? '',
  };
  of.end();
  return address;
}

function readParty(outer: Children): ElectronicInvoice['buyer'] {
  const of = outer.in('cac:Party');
  const endpoint = of.coded('cbc:EndpointID', 'schemeID');
  const address = readAddress(of.in('cac:PostalAddress'));
  const tax = of.findIn('cac:PartyTaxScheme');
  const vatId = tax?.text('cbc:CompanyID') ?? null;
  if (tax && only(tax.in('cac:TaxScheme'), 'cbc:ID') !== 'VAT') throw new Error('is no VAT number');
  tax?.end();
  const name = only(of.in('cac:PartyLegalEntity'), 'cbc:RegistrationName') ?? '';
  const who = of.in('cac:Contact');
  const contact = {
    name: who.text('cbc:Name'),
    phone: who.findText('cbc:Telephone'),
    email: who.text('cbc:ElectronicMail'),
  };
  who.end();
  of.end();
  outer.end();
  return { name, address, vatId, endpoint: { scheme: endpoint.code, id: endpoint.text }, contact };
}

function readDelivery(of: Children): ElectronicInvoice['delivery'] {
  const deliveredOn = readDay(of.text('cbc:ActualDeliveryDate'));
  const place = of.in('cac:DeliveryLocation');
  const address = readAddress(place.in('cac:Address'));
  place.end();
  const party = of.in('cac:DeliveryParty');
  const name = only(party.in('cac:PartyName'), 'cbc:Name') ?? '';
  party.end();
  of.end();
  return { name, address, deliveredOn };
}

function readMeans(of: Children): Omit<ElectronicInvoice['payment'], 'terms'> {
  const means = of.text('cbc:PaymentMeansCode');
  const reference = of.text('cbc:PaymentID');
  const held = of.findIn('cac:PayeeFinancialAccount');
  of.end();
  if (held === null) return { means, reference, account: null };
  const iban = held.text('cbc:ID');
  const owner = held.text('cbc:Name');
  const bic = only(held.in('cac:FinancialInstitutionBranch'), 'cbc:ID') ?? '';
  held.end();
  return { means, reference, account: { iban, owner, bic } };
}

function readCategory(of: Children) {
  const category = readOneOf(categories, of.text('cbc:ID'));
  const ratePermyriad = readCents(of.text('cbc:Percent'));
  const code = of.findText('cbc:TaxExemptionReasonCode');
  const reason = of.findText('cbc:TaxExemptionReason');
  if (only(of.in('cac:TaxScheme'), 'cbc:ID') !== 'VAT') throw new Error('is another tax');
  of.end();
  return { category, ratePermyriad, exemption: code === null ? null : { code, reason } };
}

function readCharge(of: Children, currencyCode: CurrencyCode): ElectronicInvoice['charges'][number] {
  if (of.text('cbc:ChargeIndicator') !== 'true') throw new Error('is no charge');
  const reason = of.text('cbc:AllowanceChargeReason');
  const netCents = readAmount(of, 'cbc:Amount', currencyCode);
  const { category, ratePermyriad } = readCategory(of.in('cac:TaxCategory'));
  of.end();
  return { reason, netCents, category, ratePermyriad };
}

function readTaxes(of: Children, currencyCode: CurrencyCode) {
  const taxCents = readAmount(of, 'cbc:TaxAmount', currencyCode);
  const taxes = of.all('cac:TaxSubtotal').map((node) => {
    const each = new Children(node);
    const netCents = readAmount(each, 'cbc:TaxableAmount', currencyCode);
    const cents = readAmount(each, 'cbc:TaxAmount', currencyCode);
    const category = readCategory(each.in('cac:TaxCategory'));
    each.end();
    return { ...category, netCents, taxCents: cents };
  });
  of.end();
  return { taxCents, taxes };
}
