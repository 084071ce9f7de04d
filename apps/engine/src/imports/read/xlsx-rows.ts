import { unescapeCell, type XmlEvents, XlsxParts } from './xlsx-parts';
import { type Cell, columnsOf, faultOfCells, FileFault, mostColumns, type Table, type TableRow } from './file-fault';

/** The first sheet of a workbook. */
export async function openXlsx(bytes: Uint8Array): Promise<Table> {
  const parts = new XlsxParts(bytes);
  const sheet = parts.firstSheet();
  const words = await parts.sharedWords();
  const rows = rowsOfSheet(parts.read(sheet), words)[Symbol.iterator]();
  const head = rows.next();
  if (head.done === true) throw new FileFault('The first sheet of the workbook is empty.');
  const columns = columnsOf(head.value.cells);
  return { format: 'XLSX, first sheet', columns, rows: faulty(rows, columns.length) };
}

function* faulty(rows: Iterator<TableRow>, columns: number): Generator<TableRow> {
  for (let row = rows.next(); row.done !== true; row = rows.next()) {
    const { line, cells, fault } = row.value;
    yield { line, cells: cells.slice(0, columns), fault: fault ?? faultOfCells(cells, columns) };
  }
}

interface OpenCell {
  readonly at: number;
  readonly type: string;
  text: string;
}

function* rowsOfSheet(events: Iterable<XmlEvents>, words: readonly string[]): Generator<TableRow> {
  let line = 0;
  let cells: Cell[] = [];
  let fault: string | null = null;
  let cell: OpenCell | null = null;
  let reads = false;
  for (const batch of events) {
    for (const event of batch) {
      if (event.kind === 'open' && event.name === 'row') {
        line = lineOf(event.attributes['r']) ?? line + 1;
        cells = [];
        fault = null;
      } else if (event.kind === 'open' && event.name === 'c') {
        const at = columnOf(event.attributes['r']) ?? cells.length;
        cell = { at, type: event.attributes['t'] ?? 'n', text: '' };
      } else if (event.kind === 'text') {
        if (reads && cell !== null) cell.text += event.text;
      } else if (event.name === 'v' || event.name === 't') {
        reads = event.kind === 'open';
      } else if (event.kind === 'close' && event.name === 'c' && cell !== null) {
        if (cell.type === 'e') fault = `has ${cell.text || 'an error'} in column ${cell.at + 1}`;
        if (cell.at >= mostColumns) fault = `has more than ${mostColumns} cells`;
        else {
          while (cells.length < cell.at) cells.push('');
          cells[cell.at] = valueOf(cell, words);
        }
        cell = null;
      } else if (event.kind === 'close' && event.name === 'row' && (fault !== null || cells.some((one) => one !== '')))
        yield { line, cells, fault };
    }
  }
}

function valueOf({ type, text }: OpenCell, words: readonly string[]): Cell {
  if (type === 's') return words[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'true' : 'false';
  if (type !== 'n') return unescapeCell(text);
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
}

const lineOf = (reference: string | undefined): number | null =>
  /^\d{1,7}$/.test(reference ?? '') ? Number(reference) : null;

/** `AB12` is in the column 27, counted from 0. */
function columnOf(reference: string | undefined): number | null {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? [];
  if (letters === undefined) return null;
  return Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce((sum, digit) => sum * 26 + digit, 0) - 1;
}
