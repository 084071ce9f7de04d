import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Database, selectRows } from '@tradehall/engine/platform/database';
import { type ImportArguments, today } from './arguments';
import { aimFor, catalogueShape, findProgress, type Progress, startProgress } from './progress';

// Any number; it only has to be the same in every import.
const importLock = 252_105;
const lockAttempts = 50;
const lockEveryMs = 200;

/** Held by the session. That of an import that was killed takes a moment to go. */
export async function lockImport(database: Database): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const statement = 'SELECT pg_try_advisory_lock($1) AS answer';
    if (await ask(database, statement, [importLock])) return;
    if (attempt === lockAttempts) throw new Error('another import is running on this database');
    await sleep(lockEveryMs);
  }
}

/** Begins a catalogue, or says from where to continue the one that is there; a larger size makes it grow. */
export async function aim(database: Database, wanted: ImportArguments): Promise<Progress> {
  if (!(await ask(database, `SELECT to_regclass('import_progress') IS NOT NULL AS answer`)))
    throw new Error('the database has no table for the import: run the migration first');
  const known = await findProgress(database);
  if (known === null) await begin(database, wanted);
  else await goOn(database, known, wanted);
  const progress = await findProgress(database);
  if (progress === null) throw new Error('the import could not note its beginning');
  return progress;
}

async function begin(database: Database, { seed, anchor, products }: ImportArguments): Promise<void> {
  // Extra guarantees are there from the beginning.
  const isTaken = `
    SELECT EXISTS (SELECT FROM product WHERE id NOT IN (SELECT "productId" FROM product_variant WHERE sku LIKE '41000%'))
      OR EXISTS (SELECT FROM collection WHERE NOT "isRoot") AS answer`;
  if (await ask(database, isTaken))
    throw new Error('the database has products or categories of its own: a catalogue is imported into an empty one');
  await startProgress(database, { seed, anchor: anchor ?? today(), products });
}

async function goOn(database: Database, known: Progress, { seed, anchor, products }: ImportArguments): Promise<void> {
  if (seed !== known.seed) {
    throw new Error(
      `the catalogue in the database was made from seed ${known.seed}, not ${seed}: use an empty database`,
    );
  }
  if (anchor !== null && anchor !== known.anchor) {
    throw new Error(
      `the catalogue in the database is that of ${known.anchor}, not of ${anchor}: use an empty database`,
    );
  }
  const isComplete = known.isFinished && products <= known.writtenProducts;
  if (isComplete) return;
  if (known.shape !== catalogueShape())
    throw new Error('the category tree has changed since this catalogue was begun: use an empty database');
  await aimFor(database, Math.max(products, known.writtenProducts));
}

const answerRow = z.object({ answer: z.boolean() });

async function ask(database: Database, statement: string, values: readonly unknown[] = []): Promise<boolean> {
  const [row] = await selectRows(database, answerRow, statement, values);
  return row?.answer ?? false;
}
