import { any, choice, many, maybe, one, optional } from './format-table';

const amount = /^-?([1-9]\d{0,15}|0)(\.\d{1,2})?$/;
const eight = /^-?([1-9]\d{0,13}|0)(\.\d{1,8})?$/;
const six = /^-?([1-9]\d{0,15}|0)(\.\d{1,6})?$/;
const day = /^20\d{2}-\d{2}-\d{2}$/;
const country = /^[A-Z]{2}$/;
const counted = /^[1-9]\d*$/;
const yes = /^1$/;
const yesOrNo = /^[12]$/;
/** The discouraged characters are refused by KSeF before the schema is asked. */
const text = (most: number) => new RegExp(`^[^\\u007F-\\u009F\\uFDD0-\\uFDEF]{1,${most}}$`, 'u');
const nip = /^[1-9]((\d[1-9])|([1-9]\d))\d{7}$/;
const memberState = /^(AT|BE|BG|CY|CZ|DK|EE|FI|FR|DE|EL|HR|HU|IE|IT|LV|LT|LU|MT|NL|PL|PT|RO|SK|SI|ES|SE|XI)$/;

const address = [
  one('KodKraju', country),
  one('AdresL1', text(512)),
  maybe('AdresL2', text(512)),
  maybe('GLN', text(13)),
];
const contact = [maybe('Email', /^.+@.+$/), maybe('Telefon', text(16))];

const header = [
  one('KodFormularza', /^FA$/, { kodSystemowy: /^FA \(3\)$/, wersjaSchemy: /^1-0E$/ }),
  one('WariantFormularza', /^3$/),
  one('DataWytworzeniaFa', /^20[2-4]\d-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/),
  maybe('SystemInfo', text(256)),
];

const seller = [
  maybe('PrefiksPodatnika', /^PL$/),
  maybe('NrEORI', text(256)),
  one('DaneIdentyfikacyjne', [one('NIP', nip), one('Nazwa', text(512))]),
  one('Adres', address),
  maybe('AdresKoresp', address),
  any('DaneKontaktowe', contact, 3),
  maybe('StatusInfoPodatnika', /^[1-4]$/),
];

const buyer = [
  maybe('NrEORI', text(256)),
  one('DaneIdentyfikacyjne', [
    choice(
      [one('NIP', nip)],
      [one('KodUE', memberState), one('NrVatUE', /^[\dA-Z+*]{1,12}$/)],
      [maybe('KodKraju', country), one('NrID', text(50))],
      [one('BrakID', yes)],
    ),
    maybe('Nazwa', text(512)),
  ]),
  maybe('Adres', address),
  maybe('AdresKoresp', address),
  any('DaneKontaktowe', contact, 3),
  maybe('NrKlienta', text(256)),
  maybe('IDNabywcy', text(32)),
  one('JST', yesOrNo),
  one('GV', yesOrNo),
];

const sums = [
  ...[1, 2, 3, 4].map((rate) =>
    optional([one(`P_13_${rate}`, amount), one(`P_14_${rate}`, amount), maybe(`P_14_${rate}W`, amount)]),
  ),
  optional([one('P_13_5', amount), maybe('P_14_5', amount)]),
  ...['6_1', '6_2', '6_3', '7', '8', '9', '10', '11'].map((kind) => maybe(`P_13_${kind}`, amount)),
  one('P_15', amount),
];

const notes = [
  ...['P_16', 'P_17', 'P_18', 'P_18A'].map((name) => one(name, yesOrNo)),
  one('Zwolnienie', [one('P_19N', yes)]),
  one('NoweSrodkiTransportu', [one('P_22N', yes)]),
  one('P_23', yesOrNo),
  one('PMarzy', [one('P_PMarzyN', yes)]),
];

const corrected = [
  one('DataWystFaKorygowanej', day),
  one('NrFaKorygowanej', text(256)),
  choice(
    [one('NrKSeF', yes), one('NrKSeFFaKorygowanej', /^[1-9]\d{9}-20\d{6}-[0-9A-F]{6}-?[0-9A-F]{6}-[0-9A-F]{2}$/)],
    [one('NrKSeFN', yes)],
  ),
];

const line = [
  one('NrWierszaFa', counted),
  maybe('UU_ID', text(50)),
  maybe('P_6A', day),
  maybe('P_7', text(512)),
  maybe('Indeks', text(50)),
  maybe('GTIN', text(20)),
  maybe('PKWiU', text(50)),
  maybe('CN', text(50)),
  maybe('PKOB', text(50)),
  maybe('P_8A', text(256)),
  maybe('P_8B', six),
  maybe('P_9A', eight),
  maybe('P_9B', eight),
  maybe('P_10', eight),
  maybe('P_11', amount),
  maybe('P_11A', amount),
  maybe('P_11Vat', amount),
  maybe('P_12', /^(23|22|8|7|5|4|3|0 KR|0 WDT|0 EX|zw|oo|np I|np II)$/),
  maybe('P_12_XII', /^\d{1,3}(\.\d{1,6})?$/),
  maybe('P_12_Zal_15', yes),
  maybe('KwotaAkcyzy', amount),
  maybe('GTU', /^GTU_(0[1-9]|1[0-3])$/),
  maybe('KursWaluty', six),
  maybe('StanPrzed', yes),
];

const added = [one('Kwota', amount), one('Powod', text(256))];
const settlement = [
  any('Obciazenia', added, 100),
  maybe('SumaObciazen', amount),
  any('Odliczenia', added, 100),
  maybe('SumaOdliczen', amount),
  optional([one('DoZaplaty', amount)], [one('DoRozliczenia', amount)]),
];

const payment = [
  optional([one('Zaplacono', yes), one('DataZaplaty', day)]),
  any('TerminPlatnosci', [maybe('Termin', day)], 100),
  optional([one('FormaPlatnosci', /^[1-7]$/)], [one('PlatnoscInna', yes), one('OpisPlatnosci', text(256))]),
  any(
    'RachunekBankowy',
    [one('NrRB', /^.{10,34}$/), maybe('SWIFT', /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/), maybe('NazwaBanku', text(256))],
    100,
  ),
];

/**
 * FA(3) 1-0E by its schema: names, order, how often, patterns. Left out is what no document of the shop may have: third parties,
 * advance invoices and their orders, transport, exemptions, vehicles, margins, attachments.
 */
export const fa3 = one(
  'Faktura',
  [
    one('Naglowek', header),
    one('Podmiot1', seller),
    one('Podmiot2', buyer),
    one('Fa', [
      one('KodWaluty', /^[A-Z]{3}$/),
      one('P_1', day),
      maybe('P_1M', text(256)),
      one('P_2', text(256)),
      any('WZ', text(256), 1_000),
      maybe('P_6', day),
      ...sums,
      maybe('KursWalutyZ', six),
      one('Adnotacje', notes),
      one('RodzajFaktury', /^(VAT|KOR|ZAL|ROZ|UPR|KOR_ZAL|KOR_ROZ)$/),
      optional([
        maybe('PrzyczynaKorekty', text(256)),
        maybe('TypKorekty', /^[123]$/),
        many('DaneFaKorygowanej', corrected, 50_000),
      ]),
      maybe('FP', yes),
      maybe('TP', yes),
      any('DodatkowyOpis', [maybe('NrWiersza', counted), one('Klucz', text(256)), one('Wartosc', text(256))], 10_000),
      any('FaWiersz', line, 10_000),
      maybe('Rozliczenie', settlement),
      maybe('Platnosc', payment),
      maybe('WarunkiTransakcji', [
        any('Umowy', [maybe('DataUmowy', day), maybe('NrUmowy', text(256))], 100),
        any('Zamowienia', [maybe('DataZamowienia', day), maybe('NrZamowienia', text(256))], 100),
      ]),
    ]),
  ],
  { xmlns: /^http:\/\/crd\.gov\.pl\/wzor\/2025\/06\/25\/13775\/$/ },
);
