import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { searchDocument, type SearchDocument } from '@tradehall/domain/search/search-document.ts';
import { createDisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { leaseDisposableRedis } from '@tradehall/testing/redis/disposable-redis.ts';
import { Client } from 'pg';
import { z } from 'zod';
import { engineBuild, engineProgram } from './engine-database.ts';

/** The generator's own products with the words the projector gave them: every family, in every locale. */
export interface SearchCatalogue {
  readonly databaseUrl: string;
  readonly documents: readonly SearchDocument[];
}

const products = '300';
const importArguments = ['--products', products, '--seed', '25', '--anchor', '2026-11-15'];

const catalogueBuild = join(import.meta.dirname, '../../../../demo/catalogue/dist');
const words = join(import.meta.dirname, '../../../../packages/domain/src/search');

/** Of whatever decides what is in the search table. */
function fingerprint(): string {
  const hash = createHash('sha256').update(importArguments.join(' '));
  for (const [folder, pattern] of [
    [engineBuild, '{migrations,src/read-side}/**/*.js'],
    [catalogueBuild, '**/*.js'],
  ] as const) {
    for (const file of globSync(pattern, { cwd: folder }).toSorted()) hash.update(readFileSync(join(folder, file)));
  }
  for (const file of globSync('*.ts', { cwd: words }).toSorted()) hash.update(readFileSync(join(words, file)));
  return hash.digest('hex');
}

async function fill(url: string): Promise<void> {
  await using redis = leaseDisposableRedis();
  const run = promisify(execFile);
  const env = { ...process.env, DATABASE_URL: url, REDIS_URL: redis.url };
  await run(process.execPath, [engineProgram('migrate')], { env });
  await run(process.execPath, [join(catalogueBuild, 'import.js'), ...importArguments], { env });
}

const documentRow = z.object({ document: searchDocument });

/** A catalogue of one's own, with the documents of those locales. */
export async function openSearchCatalogue(locales: readonly Locale[]): Promise<SearchCatalogue & AsyncDisposable> {
  const template = await prepareTemplateDatabase({
    name: 'search_catalogue',
    fingerprint: fingerprint(),
    fill,
  });
  const database = await createDisposableDatabase({ template });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query(
      'SELECT document FROM read_side.search_document WHERE locale = ANY($1) ORDER BY locale, sku',
      [locales],
    );
    const documents = z.array(documentRow).parse(rows);
    return {
      databaseUrl: database.url,
      documents: documents.map(({ document }) => document),
      [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
    };
  } finally {
    await client.end();
  }
}
