import { describe, expect, it } from 'vitest';
import { invoiceBefore, invoiceOfOrder, soldAlone } from '../../testing/electronic-invoices/invoice-of-order';
import { readCii } from '../../testing/electronic-invoices/read-cii';
import { readUbl } from '../../testing/electronic-invoices/read-ubl';
import { sampleOrder } from '../../testing/sample-order-record';
import type { OrderRecord } from '../order-record';
import { brokenRules } from './business-rules';
import { writeCii } from './write-cii';
import { ublProfiles, writeUbl } from './write-ubl';

const address = { ...sampleOrder().billing, vatNumber: 'DE123456789' };
const taxed = sampleOrder('de-DE', { billing: address, clientType: 'COMPANY' });
/** Of 10.05 at 19 % no net amount with its tax comes to it. */
const rounded = soldAlone(taxed, { ratePermyriad: 1900, netCents: 845, grossCents: 1_005 });
const abroad: OrderRecord = {
  ...soldAlone(taxed, { ratePermyriad: 0, netCents: 1_005, grossCents: 1_005 }),
  shipping: { ...address, country: 'AT', postalCode: '1010' },
  billing: { ...address, country: 'AT', postalCode: '1010' },
  netSupply: { buyerVatId: 'ATU12345678', sellerVatId: 'DE999999999' },
};

/** What an office would find, without knowing what was meant: null where it finds nothing. */
function faultOf(xml: string, order: OrderRecord): string | null {
  try {
    const { profile, invoice } = xml.includes('CrossIndustry') ? readCii(xml) : readUbl(xml);
    const profiles: readonly string[] = [ublProfiles.xrechnung, 'urn:cen.eu:en16931:2017'];
    if (!profiles.includes(profile)) return 'is of another profile';
    if (invoice.totals.payableCents !== order.grossCents) return 'is payable with another amount';
    return brokenRules(invoice, profile === ublProfiles.xrechnung ? 'xrechnung' : 'factur-x')[0] ?? null;
  } catch (err) {
    return String(err);
  }
}

type Fault = readonly [says: string, from: string | RegExp, to: string];

const ofUbl: readonly Fault[] = [
  [
    'the line is a cent more',
    '>1680.67</cbc:LineExtensionAmount><cac:Item>',
    '>1680.68</cbc:LineExtensionAmount><cac:Item>',
  ],
  ['the price is cut to two decimals', '>840.335<', '>840.34<'],
  ['another quantity', '>2</cbc:InvoicedQuantity>', '>20</cbc:InvoicedQuantity>'],
  ['a cent less is payable', />(\d+)\.70<\/cbc:PayableAmount>/, '>$1.69</cbc:PayableAmount>'],
  ['a cent more tax', '>320.13</cbc:TaxAmount><cac:TaxCategory>', '>320.14</cbc:TaxAmount><cac:TaxCategory>'],
  ['no sum of the tax', /<cac:TaxTotal><cbc:TaxAmount .*?<\/cbc:TaxAmount>/, '<cac:TaxTotal>'],
  ['no charge', /<cac:AllowanceCharge>.*?<\/cac:AllowanceCharge>/, ''],
  ['a charge is an allowance', '<cbc:ChargeIndicator>true<', '<cbc:ChargeIndicator>false<'],
  ['an amount of another currency', 'LineExtensionAmount currencyID="EUR"', 'LineExtensionAmount currencyID="CZK"'],
  ['an amount without currency', 'TaxableAmount currencyID="EUR"', 'TaxableAmount'],
  ['a comma for a point', '>1684.87<', '>1684,87<'],
  ['minor units', '>1684.87<', '>168487<'],
  ['an unescaped sign', 'Oven &lt;XL&gt; &amp;', 'Oven &lt;XL&gt; &'],
  ['an unescaped bracket', 'Oven &lt;XL&gt;', 'Oven <XL>'],
  ['a control character', 'Cookbook', 'Cook\u0007book'],
  ['another order', /(<cbc:ID>2026-000017<\/cbc:ID>)(<cbc:IssueDate>.*?<\/cbc:IssueDate>)/, '$2$1'],
  ['a day without signs', /<cbc:IssueDate>.*?</, '<cbc:IssueDate>20261115<'],
  ['lines of one number', '<cac:InvoiceLine><cbc:ID>2<', '<cac:InvoiceLine><cbc:ID>1<'],
  ['a line is lost', /<cac:InvoiceLine><cbc:ID>2<.*?<\/cac:InvoiceLine>/, ''],
  ['a rate is lost', /<cac:TaxSubtotal>(?:(?!<cac:TaxSubtotal>).)*?>7\.00<.*?<\/cac:TaxSubtotal>/, ''],
  ['a rate as a fraction', '<cbc:Percent>19.00</cbc:Percent>', '<cbc:Percent>0.19</cbc:Percent>'],
  ['an unknown category', '<cbc:ID>S</cbc:ID>', '<cbc:ID>Z</cbc:ID>'],
  ['a VAT number without country', '<cbc:CompanyID>DE999999999', '<cbc:CompanyID>999999999'],
  ['a buyer without a name', /(.*)<cac:PartyLegalEntity>.*?<\/cac:PartyLegalEntity>/, '$1'],
  ['an empty element', /<cbc:Note>.*?<\/cbc:Note>/, '<cbc:Note></cbc:Note>'],
  ['no terms', /<cac:PaymentTerms>.*?<\/cac:PaymentTerms>/, ''],
  ['another profile', 'xrechnung_3.0', 'xrechnung_2.0'],
  ['the code of a credit note', '>380<', '>381<'],
  ['no phone number', /<cbc:Telephone>.*?<\/cbc:Telephone>/, ''],
];

const ofCii: readonly Fault[] = [
  ['a cent more is due', '>2015.70</ram:DuePayableAmount>', '>2015.71</ram:DuePayableAmount>'],
  ['a basis without the charge', '<ram:BasisAmount>1684.87<', '<ram:BasisAmount>1680.67<'],
  ['a sum of tax without currency', '<ram:TaxTotalAmount currencyID="EUR">', '<ram:TaxTotalAmount>'],
  ['a day with signs', />20261115</, '>2026-11-15<'],
  ['another format of a day', 'format="102"', 'format="610"'],
  ['a tax number in place of the VAT number', 'schemeID="VA"', 'schemeID="FC"'],
  [
    'totals in the order of UBL',
    /(<ram:TaxBasisTotalAmount>.*?)(<ram:GrandTotalAmount>.*?<\/ram:GrandTotalAmount>)/,
    '$2$1',
  ],
];

const ofRounded: readonly Fault[] = [
  ['the rounding is left out', /<cbc:PayableRoundingAmount .*?<\/cbc:PayableRoundingAmount>/, ''],
  ['the rounding has the other sign', /(<cbc:PayableRoundingAmount currencyID="EUR">)-?/, '$1'],
  ['the tax makes up for the rounding', /(<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">)1\.\d+/, '$11.60'],
];

const ofAbroad: readonly Fault[] = [
  ['no reason for the exemption', /<cbc:TaxExemptionReasonCode>.*?<\/cbc:TaxExemptionReason>/, ''],
  ['no number of the buyer', /<cac:PartyTaxScheme><cbc:CompanyID>ATU.*?<\/cac:PartyTaxScheme>/, ''],
  ['the goods stay at home', /(.*<cbc:IdentificationCode>)AT/, '$1DE'],
  ['the standard rate of nothing', /<cbc:ID>K<\/cbc:ID>/, '<cbc:ID>S</cbc:ID>'],
];

const ofCredit: readonly Fault[] = [
  ['the root of an invoice', /CreditNote/g, 'Invoice'],
  ['the code of an invoice', '>381</cbc:CreditNoteTypeCode>', '>380</cbc:CreditNoteTypeCode>'],
  ['the name of the invoice’s code', /cbc:CreditNoteTypeCode/g, 'cbc:InvoiceTypeCode'],
  ['no invoice that it corrects', /<cac:BillingReference>.*?<\/cac:BillingReference>/, ''],
  ['no day of that invoice', '<cbc:IssueDate>2026-11-02</cbc:IssueDate>', ''],
  ['lines of an invoice', /cac:CreditNoteLine/g, 'cac:InvoiceLine'],
  ['an invoiced quantity', /cbc:CreditedQuantity/g, 'cbc:InvoicedQuantity'],
  ['a quantity below zero', '>2</cbc:CreditedQuantity>', '>-2</cbc:CreditedQuantity>'],
  ['an amount below zero', /(<cbc:PayableAmount currencyID="EUR">)/, '$1-'],
  ['tax that is two cents more', />320\.13</g, '>320.15<'],
];

const ofCreditCii: readonly Fault[] = [
  ['the code of an invoice in CII', '<ram:TypeCode>381<', '<ram:TypeCode>380<'],
  ['no invoice that it corrects in CII', /<ram:InvoiceReferencedDocument>.*?<\/ram:InvoiceReferencedDocument>/, ''],
];

const ubl = (order: OrderRecord) => writeUbl(invoiceOfOrder(order), 'xrechnung');

describe('a fault of the writer is found', () => {
  it.each([
    ...ofUbl.map((fault) => ({ fault, order: taxed, xml: ubl(taxed) })),
    ...ofCii.map((fault) => ({ fault, order: taxed, xml: writeCii(invoiceOfOrder(taxed)) })),
    ...ofRounded.map((fault) => ({ fault, order: rounded, xml: ubl(rounded) })),
    ...ofAbroad.map((fault) => ({ fault, order: abroad, xml: ubl(abroad) })),
    ...ofCredit.map((fault) => ({
      fault,
      order: taxed,
      xml: writeUbl(invoiceOfOrder(taxed, invoiceBefore), 'xrechnung'),
    })),
    ...ofCreditCii.map((fault) => ({ fault, order: taxed, xml: writeCii(invoiceOfOrder(taxed, invoiceBefore)) })),
  ])('$fault.0', ({ fault: [, from, to], order, xml }) => {
    expect(faultOf(xml, order)).toBeNull();
    const faulty = xml.replace(from, to);
    expect(faulty).not.toBe(xml);
    expect(faultOf(faulty, order)).not.toBeNull();
  });
});
