import type { ImportField } from './kinds/import-kind';

/** The column of each field that has one. */
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

/** Why the columns cannot be read so, in a sentence; null where they can. */
export function problemOfMapping(
  fields: readonly ImportField[],
  columns: readonly string[],
  mapping: Mapping,
): string | null {
  const names = new Set(fields.map(({ name }) => name));
  const strange = Object.keys(mapping).find((name) => !names.has(name));
  if (strange !== undefined) return `A file of this kind says nothing of “${strange}”.`;
  const missing = fields.find(({ name, isRequired }) => isRequired && mapping[name] === undefined);
  if (missing !== undefined) return `Which column is “${missing.label}”?`;
  const gone = Object.values(mapping).find((column) => !columns.includes(column));
  if (gone !== undefined) return `The file has no column “${gone}”.`;
  const used = Object.values(mapping);
  const doubled = used.find((column, at) => used.indexOf(column) < at);
  return doubled === undefined ? null : `The column “${doubled}” stands for two things.`;
}
