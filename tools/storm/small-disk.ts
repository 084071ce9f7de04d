import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { urls } from '../../scripts/addresses.ts';
import { dataFolder, logsFolder } from '../../scripts/project-folders.ts';
import { startServices } from '../../scripts/services/all-services.ts';

const folder = join(dataFolder, 'postgres');
const ballast = join(folder, 'ballast');
const megabytes = 2_048;

function run(program: string, ...args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

/** A disk in memory over the folder of this stack's PostgreSQL: what lies under it is there again afterwards. Needs root. */
export function mountSmallDisk(): void {
  mkdirSync(folder, { recursive: true });
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder);
}

export function unmountSmallDisk(): void {
  run('umount', folder);
}

const spaceMissing = /No space left on device/;

/** Not a byte is left on the disk of PostgreSQL for a while; then there is, and whoever had died of it is started again. */
export async function fillDisk(forMs: number): Promise<void> {
  const { bavail, bsize } = statfsSync(folder);
  run('fallocate', '-l', String(bavail * bsize), ballast);
  const endsAtMs = Date.now() + forMs;
  await askForSpace();
  await sleep(Math.max(0, endsAtMs - Date.now()));
  rmSync(ballast);
  await startServices();
  const log = readFileSync(join(logsFolder, 'postgres.log'), 'utf8');
  if (!spaceMissing.test(log.slice(-1_000_000))) throw new Error('PostgreSQL never missed any space');
}

/** Shoppers may find room in pages that are there already: somebody has to need more. */
async function askForSpace(): Promise<void> {
  const client = new Client({ connectionString: urls.database });
  client.on('error', () => undefined);
  await client.connect();
  const needing = `CREATE TEMPORARY TABLE more AS SELECT repeat(md5(n::text), 90) AS words FROM generate_series(1, 200000) AS n`;
  try {
    await client.query(needing);
  } catch (failure) {
    console.log(`disk full: ${failure instanceof Error ? failure.message : 'nobody answers'}`);
    return;
  } finally {
    await client.end().catch(() => undefined);
  }
  throw new Error('there was space left');
}
