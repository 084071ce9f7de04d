import { any, choice, many, maybe, one } from './format-table';

const latin = (most: number) => new RegExp(`^[\\u0020-\\u007E\\u00A0-\\u00FF]{1,${most}}$`, 'u');
const plain = (most: number) => new RegExp(`^[\\u0020-\\u007E]{1,${most}}$`, 'u');
const two = /^-?\d{1,11}\.\d{2}$/;
const eight = /^-?\d{1,11}\.\d{2,8}$/;
const rate = /^\d{1,3}\.\d{2}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const country = /^[A-Z]{2}$/;
const nature = /^(N1|N2\.[12]|N3\.[1-6]|N4|N5|N6\.[1-9]|N7)$/;
const lineNumber = /^[1-9]\d{0,3}$/;
const taxNumber = /^[A-Z0-9]{11,16}$/;

const fiscalId = [one('IdPaese', country), one('IdCodice', /^.{1,28}$/)];
const address = [
  one('Indirizzo', latin(60)),
  maybe('NumeroCivico', plain(8)),
  one('CAP', /^\d{5}$/),
  one('Comune', latin(60)),
  maybe('Provincia', country),
  one('Nazione', country),
];
const identity = [
  choice([one('Denominazione', latin(80))], [one('Nome', latin(60)), one('Cognome', latin(60))]),
  maybe('Titolo', plain(10)),
  maybe('CodEORI', /^.{13,17}$/),
];
const discount = [one('Tipo', /^(SC|MG)$/), maybe('Percentuale', rate), maybe('Importo', eight)];
const related = [
  any('RiferimentoNumeroLinea', lineNumber, 9_999),
  one('IdDocumento', plain(20)),
  maybe('Data', day),
  maybe('NumItem', plain(20)),
  maybe('CodiceCommessaConvenzione', latin(100)),
  maybe('CodiceCUP', plain(15)),
  maybe('CodiceCIG', plain(15)),
];

const header = [
  one('DatiTrasmissione', [
    one('IdTrasmittente', fiscalId),
    one('ProgressivoInvio', plain(10)),
    one('FormatoTrasmissione', /^(FPA12|FPR12)$/),
    one('CodiceDestinatario', /^[A-Z0-9]{6,7}$/),
    maybe('ContattiTrasmittente', [maybe('Telefono', plain(12)), maybe('Email', /^.+@.+\.+.+$/)]),
    maybe('PECDestinatario', /^[^@\s]+@[^@\s]+$/),
  ]),
  one('CedentePrestatore', [
    one('DatiAnagrafici', [
      one('IdFiscaleIVA', fiscalId),
      maybe('CodiceFiscale', taxNumber),
      one('Anagrafica', identity),
      one('RegimeFiscale', /^RF(0[124-9]|1\d|20)$/),
    ]),
    one('Sede', address),
    maybe('StabileOrganizzazione', address),
    maybe('Contatti', [
      maybe('Telefono', /^[\u0020-\u007E]{5,12}$/),
      maybe('Fax', plain(12)),
      maybe('Email', /^.+@.+\.+.+$/),
    ]),
    maybe('RiferimentoAmministrazione', plain(20)),
  ]),
  one('CessionarioCommittente', [
    one('DatiAnagrafici', [
      maybe('IdFiscaleIVA', fiscalId),
      maybe('CodiceFiscale', taxNumber),
      one('Anagrafica', identity),
    ]),
    one('Sede', address),
    maybe('StabileOrganizzazione', address),
  ]),
];

const general = [
  one('DatiGeneraliDocumento', [
    one('TipoDocumento', /^TD(0[1-6]|1[6-9]|2\d)$/),
    one('Divisa', /^[A-Z]{3}$/),
    one('Data', day),
    one('Numero', plain(20)),
    maybe('DatiBollo', [one('BolloVirtuale', /^SI$/), maybe('ImportoBollo', two)]),
    any('ScontoMaggiorazione', discount, 9_999),
    maybe('ImportoTotaleDocumento', two),
    maybe('Arrotondamento', two),
    any('Causale', latin(200), 9_999),
    maybe('Art73', /^SI$/),
  ]),
  any('DatiOrdineAcquisto', related, 9_999),
  any('DatiContratto', related, 9_999),
  any('DatiConvenzione', related, 9_999),
  any('DatiRicezione', related, 9_999),
  any('DatiFattureCollegate', related, 9_999),
];

const goods = [
  many(
    'DettaglioLinee',
    [
      one('NumeroLinea', lineNumber),
      maybe('TipoCessionePrestazione', /^(SC|PR|AB|AC)$/),
      any('CodiceArticolo', [one('CodiceTipo', plain(35)), one('CodiceValore', /^.{1,35}$/)], 9_999),
      one('Descrizione', latin(1_000)),
      maybe('Quantita', /^\d{1,12}\.\d{2,8}$/),
      maybe('UnitaMisura', plain(10)),
      maybe('DataInizioPeriodo', day),
      maybe('DataFinePeriodo', day),
      one('PrezzoUnitario', eight),
      any('ScontoMaggiorazione', discount, 9_999),
      one('PrezzoTotale', eight),
      one('AliquotaIVA', rate),
      maybe('Ritenuta', /^SI$/),
      maybe('Natura', nature),
      maybe('RiferimentoAmministrazione', plain(20)),
    ],
    9_999,
  ),
  many(
    'DatiRiepilogo',
    [
      one('AliquotaIVA', rate),
      maybe('Natura', nature),
      maybe('SpeseAccessorie', two),
      maybe('Arrotondamento', eight),
      one('ImponibileImporto', two),
      one('Imposta', two),
      maybe('EsigibilitaIVA', /^[DIS]$/),
      maybe('RiferimentoNormativo', latin(100)),
    ],
    9_999,
  ),
];

const payment = [
  one('CondizioniPagamento', /^TP0[1-3]$/),
  many(
    'DettaglioPagamento',
    [
      maybe('Beneficiario', latin(200)),
      one('ModalitaPagamento', /^MP(0[1-9]|1\d|2[0-3])$/),
      maybe('DataScadenzaPagamento', day),
      one('ImportoPagamento', two),
      maybe('IstitutoFinanziario', latin(80)),
      maybe('IBAN', /^[a-zA-Z]{2}\d{2}[a-zA-Z0-9]{11,30}$/),
      maybe('BIC', /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$/),
      maybe('CodicePagamento', plain(60)),
    ],
    9_999,
  ),
];

/**
 * FatturaPA 1.2 by its schema: names, order, how often, patterns. Left out is what no document of the shop may have: vehicles,
 * attachments, transport, withheld tax, social funds, agents, professional registers.
 */
export const fatturaPa = one(
  'p:FatturaElettronica',
  [
    one('FatturaElettronicaHeader', header),
    one('FatturaElettronicaBody', [
      one('DatiGenerali', general),
      one('DatiBeniServizi', goods),
      any('DatiPagamento', payment, 9_999),
    ]),
  ],
  {
    'xmlns:p': /^http:\/\/ivaservizi\.agenziaentrate\.gov\.it\/docs\/xsd\/fatture\/v1\.2$/,
    versione: /^(FPA12|FPR12)$/,
  },
);
