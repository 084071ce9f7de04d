import { decodeText } from './decode-text';
import { type Cell, columnsOf, faultOfCells, FileFault, mostLetters, type Table, type TableRow } from './file-fault';

const separators = [';', ',', '\t', '|'] as const;
const separatorNames: Readonly<Record<string, string>> = {
  ';': 'semicolons',
  ',': 'commas',
  '\t': 'tabs',
  '|': 'bars',
};
/** Longer than any record that is meant: a quote that is never closed would swallow the rest of the file. */
const mostOfRecord = mostLetters * 4;

interface ReadRecord {
  readonly cells: readonly string[];
  readonly fault: string | null;
  /** Where the next one begins. */
  readonly next: number;
}

/** Values with any of the usual separators. A line whose quotes are wrong costs that line alone. */
export function openCsv(bytes: Uint8Array): Table {
  const { encoding, pieces } = decodeText(bytes);
  const text = new TextWindow(pieces);
  const given = /^sep=([;,\t|])\r?\n/.exec(text.ahead(10));
  if (given !== null) text.consume(given[0].length);
  const separator = given?.[1] ?? separatorOf(text);
  const head = nextRecord(text, separator);
  if (head === null) throw new FileFault('The file is empty.');
  if (head.fault !== null) throw new FileFault(`The first line names the columns, but ${head.fault}.`);
  const columns = columnsOf(head.cells);
  const format = `CSV with ${separatorNames[separator] ?? separator}, ${encoding}`;
  return { format, columns, rows: rowsOf(text, separator, columns.length) };
}

function* rowsOf(text: TextWindow, separator: string, columns: number): Generator<TableRow> {
  for (;;) {
    const { line } = text;
    const record = nextRecord(text, separator);
    if (record === null) return;
    const cells: readonly Cell[] = record.cells;
    if (record.fault === null && cells.every((cell) => cell === '')) continue;
    yield { line, cells: cells.slice(0, columns), fault: record.fault ?? faultOfCells(cells, columns) };
  }
}

/** The one that makes most columns of the first line. */
function separatorOf(text: TextWindow): string {
  const start = text.ahead(mostOfRecord);
  const counts = separators.map((separator) => readRecord(start, separator).cells.length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ';';
}

function nextRecord(text: TextWindow, separator: string): ReadRecord | null {
  const ahead = text.ahead(mostOfRecord);
  if (ahead === '') return null;
  const record = readRecord(ahead, separator);
  text.consume(record.next);
  return record;
}

/** RFC 4180, with any end of line. */
function readRecord(text: string, separator: string): ReadRecord {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    if (text[at] === '"') {
      const end = endOfQuoted(text, at + 1);
      const after = end === null ? undefined : (text[end + 1] ?? '\n');
      if (end === null || (after !== separator && after !== '\n' && after !== '\r')) return badLine(text);
      cells.push(text.slice(at + 1, end).replaceAll('""', '"'));
      at = end + 1;
    } else {
      const end = endOfPlain(text, at, separator);
      // A quote within may be an inch.
      cells.push(text.slice(at, end));
      at = end;
    }
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    return { cells, fault: null, next: at };
  }
}

function endOfQuoted(text: string, from: number): number | null {
  for (let at = from; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) return null;
    if (text[at + 1] !== '"') return at;
  }
}

function endOfPlain(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

function badLine(text: string): ReadRecord {
  const end = text.search(/\r\n|\n|\r/);
  const next = end === -1 ? text.length : end + (text.startsWith('\r\n', end) ? 2 : 1);
  return { cells: [], fault: 'has a quote that is not closed, or letters behind a closed one', next };
}

/** The part of a text that is being read, and how many lines lie before it. */
class TextWindow {
  line = 1;
  readonly #pieces: Iterator<string>;
  #text = '';
  #at = 0;

  constructor(pieces: Iterable<string>) {
    this.#pieces = pieces[Symbol.iterator]();
  }

  /** At least so many letters, unless there are no more. */
  ahead(letters: number): string {
    while (this.#text.length - this.#at < letters) {
      const piece = this.#pieces.next();
      if (piece.done === true) break;
      this.#text = this.#text.slice(this.#at) + piece.value;
      this.#at = 0;
    }
    return this.#text.slice(this.#at, this.#at + letters);
  }

  consume(letters: number): void {
    const end = this.#at + letters;
    for (let at = this.#at; at < end; at += 1) {
      const isEnd = this.#text[at] === '\n' || (this.#text[at] === '\r' && this.#text[at + 1] !== '\n');
      if (isEnd) this.line += 1;
    }
    this.#at = end;
  }
}
