import { decodeText } from './decode-text';
import { type Cell, columnsOf, faultOfCells, FileFault, type Table, type TableRow } from './file-fault';

/** Those of the first objects name the columns. */
const headLines = 1_000;

type Value = string | number | boolean | null | undefined;

/** An object a line. Its keys are the columns. */
export function openJsonLines(bytes: Uint8Array): Table {
  const { encoding, pieces } = decodeText(bytes);
  const names = new Set<string>();
  let seen = 0;
  for (const { object } of objectsOf(pieces)) {
    for (const name of Object.keys(object ?? {})) names.add(name);
    seen += 1;
    if (seen >= headLines) break;
  }
  if (names.size === 0) throw new FileFault('No line of the file is an object such as {"sku": "EX10000001"}.');
  const columns = columnsOf([...names]);
  return { format: `JSON Lines, ${encoding}`, columns, rows: rowsOf(decodeText(bytes).pieces, columns) };
}

function* rowsOf(pieces: Iterable<string>, columns: readonly string[]): Generator<TableRow> {
  const known = new Set(columns);
  for (const { line, object } of objectsOf(pieces)) {
    if (object === null) {
      yield { line, cells: [], fault: 'is no JSON object' };
      continue;
    }
    const values = columns.map((name) => object[name]);
    const nested = columns.find((_, at) => !isValue(values[at]));
    const added = Object.keys(object).find((name) => !known.has(name));
    const cells = values.map((value) => (isValue(value) ? cellOf(value) : ''));
    const fault =
      nested !== undefined
        ? `has a list or an object as “${nested}”`
        : added !== undefined
          ? `has “${added}”, which no line before had`
          : faultOfCells(cells, columns.length);
    yield { line, cells, fault };
  }
}

function isValue(value: unknown): value is Value {
  return value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value);
}

function cellOf(value: Value): Cell {
  if (value === null || value === undefined) return '';
  return typeof value === 'boolean' ? String(value) : value;
}

interface ReadLine {
  readonly line: number;
  readonly object: Readonly<Record<string, unknown>> | null;
}

function* objectsOf(pieces: Iterable<string>): Generator<ReadLine> {
  let line = 0;
  for (const text of linesOf(pieces)) {
    line += 1;
    if (text.trim() !== '') yield { line, object: objectIn(text) };
  }
}

function* linesOf(pieces: Iterable<string>): Generator<string> {
  let rest = '';
  for (const piece of pieces) {
    const lines = (rest + piece).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

function objectIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
