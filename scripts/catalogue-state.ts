import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { urls } from './addresses.ts';
import { runFolder } from './project-folders.ts';

const answer = z.tuple([z.object({ empty: z.boolean() })]);
const unfinishedMark = join(runFolder, 'import-unfinished');

/** The size of the catalogue that has to be imported, or resumed after a crash; null when it is all there. */
export async function findMissingCatalogue(): Promise<string | null> {
  if (existsSync(unfinishedMark)) return readFileSync(unfinishedMark, 'utf8');
  return (await isCatalogueEmpty()) ? (process.env['CATALOGUE_SIZE'] ?? 'demo') : null;
}

export async function markUnfinishedDuring(size: string, importing: () => Promise<void>): Promise<void> {
  writeFileSync(unfinishedMark, size);
  await importing();
  rmSync(unfinishedMark);
}

async function isCatalogueEmpty(): Promise<boolean> {
  const client = new Client({ connectionString: urls.database });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT NOT EXISTS (SELECT 1 FROM product) AS empty');
    return answer.parse(rows)[0].empty;
  } finally {
    await client.end();
  }
}
