import { netOf } from '@tradehall/domain/money/divide-half-up.ts';
import { describe, expect, it } from 'vitest';
import { sampleSeller, soldAsIn } from '../../testing/electronic-invoices/invoice-of-order';
import { orderOfCart } from '../../testing/electronic-invoices/order-of-cart';
import { readCii } from '../../testing/electronic-invoices/read-cii';
import { readFa3 } from '../../testing/electronic-invoices/read-fa3';
import { readFatturaPa } from '../../testing/electronic-invoices/read-fatturapa';
import { readUbl } from '../../testing/electronic-invoices/read-ubl';
import { type Told, toldOf } from '../../testing/electronic-invoices/told';
import { Dice } from '../../testing/random-cart';
import { sampleOrder } from '../../testing/sample-order-record';
import { brokenRules, type Form } from '../electronic-invoices/business-rules';
import { electronicInvoiceOf } from '../electronic-invoices/electronic-invoice-of';
import { formFor, writeElectronicInvoice } from '../electronic-invoices/write-electronic-invoice';
import type { OrderRecord } from '../order-record';
import { taxedByRate, taxOn } from '../taxed-by-rate';
import type { CreditNoteFacts } from '../invoice-facts';
import { creditNoteOf, type Refund } from './credit-note-of';

const carts = Number(process.env['INVOICE_CARTS'] ?? 150);
const firstSeed = Number(process.env['INVOICE_SEED'] ?? 1);
const preceding = { number: '2026-000017', issuedOn: '2026-11-16' } as const;

function invoiceOf(order: OrderRecord, vatId = sampleSeller.vatId) {
  const issuedAt = new Date('2026-11-15T23:30:00Z');
  return { number: preceding.number, issuedAt, facts: { ...taxedByRate(order), seller: { ...sampleSeller, vatId } } };
}

const amountAlone = (amountCents: number): Refund => ({ amountCents, lines: [], deliveryCents: 0 });

/** Notes for one refund after another. */
function notesOf(order: OrderRecord, refunds: readonly Refund[], vatId?: string): CreditNoteFacts[] {
  const invoice = invoiceOf(order, vatId);
  const notes: CreditNoteFacts[] = [];
  for (const refund of refunds) notes.push(creditNoteOf(invoice, notes, refund));
  return notes;
}

const named = (lineId: number, quantity: number) => ({ lineId, productNumber: `P${lineId}`, quantity });

const [oven, cookbook] = sampleOrder().lines;
if (!oven || !cookbook) throw new Error('no lines');
const sold = sampleOrder('de-DE', {
  lines: [
    { ...oven, lineId: 7, quantity: 3, netCents: 252_101, grossCents: 300_000 },
    { ...cookbook, lineId: 8 },
  ],
  extras: [{ kind: 'freight', ratePermyriad: 1900, netCents: 4_202, grossCents: 5_000 }],
  portions: [
    { ratePermyriad: 1900, netCents: 256_303, grossCents: 305_000 },
    { ratePermyriad: 700, netCents: 1_000, grossCents: 1_070 },
  ],
  netCents: 257_303,
  grossCents: 306_070,
});

/** Beside a cookbook and freight. */
function orderWith(line: OrderRecord['lines'][number]): OrderRecord {
  const grossCents = line.grossCents + 5_000;
  const full = { ratePermyriad: 1900, grossCents, netCents: netOf(grossCents, 1900) };
  return {
    ...sold,
    lines: [{ ...line, netCents: netOf(line.grossCents, 1900) }, ...sold.lines.slice(1)],
    portions: [full, ...sold.portions.slice(1)],
    netCents: full.netCents + 1_000,
    grossCents: grossCents + 1_070,
  };
}

describe('a credit note', () => {
  it('of everything is the invoice', () => {
    const [note] = notesOf(sold, [amountAlone(306_070)]);
    const { order, roundingCents } = invoiceOf(sold).facts;
    expect(note?.order).toEqual({ ...order, savedCents: 0 });
    expect(note?.roundingCents).toBe(roundingCents);
  });

  it('of some pieces has these pieces, with what they cost', () => {
    const [note, last] = notesOf(sold, [
      { amountCents: 100_000, lines: [named(7, 1)], deliveryCents: 0 },
      { amountCents: 200_000, lines: [named(7, 2)], deliveryCents: 0 },
    ]);
    expect(note?.order).toMatchObject({ grossCents: 100_000, extras: [] });
    expect(note?.order.lines).toMatchObject([{ lineId: 7, name: oven.name, quantity: 1, grossCents: 100_000 }]);
    expect(last?.order.lines).toMatchObject([{ lineId: 7, quantity: 2, grossCents: 200_000 }]);
  });

  it('of pieces and their delivery has both, also where only the amount says so', () => {
    const lines = [named(7, 3)];
    for (const deliveryCents of [5_000, 0]) {
      const [note] = notesOf(sold, [{ amountCents: 305_000, lines, deliveryCents }]);
      expect(note?.order.lines).toHaveLength(1);
      expect(note?.order.extras).toMatchObject([{ kind: 'freight', grossCents: 5_000 }]);
    }
  });

  it('of the delivery alone has it as its line where it is sent', () => {
    const facts = notesOf(sold, [amountAlone(5_000)])[0];
    expect(facts?.order).toMatchObject({ lines: [], extras: [{ grossCents: 5_000 }] });
    if (!facts) throw new Error('no note');
    const note = electronicInvoiceOf({ number: 'G1', issuedAt: new Date(), facts }, preceding);
    expect(note?.lines).toMatchObject([{ quantity: 1, netCents: 4_202 }]);
    expect(note?.charges).toEqual([]);
    expect(note && brokenRules(note, 'xrechnung')).toEqual([]);
  });

  it('of an amount off the price says so, for each line by what it costs', () => {
    const [note] = notesOf(sold, [amountAlone(30_607)]);
    expect(note?.order.lines.map(({ name, quantity, grossCents }) => [name, quantity, grossCents])).toEqual([
      ['Preisminderung: Oven <XL> & "more"', 1, 30_000],
      ['Preisminderung: Cookbook', 1, 107],
    ]);
    expect(note?.order.extras).toMatchObject([{ grossCents: 500 }]);
    expect(note?.order.portions.map(({ ratePermyriad }) => ratePermyriad)).toEqual([1900, 700]);
  });

  it('of pieces for less than they cost has them for less, and for more has the rest off the price', () => {
    const [less] = notesOf(sold, [{ amountCents: 40_000, lines: [named(7, 1)], deliveryCents: 0 }]);
    expect(less?.order.lines).toMatchObject([{ quantity: 1, grossCents: 40_000 }]);
    const [more] = notesOf(sold, [{ amountCents: 102_000, lines: [named(7, 1)], deliveryCents: 0 }]);
    expect(more?.order.lines[0]).toMatchObject({ quantity: 1, grossCents: 100_000, name: oven.name });
    expect(more?.order.lines[1]?.name).toBe('Preisminderung: Oven <XL> & "more"');
    expect(more?.order.grossCents).toBe(102_000);
  });

  it.each([
    { pieces: 3, grossCents: 20_000, refunded: 1, amountCents: 6_667 },
    { pieces: 3, grossCents: 20_000, refunded: 1, amountCents: 6_666 },
    { pieces: 3, grossCents: 20_000, refunded: 2, amountCents: 13_334 },
    // Five times the price of one, which was rounded up.
    { pieces: 6, grossCents: 1_000, refunded: 5, amountCents: 835 },
  ])(
    'of $refunded of $pieces pieces whose price does not come out even has $amountCents for these pieces alone',
    ({ pieces, grossCents, refunded, amountCents }) => {
      const order = orderWith({ ...oven, lineId: 7, quantity: pieces, grossCents });
      for (const deliveryCents of [0, 5_000]) {
        const refund = { amountCents: amountCents + deliveryCents, lines: [named(7, refunded)], deliveryCents };
        const [note] = notesOf(order, [refund]);
        expect(note?.order.lines).toMatchObject([{ lineId: 7, quantity: refunded, grossCents: amountCents }]);
        expect(note?.order.extras.map((extra) => extra.grossCents)).toEqual(deliveryCents === 0 ? [] : [deliveryCents]);
      }
    },
  );

  it('finds the line of an invoice of before by what it sells', () => {
    const lines = [{ ...oven, quantity: 3, netCents: 252_101, grossCents: 300_000 }, cookbook];
    const refund = { lineId: 7, productNumber: cookbook.productNumber, quantity: 1 };
    const [note] = notesOf({ ...sold, lines }, [{ amountCents: 1_070, lines: [refund], deliveryCents: 0 }]);
    expect(note?.order.lines).toMatchObject([{ name: 'Cookbook', grossCents: 1_070 }]);
  });

  it('is refused where more is given back than is left', () => {
    expect(() => notesOf(sold, [amountAlone(306_071)])).toThrow('cannot be credited');
    expect(() => notesOf(sold, [amountAlone(306_000), amountAlone(71)])).toThrow('cannot be credited');
  });

  it('of an invoice of before is added up as that was, and has no rounding', () => {
    const invoice = {
      number: '2026-000001',
      issuedAt: new Date(),
      facts: { order: sold, roundingCents: null, seller: sampleSeller },
    };
    const first = creditNoteOf(invoice, [], amountAlone(12_345));
    const last = creditNoteOf(invoice, [first], amountAlone(306_070 - 12_345));
    for (const { order, roundingCents } of [first, last]) {
      expect(roundingCents).toBeNull();
      expect(order.portions.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(order.grossCents);
    }
    expect(first.order.netCents + last.order.netCents).toBe(sold.netCents);
  });

  it(
    `gives back what was refunded, and all of them the invoice, rate by rate, for ${carts} carts of all stores`,
    { timeout: 3_600_000 },
    () => {
      let [most, strayed, count] = [0, 0, 0];
      for (let seed = firstSeed; seed < firstSeed + carts; seed += 1) {
        const order = orderOfCart(seed);
        if (!order || order.grossCents === 0) continue;
        const { order: mixed, vatId, form } = asSold(seed, order);
        const refunds = refundsOf(mixed, new Dice(seed + 11));
        const notes = notesOf(mixed, refunds, vatId);
        for (const [at, note] of notes.entries()) {
          expectSent(seed, note, { form, amountCents: refunds[at]?.amountCents ?? Number.NaN });
          most = Math.max(most, Math.abs(note.roundingCents ?? Number.NaN) / note.order.portions.length);
          count += 1;
          if (!isTaxed(note)) strayed += 1;
        }
        expectWhole(seed, invoiceOf(mixed).facts, notes);
      }
      expect(most).toBeLessThanOrEqual(1);
      expect(strayed).toBeLessThan(count / 4);
    },
  );
});

/** As it stands, with a second rate, or by a seller that has a number in Italy or Poland. */
function asSold(seed: number, order: OrderRecord): { order: OrderRecord; vatId?: string; form?: Form } {
  if (seed % 3 === 0) return { order: withSecondRate(order) };
  if (seed % 3 === 1) return { order };
  const code = seed % 2 === 0 ? 'PL' : 'IT';
  const { order: sold, sellerVatId: vatId } = soldAsIn(code, order);
  return { order: sold, vatId, form: code === 'IT' ? 'fatturapa' : 'fa-3' };
}

/** A book beside what is taxed at the full rate. */
function withSecondRate(order: OrderRecord): OrderRecord {
  if (!cookbook || order.netSupply !== null || order.portions[0]?.ratePermyriad === 0) return order;
  const book = { ratePermyriad: 700, netCents: 1_000, grossCents: 1_070 };
  return {
    ...order,
    lines: [...order.lines, { ...cookbook, ...book }],
    portions: [...order.portions, book],
    netCents: order.netCents + book.netCents,
    grossCents: order.grossCents + book.grossCents,
  };
}

/** Until everything is given back: by pieces, by amounts, by cents. */
function refundsOf({ lines, grossCents }: OrderRecord, dice: Dice): Refund[] {
  const refunds: Refund[] = [];
  let left = grossCents;
  for (const line of dice.some(lines)) {
    const quantity = dice.whole(1, line.quantity);
    const price = Math.floor((line.grossCents * quantity) / line.quantity) + (dice.rarely(4) ? dice.whole(-9, 99) : 0);
    const amountCents = Math.max(1, Math.min(price, left));
    if (left === 0) break;
    left -= amountCents;
    const { productNumber } = line;
    refunds.push({ amountCents, lines: [{ lineId: -1, productNumber, quantity }], deliveryCents: 0 });
  }
  while (left > 0) {
    const amountCents = dice.rarely(3) ? left : dice.whole(1, dice.rarely(3) ? Math.min(left, 5) : left);
    refunds.push(amountAlone(amountCents));
    left -= amountCents;
  }
  return refunds;
}

const isTaxed = ({ order }: CreditNoteFacts): boolean =>
  order.portions.every(
    ({ netCents, grossCents, ratePermyriad: rate }) => grossCents - netCents === taxOn(netCents, rate),
  );

interface Sent {
  /** What it has to be, where that is known. */
  readonly form: Form | undefined;
  readonly amountCents: number;
}

function expectSent(seed: number, facts: CreditNoteFacts, { form, amountCents }: Sent): void {
  const note = electronicInvoiceOf(
    { number: 'C2026-000001', issuedAt: new Date('2026-12-01T12:00:00Z'), facts },
    preceding,
  );
  const chosen = note && formFor(facts.order, note);
  if (!note || !chosen || (form !== undefined && form !== chosen)) {
    expect.fail(`seed ${seed}: ${note ? brokenRules(note, form ?? 'factur-x').join(' ') : 'nothing is said'}`);
    return;
  }
  for (const each of new Set([chosen, 'factur-x'] as const)) {
    const { told, broken } = readAgain(each, writeElectronicInvoice(note, each));
    const isWritten = told.kind === 'credit-note' && told.preceding?.number === preceding.number;
    if (broken.length > 0 || !isWritten || told.totals.payableCents !== amountCents)
      expect({ seed, each, broken, payable: told.totals.payableCents }).toEqual({ seed, each, payable: amountCents });
    if (told.lines.some(({ netCents, price }) => netCents < 0 || price.units < 0))
      expect.fail(`seed ${seed}: below zero`);
  }
}

function readAgain(form: Form, xml: string): { readonly told: Told; readonly broken: readonly string[] } {
  if (form === 'fatturapa') return { told: readFatturaPa(xml), broken: [] };
  if (form === 'fa-3') return { told: readFa3(xml), broken: [] };
  const { invoice } = form === 'factur-x' ? readCii(xml) : readUbl(xml);
  return { told: toldOf(invoice), broken: brokenRules(invoice, form) };
}

function expectWhole(
  seed: number,
  { order, roundingCents }: Pick<CreditNoteFacts, 'order' | 'roundingCents'>,
  notes: readonly CreditNoteFacts[],
) {
  const sum = (of: (note: CreditNoteFacts) => number) => notes.reduce((total, note) => total + of(note), 0);
  const portionsOf = (note: CreditNoteFacts, rate: number) =>
    note.order.portions.find(({ ratePermyriad }) => ratePermyriad === rate) ?? { netCents: 0, grossCents: 0 };
  const whole = {
    seed,
    grossCents: sum((note) => note.order.grossCents),
    roundingCents: sum((note) => note.roundingCents ?? Number.NaN),
    portions: order.portions.map(({ ratePermyriad }) => ({
      ratePermyriad,
      netCents: sum((note) => portionsOf(note, ratePermyriad).netCents),
      grossCents: sum((note) => portionsOf(note, ratePermyriad).grossCents),
    })),
  };
  const { grossCents, portions } = order;
  if (JSON.stringify(whole) !== JSON.stringify({ seed, grossCents, roundingCents, portions }))
    expect(whole).toEqual({ seed, grossCents, roundingCents, portions });
}
