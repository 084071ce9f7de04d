import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { dataFolder, logsFolder } from '../../scripts/project-folders.ts';
import { startServices } from '../../scripts/services/all-services.ts';
import { queryShop } from '../crash/query-shop.ts';

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
  // A run that was broken off could not take its disk away.
  if (readFileSync('/proc/mounts', 'utf8').includes(` ${folder} tmpfs `)) unmountSmallDisk();
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder);
}

export function unmountSmallDisk(): void {
  run('umount', folder);
}

// Each row they get then needs a page of its own: shoppers would otherwise find room in pages that are there already.
const written = [
  '"order"',
  'order_line',
  'cart',
  'cart_intent',
  'session',
  'payment_attempt',
  'provider_call',
  'mail_outbox',
];

async function setTables(setting: 'SET (fillfactor = 10)' | 'RESET (fillfactor)'): Promise<void> {
  for (const table of written) await queryShop(`ALTER TABLE ${table} ${setting}`, z.unknown());
}

function timesRefused(): number {
  return readFileSync(join(logsFolder, 'postgres.log'), 'utf8').split('No space left on device').length - 1;
}

const noticedWithinMs = 60_000;

/**
 * Not a byte is left on the disk of PostgreSQL, for so long after somebody was refused one; then there is again, and what
 * had died of it is started.
 */
export async function fillDisk(forMs: number): Promise<void> {
  await setTables('SET (fillfactor = 10)');
  const before = timesRefused();
  const { bavail, bsize } = statfsSync(folder);
  run('fallocate', '-l', String(bavail * bsize), ballast);
  const latestMs = Date.now() + noticedWithinMs;
  while (timesRefused() === before && Date.now() < latestMs) await sleep(200);
  await sleep(forMs);
  rmSync(ballast);
  await startServices();
  await setTables('RESET (fillfactor)');
  const refused = timesRefused() - before;
  console.log(`disk full: PostgreSQL missed space ${refused} times`);
  if (refused === 0) throw new Error('nobody missed any space');
}
