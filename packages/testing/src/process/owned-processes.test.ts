import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';

const module = join(import.meta.dirname, 'owned-processes.ts');

/** Says its pid and that of a child it has itself, and takes a request to end only if it is meant to be polite. */
const child = (isPolite: boolean) => `
  const { spawn } = require('node:child_process');
  ${isPolite ? '' : "process.on('SIGTERM', () => undefined);"}
  const grandchild = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  console.log(process.pid + ' ' + grandchild.pid);
  setInterval(() => {}, 1000);`;

const command = (isPolite: boolean) => `
  import { spawnOwned } from ${JSON.stringify(module)};
  spawnOwned(process.execPath, ['-e', ${JSON.stringify(child(isPolite))}], { stdio: 'inherit' });
  setInterval(() => {}, 1000);`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A command that owns processes, and the pids of these. */
async function runCommand(source: string) {
  const args = ['--input-type=module', '--eval', source];
  const running: ChildProcessByStdio<null, Readable, null> = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void running.kill('SIGKILL'));
  const line: unknown = (await once(createInterface({ input: running.stdout }), 'line'))[0];
  const pids = String(line).split(' ').map(Number);
  expect(pids.map(isRunning)).toEqual([true, true]);
  return { running, pids };
}

// Each test starts processes, which a busy machine gives no core for seconds.
describe('what a command has started', { timeout: 30_000 }, () => {
  it.for([
    { signal: 'SIGINT', isPolite: true },
    { signal: 'SIGTERM', isPolite: true },
    { signal: 'SIGKILL', isPolite: true },
    { signal: 'SIGKILL', isPolite: false },
  ] as const)('ends with it after $signal, politely or not ($isPolite)', { timeout: 20_000 }, async (row) => {
    const { running, pids } = await runCommand(command(row.isPolite));
    running.kill(row.signal);
    await expect.poll(() => pids.map(isRunning), { timeout: 10_000 }).toEqual([false, false]);
  });

  it('does not keep the command itself from ending', { timeout: 20_000 }, async () => {
    const { running, pids } = await runCommand(`
      import { spawnOwned } from ${JSON.stringify(module)};
      const stdio = ['ignore', 'pipe', 'inherit'];
      const started = spawnOwned(process.execPath, ['-e', ${JSON.stringify(child(true))}], { stdio });
      // Its pids are known before the command ends, and its child with it.
      started.stdout.once('data', (pids) => {
        process.stdout.write(pids);
        started.stdout.destroy();
        started.unref();
      });`);
    if (running.exitCode === null) await once(running, 'exit');
    expect(running.exitCode).toBe(0);
    await expect.poll(() => pids.map(isRunning), { timeout: 10_000 }).toEqual([false, false]);
  });
});
