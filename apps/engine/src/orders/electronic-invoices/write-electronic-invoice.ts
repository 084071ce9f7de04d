import { countries } from '@tradehall/domain/countries/countries.ts';
import type { OrderRecord } from '../order-record';
import { brokenRules, type Form } from './business-rules';
import type { ElectronicInvoice } from './electronic-invoice';
import { electronicInvoiceOf, type Issued, type Preceding } from './electronic-invoice-of';
import { writeCii } from './write-cii';
import { writeFa3 } from './write-fa3';
import { writeFatturaPa } from './write-fatturapa';
import { writeUbl } from './write-ubl';

/**
 * The form that the books of a company read in its country, where its rules are kept: the tax office takes its own form from
 * those alone that it has given a number, Peppol reaches nobody without a number in the network, and German rules want a phone
 * number. Otherwise the form that asks for neither; null where no rules are kept.
 */
export function formFor({ billing }: OrderRecord, invoice: ElectronicInvoice): Form | null {
  const { form, domesticForm } = countries[billing.country].electronicInvoices;
  const inOrder: readonly Form[] = [...(domesticForm ? [domesticForm] : []), form, 'factur-x'];
  return inOrder.find((each) => brokenRules(invoice, each).length === 0) ?? null;
}

const writers: Readonly<Record<Form, (invoice: ElectronicInvoice) => string>> = {
  xrechnung: (invoice) => writeUbl(invoice, 'xrechnung'),
  'peppol-bis': (invoice) => writeUbl(invoice, 'peppol-bis'),
  'factur-x': writeCii,
  fatturapa: writeFatturaPa,
  'fa-3': writeFa3,
};

export function writeElectronicInvoice(invoice: ElectronicInvoice, form: Form): string {
  return writers[form](invoice);
}

/** What a company gets beside the PDF. Null for everybody else, for an invoice of before, and where it would break a rule. */
export function electronicFile(issued: Issued, preceding: Preceding = null): string | null {
  const invoice = invoiceForCompany(issued, preceding);
  const form = invoice && formFor(issued.facts.order, invoice);
  return form && writeElectronicInvoice(invoice, form);
}

/** What stands inside the PDF of a company: one file for people and books. */
export function embeddedFile(issued: Issued, preceding: Preceding = null): string | null {
  const invoice = invoiceForCompany(issued, preceding);
  return invoice && brokenRules(invoice, 'factur-x').length === 0 ? writeCii(invoice) : null;
}

function invoiceForCompany(issued: Issued, preceding: Preceding): ElectronicInvoice | null {
  return issued.facts.order.clientType === 'COMPANY' ? electronicInvoiceOf(issued, preceding) : null;
}
