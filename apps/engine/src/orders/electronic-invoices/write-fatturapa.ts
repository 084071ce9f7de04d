import { readVatId } from '@tradehall/domain/countries/vat-id.ts';
import { taxOn } from '../taxed-by-rate';
import { countryOfForm, isRegisteredFor } from './domestic-form';
import type { Address, ElectronicInvoice, TaxCategory, TaxOfRate } from './electronic-invoice';
import { latinText } from './latin-text';
import { decimal, element, writeXml } from './write-xml';

const namespace = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';

/** Why a rate is zero (N3.2: to another member state, N3.1: export), and by which law. Stamp duty is on neither. */
const natures: Readonly<Record<TaxCategory, { readonly code: string; readonly law: string } | null>> = {
  S: null,
  K: { code: 'N3.2', law: 'Art. 41 D.L. 331/1993' },
  G: { code: 'N3.1', law: 'Art. 8 D.P.R. 633/1972' },
};

/** By the code of EN 16931: cash, transfer, transfer by SEPA, online. Where nobody knows, nothing is said of the payment. */
const meansOfPayment: Readonly<Record<string, string>> = { '10': 'MP01', '30': 'MP05', '58': 'MP05', '68': 'MP08' };

/** FatturaPA 1.2, in the order of its schema. Texts are Latin-1 and cut at the length that it has for them. */
export function writeFatturaPa(invoice: ElectronicInvoice): string {
  const { format } = routeOf(invoice.buyer);
  const document = element(
    'p:FatturaElettronica',
    [
      element('FatturaElettronicaHeader', [
        transmissionOf(invoice),
        sellerOf(invoice.seller),
        element('CessionarioCommittente', [
          element('DatiAnagrafici', [fiscalIdOf('IdFiscaleIVA', invoice.buyer), nameOf(invoice.buyer)]),
          addressOf('Sede', invoice.buyer.address),
        ]),
      ]),
      element('FatturaElettronicaBody', [
        generalOf(invoice),
        element('DatiBeniServizi', [linesOf(invoice), summaryOf(invoice)]),
        paymentOf(invoice),
      ]),
    ],
    { 'xmlns:p': namespace, versione: format },
  );
  if (document === null) throw new Error(`invoice ${invoice.number} says nothing`);
  return writeXml(document);
}

function transmissionOf({ number, seller, buyer }: ElectronicInvoice) {
  const { format, code, certifiedMail } = routeOf(buyer);
  return element('DatiTrasmissione', [
    fiscalIdOf('IdTrasmittente', seller),
    // Ten characters: the year of the number with two digits.
    element('ProgressivoInvio', number.replace(/20(?=\d{2}-)/, '').slice(-10)),
    element('FormatoTrasmissione', format),
    element('CodiceDestinatario', code),
    element('PECDestinatario', certifiedMail),
  ]);
}

function fiscalIdOf(name: string, { vatId }: ElectronicInvoice['seller']) {
  const id = vatId === null ? null : readVatId(vatId);
  return element(name, [
    element('IdPaese', id?.country.code ?? vatId?.slice(0, 2) ?? ''),
    element('IdCodice', id?.number ?? vatId?.slice(2) ?? ''),
  ]);
}

const nameOf = ({ name }: ElectronicInvoice['seller']) =>
  element('Anagrafica', [element('Denominazione', latinText(name, 80))]);

function sellerOf(seller: ElectronicInvoice['seller']) {
  const phone = (seller.contact.phone ?? '').replaceAll(/[^+\d]/g, '');
  return element('CedentePrestatore', [
    // The ordinary regime of value added tax.
    element('DatiAnagrafici', [fiscalIdOf('IdFiscaleIVA', seller), nameOf(seller), element('RegimeFiscale', 'RF01')]),
    addressOf('Sede', seller.address),
    element('Contatti', [
      element('Telefono', phone.length >= 5 && phone.length <= 12 ? phone : ''),
      element('Email', seller.contact.email),
    ]),
  ]);
}

/** Five digits are the postal codes of Italy; those of other countries stand before the city. */
function addressOf(name: string, { street, more, postalCode, city, country }: Address) {
  const isItalian = country === countryOfForm('fatturapa').code;
  return element(name, [
    element('Indirizzo', latinText([street, more].filter((part) => part !== '').join(', '), 60)),
    element('CAP', isItalian ? postalCode : '00000'),
    element('Comune', latinText(isItalian ? city : `${postalCode} ${city}`, 60)),
    element('Nazione', country),
  ]);
}

type Route = Readonly<Record<'format' | 'code' | 'certifiedMail', string>>;

/**
 * How the exchange reaches the buyer. Italian registers have numbers for electronic addresses: the office of an authority (0201),
 * certified mail (0202), the channel of a company (0205). The shop asks for none of them. Then the buyer finds the invoice with
 * the tax office, by its VAT number.
 */
export function routeOf(buyer: ElectronicInvoice['buyer']): Route {
  const { scheme, id } = buyer.endpoint;
  const toCompany = { format: 'FPR12', code: '0000000', certifiedMail: '' };
  if (scheme === '0201') return { ...toCompany, format: 'FPA12', code: id };
  if (scheme === '0205') return { ...toCompany, code: id };
  if (scheme === '0202') return { ...toCompany, certifiedMail: id };
  return isRegisteredFor('fatturapa', buyer) ? toCompany : { ...toCompany, code: 'XXXXXXX' };
}

function generalOf(invoice: ElectronicInvoice) {
  const { kind, totals, preceding, purchaseOrder, costCentre } = invoice;
  return element('DatiGenerali', [
    element('DatiGeneraliDocumento', [
      element('TipoDocumento', kind === 'invoice' ? 'TD01' : 'TD04'),
      element('Divisa', invoice.currencyCode),
      element('Data', invoice.issuedOn),
      element('Numero', invoice.number),
      amount('ImportoTotaleDocumento', totals.grossCents),
      totals.roundingCents === 0 ? null : amount('Arrotondamento', totals.roundingCents),
      element('Causale', latinText(`Ordine ${invoice.buyerReference}`, 200)),
      costCentre === null ? null : element('Causale', latinText(`Centro di costo ${costCentre}`, 200)),
      isShort(purchaseOrder) ? null : element('Causale', latinText(`Ordine d'acquisto ${purchaseOrder}`, 200)),
    ]),
    element('DatiOrdineAcquisto', [element('IdDocumento', isShort(purchaseOrder) ? (purchaseOrder ?? '') : '')]),
    element('DatiFattureCollegate', [
      element('IdDocumento', preceding?.number ?? ''),
      element('Data', preceding?.issuedOn ?? ''),
    ]),
  ]);
}

/** What fits where only twenty plain signs do. */
const isShort = (text: string | null): boolean => text === null || /^[\u0020-\u007E]{1,20}$/.test(text);

const amount = (name: string, cents: number) => element(name, decimal(cents, 2));

/** Goods, then what is charged beside them, marked as such (AC). */
function linesOf({ lines, charges }: ElectronicInvoice) {
  const goods = lines.map((line) => ({ ...line, kind: '', unit: 'pz' }));
  const beside = charges.map(({ reason, ...charge }) => {
    const price = { units: charge.netCents, decimals: 2 };
    return { ...charge, kind: 'AC', name: reason, itemNumber: '', quantity: 1, unit: '', price };
  });
  return [...goods, ...beside].map(({ name, itemNumber, price, quantity, ...line }, at) =>
    element('DettaglioLinee', [
      element('NumeroLinea', String(at + 1)),
      element('TipoCessionePrestazione', line.kind),
      itemNumber === ''
        ? null
        : element('CodiceArticolo', [element('CodiceTipo', 'SKU'), element('CodiceValore', latinText(itemNumber, 35))]),
      element('Descrizione', latinText(name, 1000)),
      element('Quantita', decimal(quantity * 100, 2)),
      element('UnitaMisura', line.unit),
      element('PrezzoUnitario', decimal(price.units, price.decimals)),
      amount('PrezzoTotale', line.netCents),
      element('AliquotaIVA', decimal(line.ratePermyriad, 2)),
      element('Natura', natures[line.category]?.code ?? ''),
    ]),
  );
}

function summaryOf({ taxes }: ElectronicInvoice) {
  return taxes.flatMap((tax) =>
    summariesOf(tax).map(({ netCents, taxCents }) =>
      element('DatiRiepilogo', [
        element('AliquotaIVA', decimal(tax.ratePermyriad, 2)),
        element('Natura', natures[tax.category]?.code ?? ''),
        amount('ImponibileImporto', netCents),
        amount('Imposta', taxCents),
        element('EsigibilitaIVA', 'I'),
        element('RiferimentoNormativo', natures[tax.category]?.law ?? ''),
      ]),
    ),
  );
}

type Summary = Pick<TaxOfRate, 'netCents' | 'taxCents'>;

/**
 * The exchange refuses tax that is a cent or more from basis times rate (00421). Credit notes share the cents of one invoice, so
 * theirs may be: then the rate is told in several rows, each with its own tax, which come to the same sums.
 */
export function summariesOf({ netCents, taxCents, ratePermyriad }: TaxOfRate): readonly Summary[] {
  const whole = [{ netCents, taxCents }];
  if (isNearTax({ netCents, taxCents }, ratePermyriad)) return whole;
  for (let part = 1; part <= 100; part += 1) {
    const own = { netCents: part, taxCents: taxOn(part, ratePermyriad) };
    for (let rows = 1; rows <= 3 && rows * part < netCents; rows += 1) {
      const rest = { netCents: netCents - rows * part, taxCents: taxCents - rows * own.taxCents };
      if (taxOn(rest.netCents, ratePermyriad) === rest.taxCents)
        return [rest, ...Array.from({ length: rows }, () => own)];
    }
  }
  return whole;
}

export function isNearTax({ netCents, taxCents }: Summary, ratePermyriad: number): boolean {
  return Math.abs(taxCents * 10_000 - netCents * ratePermyriad) < 10_000;
}

function paymentOf({ payment: { means, reference, account }, totals }: ElectronicInvoice) {
  const code = meansOfPayment[means];
  if (code === undefined) return null;
  return element('DatiPagamento', [
    element('CondizioniPagamento', 'TP02'),
    element('DettaglioPagamento', [
      element('Beneficiario', latinText(account?.owner ?? '', 200)),
      element('ModalitaPagamento', code),
      amount('ImportoPagamento', totals.payableCents),
      element('IBAN', account?.iban ?? ''),
      element('BIC', account?.bic ?? ''),
      element('CodicePagamento', latinText(reference, 60)),
    ]),
  ]);
}
