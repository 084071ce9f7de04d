import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { runFolder } from '../project-folders.ts';
import { findProcessStart } from './process-identity.ts';

const pidFile = z.object({ pid: z.number().int().positive(), started: z.string() });

function pathOf(name: string): string {
  return join(runFolder, `${name}.pid.json`);
}

export function writePidFile(name: string, pid: number): void {
  writeFileSync(pathOf(name), JSON.stringify({ pid, started: findProcessStart(pid) ?? '' }));
}

export function removePidFile(name: string): void {
  rmSync(pathOf(name), { force: true });
}

/** The pid of the process that we started under this name, if that very process still runs. */
export function findOwnProcess(name: string): number | null {
  const written = readPidFile(name);
  return written !== null && findProcessStart(written.pid) === written.started ? written.pid : null;
}

function readPidFile(name: string): z.infer<typeof pidFile> | null {
  try {
    return pidFile.parse(JSON.parse(readFileSync(pathOf(name), 'utf8')));
  } catch {
    return null;
  }
}

export async function waitUntilGone(name: string, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (findOwnProcess(name) !== null) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}
