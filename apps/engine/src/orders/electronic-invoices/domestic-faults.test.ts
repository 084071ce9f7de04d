import { describe, expect, it } from 'vitest';
import { invoiceBefore, invoiceOfOrder, soldAlone, soldAsIn } from '../../testing/electronic-invoices/invoice-of-order';
import { readFa3 } from '../../testing/electronic-invoices/read-fa3';
import { readFatturaPa } from '../../testing/electronic-invoices/read-fatturapa';
import { sampleOrder } from '../../testing/sample-order-record';
import type { OrderRecord } from '../order-record';
import { writeFa3 } from './write-fa3';
import { writeFatturaPa } from './write-fatturapa';

const sample = sampleOrder('it-IT', { clientType: 'COMPANY', purchaseOrder: 'PO 4711', costCentre: 'K 12' });
/** Three pieces, so that the price takes more than two decimals. */
const taxed = { ...sample, lines: sample.lines.map((line) => ({ ...line, quantity: 3 })) };
/** Neither at 22 % nor at 23 % a net amount with its tax comes to 10.45. */
const rounded = soldAlone(taxed, { ratePermyriad: 2200, netCents: 857, grossCents: 1_045 });
const abroad: OrderRecord = {
  ...soldAlone(taxed, { ratePermyriad: 0, netCents: 1_045, grossCents: 1_045 }),
  shipping: { ...taxed.shipping, country: 'AT', postalCode: '1010' },
  netSupply: { buyerVatId: 'ATU12345678', sellerVatId: 'DE999999999' },
};

type Fault = readonly [says: string, from: string | RegExp, to: string];

const ofFatturaPa: readonly Fault[] = [
  ['the line is a cent more', /(<PrezzoTotale>\d+\.\d)\d/, '$19'],
  ['the price is cut to two decimals', /<PrezzoUnitario>(\d+\.\d\d)\d+</, '<PrezzoUnitario>$1<'],
  ['a price of nine decimals', /<PrezzoUnitario>(\d+\.\d+)</, '<PrezzoUnitario>$1000000001<'],
  ['another quantity', '<Quantita>3.00<', '<Quantita>30.00<'],
  ['a quantity without decimals', '<Quantita>3.00<', '<Quantita>3<'],
  ['a cent less is payable', /(<ImportoPagamento>\d+\.\d)\d/, '$15'],
  ['a cent more tax', /(<Imposta>\d+\.)\d\d/, '$100'],
  ['the total without the tax', /<ImportoTotaleDocumento>\d+\.\d\d/, '<ImportoTotaleDocumento>1.00'],
  ['no row of the rate', /<DatiRiepilogo>.*<\/DatiRiepilogo>/, ''],
  ['a rate as a fraction', /<AliquotaIVA>22\.00</g, '<AliquotaIVA>0.22<'],
  ['a rate without decimals', '<AliquotaIVA>22.00<', '<AliquotaIVA>22<'],
  ['a reason for no tax where there is tax', '<EsigibilitaIVA>', '<Natura>N3.1</Natura><EsigibilitaIVA>'],
  ['another day', /<Data>2026-11-15</, '<Data>15/11/2026<'],
  ['a number without digits', '<Numero>2026-000017<', '<Numero>FATTURA<'],
  ['a number that is too long', '<Numero>2026-000017<', '<Numero>2026-0000000000000017<'],
  ['a code of an authority for a company', '<CodiceDestinatario>0000000<', '<CodiceDestinatario>UFABC1<'],
  ['the sign of a buyer abroad', '<CodiceDestinatario>0000000<', '<CodiceDestinatario>XXXXXXX<'],
  ['the version of another buyer', 'versione="FPR12"', 'versione="FPA12"'],
  ['another namespace', 'fatture/v1.2', 'fatture/v1.1'],
  ['children in the namespace', /<(\/?)Numero>/g, '<$1p:Numero>'],
  [
    'a seller of another country',
    /<IdPaese>IT<\/IdPaese><IdCodice>99999999999/g,
    '<IdPaese>DE</IdPaese><IdCodice>999999999',
  ],
  ['a buyer without a number', /(<CessionarioCommittente><DatiAnagrafici>)<IdFiscaleIVA>.*?<\/IdFiscaleIVA>/, '$1'],
  ['a number of ten digits', '<IdCodice>12345678901<', '<IdCodice>1234567890<'],
  ['letters that are not Latin', 'Musterstraße', 'Łódź'],
  ['no regime', '<RegimeFiscale>RF01</RegimeFiscale>', ''],
  ['a postal code of another country', '<CAP>00184<', '<CAP>10-115<'],
  ['two parts in another order', /(<CAP>00184<\/CAP>)(<Comune>.*?<\/Comune>)/, '$2$1'],
  ['lines of one number', '<NumeroLinea>2<', '<NumeroLinea>1<'],
  ['a fee is an article', '<TipoCessionePrestazione>AC<', '<TipoCessionePrestazione>XX<'],
  ['the code of a credit note', '<TipoDocumento>TD01<', '<TipoDocumento>TD04<'],
  ['an empty part', /<Causale>.*?<\/Causale>/, '<Causale></Causale>'],
  ['two means of payment codes', '<ModalitaPagamento>MP08<', '<ModalitaPagamento>68<'],
];

const ofRoundedFatturaPa: readonly Fault[] = [
  ['the rounding is left out', /<Arrotondamento>.*?<\/Arrotondamento>/, ''],
  ['the rounding has the other sign', '<Arrotondamento>-', '<Arrotondamento>'],
  ['the tax makes up for the rounding', '<Imposta>1.89<', '<Imposta>1.88<'],
];

const ofFatturaPaAbroad: readonly Fault[] = [
  ['no reason for no tax in the line', /<Natura>N3\.2<\/Natura>/, ''],
  ['no reason for no tax in the row', /(.*)<Natura>N3\.2<\/Natura>/, '$1'],
  ['the reason that is no longer allowed', /N3\.2/g, 'N3'],
  ['an Italian buyer', '<IdPaese>AT</IdPaese><IdCodice>U12345678<', '<IdPaese>IT</IdPaese><IdCodice>12345678901<'],
  ['no sign of a buyer abroad', 'XXXXXXX', '0000000'],
];

const ofFatturaPaCredit: readonly Fault[] = [
  ['the code of an invoice', '<TipoDocumento>TD04<', '<TipoDocumento>TD01<'],
  ['no invoice that it corrects', /<DatiFattureCollegate>.*?<\/DatiFattureCollegate>/, ''],
  ['a day before its invoice', '<Data>2026-11-02<', '<Data>2026-11-16<'],
  [
    'amounts below zero',
    /<(PrezzoTotale|ImponibileImporto|Imposta|ImportoPagamento|ImportoTotaleDocumento)>/g,
    '<$1>-',
  ],
];

const ofFa3: readonly Fault[] = [
  ['the line is a cent more', /(<P_11>\d+\.\d)\d/, '$19'],
  ['the price is cut to two decimals', /<P_9A>(\d+\.\d\d)\d+</, '<P_9A>$1<'],
  ['a price of nine decimals', /<P_9A>(\d+\.\d+)</, '<P_9A>$1000000001<'],
  ['another quantity', '<P_8B>3<', '<P_8B>30<'],
  ['a cent more tax', /(<P_14_1>\d+\.)\d\d/, '$100'],
  ['tax without its basis', /<P_13_1>.*?<\/P_13_1>/, ''],
  ['a basis without its tax', /<P_14_1>.*?<\/P_14_1>/, ''],
  ['sums of another rate', /P_1([34])_1>/g, 'P_1$1_2>'],
  ['sums of an exemption', /<P_13_1>(.*?)<\/P_13_1><P_14_1>.*?<\/P_14_1>/, '<P_13_7>$1</P_13_7>'],
  ['a cent less is due', /(<P_15>\d+\.\d)\d/, '$15'],
  ['a rate of another country', '<P_12>23<', '<P_12>19<'],
  ['a rate with its sign', '<P_12>23<', '<P_12>23%<'],
  ['a comma for a point', /<P_15>(\d+)\./, '<P_15>$1,'],
  ['a zero before the amount', '<P_15>', '<P_15>0'],
  ['another currency', '<KodWaluty>PLN<', '<KodWaluty>EUR<'],
  ['the number of the seller with its country', '<NIP>9999999999<', '<NIP>PL9999999999<'],
  ['no number of the seller', '<NIP>9999999999</NIP>', ''],
  ['two numbers of the buyer', '<NIP>1234567890</NIP>', '<NIP>1234567890</NIP><BrakID>1</BrakID>'],
  ['no word of a local authority', '<JST>2</JST>', ''],
  ['no word of a VAT group', '<GV>2</GV>', ''],
  ['no notes', /<Adnotacje>.*?<\/Adnotacje>/, ''],
  ['a note is missing', '<P_23>2</P_23>', ''],
  ['the form before', 'kodSystemowy="FA (3)"', 'kodSystemowy="FA (2)"'],
  ['the namespace before', '2025/06/25/13775', '2023/06/29/12648'],
  ['no time of making', /<DataWytworzeniaFa>.*?<\/DataWytworzeniaFa>/, ''],
  ['lines before the kind', /(<RodzajFaktury>VAT<\/RodzajFaktury>)(.*)(<FaWiersz>.*<\/FaWiersz>)/, '$2$3$1'],
  ['lines of one number', '<NrWierszaFa>2<', '<NrWierszaFa>1<'],
  ['a correction that corrects nothing', '<RodzajFaktury>VAT<', '<RodzajFaktury>KOR<'],
  ['a discouraged sign', 'Musterstraße', 'Muster\u0085straße'],
  ['another means of payment', '<PlatnoscInna>1</PlatnoscInna>', '<FormaPlatnosci>9</FormaPlatnosci>'],
];

const ofRoundedFa3: readonly Fault[] = [
  ['the rounding is left out', /<Rozliczenie>.*?<\/Rozliczenie>/, ''],
  ['the rounding is added', /Odlicze/g, 'Obciaze'],
  ['the sum of the rounding is another', /(<Suma\w+>)0\.01/, '$10.02'],
  ['what is due is the total', '<DoZaplaty>10.45<', '<DoZaplaty>10.46<'],
];

const ofFa3Abroad: readonly Fault[] = [
  ['the sum of exports', /P_13_6_2/g, 'P_13_6_3'],
  ['the rate of exports', '<P_12>0 WDT<', '<P_12>0 EX<'],
  ['a number of a country that is not in the Union', '<KodUE>AT<', '<KodUE>CH<'],
];

const ofFa3Credit: readonly Fault[] = [
  ['the kind of an invoice', '<RodzajFaktury>KOR<', '<RodzajFaktury>VAT<'],
  ['no invoice that it corrects', /<TypKorekty>.*?<\/DaneFaKorygowanej>/, ''],
  ['no day of that invoice', /<DataWystFaKorygowanej>.*?<\/DataWystFaKorygowanej>/, ''],
  ['no word whether KSeF has that invoice', '<NrKSeFN>1</NrKSeFN>', ''],
  [
    'a number that KSeF never gave',
    '<NrKSeFN>1</NrKSeFN>',
    '<NrKSeF>1</NrKSeF><NrKSeFFaKorygowanej>1</NrKSeFFaKorygowanej>',
  ],
  ['an amount above zero', '<P_15>-', '<P_15>'],
  ['pieces above zero', '<P_8B>-', '<P_8B>'],
  ['a line above zero', '<P_11>-', '<P_11>'],
  ['an invoice of later', '<DataWystFaKorygowanej>2026-11-02<', '<DataWystFaKorygowanej>2026-11-16<'],
];

function fatturaPaOf(order: OrderRecord, preceding: typeof invoiceBefore | null = null): string {
  const sold = soldAsIn('IT', order);
  return writeFatturaPa(invoiceOfOrder(sold.order, preceding, sold.sellerVatId));
}

function fa3Of(order: OrderRecord, preceding: typeof invoiceBefore | null = null): string {
  const sold = soldAsIn('PL', order);
  return writeFa3(invoiceOfOrder(sold.order, preceding, sold.sellerVatId));
}

/** What an office would find, without knowing what was meant: null where it finds nothing. */
function faultOf(xml: string, order: OrderRecord): string | null {
  try {
    const { totals } = xml.includes('FatturaElettronica') ? readFatturaPa(xml) : readFa3(xml);
    return totals.payableCents === order.grossCents ? null : 'is payable with another amount';
  } catch (err) {
    return String(err);
  }
}

describe('a fault of the writer is found in', () => {
  it.each([
    ...ofFatturaPa.map((fault) => ({ form: 'FatturaPA', fault, order: taxed, xml: fatturaPaOf(taxed) })),
    ...ofRoundedFatturaPa.map((fault) => ({ form: 'FatturaPA', fault, order: rounded, xml: fatturaPaOf(rounded) })),
    ...ofFatturaPaAbroad.map((fault) => ({ form: 'FatturaPA', fault, order: abroad, xml: fatturaPaOf(abroad) })),
    ...ofFatturaPaCredit.map((fault) => ({
      form: 'FatturaPA',
      fault,
      order: taxed,
      xml: fatturaPaOf(taxed, invoiceBefore),
    })),
    ...ofFa3.map((fault) => ({ form: 'FA(3)', fault, order: taxed, xml: fa3Of(taxed) })),
    ...ofRoundedFa3.map((fault) => ({ form: 'FA(3)', fault, order: rounded, xml: fa3Of(rounded) })),
    ...ofFa3Abroad.map((fault) => ({ form: 'FA(3)', fault, order: abroad, xml: fa3Of(abroad) })),
    ...ofFa3Credit.map((fault) => ({ form: 'FA(3)', fault, order: taxed, xml: fa3Of(taxed, invoiceBefore) })),
  ])('$form: $fault.0', ({ fault: [, from, to], order, xml }) => {
    expect(faultOf(xml, order)).toBeNull();
    const faulty = xml.replace(from, to);
    expect(faulty).not.toBe(xml);
    expect(faultOf(faulty, order)).not.toBeNull();
  });
});
