import { strToU8, zipSync } from 'fflate';
import { shownAmount } from '@tradehall/domain/money/amount-text.ts';
import { shopInWords } from '../in-words';
import { say } from '../say';
import type { Period } from './figure-words';
import type { Figures, PeriodFigures, StoreFigures } from './figures.documents';

/** An amount stands in minor units, and is written without going through a fraction. */
type Cell = string | number | { readonly cents: number };

export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

const head = (): string[] => [
  ...[say('Store'), say('Currency'), say('From'), say('Until'), say('Orders'), say('Revenue with tax')],
  ...[say('Revenue without tax'), say('Orders not paid yet'), say('Not paid yet'), say('Orders cancelled')],
  ...[say('Net with known cost'), say('Cost'), say('Margin'), say('Coupon uses'), say('Coupons took')],
  ...[say('Withdrawals'), say('Refunds'), say('Refunded'), say('Payment answers'), say('Payments declined')],
];

function rowOf(store: StoreFigures, { from, until }: Period, figures: PeriodFigures): Cell[] {
  const money = (cents: number): Cell => ({ cents });
  return [
    ...[shopInWords(store.storeKey), store.currencyCode, from, until, figures.orders, money(figures.grossCents)],
    ...[money(figures.netCents), figures.unpaidOrders, money(figures.unpaidCents), figures.cancelledOrders],
    ...[money(figures.knownNetCents), money(figures.costCents), money(figures.knownNetCents - figures.costCents)],
    ...[figures.couponUses, money(figures.couponCents), figures.withdrawals, figures.refunds],
    ...[money(figures.refundedCents), figures.paymentAnswers, figures.paymentDeclines],
  ];
}

/** A row for each store, currency and period; no row is a sum of others. */
export function sheetsOf(report: Figures, period: Period): [Sheet, ...Sheet[]] {
  const before = { from: report.beforeFrom, until: report.beforeUntil };
  const placeOf = ({ storeKey, currencyCode }: StoreFigures) => [shopInWords(storeKey), currencyCode];
  return [
    {
      name: say('Figures'),
      rows: [
        head(),
        ...report.items.flatMap((store) => [rowOf(store, period, store.now), rowOf(store, before, store.before)]),
      ],
    },
    {
      name: say('Days'),
      rows: [
        [say('Store'), say('Currency'), say('Day'), say('Orders'), say('Revenue with tax')],
        ...report.items.flatMap((store) =>
          store.days.map(({ day, orders, grossCents }) => [...placeOf(store), day, orders, { cents: grossCents }]),
        ),
      ],
    },
    {
      name: say('Coupons'),
      rows: [
        [
          ...[say('Store'), say('Currency'), say('Code'), say('Uses'), say('Took')],
          ...[say('Uses before'), say('Took before')],
        ],
        ...report.items.flatMap((store) =>
          store.coupons.map((coupon) => [
            ...[...placeOf(store), coupon.code, coupon.uses, { cents: coupon.takenCents }],
            ...[coupon.usesBefore, { cents: coupon.takenCentsBefore }],
          ]),
        ),
      ],
    },
  ];
}

const digitsOf = (cell: Exclude<Cell, string>): string =>
  typeof cell === 'number' ? String(cell) : shownAmount(cell.cents);

/** By RFC 4180. A text that a spreadsheet would take for a formula is kept a text. */
export function csvOf({ rows }: Sheet): string {
  const written = (cell: Cell): string => {
    if (typeof cell !== 'string') return digitsOf(cell);
    const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML has no way to write control characters. */
const escaped = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');

function cellXml(cell: Cell): string {
  if (typeof cell !== 'string') return `<c><v>${digitsOf(cell)}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** A workbook of plain tables: ECMA-376 asks for these parts and no more. */
export function xlsxOf(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/>${sheets
      .map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${media}.worksheet+xml"/>`)
      .join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets>${sheets
      .map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${sheets
      .map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
  };
  for (const [at, { rows }] of sheets.entries())
    parts[`xl/worksheets/sheet${at + 1}.xml`] = `<worksheet xmlns="${spreadsheet}"><sheetData>${rows
      .map((row) => `<row>${row.map(cellXml).join('')}</row>`)
      .join('')}</sheetData></worksheet>`;
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(`${declaration}\n${xml}`)] as const);
  return zipSync(Object.fromEntries(files));
}
