import { isLanguage, type Language } from '@tradehall/domain/locales/languages.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../../../platform/database';
import type { CategoryText } from './category-rows';

export type CategoryTexts = Readonly<Record<CategoryText, string>>;

/** A category as it is in the shop, or as the lines before have left it. */
export interface CategoryState {
  /** Its key, or its number where an operator has given it none. */
  readonly name: string;
  /** By its name; empty for the top. */
  readonly parent: string;
  readonly isOn: boolean;
  readonly position: number;
  readonly texts: ReadonlyMap<Language, CategoryTexts>;
}

const nameOf = (of: string) => `coalesce(nullif(${of}."customFieldsKey", ''), '#' || ${of}.id)`;
const selectStates = `
  SELECT ${nameOf('c')} AS name, CASE WHEN above."isRoot" IS NOT FALSE THEN '' ELSE ${nameOf('above')} END AS parent,
    NOT c."isPrivate" AS "isOn", c.position
  FROM collection c LEFT JOIN collection above ON above.id = c."parentId" WHERE NOT c."isRoot"`;
const stateRow = z.object({ name: z.string(), parent: z.string(), isOn: z.boolean(), position: z.int() });

const selectTexts = `
  SELECT ${nameOf('c')} AS category, t."languageCode" AS language, t.name, t.slug, coalesce(t."customFieldsCategorycontenthtml", '') AS content,
    coalesce(t."customFieldsMetatitle", '') AS "metaTitle", coalesce(t."customFieldsMetadescription", '') AS "metaDescription"
  FROM collection c JOIN collection_translation t ON t."baseId" = c.id WHERE NOT c."isRoot"`;
const text = z.string();
const textRow = z.object({
  ...{ category: text, language: text },
  ...{ name: text, slug: text, content: text, metaTitle: text, metaDescription: text },
});

/** All of them: where one stands depends on the others. */
export async function loadCategories(database: Database): Promise<Map<string, CategoryState>> {
  const rows = await selectRows(database, stateRow, selectStates);
  const spoken = Map.groupBy(await selectRows(database, textRow, selectTexts), ({ category }) => category);
  return new Map(
    rows.map((row) => {
      const texts = (spoken.get(row.name) ?? []).flatMap(
        ({ language, name, slug, content, metaTitle, metaDescription }) =>
          isLanguage(language) ? [[language, { name, slug, content, metaTitle, metaDescription }] as const] : [],
      );
      return [row.name, { ...row, texts: new Map<Language, CategoryTexts>(texts) }];
    }),
  );
}

/** By field, as a line would say it. */
export type CategoryValues = Readonly<Record<string, string | number | boolean>>;

/** The same category after a line about it in one language. */
export function changedState(state: CategoryState, language: Language, after: CategoryValues): CategoryState {
  const said = (name: string) => String(after[name] ?? '');
  const own: CategoryTexts = {
    ...{ name: said('name'), slug: said('slug'), content: said('content') },
    ...{ metaTitle: said('metaTitle'), metaDescription: said('metaDescription') },
  };
  const texts = new Map(state.texts);
  if (Object.values(own).some((words) => words !== '')) texts.set(language, own);
  const position = Number(after['position'] ?? 0);
  return { name: state.name, parent: said('parent'), isOn: after['isOn'] === true, position, texts };
}

/** By language, the category that answers to it. */
export function slugsOf(states: ReadonlyMap<string, CategoryState>): Map<string, string> {
  return new Map(
    [...states.values()].flatMap(({ name, texts }) =>
      [...texts].map(([language, { slug }]): [string, string] => [`${language} ${slug}`, name]),
    ),
  );
}

/** Whether it is the other one, or stands below it. */
export function isBelow(states: ReadonlyMap<string, CategoryState>, name: string, other: string): boolean {
  const seen = new Set<string>();
  for (let at = name; at !== '' && !seen.has(at); at = states.get(at)?.parent ?? '') {
    if (at === other) return true;
    seen.add(at);
  }
  return false;
}
