import { languages } from '@tradehall/domain/locales/languages.ts';
import { z } from 'zod';
import { slugOfName } from '../../../workbench/product-texts';
import { aboutField, type ImportField, type MappedRow, type ReadRow, type RowFault, textOf } from '../import-kind';
import { isEmptying, readSwitch } from '../read-cells';
import { languageField, readLanguage, unknownLanguage } from '../text-cells';

const longestKey = 120;
const mostPosition = 100_000;

/** What a category says in one language. */
export const categoryTexts = ['name', 'slug', 'content', 'metaTitle', 'metaDescription'] as const;
export type CategoryText = (typeof categoryTexts)[number];
export const topOfTree = '';

const longest: Readonly<Record<CategoryText, number>> = {
  ...{ name: 255, slug: 120, content: 50_000, metaTitle: 255, metaDescription: 5_000 },
};

/** What a row wants of a category; what it does not say stays. Its parent as the file calls it, empty for the top. */
export const wantedCategory = z.object({
  key: z.string(),
  language: z.literal([...languages]),
  parent: z.string().nullable(),
  isOn: z.boolean().nullable(),
  position: z.int().nullable(),
  texts: z.partialRecord(z.literal([...categoryTexts]), z.string()),
});
export type WantedCategory = z.output<typeof wantedCategory>;

const field = (name: string, label: string, guesses: readonly string[]): ImportField => ({
  ...{ name, label, guesses, isRequired: false },
});

export const categoryFields: readonly ImportField[] = [
  {
    ...field('key', 'Key of the category', ['categorykey', 'categoryid', 'id', 'code', 'schluessel']),
    isRequired: true,
  },
  field('parent', 'Key of the category above it', ['parentkey', 'parentid', 'parentcategory', 'oberkategorie']),
  languageField,
  field('name', 'Name', ['title', 'categoryname', 'bezeichnung', 'titel']),
  field('slug', 'Address', ['url', 'handle', 'urlkey']),
  field('isOn', 'On', ['on', 'active', 'published', 'status', 'aktiv', 'visible']),
  field('position', 'Place among its neighbours', ['sortorder', 'order', 'reihenfolge']),
  field('content', 'Text below the products', ['description', 'contenthtml', 'beschreibung']),
  field('metaTitle', 'Title for search engines', ['seotitle']),
  field('metaDescription', 'Description for search engines', ['seodescription']),
];

export function readCategory(row: MappedRow): ReadRow {
  const key = textOf(row.cellOf('key'));
  const languageCell = row.cellOf('language');
  const language = textOf(languageCell) === '' ? 'en' : readLanguage(languageCell);
  const faults: RowFault[] = [];
  if (key === '') faults.push(aboutField('key', 'is missing'));
  if (key.length > longestKey || /[|,>]/.test(key))
    faults.push(aboutField('key', `has at most ${longestKey} letters, and none of | , >`));
  if (language === null) faults.push(aboutField('language', unknownLanguage(languageCell)));
  const parent = readParent(row);
  const isOn = readOn(row, faults);
  const position = readPosition(row, faults);
  const texts = readTexts(row, faults);
  const about =
    key === '' || language === null ? null : { source: '', key: key.slice(0, longestKey), sku: '', part: language };
  if (faults.length > 0) return { about, wanted: null, faults };
  return { about, wanted: { key, language, parent, isOn, position, texts }, faults };
}

function readParent({ cellOf }: MappedRow): string | null {
  const cell = cellOf('parent');
  if (textOf(cell) === '') return null;
  return isEmptying(cell) ? topOfTree : textOf(cell);
}

function readOn({ cellOf }: MappedRow, faults: RowFault[]): boolean | null {
  const cell = cellOf('isOn');
  if (textOf(cell) === '') return null;
  const isOn = readSwitch(cell);
  if (isOn === null) faults.push(aboutField('isOn', `“${textOf(cell).slice(0, 40)}” is neither yes nor no`));
  return isOn;
}

function readPosition({ cellOf }: MappedRow, faults: RowFault[]): number | null {
  const text = textOf(cellOf('position'));
  if (text === '') return null;
  const position = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (position <= mostPosition) return position;
  faults.push(aboutField('position', `“${text.slice(0, 40)}” is no whole number from 0 to ${mostPosition}`));
  return null;
}

function readTexts({ cellOf }: MappedRow, faults: RowFault[]): WantedCategory['texts'] {
  const texts: Partial<Record<CategoryText, string>> = {};
  for (const name of categoryTexts) {
    const cell = cellOf(name);
    const text = textOf(cell);
    if (text === '') continue;
    const said = name === 'slug' ? slugOfName(text) : isEmptying(cell) ? '' : text;
    if (said === '' && (name === 'name' || name === 'slug')) faults.push(aboutField(name, 'cannot be empty'));
    else if (said.length > longest[name]) faults.push(aboutField(name, `has more than ${longest[name]} letters`));
    else texts[name] = said;
  }
  return texts;
}
