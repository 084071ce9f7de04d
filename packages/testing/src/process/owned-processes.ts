import { type ChildProcess, type SpawnOptions, type StdioOptions, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { join } from 'node:path';

const guardianProgram = join(import.meta.dirname, 'guardian.ts');
let guardian: ChildProcess | null = null;

/** One guardian a process, from the first child it owns. */
function tellGuardian(order: object): void {
  guardian ??= startGuardian();
  guardian.stdin?.write(`${JSON.stringify(order)}\n`);
}

function startGuardian(): ChildProcess {
  const started = spawn(process.execPath, [guardianProgram], {
    // A session of its own: Ctrl-C in the terminal ends the command and leaves the guardian to its work.
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  // Neither keeps a command running that has nothing else to do.
  started.unref();
  if (started.stdin instanceof Socket) started.stdin.unref();
  return started;
}

/** From now on this group ends with this process, however this process ends; first by the signal that it takes as a request. */
export function ownGroup(group: number, signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM'): void {
  tellGuardian({ own: group, signal });
}

// The program begins with a line on its fourth descriptor. Where that is closed instead, the command is gone and it never does.
const whenTold = 'read -r line <&3 && exec "$0" "$@" 3<&-';

/**
 * A child that leads a group of its own, which ends with this process, however this process ends. It begins once the
 * guardian has been told of it: a command that is killed in between leaves nothing.
 */
export function spawnOwned(file: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const stdio = [...threeOf(options.stdio), 'pipe' as const];
  const child = spawn('/bin/sh', ['-c', whenTold, file, ...args], { ...options, stdio, detached: true });
  const { pid } = child;
  if (pid === undefined) return child;
  ownGroup(pid);
  const start = child.stdio[3];
  // It may have been ended already.
  if (start instanceof Socket) start.on('error', () => undefined).end('\n');
  child.once('exit', () => {
    if (isGroupGone(pid)) tellGuardian({ release: pid });
  });
  return child;
}

function threeOf(stdio: StdioOptions = 'pipe') {
  const given = typeof stdio === 'string' ? [stdio, stdio, stdio] : stdio;
  return [0, 1, 2].map((place) => given[place] ?? 'pipe');
}

function isGroupGone(group: number): boolean {
  try {
    process.kill(-group, 0);
    return false;
  } catch {
    return true;
  }
}

/** Signals a child that leads a group, together with everything it started. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The whole group has ended already.
  }
}
