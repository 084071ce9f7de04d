/** Why a whole file cannot be read, in words for whoever has sent it. */
export class FileFault extends Error {}

/** A text, or a number where the file itself tells numbers from texts: then no country's way of writing them matters. */
export type Cell = string | number;

/** A row of a table. Where it has a fault nothing of it is to be believed. */
export interface TableRow {
  /** As an editor or a spreadsheet counts lines. */
  readonly line: number;
  readonly cells: readonly Cell[];
  readonly fault: string | null;
}

export interface Table {
  /** How the file was understood, in words. */
  readonly format: string;
  readonly columns: readonly string[];
  readonly rows: Iterable<TableRow>;
}

export const mostColumns = 200;
export const mostLetters = 50_000;
export const mostRows = 1_000_000;

/** The first row names the columns. */
export function columnsOf(cells: readonly Cell[]): readonly string[] {
  const names = cells.map((cell) => String(cell).trim());
  while (names.at(-1) === '') names.pop();
  if (names.length === 0) throw new FileFault('The first line names no columns.');
  if (names.length > mostColumns) throw new FileFault(`The file has more than ${mostColumns} columns.`);
  const doubled = names.find((name, at) => name !== '' && names.indexOf(name) < at);
  if (doubled !== undefined) throw new FileFault(`Two columns are called “${doubled}”.`);
  return names.map((name, at) => (name === '' ? `column ${at + 1}` : name));
}

/** What keeps a row from being read at all; null where nothing does. */
export function faultOfCells(cells: readonly Cell[], columns: number): string | null {
  const filled = cells.findLastIndex((cell) => cell !== '') + 1;
  if (filled > columns) return `has ${filled} cells, but there are ${columns} columns`;
  const isLong = cells.some((cell) => typeof cell === 'string' && cell.length > mostLetters);
  return isLong ? `has a cell of more than ${mostLetters} letters` : null;
}
