import type { CalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import { currencies } from '@tradehall/domain/money/currencies.ts';
import type { Address, ElectronicInvoice, TaxCategory } from './electronic-invoice';
import { decimal, element, writeXml } from './write-xml';

/** BT-24: the profile EN 16931 of Factur-X and ZUGFeRD, which is the standard itself. */
export const ciiProfile = 'urn:cen.eu:en16931:2017';

const standard = 'urn:un:unece:uncefact:data:standard';

/** UN/CEFACT Cross Industry Invoice D16B, in the order of its schema. */
export function writeCii(invoice: ElectronicInvoice): string {
  const document = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', ciiProfile)]),
      ]),
      element('rsm:ExchangedDocument', [
        element('ram:ID', invoice.number),
        element('ram:TypeCode', invoice.kind === 'invoice' ? '380' : '381'),
        element('ram:IssueDateTime', [date('udt', invoice.issuedOn)]),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        linesOf(invoice),
        agreementOf(invoice),
        deliveryOf(invoice),
        settlementOf(invoice),
      ]),
    ],
    {
      'xmlns:rsm': `${standard}:CrossIndustryInvoice:100`,
      'xmlns:ram': `${standard}:ReusableAggregateBusinessInformationEntity:100`,
      'xmlns:udt': `${standard}:UnqualifiedDataType:100`,
      'xmlns:qdt': `${standard}:QualifiedDataType:100`,
    },
  );
  if (document === null) throw new Error(`invoice ${invoice.number} says nothing`);
  return writeXml(document);
}

/** 102: year, month and day without signs between. */
function date(namespace: 'udt' | 'qdt', day: CalendarDate) {
  return element(`${namespace}:DateTimeString`, day.replaceAll('-', ''), { format: '102' });
}

interface Rate {
  readonly category: TaxCategory;
  readonly ratePermyriad: number;
}

function taxOf(name: string, { category, ratePermyriad }: Rate) {
  return element(name, [
    element('ram:TypeCode', 'VAT'),
    element('ram:CategoryCode', category),
    element('ram:RateApplicablePercent', decimal(ratePermyriad, 2)),
  ]);
}

function moneyIn({ currencyCode }: ElectronicInvoice) {
  const { fractionDigits } = currencies[currencyCode];
  return (name: string, cents: number, attributes: Readonly<Record<string, string>> = {}) =>
    element(`ram:${name}`, decimal(cents, fractionDigits), attributes);
}

function linesOf(invoice: ElectronicInvoice) {
  const amount = moneyIn(invoice);
  return invoice.lines.map(({ name, itemNumber, price, netCents, quantity, ...item }, at) =>
    element('ram:IncludedSupplyChainTradeLineItem', [
      element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(at + 1))]),
      element('ram:SpecifiedTradeProduct', [element('ram:SellerAssignedID', itemNumber), element('ram:Name', name)]),
      element('ram:SpecifiedLineTradeAgreement', [
        element('ram:NetPriceProductTradePrice', [element('ram:ChargeAmount', decimal(price.units, price.decimals))]),
      ]),
      element('ram:SpecifiedLineTradeDelivery', [element('ram:BilledQuantity', String(quantity), { unitCode: 'H87' })]),
      element('ram:SpecifiedLineTradeSettlement', [
        taxOf('ram:ApplicableTradeTax', item),
        element('ram:SpecifiedTradeSettlementLineMonetarySummation', [amount('LineTotalAmount', netCents)]),
      ]),
    ]),
  );
}

function addressOf({ postalCode, street, more, city, country }: Address) {
  return element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', postalCode),
    element('ram:LineOne', street),
    element('ram:LineTwo', more),
    element('ram:CityName', city),
    element('ram:CountryID', country),
  ]);
}

function partyOf(name: string, party: ElectronicInvoice['seller']) {
  const { contact, endpoint, vatId } = party;
  return element(name, [
    element('ram:Name', party.name),
    element('ram:DefinedTradeContact', [
      element('ram:PersonName', contact.name),
      element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', contact.phone ?? '')]),
      element('ram:EmailURIUniversalCommunication', [element('ram:URIID', contact.email)]),
    ]),
    addressOf(party.address),
    element('ram:URIUniversalCommunication', [element('ram:URIID', endpoint.id, { schemeID: endpoint.scheme })]),
    element('ram:SpecifiedTaxRegistration', [element('ram:ID', vatId ?? '', { schemeID: 'VA' })]),
  ]);
}

function agreementOf({ buyerReference, seller, buyer, purchaseOrder }: ElectronicInvoice) {
  return element('ram:ApplicableHeaderTradeAgreement', [
    element('ram:BuyerReference', buyerReference),
    partyOf('ram:SellerTradeParty', seller),
    partyOf('ram:BuyerTradeParty', buyer),
    element('ram:BuyerOrderReferencedDocument', [element('ram:IssuerAssignedID', purchaseOrder ?? '')]),
  ]);
}

function deliveryOf({ delivery: { name, address, deliveredOn } }: ElectronicInvoice) {
  return element('ram:ApplicableHeaderTradeDelivery', [
    element('ram:ShipToTradeParty', [element('ram:Name', name), addressOf(address)]),
    element('ram:ActualDeliverySupplyChainEvent', [element('ram:OccurrenceDateTime', [date('udt', deliveredOn)])]),
  ]);
}

function settlementOf(invoice: ElectronicInvoice) {
  const { payment, taxes, charges, totals, currencyCode, preceding, costCentre } = invoice;
  const amount = moneyIn(invoice);
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:PaymentReference', payment.reference),
    element('ram:InvoiceCurrencyCode', currencyCode),
    paymentMeansOf(payment),
    taxes.map(({ category, ratePermyriad, netCents, taxCents, exemption }) =>
      element('ram:ApplicableTradeTax', [
        amount('CalculatedAmount', taxCents),
        element('ram:TypeCode', 'VAT'),
        element('ram:ExemptionReason', exemption?.reason ?? ''),
        amount('BasisAmount', netCents),
        element('ram:CategoryCode', category),
        element('ram:ExemptionReasonCode', exemption?.code ?? ''),
        element('ram:RateApplicablePercent', decimal(ratePermyriad, 2)),
      ]),
    ),
    charges.map(({ reason, netCents, ...charge }) =>
      element('ram:SpecifiedTradeAllowanceCharge', [
        element('ram:ChargeIndicator', [element('udt:Indicator', 'true')]),
        amount('ActualAmount', netCents),
        element('ram:Reason', reason),
        taxOf('ram:CategoryTradeTax', charge),
      ]),
    ),
    element('ram:SpecifiedTradePaymentTerms', [element('ram:Description', payment.terms)]),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      amount('LineTotalAmount', totals.linesCents),
      charges.length === 0 ? null : amount('ChargeTotalAmount', totals.chargesCents),
      amount('TaxBasisTotalAmount', totals.netCents),
      amount('TaxTotalAmount', totals.taxCents, { currencyID: currencyCode }),
      totals.roundingCents === 0 ? null : amount('RoundingAmount', totals.roundingCents),
      amount('GrandTotalAmount', totals.grossCents),
      amount('DuePayableAmount', totals.payableCents),
    ]),
    preceding === null
      ? null
      : element('ram:InvoiceReferencedDocument', [
          element('ram:IssuerAssignedID', preceding.number),
          element('ram:FormattedIssueDateTime', [date('qdt', preceding.issuedOn)]),
        ]),
    element('ram:ReceivableSpecifiedTradeAccountingAccount', [element('ram:ID', costCentre ?? '')]),
  ]);
}

function paymentMeansOf({ means, account }: ElectronicInvoice['payment']) {
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', means),
    account === null
      ? null
      : element('ram:PayeePartyCreditorFinancialAccount', [
          element('ram:IBANID', account.iban),
          element('ram:AccountName', account.owner),
        ]),
    account === null
      ? null
      : element('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', account.bic)]),
  ]);
}
