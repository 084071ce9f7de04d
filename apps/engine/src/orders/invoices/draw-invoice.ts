import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { engineFolder } from '../../platform/engine-folder';
import { embedInvoice } from './embed-invoice';
import type { InvoiceLine, InvoiceView } from './invoice-view';

type Sheet = PDFKit.PDFDocument;

const fonts = {
  regular: join(engineFolder('invoice-fonts'), 'inter-regular.ttf'),
  strong: join(engineFolder('invoice-fonts'), 'inter-semibold.ttf'),
} as const;

// The shop's own colours; points from here on.
const ink = '#14202b';
const grey = '#5b6b7a';
const hairline = '#c9d1d9';
const shade = '#f4f6f8';
const margins = { top: 56, bottom: 72, left: 56, right: 56 };
const gap = 8;
const shopName = 'Tradehall';
/** Of the columns right of the description: quantity, price of one, rate, net, gross. */
const widths = [58, 70, 40, 72, 72] as const;
const widthOfOthers = widths.reduce((sum, width) => sum + width, 0);

interface Look {
  readonly font?: keyof typeof fonts;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const right = ({ page }: Sheet): number => page.width - margins.right;
const widthOf = (sheet: Sheet): number => right(sheet) - margins.left;

/** Writes, and says where it ended. */
function write(sheet: Sheet, text: string, { x, y, width }: Place, look: Look = {}): number {
  const { font = 'regular', size = 9, colour = ink, align = 'left' } = look;
  sheet.font(fonts[font]).fontSize(size).fillColor(colour).text(text, x, y, { width, align, lineGap: 2 });
  return sheet.y;
}

function heightOf(sheet: Sheet, text: string, width: number, { font = 'regular', size = 9 }: Look = {}): number {
  return sheet.font(fonts[font]).fontSize(size).heightOfString(text, { width, lineGap: 2 });
}

function rule(sheet: Sheet, y: number, from = margins.left): void {
  sheet.moveTo(from, y).lineTo(right(sheet), y).lineWidth(0.5).strokeColor(hairline).stroke();
}

/** What belongs together is not torn apart by the end of a page. True where that began a new one. */
function roomFor(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= sheet.page.height - margins.bottom) return false;
  sheet.addPage();
  sheet.y = margins.top;
  return true;
}

function drawHead(sheet: Sheet, { seller, buyer, facts, title, delivery }: InvoiceView): void {
  const half = widthOf(sheet) / 2;
  const second = margins.left + half;
  write(sheet, shopName, { x: margins.left, y: margins.top, width: half }, { font: 'strong', size: 16 });
  const sellerPlace = { x: second, y: margins.top, width: half };
  const name = write(sheet, seller.name, sellerPlace, { font: 'strong', align: 'right' });
  write(sheet, seller.lines.join('\n'), { ...sellerPlace, y: name }, { colour: grey, align: 'right' });
  // Where the window of an envelope is.
  const top = 160;
  const buyerEnd = write(sheet, buyer.join('\n'), { x: margins.left, y: top, width: half - gap }, { size: 10 });
  let y = top;
  for (const { label, value } of facts) {
    const labelEnd = write(sheet, label, { x: second, y, width: half * 0.55 - gap }, { colour: grey });
    const valueEnd = write(sheet, value, { x: second + half * 0.55, y, width: half * 0.45 }, { align: 'right' });
    y = Math.max(labelEnd, valueEnd) + 2;
  }
  if (delivery) {
    const at = { x: second, y: y + gap, width: half };
    const titleEnd = write(sheet, delivery.title, at, { colour: grey });
    y = write(sheet, delivery.lines.join(', '), { ...at, y: titleEnd });
  }
  sheet.y = Math.max(buyerEnd, y, 250) + 24;
  write(sheet, title, { x: margins.left, y: sheet.y, width: widthOf(sheet) }, { font: 'strong', size: 18 });
  sheet.y += 14;
}

/** Texts beside one another, the first as wide as there is room. */
function drawCells(sheet: Sheet, texts: readonly string[], y: number, look: Look): number {
  let x = right(sheet) - widthOfOthers;
  let end = y;
  for (const [at, width] of widths.entries()) {
    const place = { x, y, width: width - gap / 2 };
    end = Math.max(end, write(sheet, texts[at] ?? '', place, { ...look, align: 'right' }));
    x += width;
  }
  return end;
}

function drawColumns(sheet: Sheet, { columns }: InvoiceView): void {
  const look = { size: 8, colour: grey } as const;
  const heights = columns.others.map((text, at) => heightOf(sheet, text, (widths[at] ?? 0) - gap / 2, look));
  const height = Math.max(...heights) + gap;
  const y = sheet.y;
  sheet.rect(margins.left, y, widthOf(sheet), height).fill(shade);
  write(sheet, columns.name, { x: margins.left + gap / 2, y: y + gap / 2, width: 120 }, look);
  drawCells(sheet, columns.others, y + gap / 2, look);
  sheet.y = y + height;
}

function drawLine(sheet: Sheet, { name, detail, cells }: InvoiceLine, view: InvoiceView): void {
  const width = widthOf(sheet) - widthOfOthers - gap;
  const height = heightOf(sheet, name, width) + (detail === null ? 0 : heightOf(sheet, detail, width, { size: 8 }));
  if (roomFor(sheet, height + 2 * gap)) drawColumns(sheet, view);
  const y = sheet.y + gap;
  const at = { x: margins.left + gap / 2, y, width };
  const nameEnd = write(sheet, name, at);
  const end = detail === null ? nameEnd : write(sheet, detail, { ...at, y: nameEnd }, { size: 8, colour: grey });
  sheet.y = Math.max(end, drawCells(sheet, cells, y, {})) + gap - 2;
  rule(sheet, sheet.y);
}

function drawTotals(sheet: Sheet, { totals, total }: InvoiceView): void {
  roomFor(sheet, 24 * (totals.length + 1));
  const from = margins.left + widthOf(sheet) / 2;
  const label = widthOf(sheet) / 2 - 130;
  let y = sheet.y + gap;
  const row = (text: string, value: string, look: Look) => {
    const end = write(sheet, text, { x: from, y, width: label }, look);
    write(sheet, value, { x: right(sheet) - 130, y, width: 130 - gap / 2 }, { ...look, align: 'right' });
    y = end + 4;
  };
  for (const each of totals) row(each.label, each.value, {});
  rule(sheet, y, from);
  y += 6;
  row(total.label, total.value, { font: 'strong', size: 12 });
  sheet.y = y + 12;
}

function drawVat(sheet: Sheet, { vat }: InvoiceView): void {
  roomFor(sheet, 32 + 16 * (vat.rows.length + 1));
  sheet.y = write(sheet, vat.title, { x: margins.left, y: sheet.y, width: widthOf(sheet) }, { font: 'strong' }) + 4;
  const width = widthOf(sheet) / vat.head.length;
  const draw = (texts: readonly string[], look: Look) => {
    const y = sheet.y;
    const ends = texts.map((text, at) => {
      const place = { x: margins.left + at * width, y, width: width - gap / 2 };
      return write(sheet, text, place, { ...look, align: at === 0 ? 'left' : 'right' });
    });
    sheet.y = Math.max(...ends) + 3;
  };
  draw(vat.head, { size: 8, colour: grey });
  rule(sheet, sheet.y - 2);
  sheet.y += 2;
  for (const row of vat.rows) draw(row, {});
  sheet.y += 12;
}

function drawNotes(sheet: Sheet, { notes }: InvoiceView): void {
  for (const note of notes) {
    roomFor(sheet, heightOf(sheet, note, widthOf(sheet)));
    sheet.y = write(sheet, note, { x: margins.left, y: sheet.y, width: widthOf(sheet) }) + 4;
  }
}

/** On every page, once it is known how many there are. */
function drawFeet(sheet: Sheet, { foot, page }: InvoiceView): void {
  const { start, count } = sheet.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    sheet.switchToPage(at);
    // Below the margin, where text would otherwise begin another page.
    sheet.page.margins.bottom = 0;
    const y = sheet.page.height - 44;
    rule(sheet, y - gap);
    const look = { size: 8, colour: grey } as const;
    write(sheet, foot, { x: margins.left, y, width: widthOf(sheet) - 80 }, look);
    write(sheet, page(at - start + 1, count), { x: right(sheet) - 80, y, width: 80 }, { ...look, align: 'right' });
  }
}

/** Names stand in the metadata as they are, which are XML. */
const isPlain = (name: string): boolean => !/[<&>]/.test(name);

/** A4, as many pages as it takes. With a file for the books of a company inside it is PDF/A-3, as Factur-X wants it. */
export function drawInvoice(view: InvoiceView, embedded: string | null = null): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const sheet = new PDFDocument({
      size: 'A4',
      margins,
      bufferPages: true,
      lang: view.locale,
      displayTitle: true,
      font: fonts.regular,
      info: { Title: view.title, ...(isPlain(view.seller.name) && { Author: view.seller.name }) },
      ...(embedded !== null && { pdfVersion: '1.7', subset: 'PDF/A-3b' }),
    });
    const chunks: Buffer[] = [];
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', () => resolve(Buffer.concat(chunks)));
    sheet.on('error', reject);
    drawHead(sheet, view);
    drawColumns(sheet, view);
    for (const line of view.lines) drawLine(sheet, line, view);
    drawTotals(sheet, view);
    drawVat(sheet, view);
    drawNotes(sheet, view);
    drawFeet(sheet, view);
    if (embedded !== null) embedInvoice(sheet, embedded);
    sheet.end();
  });
}
