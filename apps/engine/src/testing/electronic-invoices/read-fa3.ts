import { currencyCodes } from '@tradehall/domain/money/currencies.ts';
import type { TaxCategory } from '../../orders/electronic-invoices/electronic-invoice';
import { fa3 } from './fa3-format';
import { allIn, expectFormat, findAt, findTextAt, textAt } from './format-table';
import { readDay } from './read-ubl';
import { readCents, readOneOf, readPrice, readXml, type XmlNode } from './strict-xml';
import { sumOf, type Told } from './told';

interface Rate {
  readonly onLine: string;
  readonly sum: string;
  readonly tax: string | null;
  readonly category: TaxCategory;
  readonly ratePermyriad: number;
}

const rates: readonly Rate[] = [
  { onLine: '23', sum: 'P_13_1', tax: 'P_14_1', category: 'S', ratePermyriad: 2300 },
  { onLine: '8', sum: 'P_13_2', tax: 'P_14_2', category: 'S', ratePermyriad: 800 },
  { onLine: '5', sum: 'P_13_3', tax: 'P_14_3', category: 'S', ratePermyriad: 500 },
  { onLine: '0 WDT', sum: 'P_13_6_2', tax: null, category: 'K', ratePermyriad: 0 },
  { onLine: '0 EX', sum: 'P_13_6_3', tax: null, category: 'G', ratePermyriad: 0 },
];

/** What stands in an FA(3), read without a look at what has written it. Refuses what the schema refuses, and sums that are wrong. */
export function readFa3(document: string): Told {
  const root = readXml(document);
  expectFormat(root, fa3);
  const fa = findAt(root, 'Fa');
  if (!fa) throw new Error('says nothing');
  if (findTextAt(fa, 'KodWaluty') !== 'PLN') throw new Error('tax has to be told in PLN too');
  const kind = readOneOf(['VAT', 'KOR'], textAt(fa, 'RodzajFaktury')) === 'VAT' ? 'invoice' : 'credit-note';
  const sign = kind === 'invoice' ? 1 : -1;
  const cents = (text: string): number => sign * readCents(text) + 0;
  const corrected = findAt(fa, 'DaneFaKorygowanej');
  if ((kind === 'credit-note') !== (corrected !== null)) throw new Error('only a correction names an invoice');
  const items = allIn(fa, 'FaWiersz').map((row, at) => readItem(row, at, sign));
  const taxes = rates.flatMap(({ sum, tax, category, ratePermyriad }) => {
    const net = findTextAt(fa, sum);
    const taxCents = tax === null ? 0 : cents(findTextAt(fa, tax) ?? '0.00');
    return net === null ? [] : [{ category, ratePermyriad, netCents: cents(net), taxCents }];
  });
  if (fa.children.some(({ name }) => /^P_13_/.test(name) && rates.every(({ sum }) => sum !== name)))
    throw new Error('sells at a rate that the shop does not have');
  const lines = items.filter(({ itemNumber }) => itemNumber !== '');
  const charges = items
    .filter(({ itemNumber }) => itemNumber === '')
    .map(({ name, category, ratePermyriad, netCents }) => ({ reason: name, category, ratePermyriad, netCents }));
  const grossCents = cents(textAt(fa, 'P_15'));
  const { roundingCents, payableCents } = readSettlement(findAt(fa, 'Rozliczenie'), { grossCents, sign });
  const told: Told = {
    kind,
    number: textAt(fa, 'P_2'),
    issuedOn: readDay(textAt(fa, 'P_1')),
    currencyCode: readOneOf(currencyCodes, textAt(fa, 'KodWaluty')),
    preceding: corrected && {
      number: textAt(corrected, 'NrFaKorygowanej'),
      issuedOn: readDay(textAt(corrected, 'DataWystFaKorygowanej')),
    },
    purchaseOrder: findTextAt(fa, 'WarunkiTransakcji', 'Zamowienia', 'NrZamowienia'),
    sellerVatId: `PL${textAt(root, 'Podmiot1', 'DaneIdentyfikacyjne', 'NIP')}`,
    buyerVatId: readBuyer(root),
    lines,
    charges,
    taxes,
    totals: {
      linesCents: sumOf(lines, ({ netCents }) => netCents),
      chargesCents: sumOf(charges, ({ netCents }) => netCents),
      netCents: sumOf(taxes, ({ netCents }) => netCents),
      taxCents: sumOf(taxes, ({ taxCents }) => taxCents),
      ...{ grossCents, roundingCents, payableCents },
    },
  };
  expectSums(told);
  return told;
}

function readBuyer(root: XmlNode): string | null {
  const id = findAt(root, 'Podmiot2', 'DaneIdentyfikacyjne');
  if (!id || findAt(id, 'BrakID')) return null;
  const polish = findTextAt(id, 'NIP');
  if (polish !== null) return `PL${polish}`;
  const ofUnion = findTextAt(id, 'NrVatUE');
  return ofUnion === null
    ? `${findTextAt(id, 'KodKraju') ?? ''}${textAt(id, 'NrID')}`
    : `${textAt(id, 'KodUE')}${ofUnion}`;
}

function readItem(row: XmlNode, at: number, sign: number) {
  if (textAt(row, 'NrWierszaFa') !== String(at + 1)) throw new Error('lines are not counted');
  const rate = rates.find(({ onLine }) => onLine === textAt(row, 'P_12'));
  if (!rate) throw new Error(`${textAt(row, 'P_12')} is no rate of the shop`);
  const quantity = sign * Number(textAt(row, 'P_8B'));
  if (quantity <= 0) throw new Error('pieces have the other sign');
  const { category, ratePermyriad } = rate;
  const item = {
    name: textAt(row, 'P_7'),
    itemNumber: findTextAt(row, 'Indeks') ?? '',
    quantity,
    price: readPrice(textAt(row, 'P_9A')),
    category,
    ratePermyriad,
    netCents: sign * readCents(textAt(row, 'P_11')) + 0,
  };
  const exact = (item.price.units / 10 ** item.price.decimals) * quantity * 100;
  if (Math.abs(exact - item.netCents) > 0.5001) throw new Error(`${item.name} is not its price times its pieces`);
  if (item.netCents < 0) throw new Error(`${item.name} has the other sign`);
  return item;
}

/** What is due is the total, with what is added and without what is taken off; of a correction it is what goes back. */
function readSettlement(
  of: XmlNode | null,
  { grossCents, sign }: { readonly grossCents: number; readonly sign: number },
) {
  if (!of) return { roundingCents: 0, payableCents: grossCents };
  const sum = (each: string, total: string) => {
    const parts = sumOf(allIn(of, each), (node) => readCents(textAt(node, 'Kwota')));
    if (parts !== readCents(findTextAt(of, total) ?? '0.00')) throw new Error(`${total} is not the sum of ${each}`);
    return parts;
  };
  const changed = sum('Obciazenia', 'SumaObciazen') - sum('Odliczenia', 'SumaOdliczen');
  if (changed === 0) throw new Error('settles nothing');
  const payableCents = readCents(textAt(of, sign > 0 ? 'DoZaplaty' : 'DoRozliczenia'));
  return { roundingCents: sign * changed, payableCents };
}

function expectSums({ taxes, lines, charges, totals, kind, preceding, issuedOn }: Told): void {
  const items = [...lines, ...charges];
  const ofRate = (a: Told['taxes'][number]) => (b: { readonly category: string; readonly ratePermyriad: number }) =>
    a.category === b.category && a.ratePermyriad === b.ratePermyriad;
  const isSummed = taxes.every((tax) => sumOf(items.filter(ofRate(tax)), ({ netCents }) => netCents) === tax.netCents);
  if (!isSummed || items.some((item) => !taxes.some((tax) => ofRate(tax)(item))))
    throw new Error('P_13 is no sum of P_11');
  // The cents of tax of one invoice are shared by its corrections.
  const stray = kind === 'invoice' ? 0.5001 : 1.5001;
  const isTaxed = taxes.every((tax) => Math.abs(tax.taxCents - (tax.netCents * tax.ratePermyriad) / 10_000) <= stray);
  if (!isTaxed) throw new Error('P_14 is not P_13 times the rate');
  if (totals.grossCents !== totals.netCents + totals.taxCents) throw new Error('P_15 is not P_13 and P_14');
  if (totals.payableCents !== totals.grossCents + totals.roundingCents) throw new Error('what is due is another sum');
  if (Math.abs(totals.roundingCents) > taxes.length) throw new Error('more is settled than rounding');
  if (preceding && preceding.issuedOn > issuedOn) throw new Error('corrects an invoice of later');
}
