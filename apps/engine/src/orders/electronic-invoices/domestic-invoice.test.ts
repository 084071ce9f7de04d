import { describe, expect, it } from 'vitest';
import {
  invoiceBefore,
  invoiceOfOrder,
  sampleSeller,
  soldAsIn,
} from '../../testing/electronic-invoices/invoice-of-order';
import { orderOfCart } from '../../testing/electronic-invoices/order-of-cart';
import { readFa3 } from '../../testing/electronic-invoices/read-fa3';
import { readFatturaPa } from '../../testing/electronic-invoices/read-fatturapa';
import { sorted, toldOf } from '../../testing/electronic-invoices/told';
import { sampleOrder } from '../../testing/sample-order-record';
import type { OrderRecord } from '../order-record';
import { brokenRules } from './business-rules';
import type { ElectronicInvoice } from './electronic-invoice';
import { latinText } from './latin-text';
import { formFor } from './write-electronic-invoice';
import { writeFa3 } from './write-fa3';
import { summariesOf, writeFatturaPa } from './write-fatturapa';

const carts = Number(process.env['INVOICE_CARTS'] ?? 100);
const firstSeed = Number(process.env['INVOICE_SEED'] ?? 1);

const forms = [
  { code: 'IT', form: 'fatturapa', write: writeFatturaPa, read: readFatturaPa },
  { code: 'PL', form: 'fa-3', write: writeFa3, read: readFa3 },
] as const;

const company = sampleOrder('it-IT', { clientType: 'COMPANY', purchaseOrder: 'PO 4711', costCentre: 'K 12' });
const [oven] = company.lines;
if (!oven) throw new Error('no line');
const simple: OrderRecord = { ...company, lines: [oven], extras: company.extras.slice(1) };

function soldIn(code: 'IT' | 'PL', order: OrderRecord = simple, preceding: ElectronicInvoice['preceding'] = null) {
  const sold = soldAsIn(code, order);
  return invoiceOfOrder(sold.order, preceding, sold.sellerVatId);
}

describe('an invoice in the form of a tax office', () => {
  it(
    `is payable with what was captured, to the cent, for ${carts} carts as companies of Italy and Poland buy them`,
    { timeout: 3_600_000 },
    () => {
      const seen = { categories: new Set<string>(), rounded: 0, credited: 0 };
      for (let seed = firstSeed; seed < firstSeed + carts; seed += 1) {
        const order = orderOfCart(seed);
        if (!order) continue;
        for (const { code, form, write, read } of forms) {
          const sold = soldAsIn(code, order);
          const preceding = seed % 4 === 0 ? invoiceBefore : null;
          const invoice = invoiceOfOrder(sold.order, preceding, sold.sellerVatId);
          const chosen = formFor(sold.order, invoice);
          if (chosen !== form)
            expect({ seed, chosen, broken: brokenRules(invoice, form) }).toEqual({ seed, chosen: form });
          const told = read(write(invoice));
          if (told.totals.payableCents !== order.grossCents)
            expect({ seed, form, payable: told.totals.payableCents }).toEqual({
              seed,
              form,
              payable: order.grossCents,
            });
          if (sorted(told) !== sorted(toldOf(invoice))) expect({ seed, ...told }).toEqual({ seed, ...toldOf(invoice) });
          for (const { category } of invoice.taxes) seen.categories.add(category);
          if (told.totals.roundingCents !== 0) seen.rounded += 1;
          if (told.kind === 'credit-note') seen.credited += 1;
        }
      }
      expect([...seen.categories].toSorted()).toEqual(['G', 'K', 'S']);
      expect(seen.rounded).toBeGreaterThan(carts / 20);
      expect(seen.credited).toBeGreaterThan(carts / 4);
    },
  );

  it('is for a seller that the tax office has given a number; others send what they would send anyway', () => {
    for (const { code, form } of forms) {
      const { order, sellerVatId } = soldAsIn(code, simple);
      expect(formFor(order, invoiceOfOrder(order, null, sellerVatId))).toBe(form);
      expect(formFor(order, invoiceOfOrder(order))).toBe('peppol-bis');
      const { vatNumber, ...billing } = order.billing;
      expect(vatNumber).toBeDefined();
      const unnumbered = formFor({ ...order, billing }, invoiceOfOrder({ ...order, billing }, null, sellerVatId));
      // A buyer without a number: KSeF has a word for it, the Italian exchange refuses it.
      expect(unnumbered).toBe(code === 'PL' ? 'fa-3' : 'factur-x');
    }
  });

  it('in Italian has Latin letters alone, as many as fit', () => {
    expect(latinText(' 100 € – “Łódź” … Café \u0007Čapek Δ 𝒳', 60)).toBe('100 EUR - "Lódz" ... Café Capek ? ?');
    expect(latinText('Cafe\u0301 au lait', 5)).toBe('Café');
    const lines = [{ ...oven, name: `Forno «Étoile» 230 V — ${'x'.repeat(1_200)}` }];
    const invoice = soldIn('IT', { ...simple, lines, purchaseOrder: `N° ${'9'.repeat(40)}` });
    const xml = writeFatturaPa(invoice);
    expect(readFatturaPa(xml).lines[0]?.name).toMatch(/^Forno «Étoile» 230 V - x{977}$/);
    // Too long for the field of purchase orders, so it stands in the text.
    expect(readFatturaPa(xml).purchaseOrder).toBeNull();
    expect(xml).toContain(`<Causale>Ordine d'acquisto N° ${'9'.repeat(40)}</Causale>`);
  });

  it('in Polish has all letters', () => {
    const name = 'Żaroodporna płyta “XL” <b> & Čapek Δ';
    const invoice = soldIn('PL', { ...simple, lines: [{ ...oven, name }] });
    expect(readFa3(writeFa3(invoice)).lines[0]?.name).toBe(name);
  });

  it.each([
    ['0211', 'IT12345678901', '<FormatoTrasmissione>FPR12</FormatoTrasmissione><CodiceDestinatario>0000000<'],
    ['0201', 'UFABC1', '<FormatoTrasmissione>FPA12</FormatoTrasmissione><CodiceDestinatario>UFABC1<'],
    ['0205', 'M5UXCR1', '<FormatoTrasmissione>FPR12</FormatoTrasmissione><CodiceDestinatario>M5UXCR1<'],
    ['0202', 'a@pec.it', '<CodiceDestinatario>0000000</CodiceDestinatario><PECDestinatario>a@pec.it<'],
  ])('finds an Italian buyer by its address of scheme %s', (scheme, id, expected) => {
    const invoice = soldIn('IT');
    const routed = { ...invoice, buyer: { ...invoice.buyer, endpoint: { scheme, id } } };
    expect(brokenRules(routed, 'fatturapa')).toEqual([]);
    const xml = writeFatturaPa(routed);
    expect(xml).toContain(expected);
    expect(readFatturaPa(xml)).toEqual(toldOf(routed));
  });

  it('tells the exchange that a buyer of another country has no address there', () => {
    const invoice = soldIn('IT');
    const abroad = { ...invoice, buyer: { ...invoice.buyer, vatId: 'EL123456789' } };
    expect(writeFatturaPa(abroad)).toContain('<CodiceDestinatario>XXXXXXX<');
    expect(writeFatturaPa(abroad)).toContain('<IdPaese>GR</IdPaese><IdCodice>123456789<');
  });

  it.each([
    ['PL1234567890', '<NIP>1234567890</NIP>'],
    ['EL123456789', '<KodUE>EL</KodUE><NrVatUE>123456789</NrVatUE>'],
    ['CHE123456788', '<KodKraju>CH</KodKraju><NrID>123456788</NrID>'],
    [null, '<BrakID>1</BrakID>'],
  ])('names a buyer with the number %s to KSeF as %s', (vatId, expected) => {
    const invoice = soldIn('PL');
    expect(writeFa3({ ...invoice, buyer: { ...invoice.buyer, vatId } })).toContain(expected);
  });

  it('tells tax that was rounded in parts in rows that the exchange can compute', () => {
    const tax = { category: 'S', ratePermyriad: 2200, exemption: null } as const;
    expect(summariesOf({ ...tax, netCents: 1_000, taxCents: 220 })).toEqual([{ netCents: 1_000, taxCents: 220 }]);
    // 22 % of 10.01 is 2.2022: a cent more is nearer than a cent, a cent less is not.
    expect(summariesOf({ ...tax, netCents: 1_001, taxCents: 221 })).toHaveLength(1);
    for (let netCents = 100; netCents < 600; netCents += 1)
      for (const stray of [-1, 0, 1]) {
        const taxCents = Math.round((netCents * 22) / 100) + stray;
        const rows = summariesOf({ ...tax, netCents, taxCents });
        expect(rows.reduce((sum, row) => sum + row.netCents, 0)).toBe(netCents);
        expect(rows.reduce((sum, row) => sum + row.taxCents, 0)).toBe(taxCents);
        expect(rows.every((row) => Math.abs(row.taxCents - row.netCents * 0.22) < 1)).toBe(true);
      }
  });

  it('is not written where a rule of the form is broken', () => {
    const invoice = soldIn('IT');
    const { seller, buyer } = invoice;
    const broken = (changes: Partial<ElectronicInvoice>) =>
      brokenRules({ ...invoice, ...changes }, 'fatturapa').map((each) => each.split(':')[0]);
    expect(broken({})).toEqual([]);
    expect(broken({ seller: { ...seller, vatId: sampleSeller.vatId } })).toEqual(['ours']);
    expect(broken({ buyer: { ...buyer, vatId: 'IT123' } })).toEqual(['00305']);
    expect(broken({ buyer: { ...buyer, address: { ...buyer.address, postalCode: '184' } } })).toEqual(['schema']);
    expect(broken({ buyer: { ...buyer, endpoint: { scheme: '0201', id: 'short' } } })).toEqual(['00311']);
    expect(broken({ number: 'Π-26', kind: 'invoice' })).toEqual(['00425']);
    expect(broken({ kind: 'credit-note', preceding: { number: '2026-1', issuedOn: '2026-12-01' } })).toEqual(['00418']);
    const polish = soldIn('PL');
    const brokenInPoland = (changes: Partial<ElectronicInvoice>) =>
      brokenRules({ ...polish, ...changes }, 'fa-3').map((each) => each.split(':')[0]);
    expect(brokenInPoland({})).toEqual([]);
    expect(brokenInPoland({ currencyCode: 'EUR' })).toEqual(['P_14_1W']);
    expect(brokenInPoland({ issuedOn: '2025-08-31' })).toEqual(['DataWytworzeniaFa']);
    expect(brokenInPoland({ buyer: { ...polish.buyer, vatId: 'PL1002345678' } })).toEqual(['schema']);
    expect(brokenRules(invoiceOfOrder(company), 'fa-3').map((each) => each.split(':')[0])).toContain('P_12');
  });
});
