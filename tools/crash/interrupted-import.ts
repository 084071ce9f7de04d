import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnOwned } from '@tradehall/testing/process/owned-processes.ts';
import { z } from 'zod';
import { stackEnvironment } from '../../scripts/addresses.ts';
import { projectFolder } from '../../scripts/project-folders.ts';
import { queryShop } from './query-shop.ts';

const tables = [
  'product',
  'product_translation',
  'product_variant',
  'store_price',
  'store_price_history',
  'stock_level',
  'product_category',
  'review',
  'collection_translation',
];

function startImport(size: string): ChildProcess {
  return spawnOwned(process.execPath, ['demo/catalogue/dist/import.js', '--size', size], {
    cwd: projectFolder,
    env: { ...process.env, ...stackEnvironment() },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function countRows(table: string): Promise<number> {
  const [{ count }] = await queryShop(
    `SELECT count(*)::int AS count FROM ${table}`,
    z.tuple([z.object({ count: z.int() })]),
  );
  return count;
}

const documentSums = `SELECT kind, count(*)::int AS count, sum(hashtextextended(body, 0)::numeric)::text AS sum
  FROM read_side.document GROUP BY kind`;

/** Rows of every table and, for each kind of document, how many there are and a sum over what they say. */
export async function accountOfCatalogue(): Promise<Record<string, string>> {
  const rows = await Promise.all(tables.map(async (table) => [table, String(await countRows(table))] as const));
  const documents = await queryShop(
    documentSums,
    z.array(z.object({ kind: z.string(), count: z.int(), sum: z.string() })),
  );
  const sums = documents.map(({ kind, count, sum }) => [`${kind} documents`, `${count} / ${sum}`] as const);
  return Object.fromEntries([...rows, ...sums]);
}

/** Runs the import to its end although once in each of its lives something dies under it, and then the import itself. */
export async function importWithCrashes(size: string, crashes: Record<string, () => Promise<void>>): Promise<void> {
  for (const [name, crash] of Object.entries(crashes)) {
    const before = await countRows('product');
    const running = startImport(size);
    const ended = once(running, 'exit');
    while ((await countRows('product').catch(() => before)) <= before && running.exitCode === null) await sleep(50);
    console.log(`kill -9 ${name}, then the import`);
    await crash();
    running.kill('SIGKILL');
    await ended;
    console.log(`import: ended after ${await countRows('product')} products`);
  }
  const last = startImport(size);
  await once(last, 'exit');
  if (last.exitCode !== 0) throw new Error('the import did not resume');
}
