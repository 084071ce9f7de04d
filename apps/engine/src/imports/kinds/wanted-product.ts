import { type Language, languages } from '@tradehall/domain/locales/languages.ts';
import { z } from 'zod';
import { aboutField, type ImportField, type MappedRow, type ReadRow, type RowFault, textOf } from './import-kind';
import { aboutPart, nameFields, readName, usualSource } from './named-products';
import { productColumns } from './product-columns';
import { readSet, type WantedSet } from './read-cells';
import { soldIn } from './sold-in';
import { languageField, readLanguage, readTextCells, textImportFields, unknownLanguage } from './text-cells';

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const text = z.union([
  z.string(),
  z.array(z.string()),
  z.array(z.object({ question: z.string(), answer: z.string() })),
]);
const wantedSet = z.object({ how: z.enum(['replace', 'add', 'remove']), items: z.array(z.string()) });

/** What a row wants of a product, in the language of its texts. What it does not say stays. */
export const wantedProduct = z.object({
  sku: z.string(),
  key: z.string().default(''),
  source: z.string().default(usualSource),
  language: z.literal([...languages]).default('en'),
  plain: z.record(z.string(), plain).default({}),
  texts: z.record(z.string(), text).default({}),
  categories: wantedSet.nullable().default(null),
  soldIn: wantedSet.nullable().default(null),
});
export type WantedProduct = z.output<typeof wantedProduct>;

export const setFields: readonly ImportField[] = [
  { name: 'categories', label: 'Categories', isRequired: false, guesses: ['category', 'kategorie', 'kategorien'] },
  { name: 'soldIn', label: 'Sold in', isRequired: false, guesses: ['markets', 'countries', 'länder', 'laender'] },
];

export const productFields: readonly ImportField[] = [
  ...nameFields,
  ...textImportFields.filter(({ name }) => name === 'name' || name === 'slug'),
  ...productColumns.map(({ name, label, isRequired, guesses }) => ({ name, label, isRequired, guesses })),
  ...setFields,
  languageField,
  ...textImportFields.filter(({ name }) => name !== 'name' && name !== 'slug'),
];

export const textFields: readonly ImportField[] = [
  ...nameFields,
  { ...languageField, isRequired: true },
  ...textImportFields,
];

export function readProduct(row: MappedRow): ReadRow {
  const { cellOf } = row;
  const { faults: ofName, ...name } = readName(cellOf);
  const { language, faults: ofLanguage } = readOptionalLanguage(row);
  const { plain: values, faults: ofColumns } = readColumns(row);
  const { texts, faults: ofTexts } = readTextCells(cellOf);
  const { set: places, faults: ofPlaces } = readPlaces(row);
  const faults = [...ofName, ...ofLanguage, ...ofColumns, ...ofTexts, ...ofPlaces];
  const categories = isSaid(row, 'categories') ? readSet(cellOf('categories')) : null;
  const about = aboutPart({ ...name, faults });
  const wanted = { ...name, language, plain: values, texts, categories, soldIn: places };
  return { about, wanted: faults.length > 0 ? null : wanted, faults };
}

/** A row is about one language of a product. */
export function readTexts(row: MappedRow): ReadRow {
  const { faults: ofName, ...name } = readName(row.cellOf);
  const cell = row.cellOf('language');
  const language = readLanguage(cell);
  const { texts, faults: ofTexts } = readTextCells(row.cellOf);
  if (language === null) {
    const fault = aboutField('language', unknownLanguage(cell));
    return { about: null, wanted: null, faults: [...ofName, fault, ...ofTexts] };
  }
  const faults = [...ofName, ...ofTexts];
  const about = aboutPart({ ...name, faults }, language);
  return { about, wanted: faults.length > 0 ? null : { ...name, language, texts }, faults };
}

const isSaid = ({ cellOf }: MappedRow, field: string): boolean => textOf(cellOf(field)) !== '';

function readOptionalLanguage(row: MappedRow): { readonly language: Language; readonly faults: readonly RowFault[] } {
  const cell = row.cellOf('language');
  const language = isSaid(row, 'language') ? readLanguage(cell) : 'en';
  return language === null
    ? { language: 'en', faults: [aboutField('language', unknownLanguage(cell))] }
    : { language, faults: [] };
}

function readColumns(row: MappedRow) {
  const faults: RowFault[] = [];
  const values: [string, z.output<typeof plain>][] = [];
  for (const { name, read } of productColumns) {
    const cell = row.cellOf(name);
    if (cell === null || !isSaid(row, name)) continue;
    const result = read(cell, row.columnOf(name));
    if ('reason' in result) faults.push(aboutField(name, result.reason));
    else values.push([name, result.value]);
  }
  return { plain: Object.fromEntries(values), faults };
}

function readPlaces(row: MappedRow): { readonly set: WantedSet | null; readonly faults: readonly RowFault[] } {
  if (!isSaid(row, 'soldIn')) return { set: null, faults: [] };
  const { how, items } = readSet(row.cellOf('soldIn'));
  const strange = items.find((item) => soldIn(item) === null);
  if (strange === undefined)
    return { set: { how, items: [...new Set(items.flatMap((item) => soldIn(item) ?? []))] }, faults: [] };
  const reason = `“${strange.slice(0, 40)}” is no shop: a country such as DE, or a language of it such as de-CH`;
  return { set: null, faults: [aboutField('soldIn', reason)] };
}
