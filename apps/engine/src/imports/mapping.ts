import type { ImportField } from './kinds/import-kind';

/** The column of each field that has one, or `=` and what all rows say. */
export type Mapping = Readonly<Record<string, string>>;

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{Nd}]/gu, '');

/** What a file's columns most likely stand for. */
export function guessMapping(fields: readonly ImportField[], columns: readonly string[]): Mapping {
  const taken = new Set<string>();
  return Object.fromEntries(
    fields.flatMap(({ name, guesses }) => {
      const wished = [plain(name), ...guesses];
      const found = wished.flatMap(
        (wish) => columns.find((column) => plain(column) === wish && !taken.has(column)) ?? [],
      );
      const [column] = found;
      if (column === undefined) return [];
      taken.add(column);
      return [[name, column]];
    }),
  );
}

/** What all rows say where no column stands for a field. */
export const fixedValue = (column: string, columns: readonly string[]): string | null =>
  column.startsWith('=') && !columns.includes(column) ? column.slice(1) : null;

/** Where a person finds a field: its column, or what it is called where the file has none for it. */
export function placeOfField(field: string, fields: readonly ImportField[], mapping: Mapping): string {
  const column = mapping[field];
  if (column !== undefined && !column.startsWith('=')) return column;
  return fields.find(({ name }) => name === field)?.label ?? field;
}

/** Why the columns cannot be read so, in a sentence; null where they can. */
export function problemOfMapping(
  fields: readonly ImportField[],
  columns: readonly string[],
  mapping: Mapping,
): string | null {
  const known = new Set(fields.map(({ name }) => name));
  const strange = Object.keys(mapping).find((name) => !known.has(name));
  if (strange !== undefined) return `A file of this kind says nothing of “${strange}”.`;
  const missing = fields.find(({ name, isRequired }) => isRequired && mapping[name] === undefined);
  if (missing !== undefined) return `Which column is “${missing.label}”?`;
  const names = fields.filter(({ isName }) => isName);
  if (names.length > 0 && names.every(({ name }) => mapping[name] === undefined))
    return `Which column is ${names.map(({ label }) => `“${label}”`).join(' or ')}?`;
  const used = Object.values(mapping).filter((column) => fixedValue(column, columns) === null);
  const gone = used.find((column) => !columns.includes(column));
  if (gone !== undefined) return `The file has no column “${gone}”.`;
  const doubled = used.find((column, at) => used.indexOf(column) < at);
  return doubled === undefined ? null : `The column “${doubled}” stands for two things.`;
}
