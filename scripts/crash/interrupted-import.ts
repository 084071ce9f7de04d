import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { stackEnvironment, urls } from '../addresses.ts';
import { projectFolder } from '../project-folders.ts';

const tables = ['product', 'product_translation', 'product_variant', 'store_price', 'stock_level', 'product_category'];

function startImport(size: string): ChildProcess {
  return spawn(process.execPath, ['apps/engine/dist/seed/import.js', '--size', size], {
    cwd: projectFolder,
    env: { ...process.env, ...stackEnvironment() },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function countRows(table: string): Promise<number> {
  const client = new Client({ connectionString: urls.database });
  await client.connect();
  try {
    const { rows } = await client.query(`SELECT count(*)::int AS count FROM ${table}`);
    return z.tuple([z.object({ count: z.int() })]).parse(rows)[0].count;
  } finally {
    await client.end();
  }
}

export async function countCatalogue(): Promise<Record<string, number>> {
  const counts = await Promise.all(tables.map(async (table) => [table, await countRows(table)] as const));
  return Object.fromEntries(counts);
}

/** Runs the import to its end although it, or what it stands on, is killed once after each of the given moments. */
export async function importWithCrashes(size: string, crashes: readonly (() => Promise<void>)[]): Promise<void> {
  for (const crash of crashes) {
    const before = await countRows('product');
    const running = startImport(size);
    const ended = once(running, 'exit');
    while ((await countRows('product').catch(() => before)) <= before && running.exitCode === null) await sleep(50);
    await crash();
    running.kill('SIGKILL');
    await ended;
    console.log(`import: killed after ${await countRows('product')} products`);
  }
  const last = startImport(size);
  await once(last, 'exit');
  if (last.exitCode !== 0) throw new Error('the import did not resume');
}
