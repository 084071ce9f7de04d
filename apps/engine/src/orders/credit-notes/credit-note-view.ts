import { warehouseCountry } from '@tradehall/domain/countries/warehouse-country.ts';
import { mailMessagesOf } from '../../mail/mail-messages';
import { exemptionNotes, type InvoiceView, invoiceView } from '../invoices/invoice-view';
import { localDate } from '../local-formats';
import type { CreditNoteFacts } from '../invoice-facts';

interface IssuedCreditNote {
  readonly number: string;
  readonly issuedAt: Date;
  readonly facts: CreditNoteFacts;
}

/** A credit note in finished words: an invoice's page, and which invoice it corrects. */
export function creditNoteView({ number, issuedAt, facts }: IssuedCreditNote): InvoiceView {
  const view = invoiceView({ number, issuedAt, facts });
  const words = mailMessagesOf(facts.order.locale);
  const { creditNote, invoice } = words;
  return {
    ...view,
    title: `${creditNote.title} ${number}`,
    facts: [
      { label: creditNote.number, value: number },
      { label: creditNote.date, value: localDate(issuedAt, warehouseCountry) },
      { label: invoice.number, value: facts.invoice.number },
      { label: invoice.date, value: localDate(new Date(facts.invoice.issuedAt), warehouseCountry) },
      ...view.facts.slice(2),
    ],
    total: { label: creditNote.total, value: view.total.value },
    notes: [...exemptionNotes(facts, words), creditNote.refunded],
  };
}
