import { currencyCodes } from '@tradehall/domain/money/currencies.ts';
import type { TaxCategory } from '../../orders/electronic-invoices/electronic-invoice';
import { fatturaPa } from './fatturapa-format';
import { allIn, expectFormat, findAt, findTextAt, textAt } from './format-table';
import { readDay } from './read-ubl';
import { readCents, readOneOf, readPrice, readXml, type XmlNode } from './strict-xml';
import { sumOf, type Told } from './told';

interface Fattura extends Told {
  readonly version: string;
  readonly format: string;
  readonly code: string;
  readonly certifiedMail: string | null;
  readonly seller: Party;
  readonly buyer: Party | null;
  readonly numbers: readonly string[];
  readonly rates: readonly Rate[];
  readonly summaries: readonly (Rate & { readonly netCents: number; readonly taxCents: number })[];
}

interface Party {
  readonly country: string;
  readonly number: string;
}

interface Rate {
  readonly ratePermyriad: number;
  readonly nature: string | null;
}

/** What stands in a FatturaPA, read without a look at what has written it. Refuses what schema and exchange refuse. */
export function readFatturaPa(document: string): Told {
  const root = readXml(document);
  expectFormat(root, fatturaPa);
  const fattura = readFattura(root);
  const broken = checks.filter(([, holds]) => !holds(fattura)).map(([code]) => code);
  if (broken.length > 0) throw new Error(`the exchange refuses it: ${broken.join(' ')}`);
  const { kind, number, issuedOn, currencyCode, preceding, purchaseOrder, lines, charges, totals } = fattura;
  const { sellerVatId, buyerVatId, taxes } = fattura;
  return {
    ...{ kind, number, issuedOn, currencyCode, preceding, purchaseOrder, lines, charges, totals },
    ...{ sellerVatId, buyerVatId, taxes },
  };
}

function readFattura(root: XmlNode): Fattura {
  const within = (...path: readonly string[]) => {
    const found = findAt(root, ...path);
    if (!found) throw new Error(`has no ${path.join('/')}`);
    return found;
  };
  const sent = within('FatturaElettronicaHeader', 'DatiTrasmissione');
  const general = within('FatturaElettronicaBody', 'DatiGenerali');
  const head = within('FatturaElettronicaBody', 'DatiGenerali', 'DatiGeneraliDocumento');
  const goods = within('FatturaElettronicaBody', 'DatiBeniServizi');
  const items = allIn(goods, 'DettaglioLinee').map(readItem);
  const summaries = allIn(goods, 'DatiRiepilogo').map((row) => ({
    ...readRate(row),
    netCents: readCents(textAt(row, 'ImponibileImporto')),
    taxCents: readCents(textAt(row, 'Imposta')),
  }));
  const seller = readParty(within('FatturaElettronicaHeader', 'CedentePrestatore', 'DatiAnagrafici'));
  const buyer = readParty(within('FatturaElettronicaHeader', 'CessionarioCommittente', 'DatiAnagrafici'));
  if (!seller) throw new Error('the seller has no number');
  const lines = items.filter(({ isBeside }) => !isBeside).map(({ line }) => line);
  const beside = items.filter(({ isBeside }) => isBeside).map(({ line }) => line);
  const charges = beside.map(({ name, category, ratePermyriad, netCents }) => {
    return { reason: name, category, ratePermyriad, netCents };
  });
  const roundingCents = readCents(findTextAt(head, 'Arrotondamento') ?? '0.00');
  const grossCents = readCents(textAt(head, 'ImportoTotaleDocumento'));
  const paid = findTextAt(root, 'FatturaElettronicaBody', 'DatiPagamento', 'DettaglioPagamento', 'ImportoPagamento');
  const related = findAt(general, 'DatiFattureCollegate');
  return {
    version: root.attributes.get('versione') ?? '',
    format: textAt(sent, 'FormatoTrasmissione'),
    code: textAt(sent, 'CodiceDestinatario'),
    certifiedMail: findTextAt(sent, 'PECDestinatario'),
    seller,
    buyer,
    sellerVatId: `${seller.country}${seller.number}`,
    buyerVatId: buyer && `${buyer.country}${buyer.number}`,
    kind: readOneOf(['TD01', 'TD04'], textAt(head, 'TipoDocumento')) === 'TD01' ? 'invoice' : 'credit-note',
    number: textAt(head, 'Numero'),
    issuedOn: readDay(textAt(head, 'Data')),
    currencyCode: readOneOf(currencyCodes, textAt(head, 'Divisa')),
    preceding: related && { number: textAt(related, 'IdDocumento'), issuedOn: readDay(textAt(related, 'Data')) },
    purchaseOrder: findTextAt(general, 'DatiOrdineAcquisto', 'IdDocumento'),
    numbers: items.map(({ number }) => number),
    rates: items.map(({ rate }) => rate),
    lines,
    charges,
    summaries,
    taxes: taxesOf(summaries),
    totals: {
      linesCents: sumOf(lines, ({ netCents }) => netCents),
      chargesCents: sumOf(charges, ({ netCents }) => netCents),
      netCents: sumOf(summaries, ({ netCents }) => netCents),
      taxCents: sumOf(summaries, ({ taxCents }) => taxCents),
      grossCents,
      roundingCents,
      payableCents: paid === null ? grossCents + roundingCents : readCents(paid),
    },
  };
}

function readParty(of: XmlNode): Party | null {
  const id = findAt(of, 'IdFiscaleIVA');
  return id && { country: textAt(id, 'IdPaese'), number: textAt(id, 'IdCodice') };
}

const readRate = (of: XmlNode): Rate => ({
  ratePermyriad: readCents(textAt(of, 'AliquotaIVA')),
  nature: findTextAt(of, 'Natura'),
});

function categoryOf({ nature }: Rate): TaxCategory {
  if (nature === null) return 'S';
  return readOneOf(['N3.1', 'N3.2'], nature) === 'N3.2' ? 'K' : 'G';
}

function readItem(row: XmlNode) {
  const rate = readRate(row);
  const quantity = readPrice(textAt(row, 'Quantita'));
  const line = {
    name: textAt(row, 'Descrizione'),
    itemNumber: findTextAt(row, 'CodiceArticolo', 'CodiceValore') ?? '',
    quantity: quantity.units / 10 ** quantity.decimals,
    price: readPrice(textAt(row, 'PrezzoUnitario')),
    category: categoryOf(rate),
    ratePermyriad: rate.ratePermyriad,
    netCents: readCents(textAt(row, 'PrezzoTotale')),
  };
  // 00423: within a cent.
  const exact = (line.price.units / 10 ** line.price.decimals) * line.quantity * 100;
  if (Math.abs(exact - line.netCents) >= 0.999)
    throw new Error(`00423: ${line.name} is not its price times its pieces`);
  return {
    line,
    rate,
    number: textAt(row, 'NumeroLinea'),
    isBeside: findTextAt(row, 'TipoCessionePrestazione') === 'AC',
  };
}

/** Rows of one rate are one tax. */
function taxesOf(summaries: Fattura['summaries']): Told['taxes'] {
  const byRate = Map.groupBy(summaries, ({ ratePermyriad, nature }) => `${ratePermyriad} ${nature ?? ''}`);
  return [...byRate.values()].flatMap((rows) =>
    rows.slice(0, 1).map((row) => ({
      category: categoryOf(row),
      ratePermyriad: row.ratePermyriad,
      netCents: sumOf(rows, ({ netCents }) => netCents),
      taxCents: sumOf(rows, ({ taxCents }) => taxCents),
    })),
  );
}

type Check = readonly [code: string, holds: (fattura: Fattura) => boolean];

const isSameRate = (a: Rate) => (b: Rate) => a.ratePermyriad === b.ratePermyriad && a.nature === b.nature;

/** Of the exchange's list of checks those that a document can be asked for alone, and sums to the cent, where it allows a euro. */
const checks: readonly Check[] = [
  ['00400 00401', ({ rates }) => rates.every((rate) => (rate.ratePermyriad === 0) === (rate.nature !== null))],
  ['00429 00430', ({ summaries }) => summaries.every((row) => (row.ratePermyriad === 0) === (row.nature !== null))],
  ['00417', ({ buyer }) => buyer !== null],
  ['00418', ({ preceding, issuedOn }) => preceding === null || issuedOn >= preceding.issuedOn],
  ['00419 00443 00444', ({ rates, summaries }) => rates.every((rate) => summaries.some(isSameRate(rate)))],
  [
    '00421',
    ({ summaries }) =>
      summaries.every((row) => Math.abs(row.taxCents - (row.netCents * row.ratePermyriad) / 10_000) < 1),
  ],
  [
    '00422',
    ({ taxes, lines, charges }) =>
      taxes.every((tax) => {
        const own = [...lines, ...charges].filter((item) => item.ratePermyriad === tax.ratePermyriad);
        return sumOf(own, ({ netCents }) => netCents) === tax.netCents;
      }),
  ],
  ['00424', ({ rates }) => rates.every(({ ratePermyriad }) => ratePermyriad === 0 || ratePermyriad >= 100)],
  ['00425', ({ number }) => /\d/.test(number)],
  ['00426', ({ certifiedMail, code }) => certifiedMail === null || code === '0000000'],
  ['00427', ({ format, code }) => code.length === (format === 'FPA12' ? 6 : 7)],
  ['00428', ({ format, version }) => format === version],
  ['00313', ({ code, buyer }) => (code === 'XXXXXXX') !== (buyer?.country === 'IT') || /^(?!X{7}|0{7})/.test(code)],
  [
    '00301 00305',
    ({ seller, buyer }) => [seller, buyer].every((each) => each?.country !== 'IT' || /^\d{11}$/.test(each.number)),
  ],
  ['00476', ({ seller, buyer }) => seller.country === 'IT' || buyer?.country === 'IT'],
  ['registered', ({ seller }) => seller.country === 'IT'],
  ['counted', ({ numbers }) => numbers.every((number, at) => number === String(at + 1))],
  ['kind', ({ kind, preceding }) => (kind === 'credit-note') === (preceding !== null)],
  ['N3.2', ({ rates, buyer }) => rates.every(({ nature }) => nature !== 'N3.2' || buyer?.country !== 'IT')],
  [
    'positive',
    ({ lines, charges, totals }) =>
      [...lines, ...charges].every(({ netCents }) => netCents >= 0) && totals.payableCents >= 0,
  ],
  ['total', ({ totals }) => totals.grossCents === totals.netCents + totals.taxCents],
  ['payment', ({ totals }) => totals.payableCents === totals.grossCents + totals.roundingCents],
  ['rounding', ({ totals, taxes }) => Math.abs(totals.roundingCents) <= taxes.length],
];
