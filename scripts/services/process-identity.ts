import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * When the process with this pid started, or null when none runs. A pid alone says nothing after a crash or a
 * restart of the machine, because the system gives it to the next process.
 */
export function findProcessStart(pid: number): string | null {
  return existsSync('/proc/self/stat') ? startByProc(pid) : startByPs(pid);
}

function startByProc(pid: number): string | null {
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The second field is the program's name in parentheses and may itself hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  const startTicks = fields[19];
  // A dead process that nobody reaped keeps its entry.
  if (state === 'Z' || state === 'X' || startTicks === undefined) return null;
  return `${readIfThere('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}:${startTicks}`;
}

/** Null when the process is gone. */
export function findParent(pid: number): number | null {
  const isLinux = existsSync('/proc/self/stat');
  const parent = isLinux
    ? /.*\) \S (\d+)/s.exec(readIfThere(`/proc/${pid}/stat`) ?? '')?.[1]
    : spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return parent ? Number(parent) : null;
}

function startByPs(pid: number): string | null {
  const started = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return started === '' ? null : started;
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
