import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalGroup } from '@tradehall/testing/process/signal-group.ts';
import { waitForHealth } from '@tradehall/testing/process/wait-for-health.ts';
import { createProjectFolders, projectFolder } from './project-folders.ts';
import { findOwnProcess, removePidFile, waitUntilGone, writePidFile } from './services/pid-file.ts';

export interface ProcessDescription {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly healthUrl: string;
}

export type Job = Omit<ProcessDescription, 'healthUrl'>;

interface Running {
  readonly description: ProcessDescription;
  readonly child: ChildProcess;
  readonly lastLines: string[];
  readonly ended: Promise<string>;
}

const lastLinesKept = 30;
const politeMs = 10_000;

/** The processes of one stack. None is ever started again: a process that dies ends the stack. */
export class ProcessGroup {
  readonly #running: Running[] = [];
  #isStopping = false;

  async start(description: ProcessDescription): Promise<void> {
    if (this.#isStopping) throw new Error('The stack is being stopped.');
    createProjectFolders();
    await endLeftOver(description.name, (pid) => process.kill(-pid, 'SIGKILL'));
    const child = spawn(description.file, description.args, {
      cwd: projectFolder,
      // A group of its own, so that what the process starts ends with it.
      detached: true,
      env: { ...process.env, ...description.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lastLines: string[] = [];
    const ended = endOf(child, description.name);
    printLines(child, description.name, lastLines);
    await once(child, 'spawn');
    notePids(description.name, child);
    this.#running.push({ description, child, lastLines, ended });
  }

  /** A job that runs to its end in the foreground, such as a migration. */
  async run(job: Job): Promise<void> {
    if (this.#isStopping) throw new Error('The stack is being stopped.');
    createProjectFolders();
    await endLeftOver(job.name, (pid) => process.kill(pid, 'SIGKILL'));
    const child = spawn(job.file, job.args, {
      cwd: projectFolder,
      env: { ...process.env, ...job.environment },
      stdio: 'inherit',
    });
    notePids(job.name, child);
    const end = () => child.kill('SIGTERM');
    process.once('exit', end);
    const ended = await endOf(child, job.name);
    process.off('exit', end);
    removePidFile(pidName(job.name));
    if (child.exitCode !== 0) throw new Error(ended);
  }

  async waitUntilHealthy(timeoutMs: number): Promise<void> {
    await Promise.race([
      Promise.all(
        this.#running.map(({ description }) => waitForHealth(description.name, description.healthUrl, timeoutMs)),
      ),
      this.firstDeath().then((death) => Promise.reject(new Error(death))),
    ]);
  }

  /** What a reader needs to know about the first process that ends by itself. */
  async firstDeath(): Promise<string> {
    const dead = await Promise.race(this.#running.map((one) => one.ended.then((reason) => ({ ...one, reason }))));
    // The last lines may still be on their way through the pipe.
    await sleep(100);
    return `${dead.reason} Its last lines:\n${dead.lastLines.join('\n')}`;
  }

  async stopAll(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    for (const { child } of this.#running) signalGroup(child, 'SIGTERM');
    const allEnded = Promise.all(this.#running.map(({ ended }) => ended));
    await Promise.race([allEnded, sleep(politeMs, undefined, { ref: false })]);
    this.killAll();
  }

  killAll(): void {
    for (const { child, description } of this.#running) {
      signalGroup(child, 'SIGKILL');
      removePidFile(pidName(description.name));
    }
  }
}

function pidName(name: string): string {
  return `process-${name.replaceAll(' ', '-')}`;
}

function ownerName(name: string): string {
  return `owner-${name}`;
}

function notePids(name: string, child: ChildProcess): void {
  if (child.pid === undefined) return;
  writePidFile(ownerName(name), process.pid);
  writePidFile(pidName(name), child.pid);
}

/** After kill -9 of the command that started the stack, its processes live on and hold their ports. */
async function endLeftOver(name: string, end: (pid: number) => void): Promise<void> {
  const pid = findOwnProcess(pidName(name));
  if (pid === null) return;
  const owner = findOwnProcess(ownerName(name));
  if (owner !== null && owner !== process.pid) {
    throw new Error(`${name} is being run by another command of this checkout (pid ${owner}); stop that one first.`);
  }
  console.log(`ending ${name} (pid ${pid}), left over from an earlier run`);
  end(pid);
  await waitUntilGone(pidName(name), politeMs);
}

async function endOf(child: ChildProcess, name: string): Promise<string> {
  try {
    await once(child, 'exit');
  } catch (failure) {
    return `${name} could not be started: ${String(failure)}.`;
  }
  const how = child.signalCode === null ? `exit code ${String(child.exitCode)}` : `signal ${child.signalCode}`;
  return `${name} ended with ${how}.`;
}

function printLines(child: ChildProcess, name: string, lastLines: string[]): void {
  for (const input of [child.stdout, child.stderr]) {
    if (input === null) continue;
    createInterface({ input }).on('line', (line) => {
      console.log(`${name.padEnd(10)} | ${line}`);
      lastLines.push(line);
      if (lastLines.length > lastLinesKept) lastLines.shift();
    });
  }
}
