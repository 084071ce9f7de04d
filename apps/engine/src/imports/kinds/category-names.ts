import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';

const selectCategories = `
  SELECT c.id, c."parentId", c."customFieldsKey" AS key, t.name, t.slug, t."languageCode" AS language
  FROM collection c LEFT JOIN collection_translation t ON t."baseId" = c.id WHERE NOT c."isRoot"`;
const categoryRow = z.object({
  id: z.int(),
  parentId: z.int().nullable(),
  key: z.string().nullable(),
  name: z.string().nullable(),
  slug: z.string().nullable(),
  language: z.string().nullable(),
});
type CategoryRow = z.output<typeof categoryRow>;

export interface CategoryNames {
  /**
   * What a cell calls a category: its slug, key, name, or names from the top, `Kitchen > Ovens`; `id:12` of the workbench, where it
   * was chosen from the tree. Else why not.
   */
  readonly find: (name: string) => readonly number[] | string;
  /** `Kitchen > Ovens` in English. */
  readonly pathOf: (id: number) => string;
}

const plain = (name: string): string =>
  name
    .split('>')
    .map((part) => part.trim().toLowerCase())
    .join(' > ');

// Every row that is written gets another xmin.
const selectVersion = `
  SELECT (SELECT concat(count(*), ' ', sum(hashint8(id::bigint << 32 | xmin::text::bigint)::bigint)) FROM collection)
    || ' ' || (SELECT concat(count(*), ' ', sum(hashint8(id::bigint << 32 | xmin::text::bigint)::bigint)) FROM collection_translation) AS version`;
const versionRow = z.object({ version: z.string() });
const known = new WeakMap<Database, { readonly version: string; readonly names: CategoryNames }>();

/** Read again where a category has changed: some hundred rows of a file come at a time, and there are many names. */
export async function loadCategoryNames(database: Database): Promise<CategoryNames> {
  const [row] = await selectRows(database, versionRow, selectVersion);
  const version = row?.version ?? '';
  const last = known.get(database);
  if (last?.version === version) return last.names;
  const names = await readCategoryNames(database);
  known.set(database, { version, names });
  return names;
}

async function readCategoryNames(database: Database): Promise<CategoryNames> {
  const rows = await selectRows(database, categoryRow, selectCategories);
  const found = new Map<string, Set<number>>();
  const note = (name: string | null, id: number) => {
    if (name === null || name === '') return;
    const ids = found.get(plain(name)) ?? new Set<number>();
    found.set(plain(name), ids.add(id));
  };
  const byId = Map.groupBy(rows, ({ id }) => id);
  for (const row of rows) {
    for (const name of [row.slug, row.key, row.name]) note(name, row.id);
    if (row.language !== null) note(pathIn(byId, row.id, row.language), row.id);
  }
  const findOne = (name: string): readonly number[] | string => {
    const id = Number(/^id:(\d{1,9})$/.exec(name)?.[1]);
    if (byId.has(id)) return [id];
    const ids = [...(found.get(plain(name)) ?? [])];
    if (ids.length === 1) return ids;
    return ids.length === 0
      ? `there is no category “${name.slice(0, 80)}”`
      : `“${name.slice(0, 80)}” are ${ids.length} categories: write it with those above it, as in Kitchen > Ovens`;
  };
  return {
    find: (name) => {
      const whole = findOne(name);
      // Other shops part them by commas.
      if (typeof whole !== 'string' || found.has(plain(name)) || !name.includes(',')) return whole;
      const parts = name.split(',').map(findOne);
      return (
        parts.find((part) => typeof part === 'string') ??
        parts.flatMap((part) => (typeof part === 'string' ? [] : part))
      );
    },
    pathOf: (id) => pathIn(byId, id, 'en'),
  };
}

/** In English where the language has no name for one of them. */
function pathIn(byId: ReadonlyMap<number, readonly CategoryRow[]>, id: number, language: string): string {
  const names: string[] = [];
  for (let own = byId.get(id); own !== undefined; own = byId.get(own[0]?.parentId ?? 0)) {
    const row = own.find((each) => each.language === language) ?? own.find((each) => each.language === 'en') ?? own[0];
    names.unshift(row?.name ?? row?.key ?? String(row?.id ?? ''));
  }
  return names.join(' > ');
}
