import { isLanguage, type Language, languages } from '@tradehall/domain/locales/languages.ts';
import {
  isTextField,
  type LanguageTexts,
  languageTexts,
  slugOfName,
  type TextField,
  textFields,
  textKinds,
} from '../../workbench/product-texts';
import type { Cell } from '../read/file-fault';
import { aboutField, type CellOf, type ImportField, type RowFault, textOf } from './import-kind';
import { isEmptying, readList, readQuestions } from './read-cells';

const labels: Readonly<Record<TextField, { readonly label: string; readonly guesses: readonly string[] }>> = {
  name: { label: 'Name', guesses: ['title', 'productname', 'bezeichnung', 'titel'] },
  slug: { label: 'Address', guesses: ['url', 'handle', 'urlkey'] },
  description: { label: 'Description', guesses: ['bodyhtml', 'beschreibung', 'text'] },
  highlights: { label: 'Highlights', guesses: ['bullets', 'bulletpoints', 'vorteile'] },
  faq: { label: 'Questions and answers', guesses: ['questions', 'fragen'] },
  deliveryPackage: { label: 'In the box', guesses: ['inthebox', 'lieferumfang'] },
  safetyWarnings: { label: 'Safety warnings', guesses: ['warnings', 'sicherheitshinweise'] },
  metaTitle: { label: 'Title for search engines', guesses: ['seotitle'] },
  metaDescription: { label: 'Description for search engines', guesses: ['seodescription'] },
  metaKeywords: { label: 'Keywords for search engines', guesses: ['keywords'] },
};

export const textImportFields: readonly ImportField[] = textFields.map((name) => ({
  ...{ name, label: labels[name].label, guesses: labels[name].guesses },
  isRequired: false,
}));

export const languageField: ImportField = {
  ...{ name: 'language', label: 'Language', isRequired: false },
  guesses: ['lang', 'languagecode', 'locale', 'sprache'],
};

type TextValue = LanguageTexts[TextField];
type WantedTexts = Readonly<Partial<Record<TextField, TextValue>>>;

/** `de` or `de-DE`; null where it is none of the shop's. */
export function readLanguage(cell: Cell | null): Language | null {
  const code = textOf(cell).toLowerCase().split(/[-_]/)[0] ?? '';
  return isLanguage(code) ? code : null;
}

export const unknownLanguage = (cell: Cell | null): string =>
  textOf(cell) === ''
    ? 'is missing'
    : `“${textOf(cell).slice(0, 40)}” is no language of the shop: ${languages.join(', ')}`;

/** What the row says of the texts; what has no column or an empty cell stays as it is. */
export function readTextCells(cellOf: CellOf): { readonly texts: WantedTexts; readonly faults: readonly RowFault[] } {
  const faults: RowFault[] = [];
  const texts: [string, TextValue][] = [];
  for (const field of textFields) {
    const cell = cellOf(field);
    if (cell === null || textOf(cell) === '') continue;
    const read = languageTexts.shape[field].safeParse(valueOf(field, cell));
    if (read.success) texts.push([field, read.data]);
    else faults.push(aboutField(field, reasonOf(field, read.error.issues[0]?.message)));
  }
  return { texts: Object.fromEntries(texts.filter(([field]) => isTextField(field))), faults };
}

function valueOf(field: TextField, cell: Cell): unknown {
  switch (textKinds[field].kind) {
    case 'list':
      return isEmptying(cell) ? [] : readList(cell);
    case 'questions':
      return isEmptying(cell) ? [] : readQuestions(cell);
    case 'html':
      // Some exports write line ends so.
      return isEmptying(cell) ? '' : textOf(cell).replaceAll('\\n', '\n');
    default:
      if (isEmptying(cell)) return '';
      return field === 'slug' ? slugOfName(textOf(cell)) : textOf(cell);
  }
}

function reasonOf(field: TextField, message: string | undefined): string {
  if (message?.startsWith('has ') === true) return message;
  return field === 'faq' ? 'is no list such as Is it loud? :: No. | Does it bake? :: Yes.' : 'cannot be kept';
}
