import { countries } from '@tradehall/domain/countries/countries.ts';
import type { OrderRecord } from '../order-record';
import { brokenRules, type Form } from './business-rules';
import type { ElectronicInvoice } from './electronic-invoice';
import { electronicInvoiceOf, type Issued } from './electronic-invoice-of';
import { writeCii } from './write-cii';
import { writeUbl } from './write-ubl';

/**
 * The form that the books of a company read in its country, where its rules are kept: Peppol reaches nobody without a number
 * in the network, and German rules want a phone number. Otherwise the form that asks for neither; null where no rules are kept.
 */
export function formFor({ billing }: OrderRecord, invoice: ElectronicInvoice): Form | null {
  const { form } = countries[billing.country].electronicInvoices;
  return ([form, 'factur-x'] as const).find((each) => brokenRules(invoice, each).length === 0) ?? null;
}

export function writeElectronicInvoice(invoice: ElectronicInvoice, form: Form): string {
  return form === 'factur-x' ? writeCii(invoice) : writeUbl(invoice, form);
}

/** What a company gets beside the PDF. Null for everybody else, for an invoice of before, and where it would break a rule. */
export function electronicFile(issued: Issued): string | null {
  const invoice = invoiceForCompany(issued);
  const form = invoice && formFor(issued.facts.order, invoice);
  return form && writeElectronicInvoice(invoice, form);
}

/** What stands inside the PDF of a company: one file for people and books. */
export function embeddedFile(issued: Issued): string | null {
  const invoice = invoiceForCompany(issued);
  return invoice && brokenRules(invoice, 'factur-x').length === 0 ? writeCii(invoice) : null;
}

function invoiceForCompany(issued: Issued): ElectronicInvoice | null {
  return issued.facts.order.clientType === 'COMPANY' ? electronicInvoiceOf(issued) : null;
}
