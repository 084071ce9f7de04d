import { countryCodes } from '@tradehall/domain/locales/locales.ts';
import { describe, expect, it } from 'vitest';
import { invoiceOfOrder, sampleSeller as seller } from '../../testing/electronic-invoices/invoice-of-order';
import { orderOfCart } from '../../testing/electronic-invoices/order-of-cart';
import { readCii } from '../../testing/electronic-invoices/read-cii';
import { readUbl } from '../../testing/electronic-invoices/read-ubl';
import { sorted } from '../../testing/electronic-invoices/told';
import { sampleOrder } from '../../testing/sample-order-record';
import type { OrderRecord } from '../order-record';
import { brokenRules, type Form } from './business-rules';
import type { ElectronicInvoice } from './electronic-invoice';
import { electronicInvoiceOf } from './electronic-invoice-of';
import { formFor, writeElectronicInvoice } from './write-electronic-invoice';

const carts = Number(process.env['INVOICE_CARTS'] ?? 500);
const firstSeed = Number(process.env['INVOICE_SEED'] ?? 1);

/** The one it is sent in, and the one inside the PDF. */
function formsOf(order: OrderRecord, invoice: ElectronicInvoice): Set<Form> {
  const form = formFor(order, invoice);
  if (form === null) throw new Error(brokenRules(invoice, 'factur-x').join(' '));
  return new Set([form, 'factur-x']);
}

function readBack(form: Form, xml: string): ElectronicInvoice {
  return (form === 'factur-x' ? readCii(xml) : readUbl(xml)).invoice;
}

const forms: readonly Form[] = ['xrechnung', 'peppol-bis', 'factur-x'];
const company = { company: 'Berg & Söhne <GmbH>', vatNumber: 'DE123456789' };
const german = sampleOrder('de-DE', {
  billing: { ...sampleOrder().billing, ...company },
  clientType: 'COMPANY',
  purchaseOrder: 'PO 4711 <é>',
  costCentre: 'K 12',
});

describe('an electronic invoice', () => {
  it(
    `is payable with what was captured, to the cent, in every form, for ${carts} carts of all stores`,
    { timeout: 3_600_000 },
    () => {
      const seen = { stores: new Set<string>(), categories: new Set<string>(), rounded: 0 };
      for (let seed = firstSeed; seed < firstSeed + carts; seed += 1) {
        const order = orderOfCart(seed);
        if (!order) continue;
        const captured = order.grossCents;
        // Every tenth of them also as a credit note.
        const preceding = { number: '2026-000003', issuedOn: '2026-11-02' } as const;
        const invoice = invoiceOfOrder(order, seed % 10 === 0 ? preceding : null);
        for (const form of formsOf(order, invoice)) {
          const read = readBack(form, writeElectronicInvoice(invoice, form));
          if (read.totals.payableCents !== captured || brokenRules(read, form).length > 0)
            expect({ seed, form, payable: read.totals.payableCents }).toEqual({ seed, form, payable: captured });
          // Compared as text first: a matcher for every cart would take most of the time.
          if (sorted(read) !== sorted(invoice)) expect({ seed, ...read }).toEqual({ seed, ...invoice });
        }
        expectNear(seed, order, invoice);
        seen.stores.add(order.locale);
        for (const { category } of invoice.taxes) seen.categories.add(category);
        if (invoice.totals.roundingCents !== 0) seen.rounded += 1;
      }
      expect(seen.stores.size).toBe(countryCodes.length);
      expect([...seen.categories].toSorted()).toEqual(['G', 'K', 'S']);
      expect(seen.rounded).toBeGreaterThan(carts / 20);
    },
  );

  it.each(forms)('reads back as it was written as %s, whatever the texts hold', (form) => {
    const wild = 'Oven \u0000\u0007"XL" <b> & \uD800 ]]> \t\n it’s 20 °C Δ 𝒳 ';
    const [line] = german.lines;
    if (!line) throw new Error('no line');
    const lines = [{ ...line, name: wild }, ...german.lines.slice(1)];
    const read = readBack(form, writeElectronicInvoice(invoiceOfOrder({ ...german, lines }), form));
    expect(read.lines[0]?.name).toBe('Oven "XL" <b> & ]]> it’s 20 °C Δ 𝒳');
    expect(read.buyer.name).toBe('Berg & Söhne <GmbH>');
    expect(read).toMatchObject({ purchaseOrder: 'PO 4711 <é>', costCentre: 'K 12' });
    expect({ ...read, lines: [] }).toEqual({ ...invoiceOfOrder(german), lines: [] });
  });

  it('takes no more decimals for a price than it needs, and as many as that', () => {
    const [line] = german.lines;
    if (!line) throw new Error('no line');
    const three = { ...line, quantity: 3, netCents: 100, grossCents: 119 };
    const portions = [{ ratePermyriad: 1900, netCents: 100, grossCents: 119 }];
    const order = { ...german, lines: [three], extras: [], portions, netCents: 100, grossCents: 119 };
    expect(invoiceOfOrder(order).lines[0]?.price).toEqual({ units: 333, decimals: 3 });
    expect(invoiceOfOrder(german).lines[0]?.price).toEqual({ units: 840_335, decimals: 3 });
    expect(invoiceOfOrder(german).lines[1]?.price).toEqual({ units: 1_000, decimals: 2 });
  });

  it('says as rounding what no net amount with its tax comes to', () => {
    // 1.19 is 1.00 and its tax, 1.18 is 0.99 and 0.19; nothing is 1.20 or more than 1.19 and less than 1.20.
    const [line] = german.lines;
    if (!line) throw new Error('no line');
    const gross = [...Array(100).keys()].map((at) => at + 1_000);
    const left = gross.map((grossCents) => {
      const netCents = Math.round(grossCents / 1.19);
      const portions = [{ ratePermyriad: 1900, netCents, grossCents }];
      const lines = [{ ...line, quantity: 1, netCents, grossCents }];
      return invoiceOfOrder({ ...german, lines, extras: [], portions, netCents, grossCents }).totals;
    });
    expect(left.map(({ payableCents }) => payableCents)).toEqual(gross);
    expect(left.filter(({ roundingCents }) => roundingCents !== 0)).toHaveLength(16);
  });

  it('of a supply to another member state has both numbers, no tax and the reason', () => {
    const portions = [{ ratePermyriad: 0, netCents: 5_000, grossCents: 5_000 }];
    const [line] = german.lines;
    if (!line) throw new Error('no line');
    const address = { ...german.billing, country: 'AT', postalCode: '1010', city: 'Wien' } as const;
    const invoice = invoiceOfOrder({
      ...german,
      lines: [{ ...line, ...portions[0], ratePermyriad: 0, netCents: 5_000, grossCents: 5_000 }],
      extras: [],
      portions,
      netCents: 5_000,
      grossCents: 5_000,
      shipping: address,
      billing: address,
      netSupply: { buyerVatId: 'ATU12345678', sellerVatId: 'DE999999999' },
    });
    expect(invoice.taxes).toEqual([
      {
        category: 'K',
        ratePermyriad: 0,
        netCents: 5_000,
        taxCents: 0,
        exemption: {
          code: 'VATEX-EU-IC',
          reason: 'Steuerfreie innergemeinschaftliche Lieferung (2006/112/EC, Art. 138)',
        },
      },
    ]);
    expect(invoice.buyer.endpoint).toEqual({ scheme: '9914', id: 'ATU12345678' });
    expect(brokenRules(invoice, 'peppol-bis')).toEqual([]);
  });

  it('names the account of a bank transfer, and by SEPA only in euro', () => {
    const bankDetails = {
      iban: 'DE02 1203 0000 0000 2020 51',
      bic: 'BYLADEM1001',
      accountOwner: 'Tradehall',
      bankInstitute: 'DKB',
    };
    const payment = { method: 'bank-transfer', state: 'paid', multibanco: null } as const;
    const inEuro = invoiceOfOrder({ ...german, bankDetails, payment }).payment;
    expect(inEuro).toMatchObject({ means: '58', account: { iban: 'DE02120300000000202051' } });
    expect(invoiceOfOrder({ ...german, bankDetails, payment, currencyCode: 'CZK' }).payment.means).toBe('30');
  });

  it('is there neither for an invoice of before nor for an order without lines', () => {
    const issued = { number: '2026-000001', issuedAt: new Date() };
    expect(electronicInvoiceOf({ ...issued, facts: { order: german, roundingCents: null, seller } })).toBeNull();
    const empty = { ...german, lines: [] };
    expect(electronicInvoiceOf({ ...issued, facts: { order: empty, roundingCents: 0, seller } })).toBeNull();
  });

  it('goes in a form whose rules it keeps, or not at all', () => {
    const invoice = invoiceOfOrder(german);
    const unknown = { ...invoice, seller: { ...invoice.seller, contact: { ...invoice.seller.contact, phone: null } } };
    expect(brokenRules(unknown, 'xrechnung')).toEqual([
      'BR-DE-27: The phone number of the seller has three digits or more.',
    ]);
    expect(formFor(german, unknown)).toBe('factur-x');
    expect(formFor(german, { ...unknown, number: '' })).toBeNull();
  });

  it('goes by Peppol only to whom has a number there', () => {
    const { vatNumber, ...without } = { ...german.billing, country: 'NL', vatNumber: 'NL123456789B01' } as const;
    const order = { ...german, billing: { ...without, vatNumber } };
    expect(formFor(order, invoiceOfOrder(order))).toBe('peppol-bis');
    const unnumbered = { ...german, billing: without };
    expect(formFor(unnumbered, invoiceOfOrder(unnumbered))).toBe('factur-x');
    expect(formFor(german, invoiceOfOrder(german))).toBe('xrechnung');
  });
});

/** No line is told with another net amount than the cent below or above its exact one. */
function expectNear(seed: number, { lines }: OrderRecord, invoice: ElectronicInvoice): void {
  const isNear = lines.every(({ grossCents, ratePermyriad }, at) => {
    const told = invoice.lines[at]?.netCents ?? Number.NaN;
    return Math.abs(told * (10_000 + ratePermyriad) - grossCents * 10_000) <= 2 * (10_000 + ratePermyriad);
  });
  if (!isNear) expect.fail(`the lines of seed ${seed} are told with other amounts`);
}
