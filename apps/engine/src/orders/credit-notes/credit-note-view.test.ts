import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../../testing/sample-order-record';
import { drawInvoice } from '../invoices/draw-invoice';
import { taxedByRate } from '../taxed-by-rate';
import { creditNoteOf } from './credit-note-of';
import { creditNoteView } from './credit-note-view';

const seller = {
  name: 'Tradehall Handels GmbH',
  address: ['Musterstraße 12', '10115 Berlin'],
  vatId: 'DE999999999',
  email: 'service@tradehall.de',
  phone: null,
};

function viewOf(order = sampleOrder(), amountCents = 10_000) {
  const invoice = {
    number: '2026-000017',
    issuedAt: new Date('2026-11-15T23:30:00Z'),
    facts: { ...taxedByRate(order), seller },
  };
  const facts = creditNoteOf(invoice, [], { amountCents, lines: [], deliveryCents: 0 });
  return creditNoteView({ number: 'C2026-000003', issuedAt: new Date('2026-12-01T12:00:00Z'), facts });
}

describe('a credit note on paper', () => {
  it('says what it is, which invoice it corrects, and how much is given back', () => {
    const { title, facts, total, notes } = viewOf();
    expect(title).toBe('Rechnungskorrektur C2026-000003');
    expect(facts.slice(0, 5)).toEqual([
      { label: 'Nummer der Rechnungskorrektur', value: 'C2026-000003' },
      { label: 'Datum der Rechnungskorrektur', value: '01.12.2026' },
      { label: 'Rechnungsnummer', value: '2026-000017' },
      { label: 'Rechnungsdatum', value: '16.11.2026' },
      { label: 'Bestellnummer', value: 'DE1000017' },
    ]);
    expect(total).toEqual({ label: 'Erstattungsbetrag', value: '100,00\u00a0€' });
    expect(notes).toEqual(['Der Betrag wird auf dem Weg erstattet, auf dem Sie bezahlt haben.']);
  });

  it('without tax names the exemption and both VAT numbers', () => {
    const netSupply = { buyerVatId: 'ATU12345678', sellerVatId: 'DE999999999' };
    const { notes } = viewOf(sampleOrder('de-AT', { netSupply }));
    expect(notes.join('\n')).toContain('Steuerfreie innergemeinschaftliche Lieferung (2006/112/EC, Art. 138)');
    expect(notes.join('\n')).toContain('ATU12345678');
  });

  it.each(localeCodes)('has every word in %s and can be drawn', async (locale) => {
    const view = viewOf(sampleOrder(locale));
    expect(JSON.stringify(view)).not.toMatch(/\{\w+\}|undefined/);
    expect((await drawInvoice(view)).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
