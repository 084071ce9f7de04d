import { productSlug } from '@tradehall/domain/calls/fields.ts';
import { languageRows } from '@tradehall/domain/locales/languages.ts';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Database } from '../../platform/database';
import { isTextField, noTexts, slugOfName } from '../../workbench/product-texts';
import { type CategoryNames, loadCategoryNames } from './category-names';
import { aboutField, type JudgedRow, type RowFault, type WantedRow, wrongRow } from './import-kind';
import { findKeys, keyOfOther, nameOfKey, unknownSku } from './named-products';
import { productColumns } from './product-columns';
import { freeSkus, inOrder, loadStates, type ProductState } from './product-states';
import { changedSet } from './read-cells';
import { soldInWords } from './sold-in';
import { type WantedProduct, wantedProduct } from './wanted-product';

const question = z.object({ question: z.string(), answer: z.string() });
const lists = [z.array(z.number()), z.array(z.string()), z.array(question)] as const;
const value = z.union([z.string(), z.number(), z.boolean(), z.null(), ...lists]);
type Value = z.output<typeof value>;
/** By field: columns, texts in the row's language, `categories` by id, `soldIn`, and `key`, empty where it is no key of it. */
const values = z.record(z.string(), value);
export type ProductValues = z.output<typeof values>;

/** The fields that become others, as they were and as they are. */
export const formerProduct = z.object({ values, hadTexts: z.boolean() }).nullable();
export const writtenProduct = z.object({
  ...wantedProduct.pick({ sku: true, key: true, source: true, language: true }).shape,
  values,
});
export type WrittenProduct = z.output<typeof writtenProduct>;

interface Line extends WantedProduct {
  readonly line: number;
  /** The product that has the key by now, if any. */
  readonly owner: string | null;
  readonly isKnownKey: boolean;
}

export async function judgeProducts(
  database: Database,
  rows: readonly WantedRow[],
  makesProducts: boolean,
): Promise<readonly JudgedRow[]> {
  const lines = await linesOf(database, rows);
  const states = await loadStates(
    database,
    lines.map(({ sku }) => sku),
    lines.map(({ language }) => language),
  );
  const names = lines.some(({ categories }) => categories !== null) ? await loadCategoryNames(database) : null;
  const nameless = lines.filter(({ sku }) => sku === '').length;
  const given = lines.flatMap(({ sku }) => (sku === '' ? [] : [sku]));
  const free = makesProducts ? await freeSkus(database, given, nameless) : [];
  const seen = new Set<string>();
  const owners = new Map<string, string>();
  return lines.map((line) => {
    const sku = line.sku || free.shift();
    if (sku === undefined || (!makesProducts && !states.has(sku))) return wrongRow(line.line, [unknownSku(sku ?? '')]);
    const place = `${sku} ${line.language}`;
    // What the check has told apart somebody has made one meanwhile.
    if (seen.has(place)) return wrongRow(line.line, [{ field: null, reason: `another line is about ${sku} as well` }]);
    seen.add(place);
    const owner = line.owner ?? owners.get(nameOfKey(line));
    if (line.key !== '' && owner !== undefined && owner !== sku) return wrongRow(line.line, [keyOfOther(line, owner)]);
    const judged = judgeLine({ ...line, sku }, states.get(sku) ?? null, names);
    if (judged.outcome !== 'wrong') owners.set(nameOfKey(line), sku);
    return judged;
  });
}

async function linesOf(database: Database, rows: readonly WantedRow[]): Promise<Line[]> {
  const wanted = rows.map((row) => ({ line: row.line, ...wantedProduct.parse(row.wanted) }));
  const skuOf = await findKeys(database, wanted);
  return wanted.map((row) => {
    const known = row.key === '' ? null : skuOf(row);
    const sku = row.sku || (known ?? '');
    return { ...row, sku, owner: known, isKnownKey: known !== null && known === sku };
  });
}

function judgeLine(line: Line, state: ProductState | null, names: CategoryNames | null): JudgedRow {
  const { wished, faults } = wishedValues(line, state, names);
  const before = valuesOf(state, line);
  const fields = Object.keys(wished).filter((field) => !isDeepStrictEqual(wished[field], before[field]));
  const wrong = [...faults, ...faultsOfTexts(line, state, { ...before, ...wished })];
  if (wrong.length > 0) return wrongRow(line.line, wrong);
  const pick = (all: ProductValues) => Object.fromEntries(fields.map((field) => [field, all[field] ?? null]));
  const { sku, key, source, language } = line;
  const after: WrittenProduct = { sku, key, source, language, values: pick(wished) };
  if (state === null) return { line: line.line, outcome: 'new', faults: [], changes: [], before: null, after };
  const changes = fields.map((field) => ({
    ...{ field, before: inWords(field, before[field], names), after: inWords(field, wished[field], names) },
  }));
  const outcome = fields.length === 0 ? 'unchanged' : 'changed';
  const hadTexts = state.texts.has(language) || !fields.some(isTextField);
  return { line: line.line, outcome, faults: [], changes, before: { values: pick(before), hadTexts }, after };
}

/** What the row says of a product that is there, and of one that is not; of that also what is usual. */
function wishedValues(line: Line, state: ProductState | null, names: CategoryNames | null) {
  const { plain, texts, categories, soldIn, key } = line;
  const faults: RowFault[] = [];
  const wished: ProductValues = { ...(state === null ? usualValues() : {}), ...plain, ...texts };
  const { name } = texts;
  const isFirst = state === null || !state.texts.has(line.language);
  if (isFirst && texts['slug'] === undefined && typeof name === 'string' && name !== '')
    wished['slug'] = slugOfName(name);
  if (soldIn !== null) wished['soldIn'] = inOrder(changedSet(state?.soldIn ?? [], soldIn.how, soldIn.items));
  if (key !== '') wished['key'] = key;
  if (categories === null || names === null) return { wished, faults };
  const found = categories.items.map(names.find);
  for (const reason of found) if (typeof reason === 'string') faults.push(aboutField('categories', reason));
  const ids = found.flatMap((each) => (typeof each === 'string' ? [] : each));
  wished['categories'] = changedSet(state?.categories ?? [], categories.how, ids).toSorted((a, b) => a - b);
  return { wished, faults };
}

const usualValues = (): ProductValues => ({
  ...Object.fromEntries(productColumns.map(({ name, usual }) => [name, usual])),
  soldIn: [...localeCodes],
});

/** As the shop has them; of a product that it does not have, nothing. */
export function valuesOf(
  state: ProductState | null,
  { language, key, isKnownKey }: Pick<Line, 'language' | 'key' | 'isKnownKey'>,
): ProductValues {
  if (state === null) return {};
  const texts = state.texts.get(language) ?? noTexts;
  const { categories, soldIn } = state;
  return { ...state.plain, ...texts, categories: [...categories], soldIn: [...soldIn], key: isKnownKey ? key : '' };
}

function faultsOfTexts({ sku, texts, language }: Line, state: ProductState | null, after: ProductValues): RowFault[] {
  const isSaid = Object.keys(texts).length > 0;
  if (state !== null && !isSaid) return [];
  const { ['name']: name = '', ['slug']: slug } = after;
  if (name === '') {
    const where = state === null ? 'and the shop has no such product yet' : `in ${languageRows[language].label}`;
    return [aboutField('name', `is missing ${where}`)];
  }
  const number = sku.slice(2);
  const said = typeof slug === 'string' ? slug : '';
  const address = said.endsWith(`-${number}`) ? said : `${said}-${number}`;
  if (productSlug.safeParse(address).success) return [];
  return [aboutField('slug', 'no address can be made of it: it has small letters, digits and - between them')];
}

const longestShown = 2_000;

function inWords(field: string, shown: ProductValues[string] | undefined, names: CategoryNames | null): string {
  if (shown === undefined || shown === null) return '';
  if (typeof shown === 'boolean') return shown ? 'yes' : 'no';
  const words = Array.isArray(shown) ? listInWords(field, shown, names) : String(shown);
  return words.length > longestShown ? `${words.slice(0, longestShown)}…` : words;
}

/** As a cell would say it. */
function listInWords(field: string, items: Extract<Value, readonly unknown[]>, names: CategoryNames | null): string {
  if (field === 'soldIn') return soldInWords(items.map(String));
  const words = items.map((item) => {
    if (typeof item === 'number') return names?.pathOf(item) ?? String(item);
    return typeof item === 'string' ? item : `${item.question} :: ${item.answer}`;
  });
  return words.join(' | ');
}
