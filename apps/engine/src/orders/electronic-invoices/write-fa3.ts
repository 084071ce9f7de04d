import { readVatId } from '@tradehall/domain/countries/vat-id.ts';
import { isRegisteredFor } from './domestic-form';
import type { Address, ElectronicInvoice, TaxOfRate } from './electronic-invoice';
import { decimal, element, writeXml } from './write-xml';

const namespace = 'http://crd.gov.pl/wzor/2025/06/25/13775/';

interface Rate {
  /** As a line says it. */
  readonly onLine: string;
  /** Where its net amounts are added up, and where its tax. */
  readonly sum: string;
  readonly tax: string | null;
}

/** The Polish rates, in the order of their sums; a rate of another country has no place in the form. */
const taxed: ReadonlyMap<number, Rate> = new Map([
  [2300, { onLine: '23', sum: 'P_13_1', tax: 'P_14_1' }],
  [800, { onLine: '8', sum: 'P_13_2', tax: 'P_14_2' }],
  [500, { onLine: '5', sum: 'P_13_3', tax: 'P_14_3' }],
]);
const toMemberState: Rate = { onLine: '0 WDT', sum: 'P_13_6_2', tax: null };
const exported: Rate = { onLine: '0 EX', sum: 'P_13_6_3', tax: null };
const rates = [...taxed.values(), toMemberState, exported];

export function polishRateOf({ category, ratePermyriad }: Pick<TaxOfRate, 'category' | 'ratePermyriad'>): Rate | null {
  if (category === 'K') return toMemberState;
  return category === 'G' ? exported : (taxed.get(ratePermyriad) ?? null);
}

/** FA(3) of the Polish tax office's system KSeF, in the order of its schema. What a credit note gives back is below zero. */
export function writeFa3(invoice: ElectronicInvoice): string {
  const { seller, buyer, issuedOn } = invoice;
  const document = element(
    'Faktura',
    [
      element('Naglowek', [
        element('KodFormularza', 'FA', { kodSystemowy: 'FA (3)', wersjaSchemy: '1-0E' }),
        element('WariantFormularza', '3'),
        element('DataWytworzeniaFa', `${issuedOn}T00:00:00Z`),
        element('SystemInfo', 'Tradehall'),
      ]),
      element('Podmiot1', [
        element('DaneIdentyfikacyjne', [element('NIP', numberOf(seller)), element('Nazwa', cut(seller.name, 512))]),
        addressOf(seller.address),
        contactOf(seller),
      ]),
      element('Podmiot2', [
        element('DaneIdentyfikacyjne', [taxIdOf(buyer), element('Nazwa', cut(buyer.name, 512))]),
        addressOf(buyer.address),
        contactOf(buyer),
        // Neither a part of a local authority nor a member of a VAT group: nobody is asked for it.
        element('JST', '2'),
        element('GV', '2'),
      ]),
      invoiceOf(invoice),
    ],
    { xmlns: namespace },
  );
  if (document === null) throw new Error(`invoice ${invoice.number} says nothing`);
  return writeXml(document);
}

/** Half a sign at the end is not written. */
const cut = (text: string, most: number): string => text.slice(0, most).trim();
const numberOf = ({ vatId }: ElectronicInvoice['seller']): string => (vatId && readVatId(vatId)?.number) ?? '';

/** A Polish number, one of the Union, one of elsewhere, or none. */
function taxIdOf(buyer: ElectronicInvoice['buyer']) {
  if (buyer.vatId === null) return element('BrakID', '1');
  if (isRegisteredFor('fa-3', buyer)) return element('NIP', numberOf(buyer));
  const id = readVatId(buyer.vatId);
  if (id?.country.inEuropeanUnion)
    return [element('KodUE', id.country.vatNumber.prefix), element('NrVatUE', id.number)];
  return [element('KodKraju', id?.country.code ?? ''), element('NrID', id?.number ?? buyer.vatId)];
}

function addressOf({ street, more, postalCode, city, country }: Address) {
  return element('Adres', [
    element('KodKraju', country),
    element('AdresL1', cut([street, more].filter((part) => part !== '').join(', '), 512)),
    element('AdresL2', cut(`${postalCode} ${city}`, 512)),
  ]);
}

function contactOf({ contact: { email, phone } }: ElectronicInvoice['seller']) {
  const called = (phone ?? '').replaceAll(/[^+\d]/g, '');
  return element('DaneKontaktowe', [element('Email', email), element('Telefon', called.length <= 16 ? called : '')]);
}

function invoiceOf(invoice: ElectronicInvoice) {
  const { kind, issuedOn, totals, preceding, delivery } = invoice;
  const amount = amountsOf(invoice);
  return element('Fa', [
    element('KodWaluty', invoice.currencyCode),
    element('P_1', issuedOn),
    element('P_2', invoice.number),
    element('P_6', delivery.deliveredOn === issuedOn ? '' : delivery.deliveredOn),
    sumsOf(invoice),
    amount('P_15', totals.grossCents),
    notes(),
    element('RodzajFaktury', kind === 'invoice' ? 'VAT' : 'KOR'),
    // It counts for the tax of the day of the credit note.
    element('TypKorekty', preceding === null ? '' : '2'),
    preceding === null
      ? null
      : element('DaneFaKorygowanej', [
          element('DataWystFaKorygowanej', preceding.issuedOn),
          element('NrFaKorygowanej', preceding.number),
          // The shop sends nothing to KSeF, so it knows no number that KSeF has given.
          element('NrKSeFN', '1'),
        ]),
    furtherOf('Zamówienie', invoice.buyerReference),
    furtherOf('MPK', invoice.costCentre),
    linesOf(invoice),
    settlementOf(invoice),
    paymentOf(invoice.payment),
    element('WarunkiTransakcji', [
      element('Zamowienia', [element('NrZamowienia', cut(invoice.purchaseOrder ?? '', 256))]),
    ]),
  ]);
}

function amountsOf({ kind }: ElectronicInvoice) {
  return (name: string, cents: number) => element(name, decimal(kind === 'invoice' ? cents : -cents, 2));
}

function sumsOf(invoice: ElectronicInvoice) {
  const amount = amountsOf(invoice);
  return rates.map((rate) => {
    const told = invoice.taxes.find((tax) => polishRateOf(tax) === rate);
    if (!told) return [];
    return [amount(rate.sum, told.netCents), rate.tax === null ? null : amount(rate.tax, told.taxCents)];
  });
}

/** No cash method, no self-billing, no reverse charge, no split payment, nothing exempt, no vehicles, no triangle, no margin. */
function notes() {
  return element('Adnotacje', [
    ['P_16', 'P_17', 'P_18', 'P_18A'].map((name) => element(name, '2')),
    element('Zwolnienie', [element('P_19N', '1')]),
    element('NoweSrodkiTransportu', [element('P_22N', '1')]),
    element('P_23', '2'),
    element('PMarzy', [element('P_PMarzyN', '1')]),
  ]);
}

function furtherOf(key: string, value: string | null) {
  return value === null ? null : element('DodatkowyOpis', [element('Klucz', key), element('Wartosc', cut(value, 256))]);
}

/** Goods, then what is charged beside them, which has no number of an article. */
function linesOf(invoice: ElectronicInvoice) {
  const sign = invoice.kind === 'invoice' ? 1 : -1;
  const amount = amountsOf(invoice);
  const beside = invoice.charges.map(({ reason, ...charge }) => {
    const price = { units: charge.netCents, decimals: 2 };
    return { ...charge, name: reason, itemNumber: '', quantity: 1, price };
  });
  return [...invoice.lines, ...beside].map(({ name, itemNumber, price, quantity, netCents, ...rate }, at) =>
    element('FaWiersz', [
      element('NrWierszaFa', String(at + 1)),
      element('P_7', cut(name, 512)),
      element('Indeks', cut(itemNumber, 50)),
      element('P_8A', itemNumber === '' ? 'usł.' : 'szt.'),
      element('P_8B', String(sign * quantity)),
      element('P_9A', decimal(price.units, price.decimals)),
      amount('P_11', netCents),
      element('P_12', polishRateOf(rate)?.onLine ?? ''),
    ]),
  );
}

/** The cent that no net amount with its tax comes to: added to the total of the invoice, or taken off. */
function settlementOf({ kind, totals: { roundingCents, payableCents } }: ElectronicInvoice) {
  if (roundingCents === 0) return null;
  const isAdded = kind === 'invoice' ? roundingCents > 0 : roundingCents < 0;
  const cents = decimal(Math.abs(roundingCents), 2);
  return element('Rozliczenie', [
    element(isAdded ? 'Obciazenia' : 'Odliczenia', [element('Kwota', cents), element('Powod', 'Zaokrąglenie')]),
    element(isAdded ? 'SumaObciazen' : 'SumaOdliczen', cents),
    element(kind === 'invoice' ? 'DoZaplaty' : 'DoRozliczenia', decimal(payableCents, 2)),
  ]);
}

function paymentOf({ means, terms, account }: ElectronicInvoice['payment']) {
  const form = means === '10' ? '1' : account === null ? '' : '6';
  return element('Platnosc', [
    element('FormaPlatnosci', form),
    form === '' ? [element('PlatnoscInna', '1'), element('OpisPlatnosci', cut(terms, 256))] : null,
    account === null
      ? null
      : element('RachunekBankowy', [element('NrRB', account.iban), element('SWIFT', account.bic)]),
  ]);
}
