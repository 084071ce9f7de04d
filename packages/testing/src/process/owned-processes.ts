import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
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

/** A child that leads a group of its own, which ends with this process, however this process ends. */
export function spawnOwned(file: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(file, args, { ...options, detached: true });
  const { pid } = child;
  if (pid === undefined) return child;
  ownGroup(pid);
  child.once('exit', () => {
    if (isGroupGone(pid)) tellGuardian({ release: pid });
  });
  return child;
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
