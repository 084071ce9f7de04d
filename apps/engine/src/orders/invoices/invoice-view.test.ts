import { inflateSync } from 'node:zlib';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../../testing/sample-order-record';
import type { OrderRecord } from '../order-record';
import { drawInvoice } from './draw-invoice';
import { invoiceView } from './invoice-view';

const seller = {
  name: 'Tradehall Handels GmbH',
  address: ['Musterstraße 12', '10115 Berlin'],
  vatId: 'DE999999999',
  email: 'service@tradehall.de',
  phone: null,
};
const view = (order: OrderRecord, roundingCents: number | null = 0) =>
  invoiceView({
    number: '2026-000017',
    issuedAt: new Date('2026-11-15T23:30:00Z'),
    facts: { order, roundingCents, seller },
  });

describe('an invoice', () => {
  it('says who sells to whom, when and by which number', () => {
    const { title, facts, buyer, foot } = view(sampleOrder());
    expect(title).toBe('Rechnung 2026-000017');
    expect(facts).toContainEqual({ label: 'Rechnungsdatum', value: '16.11.2026' });
    expect(facts).toContainEqual({ label: 'Bestellnummer', value: 'DE1000017' });
    expect(buyer).toEqual(['Berg & Söhne <GmbH>', 'Ada Berg', 'Lange Straße 5a', '10115 Berlin']);
    expect(foot).toContain('DE999999999');
  });

  it('names what a company finds the order by', () => {
    const { facts } = view(sampleOrder('de-DE', { purchaseOrder: 'PO 4711', costCentre: 'K 12' }));
    expect(facts).toContainEqual({ label: 'Interne Bestellnummer', value: 'PO 4711' });
    expect(facts).toContainEqual({ label: 'Kostenstelle', value: 'K 12' });
    expect(view(sampleOrder()).facts).not.toContainEqual(expect.objectContaining({ label: 'Kostenstelle' }));
  });

  it('names the country of a buyer abroad, whose address stands as it is written there', () => {
    const { billing } = sampleOrder('hu-HU');
    const hungarian = {
      ...billing,
      city: 'Budapest',
      postalCode: '1051',
      streetName: 'Fő utca',
      country: 'HU',
    } as const;
    const { buyer } = view(sampleOrder('hu-HU', { billing: hungarian }));
    expect(buyer.slice(-5)).toEqual(['Berg Ada', 'Budapest', 'Fő utca 5a', '1051', 'Magyarország']);
  });

  it('has the basis of each rate, and totals that are their sums', () => {
    const { totals, total, vat } = view(sampleOrder());
    expect(vat.rows).toEqual([
      ['19\u00a0%', '1.684,87\u00a0€', '320,13\u00a0€', '2.005,00\u00a0€'],
      ['7\u00a0%', '10,00\u00a0€', '0,70\u00a0€', '10,70\u00a0€'],
    ]);
    expect(totals).toEqual([
      { label: 'Nettosumme', value: '1.694,87\u00a0€' },
      { label: 'MwSt. 19\u00a0%', value: '320,13\u00a0€' },
      { label: 'MwSt. 7\u00a0%', value: '0,70\u00a0€' },
    ]);
    expect(total.value).toBe('2.015,70\u00a0€');
  });

  it('says the cent that no net amount with its tax comes to', () => {
    expect(view(sampleOrder(), -1).totals.at(-1)).toEqual({ label: 'Rundung', value: '-0,01\u00a0€' });
    expect(view(sampleOrder(), null).totals).toHaveLength(3);
  });

  it('has the one for the books of a company inside, in a file that is to be kept for years', async () => {
    const drawn = await drawInvoice(view(sampleOrder()), '<rsm:CrossIndustryInvoice/>');
    const text = drawn.toString('latin1');
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(text).toMatch(/\/Type \/Filespec\s+\/AFRelationship \/Alternative\s+\/F \(factur-x\.xml\)/);
    expect(text).toMatch(/\/Subtype \/text#2Fxml/);
    expect(text).toMatch(/\/AF \[\d+ 0 R\]/);
    expect(text).toContain('/OutputIntents');
    const [, inside = ''] = /\/Type \/EmbeddedFile[\s\S]*?stream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
    expect(inflateSync(Buffer.from(inside, 'latin1')).toString()).toBe('<rsm:CrossIndustryInvoice/>');
    // The fonts that every reader has need not be inside, and are not allowed.
    expect(text).not.toContain('/Type1');
  });

  it('without tax names the exemption and both VAT numbers', () => {
    const netSupply = { buyerVatId: 'ATU12345678', sellerVatId: 'DE999999999' };
    const { notes, facts } = view(sampleOrder('de-AT', { netSupply }));
    expect(notes.join('\n')).toContain('Steuerfreie innergemeinschaftliche Lieferung (2006/112/EC, Art. 138)');
    expect(notes.join('\n')).toContain('DE999999999');
    expect(notes.join('\n')).toContain('ATU12345678');
    expect(facts).toContainEqual({ label: 'UID-Nummer', value: 'ATU12345678' });
    expect(view(sampleOrder()).notes.join('\n')).not.toContain('Steuerfrei');
  });

  it('names the place of delivery only where it is another one', () => {
    const { billing } = sampleOrder();
    expect(view(sampleOrder()).delivery?.title).toBe('Lieferadresse');
    expect(view(sampleOrder('de-DE', { shipping: billing })).delivery).toBeNull();
  });

  it.each(localeCodes)('has every word in %s and can be drawn', async (locale) => {
    const drawn = view(sampleOrder(locale));
    expect(JSON.stringify(drawn)).not.toMatch(/\{\w+\}|undefined/);
    const pdf = await drawInvoice(drawn);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
