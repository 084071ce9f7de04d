import { languages } from '@tradehall/domain/locales/languages.ts';
import { z } from 'zod';
import type { Database } from '../../../platform/database';
import { slugOfName } from '../../../workbench/product-texts';
import { aboutField, type JudgedRow, type RowFault, type WantedRow, wrongRow } from '../import-kind';
import { topOfTree, type WantedCategory, wantedCategory } from './category-rows';
import {
  type CategoryState,
  type CategoryTexts,
  type CategoryValues,
  changedState,
  isBelow,
  loadCategories,
  slugsOf,
} from './category-states';

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** The fields that become others, as they were and as they are. */
export const formerCategory = z.object({ values, hadTexts: z.boolean() }).nullable();
export const writtenCategory = z.object({
  ...{ key: z.string(), language: z.literal([...languages]), values },
  /** The line that makes it; others add languages to it. */
  makes: z.boolean(),
});
export type WrittenCategory = z.output<typeof writtenCategory>;

type Line = WantedCategory & { readonly line: number };

/** The tree as the lines so far have left it. */
interface Tree {
  readonly states: Map<string, CategoryState>;
  readonly slugs: Map<string, string>;
}

/** What stands above comes first, wherever it stands in the file. */
export async function judgeCategories(database: Database, rows: readonly WantedRow[]): Promise<readonly JudgedRow[]> {
  const states = await loadCategories(database);
  const tree = { states, slugs: slugsOf(states) };
  const judged = new Map<number, JudgedRow>();
  let waiting = rows.map((row): Line => ({ line: row.line, ...wantedCategory.parse(row.wanted) }));
  for (let before = -1; before !== waiting.length;) {
    before = waiting.length;
    const later: Line[] = [];
    const open = new Set(waiting.map(({ key }) => key));
    for (const line of waiting) {
      const { parent } = line;
      const isKnown = parent === null || parent === topOfTree || states.has(parent);
      // Also its other languages: the first line makes it.
      const isMadeLater = !states.has(line.key) && later.some(({ key }) => key === line.key);
      if (isMadeLater || (!isKnown && open.has(parent))) later.push(line);
      else judged.set(line.line, judgeLine(line, tree));
    }
    waiting = later;
  }
  for (const { line, parent } of waiting)
    judged.set(line, wrongRow(line, [aboutField('parent', `“${parent ?? ''}” cannot be made, or stands below it`)]));
  return rows.flatMap(({ line }) => judged.get(line) ?? []);
}

function judgeLine(line: Line, tree: Tree): JudgedRow {
  const { key, language } = line;
  const state = tree.states.get(key) ?? null;
  const faults = faultsOf(line, state, tree);
  if (faults.length > 0) return wrongRow(line.line, faults);
  const now = state === null ? {} : valuesOf(state, language);
  const wished = wishedValues(line, state, tree);
  const fields = Object.keys(wished).filter((name) => wished[name] !== now[name]);
  remember(key, language, { ...now, ...wished }, state, tree);
  const pick = (all: CategoryValues): CategoryValues =>
    Object.fromEntries(fields.map((name) => [name, all[name] ?? '']));
  const after: WrittenCategory = { key, language, values: pick(wished), makes: state === null };
  if (state === null) return { line: line.line, outcome: 'new', faults: [], changes: [], before: null, after };
  const changes = fields.map((name) => ({
    ...{ field: name, before: inWords(now[name]), after: inWords(wished[name]) },
  }));
  const before = { values: pick(now), hadTexts: state.texts.has(language) };
  return {
    line: line.line,
    outcome: fields.length === 0 ? 'unchanged' : 'changed',
    faults: [],
    changes,
    before,
    after,
  };
}

function faultsOf({ key, parent, language, texts }: Line, state: CategoryState | null, tree: Tree): RowFault[] {
  const faults: RowFault[] = [];
  if (key.startsWith('#')) faults.push(aboutField('key', 'begins with #, as numbers of categories without a key do'));
  if (parent !== null && parent !== topOfTree && !tree.states.has(parent))
    faults.push(aboutField('parent', `there is no category with the key “${parent.slice(0, 80)}”`));
  if (parent !== null && parent !== topOfTree && isBelow(tree.states, parent, key))
    faults.push(aboutField('parent', `“${parent.slice(0, 80)}” is the category itself, or stands below it`));
  const spoken = state?.texts.get(language);
  const isSaid = Object.keys(texts).length > 0;
  if (texts.name === undefined && spoken === undefined && (state === null || isSaid))
    faults.push(aboutField('name', `is missing in ${language}, and the category has none there yet`));
  if (texts.slug === undefined && texts.name !== undefined && spoken === undefined && slugOfName(texts.name) === '')
    faults.push(aboutField('slug', 'is missing, and none can be made of the name'));
  const owner = texts.slug === undefined ? undefined : tree.slugs.get(`${language} ${texts.slug}`);
  if (owner !== undefined && owner !== key) faults.push(aboutField('slug', `is the address of “${owner}”`));
  return faults;
}

function wishedValues({ key, parent, isOn, position, texts, language }: Line, state: CategoryState | null, tree: Tree) {
  const wished: Record<string, string | number | boolean> = { ...texts };
  const parentName = parent ?? state?.parent ?? topOfTree;
  if (parent !== null || state === null) wished['parent'] = parentName;
  if (isOn !== null || state === null) wished['isOn'] = isOn ?? true;
  if (position !== null || state === null) wished['position'] = position ?? lastBelow(parentName, tree) + 1;
  if (state?.texts.has(language) !== true && texts.name !== undefined && texts.slug === undefined)
    wished['slug'] = freeSlug(slugOfName(texts.name), language, key, tree);
  return wished;
}

function lastBelow(parent: string, { states }: Tree): number {
  const below = [...states.values()].filter((each) => each.parent === parent);
  return Math.max(0, ...below.map(({ position }) => position));
}

function freeSlug(slug: string, language: string, key: string, { slugs }: Tree): string {
  const isFree = (wish: string) => (slugs.get(`${language} ${wish}`) ?? key) === key;
  for (let number = 1; ; number += 1) {
    const wish = number === 1 ? slug : `${slug}-${number}`;
    if (isFree(wish)) return wish;
  }
}

const noTexts: CategoryTexts = { name: '', slug: '', content: '', metaTitle: '', metaDescription: '' };

/** As the shop has it, in one language. */
export function valuesOf(state: CategoryState, language: WantedCategory['language']): CategoryValues {
  const { parent, isOn, position, texts } = state;
  return { parent, isOn, position, ...(texts.get(language) ?? noTexts) };
}

/** The lines after it see it so. English says the same until somebody translates it. */
function remember(
  key: string,
  language: WantedCategory['language'],
  after: CategoryValues,
  state: CategoryState | null,
  { states, slugs }: Tree,
): void {
  const unsaid: CategoryState = { name: key, parent: topOfTree, isOn: true, position: 0, texts: new Map() };
  const own = changedState(state ?? unsaid, language, after);
  const changed = state === null ? changedState(own, 'en', after) : own;
  for (const [each, { slug }] of changed.texts) slugs.set(`${each} ${slug}`, key);
  states.set(key, changed);
}

const longestShown = 2_000;

function inWords(shown: CategoryValues[string] | undefined): string {
  if (typeof shown === 'boolean') return shown ? 'yes' : 'no';
  const words = String(shown ?? '');
  return words.length > longestShown ? `${words.slice(0, longestShown)}…` : words;
}
