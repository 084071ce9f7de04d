import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { DataSheetView } from '../../app/product/details/data-sheet-view.ts';

const fonts = {
  regular: fileURLToPath(new URL('fonts/inter-regular.ttf', import.meta.url)),
  strong: fileURLToPath(new URL('fonts/inter-semibold.ttf', import.meta.url)),
};

// The shop's own colours; points from here on.
const ink = '#14202b';
const grey = '#5b6b7a';
const hairline = '#e6eaee';
const shade = '#f4f6f8';
const margins = { top: 64, bottom: 64, left: 56, right: 56 };
const gap = 12;
const shopName = 'Tradehall';

type Sheet = PDFKit.PDFDocument;

const widthOf = ({ page }: Sheet): number => page.width - margins.left - margins.right;
const bottomOf = ({ page }: Sheet): number => page.height - margins.bottom;

const text = (sheet: Sheet, words: string, font: keyof typeof fonts, size: number, colour: string): Sheet =>
  sheet
    .font(fonts[font])
    .fontSize(size)
    .fillColor(colour)
    .text(words, margins.left, sheet.y, { width: widthOf(sheet) });

/** What belongs together is not torn apart by the end of a page. */
function keepTogether(sheet: Sheet, height: number): void {
  if (sheet.y + height > bottomOf(sheet)) sheet.addPage();
}

function drawHeading(sheet: Sheet, heading: string): void {
  keepTogether(sheet, 60);
  sheet.moveDown(1.2);
  text(sheet, heading, 'strong', 13, ink);
  sheet.y += gap / 2;
}

function drawList(sheet: Sheet, items: readonly string[]): void {
  for (const item of items) {
    keepTogether(sheet, 16);
    text(sheet, `•  ${item}`, 'regular', 10, ink);
    sheet.y += 3;
  }
}

interface Row {
  readonly label: string;
  readonly value: string;
}

function drawRow(sheet: Sheet, { label, value }: Row, isShaded: boolean): void {
  const column = widthOf(sheet) / 2 - gap;
  sheet.font(fonts.regular).fontSize(10);
  const height = Math.max(...[label, value].map((words) => sheet.heightOfString(words, { width: column }))) + 8;
  keepTogether(sheet, height);
  const top = sheet.y;
  if (isShaded) sheet.rect(margins.left, top, widthOf(sheet), height).fill(shade);
  sheet.fillColor(grey).text(label, margins.left + gap / 2, top + 4, { width: column });
  sheet.fillColor(ink).text(value, margins.left + widthOf(sheet) / 2, top + 4, { width: column });
  sheet.y = top + height;
}

const drawRows = (sheet: Sheet, rows: readonly Row[]): void =>
  rows.forEach((row, at) => drawRow(sheet, row, at % 2 === 0));

function drawHead(sheet: Sheet, { title, brand, name, numbers }: DataSheetView): void {
  text(sheet, title, 'regular', 10, grey);
  sheet.moveDown(0.6);
  text(sheet, brand, 'strong', 11, grey);
  text(sheet, name, 'strong', 20, ink);
  sheet.moveDown(0.6);
  drawRows(sheet, numbers);
}

function drawSafety(sheet: Sheet, safety: NonNullable<DataSheetView['safety']>): void {
  drawHeading(sheet, safety.heading);
  for (const { role, name, address, email } of safety.contacts) {
    keepTogether(sheet, 60);
    text(sheet, role, 'strong', 10, ink);
    text(sheet, [name, ...address, email].join('\n'), 'regular', 10, ink);
    sheet.y += gap / 2;
  }
  if (safety.warnings.length > 0) {
    keepTogether(sheet, 40);
    text(sheet, safety.warningsTitle, 'strong', 10, ink);
    sheet.y += 3;
    drawList(sheet, safety.warnings);
  }
}

/** On every page, once it is known how many there are. */
function drawFeet(sheet: Sheet, view: DataSheetView): void {
  const { start, count } = sheet.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    sheet.switchToPage(page);
    // Below the margin, where text would otherwise begin another page.
    sheet.page.margins.bottom = 0;
    const top = sheet.page.height - 40;
    const line = { width: widthOf(sheet), lineBreak: false } as const;
    sheet
      .moveTo(margins.left, top - 8)
      .lineTo(margins.left + widthOf(sheet), top - 8)
      .strokeColor(hairline)
      .stroke();
    sheet.font(fonts.regular).fontSize(8).fillColor(grey);
    sheet.text(`${shopName} · ${view.date}`, margins.left, top, line);
    sheet.text(view.page(page - start + 1, count), margins.left, top, { ...line, align: 'right' });
  }
}

function drawBody(sheet: Sheet, view: DataSheetView): void {
  for (const { heading, items } of [view.highlights, view.deliveryContents]) {
    if (items.length > 0) {
      drawHeading(sheet, heading);
      drawList(sheet, items);
    }
  }
  if (view.technicalData.rows.length > 0) {
    drawHeading(sheet, view.technicalData.heading);
    drawRows(sheet, view.technicalData.rows);
  }
  if (view.safety !== null) drawSafety(sheet, view.safety);
}

/** A4, as many pages as it takes. */
export const drawDataSheet = (view: DataSheetView): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const sheet = new PDFDocument({
      size: 'A4',
      margins,
      bufferPages: true,
      lang: view.locale,
      displayTitle: true,
      font: fonts.regular,
      info: { Title: `${view.name}, ${view.title}`, Author: shopName },
    });
    const chunks: Buffer[] = [];
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', () => resolve(Buffer.concat(chunks)));
    sheet.on('error', reject);
    drawHead(sheet, view);
    drawBody(sheet, view);
    drawFeet(sheet, view);
    sheet.end();
  });
