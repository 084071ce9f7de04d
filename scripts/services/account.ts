import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../project-folders.ts';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Root lends a service this account; anybody else runs it as themselves (null). */
export function findAccount(name: string): Account | null {
  if (!isRoot()) return null;
  const row = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find((fields) => fields[0] === name);
  if (row === undefined) throw new Error(`This machine has no account "${name}" to run a service with.`);
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

export function asAccount(account: Account | null): { uid: number; gid: number } | Record<string, never> {
  return account === null ? {} : { uid: account.uid, gid: account.gid };
}

/** A folder under `.data` that is ours and that the account can reach. */
export function createServiceFolder(name: string, account: Account | null): string {
  const folder = join(dataFolder, name);
  if (!existsSync(folder)) createWhereReachable(folder, account);
  // The real path, because the account may not even follow a link from a place it cannot reach.
  return realpathSync(folder);
}

function createWhereReachable(folder: string, account: Account | null): void {
  mkdirSync(dataFolder, { recursive: true });
  if (account === null || canReach(dataFolder, account)) {
    mkdirSync(folder);
    return;
  }
  // A checkout below root's closed home: the data lives outside it and `.data` points there.
  const outside = join('/var/lib/tradehall', createHash('sha256').update(folder).digest('hex').slice(0, 12));
  mkdirSync(outside, { recursive: true });
  rmSync(folder, { force: true });
  symlinkSync(outside, folder);
}

function canReach(folder: string, account: Account): boolean {
  return spawnSync('test', ['-x', folder], { cwd: '/', uid: account.uid, gid: account.gid }).status === 0;
}

/** A folder that belongs to the account and to nobody else. */
export function createOwnedFolder(folder: string, account: Account | null): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account !== null) chownSync(folder, account.uid, account.gid);
  return folder;
}
