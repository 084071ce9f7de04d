import { questions } from '../../catalogue/attributes/product-json';
import type { Cell } from '../read/file-fault';
import { textOf } from './import-kind';

/** An empty cell leaves a field as it is, so that a file need not know everything; this one empties it. */
export const isEmptying = (cell: Cell | null): boolean => textOf(cell) === '-';

const yes = new Set([
  '1',
  'true',
  'yes',
  'y',
  'on',
  'x',
  'ja',
  'oui',
  'sì',
  'si',
  'sí',
  'tak',
  'active',
  'aktiv',
  'published',
]);
const no = new Set([
  '0',
  '-1',
  'false',
  'no',
  'n',
  'off',
  'nein',
  'non',
  'nie',
  'draft',
  'inactive',
  'inaktiv',
  'archived',
  'entwurf',
]);

/** Null where it is neither. */
export function readSwitch(cell: Cell | null): boolean | null {
  const word = textOf(cell).toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

/** How many grams or millimetres each is. */
const units = {
  weight: { g: 1, gram: 1, grams: 1, kg: 1_000, lb: 453.592_37, lbs: 453.592_37, oz: 28.349_523_125 },
  length: { mm: 1, cm: 10, m: 1_000, in: 25.4, inch: 25.4 },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;
export type Measure = keyof typeof units;

const mostOfMeasure = 1_000_000_000;

function factorOf(measure: Measure, unit: string): number | null {
  return new Map<string, number>(Object.entries(units[measure])).get(unit) ?? null;
}

/** `Weight (kg)`, `Variant Grams`: the unit of a column by its name. */
function factorOfColumn(measure: Measure, column: string): number | null {
  const words = column.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.map((word) => factorOf(measure, word)).findLast((factor) => factor !== null) ?? null;
}

/** Whole grams or millimetres; null where it is no such measure. The unit stands in the cell, or in the column's name. */
export function readMeasure(measure: Measure, cell: Cell | null, column: string): number | null {
  const [, digits, unit] = /^(\d{1,9}(?:[.,]\d{1,6})?)\s*([a-z]*)$/.exec(textOf(cell).toLowerCase()) ?? [];
  if (digits === undefined || unit === undefined) return null;
  const factor = unit === '' ? (factorOfColumn(measure, column) ?? 1) : factorOf(measure, unit);
  if (factor === null) return null;
  const amount = Math.round(Number(digits.replace(',', '.')) * factor);
  return amount <= mostOfMeasure ? amount : null;
}

export const wordsOfMeasure = (measure: Measure): string => Object.keys(units[measure]).join(', ');

/** Parted by `|` or by lines. */
export function readList(cell: Cell | null): string[] {
  return textOf(cell)
    .split(/\||\r?\n/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

export interface WantedSet {
  readonly how: 'replace' | 'add' | 'remove';
  readonly items: readonly string[];
}

/** With + before it, what it names is added, with - taken away; else nothing else stays. */
export function readSet(cell: Cell | null): WantedSet {
  const text = textOf(cell);
  if (text.startsWith('+')) return { how: 'add', items: readList(text.slice(1)) };
  if (text.startsWith('-') && text !== '-') return { how: 'remove', items: readList(text.slice(1)) };
  return { how: 'replace', items: text === '-' ? [] : readList(text) };
}

export function changedSet<Item>(former: readonly Item[], how: WantedSet['how'], items: readonly Item[]): Item[] {
  if (how === 'add') return [...new Set([...former, ...items])];
  return how === 'remove' ? former.filter((item) => !items.includes(item)) : [...new Set(items)];
}

/** `Is it loud? :: No. | Does it bake? :: Yes.`, or a JSON list. Null where a part is no question with an answer. */
export function readQuestions(cell: Cell | null): { question: string; answer: string }[] | null {
  const text = textOf(cell);
  if (text.startsWith('[')) return questionsIn(text);
  const pairs = readList(text).map((item) => item.split('::').map((part) => part.trim()));
  const read = pairs.map(([question = '', answer = '', ...more]) => ({ question, answer, isWhole: more.length === 0 }));
  return read.every(({ question, answer, isWhole }) => question !== '' && answer !== '' && isWhole)
    ? read.map(({ question, answer }) => ({ question, answer }))
    : null;
}

function questionsIn(json: string): { question: string; answer: string }[] | null {
  try {
    return questions.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
