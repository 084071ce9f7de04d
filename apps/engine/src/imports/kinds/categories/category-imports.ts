import { z } from 'zod';
import { type Database, selectRows } from '../../../platform/database';
import type { ImportKind, WrittenRow } from '../import-kind';
import { categoryFields, readCategory } from './category-rows';
import { type CategoryState, changedState, loadCategories } from './category-states';
import { formerCategory, judgeCategories, valuesOf, writtenCategory } from './judge-categories';
import { deleteCategories, forgetLanguages, lockTree, setCategories, writeCategories } from './write-categories';

/** A whole tree in one step: what stands above may come later in the file. */
const rowsAtOnce = 20_000;

/** A row is a category in one language. Which one is said by its key alone. */
export const categoryImports: ImportKind = {
  fields: categoryFields,
  rowsAtOnce,
  isAboutProducts: false,
  makesProducts: false,
  read: readCategory,
  lock: async (database) => {
    await database.query(lockTree);
  },
  judge: judgeCategories,
  write: (database, rows) =>
    writeCategories(
      database,
      rows.map(({ after }) => writtenCategory.parse(after)),
    ),
  putBack,
  selectMissing: null,
};

const selectUsed = `
  SELECT DISTINCT c."customFieldsKey" AS key FROM collection c JOIN product_category used ON used.collection_id = c.id
  WHERE c."customFieldsKey" = ANY ($1::text[])`;
const usedRow = z.object({ key: z.string() });

async function putBack(database: Database, rows: readonly WrittenRow[]): Promise<readonly number[]> {
  await database.query(lockTree);
  const states = await loadCategories(database);
  const written = rows.map(({ line, before, after }) => ({
    line,
    before: formerCategory.parse(before),
    after: writtenCategory.parse(after),
  }));
  // The last line first: of two about the same category the second has changed what the first has left.
  const own = written.toReversed().filter(({ before, after: { key, language, values } }) => {
    const state = states.get(key);
    if (state === undefined) return false;
    const now = valuesOf(state, language);
    if (Object.entries(values).some(([name, value]) => now[name] !== value)) return false;
    if (before !== null) states.set(key, changedState(state, language, { ...now, ...before.values }));
    return true;
  });
  const goes = await removable(database, states, written, new Set(own.map(({ line }) => line)));
  const stays = own.filter(({ after }) => !goes.has(after.key) && !after.makes);
  await setCategories(
    database,
    stays.flatMap(({ before, after }) => (before === null ? [] : [{ ...after, values: before.values }])),
  );
  await forgetLanguages(
    database,
    stays.flatMap(({ before, after }) => (before === null || before.hadTexts ? [] : [after])),
  );
  await deleteCategories(database, [...goes]);
  return [...own.filter(({ after }) => goes.has(after.key)), ...stays].map(({ line }) => line);
}

type Written = { readonly line: number; readonly after: z.output<typeof writtenCategory> };

/** Those that the file has made, that nobody has changed since, and in and below which nothing of others stands. */
async function removable(
  database: Database,
  states: ReadonlyMap<string, CategoryState>,
  written: readonly Written[],
  own: ReadonlySet<number>,
): Promise<Set<string>> {
  const made = written.filter(({ after }) => after.makes).map(({ after }) => after.key);
  const changed = new Set(written.filter(({ line }) => !own.has(line)).map(({ after }) => after.key));
  const used = new Set((await selectRows(database, usedRow, selectUsed, [made])).map(({ key }) => key));
  const goes = new Set(made.filter((key) => !changed.has(key) && !used.has(key)));
  for (let before = -1; before !== goes.size;) {
    before = goes.size;
    for (const { name, parent } of states.values()) if (goes.has(parent) && !goes.has(name)) goes.delete(parent);
  }
  return goes;
}
