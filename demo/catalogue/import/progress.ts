import { createHash } from 'node:crypto';
import { type CalendarDate, isCalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import { z } from 'zod';
import { type Database, selectRows } from '@tradehall/engine/platform/database';
import { categoryTree } from '../generate/categories';

const name = 'catalogue';

const progressRow = z.object({
  seed: z.number(),
  anchor: z.string().refine(isCalendarDate),
  shape: z.string(),
  wantedProducts: z.number(),
  writtenProducts: z.number(),
  hasCategories: z.boolean(),
  isFinished: z.boolean(),
  writingMs: z.number(),
  projectingMs: z.number(),
});

/** How far the import of this database has come; the row changes in the transactions that write the catalogue. */
export type Progress = z.output<typeof progressRow>;

export async function findProgress(database: Database): Promise<Progress | null> {
  const [progress] = await selectRows(
    database,
    progressRow,
    `SELECT seed, to_char(anchor, 'YYYY-MM-DD') AS anchor, shape, wanted_products AS "wantedProducts",
       written_products AS "writtenProducts", has_categories AS "hasCategories",
       finished_at IS NOT NULL AS "isFinished", writing_ms AS "writingMs", projecting_ms AS "projectingMs"
     FROM import_progress WHERE name = $1`,
    [name],
  );
  return progress ?? null;
}

export async function startProgress(
  database: Database,
  { seed, anchor, products }: { seed: number; anchor: CalendarDate; products: number },
): Promise<void> {
  await database.query(
    `INSERT INTO import_progress (name, seed, anchor, shape, wanted_products) VALUES ($1, $2, $3, $4, $5)`,
    [name, seed, anchor, catalogueShape(), products],
  );
}

export async function aimFor(database: Database, products: number): Promise<void> {
  await database.query('UPDATE import_progress SET wanted_products = $2, finished_at = NULL WHERE name = $1', [
    name,
    products,
  ]);
}

export async function noteCategories(database: Database): Promise<void> {
  await database.query('UPDATE import_progress SET has_categories = true WHERE name = $1', [name]);
}

export async function noteWritten(database: Database, products: number, tookMs: number): Promise<void> {
  await database.query(
    'UPDATE import_progress SET written_products = $2, writing_ms = writing_ms + $3 WHERE name = $1',
    [name, products, Math.round(tookMs)],
  );
}

export async function noteFinished(database: Database, projectingMs: number): Promise<void> {
  await database.query(
    `UPDATE import_progress SET finished_at = clock_timestamp(), projecting_ms = projecting_ms + $2 WHERE name = $1`,
    [name, Math.round(projectingMs)],
  );
}

/** Ids of categories follow from the tree: a catalogue begun with another tree cannot be continued. */
export function catalogueShape(): string {
  const keys = categoryTree().map(({ key }) => key);
  return createHash('sha256').update(keys.join('\n')).digest('hex').slice(0, 16);
}
