import { currencies } from '@tradehall/domain/money/currencies.ts';
import type { Address, ElectronicInvoice, TaxCategory, TaxOfRate } from './electronic-invoice';
import { decimal, element, writeXml, type XmlElement } from './write-xml';

const namespace = 'urn:oasis:names:specification:ubl:schema:xsd';

/** BT-24: by which rules it was written. */
export const ublProfiles = {
  'peppol-bis': 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
} as const;

/** BT-23: billing, without an order that was sent electronically. */
export const billingProcess = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** What the two documents of UBL call the same things. */
const documents = {
  invoice: { root: 'Invoice', typeCode: '380', line: 'InvoiceLine', quantity: 'Invoiced' },
  'credit-note': { root: 'CreditNote', typeCode: '381', line: 'CreditNoteLine', quantity: 'Credited' },
} as const;

/** UBL 2.1, in the order of its schema. */
export function writeUbl(invoice: ElectronicInvoice, profile: keyof typeof ublProfiles): string {
  const { kind, payment, currencyCode, purchaseOrder, preceding } = invoice;
  const { root, typeCode } = documents[kind];
  const { fractionDigits } = currencies[currencyCode];
  const amount = (name: string, cents: number) =>
    element(`cbc:${name}`, decimal(cents, fractionDigits), { currencyID: currencyCode });
  const document = element(
    root,
    [
      element('cbc:CustomizationID', ublProfiles[profile]),
      element('cbc:ProfileID', billingProcess),
      element('cbc:ID', invoice.number),
      element('cbc:IssueDate', invoice.issuedOn),
      element(`cbc:${root}TypeCode`, typeCode),
      element('cbc:DocumentCurrencyCode', currencyCode),
      element('cbc:AccountingCost', invoice.costCentre ?? ''),
      element('cbc:BuyerReference', invoice.buyerReference),
      element('cac:OrderReference', [element('cbc:ID', purchaseOrder ?? '')]),
      element('cac:BillingReference', [
        element('cac:InvoiceDocumentReference', [
          element('cbc:ID', preceding?.number ?? ''),
          element('cbc:IssueDate', preceding?.issuedOn ?? ''),
        ]),
      ]),
      element('cac:AccountingSupplierParty', [partyOf(invoice.seller)]),
      element('cac:AccountingCustomerParty', [partyOf(invoice.buyer)]),
      deliveryOf(invoice.delivery),
      paymentMeansOf(payment),
      element('cac:PaymentTerms', [element('cbc:Note', payment.terms)]),
      chargesOf(invoice, amount),
      taxesOf(invoice, amount),
      sumsOf(invoice, amount),
      linesOf(invoice, amount),
    ],
    {
      xmlns: `${namespace}:${root}-2`,
      'xmlns:cac': `${namespace}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${namespace}:CommonBasicComponents-2`,
    },
  );
  if (document === null) throw new Error(`invoice ${invoice.number} says nothing`);
  return writeXml(document);
}

type Amount = (name: string, cents: number) => XmlElement | null;

function chargesOf({ charges }: ElectronicInvoice, amount: Amount) {
  return charges.map(({ reason, netCents, ...charge }) =>
    element('cac:AllowanceCharge', [
      element('cbc:ChargeIndicator', 'true'),
      element('cbc:AllowanceChargeReason', reason),
      amount('Amount', netCents),
      categoryOf('cac:TaxCategory', charge),
    ]),
  );
}

function taxesOf({ taxes, totals }: ElectronicInvoice, amount: Amount) {
  return element('cac:TaxTotal', [
    amount('TaxAmount', totals.taxCents),
    taxes.map((tax) =>
      element('cac:TaxSubtotal', [
        amount('TaxableAmount', tax.netCents),
        amount('TaxAmount', tax.taxCents),
        categoryOf('cac:TaxCategory', tax, tax.exemption),
      ]),
    ),
  ]);
}

function sumsOf({ charges, totals }: ElectronicInvoice, amount: Amount) {
  return element('cac:LegalMonetaryTotal', [
    amount('LineExtensionAmount', totals.linesCents),
    amount('TaxExclusiveAmount', totals.netCents),
    amount('TaxInclusiveAmount', totals.grossCents),
    charges.length === 0 ? null : amount('ChargeTotalAmount', totals.chargesCents),
    totals.roundingCents === 0 ? null : amount('PayableRoundingAmount', totals.roundingCents),
    amount('PayableAmount', totals.payableCents),
  ]);
}

function linesOf({ kind, lines, currencyCode }: ElectronicInvoice, amount: Amount) {
  const { line, quantity } = documents[kind];
  return lines.map(({ name, itemNumber, price, netCents, ...item }, at) =>
    element(`cac:${line}`, [
      element('cbc:ID', String(at + 1)),
      element(`cbc:${quantity}Quantity`, String(item.quantity), { unitCode: 'H87' }),
      amount('LineExtensionAmount', netCents),
      element('cac:Item', [
        element('cbc:Name', name),
        element('cac:SellersItemIdentification', [element('cbc:ID', itemNumber)]),
        categoryOf('cac:ClassifiedTaxCategory', item),
      ]),
      element('cac:Price', [
        element('cbc:PriceAmount', decimal(price.units, price.decimals), { currencyID: currencyCode }),
      ]),
    ]),
  );
}

const vatScheme = () => element('cac:TaxScheme', [element('cbc:ID', 'VAT')]);

interface Rate {
  readonly category: TaxCategory;
  readonly ratePermyriad: number;
}

function categoryOf(name: string, { category, ratePermyriad }: Rate, exemption: TaxOfRate['exemption'] = null) {
  return element(name, [
    element('cbc:ID', category),
    element('cbc:Percent', decimal(ratePermyriad, 2)),
    element('cbc:TaxExemptionReasonCode', exemption?.code ?? ''),
    element('cbc:TaxExemptionReason', exemption?.reason ?? ''),
    vatScheme(),
  ]);
}

function addressOf(name: string, { street, more, city, postalCode, country }: Address) {
  return element(name, [
    element('cbc:StreetName', street),
    element('cbc:AdditionalStreetName', more),
    element('cbc:CityName', city),
    element('cbc:PostalZone', postalCode),
    element('cac:Country', [element('cbc:IdentificationCode', country)]),
  ]);
}

function partyOf({ endpoint, address, vatId, name, contact }: ElectronicInvoice['seller']) {
  return element('cac:Party', [
    element('cbc:EndpointID', endpoint.id, { schemeID: endpoint.scheme }),
    addressOf('cac:PostalAddress', address),
    vatId === null ? null : element('cac:PartyTaxScheme', [element('cbc:CompanyID', vatId), vatScheme()]),
    element('cac:PartyLegalEntity', [element('cbc:RegistrationName', name)]),
    element('cac:Contact', [
      element('cbc:Name', contact.name),
      element('cbc:Telephone', contact.phone ?? ''),
      element('cbc:ElectronicMail', contact.email),
    ]),
  ]);
}

function deliveryOf({ name, address, deliveredOn }: ElectronicInvoice['delivery']) {
  return element('cac:Delivery', [
    element('cbc:ActualDeliveryDate', deliveredOn),
    element('cac:DeliveryLocation', [addressOf('cac:Address', address)]),
    element('cac:DeliveryParty', [element('cac:PartyName', [element('cbc:Name', name)])]),
  ]);
}

function paymentMeansOf({ means, reference, account }: ElectronicInvoice['payment']) {
  return element('cac:PaymentMeans', [
    element('cbc:PaymentMeansCode', means),
    element('cbc:PaymentID', reference),
    account === null
      ? null
      : element('cac:PayeeFinancialAccount', [
          element('cbc:ID', account.iban),
          element('cbc:Name', account.owner),
          element('cac:FinancialInstitutionBranch', [element('cbc:ID', account.bic)]),
        ]),
  ]);
}
