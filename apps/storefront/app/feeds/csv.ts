/** A spreadsheet would compute a cell that begins so. */
const beginsAFormula = /^\s*[=+\-@]/;

const unreadable = /\p{Cc}+/gu;

function cell(text: string): string {
  const line = text.toWellFormed().replace(unreadable, ' ');
  const harmless = beginsAFormula.test(line) ? `'${line}` : line;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** RFC 4180: every cell in quotes, so that a comma in it separates nothing. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
