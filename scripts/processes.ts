import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveWay } from '@tradehall/process/give-way.ts';
import { signalGroup, spawnOwned } from '@tradehall/testing/process/owned-processes.ts';
import { waitForHealth } from '@tradehall/testing/process/wait-for-health.ts';
import { projectFolder } from './project-folders.ts';
import { describePortHolder, isPortTaken } from './services/port-holder.ts';

export interface ProcessDescription {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly healthUrl: string;
}

export interface Job extends Omit<ProcessDescription, 'healthUrl'> {
  /** Its lines stand among those of the processes, with its name; otherwise it has the terminal to itself. */
  readonly isBehind?: boolean;
  /** How far it gives way to everything else on the machine: 19 is farthest. */
  readonly niceness?: number;
}

interface Running {
  readonly name: string;
  readonly child: ChildProcess;
  readonly lastLines: string[];
  readonly ended: Promise<string>;
}

const lastLinesKept = 30;
const politeMs = 5_000;
/** What a killed command has left is ended by its guardian within that time. */
const portFreeWithinMs = 10_000;

/** The processes of one stack. None is ever started again: a process that dies ends the stack. */
export class ProcessGroup {
  readonly #processes: (Running & { readonly healthUrl: string })[] = [];
  readonly #jobs = new Set<Running>();
  readonly #death = Promise.withResolvers<{ readonly reason: string; readonly dead: Running }>();
  #isStopping = false;

  async start({ healthUrl, ...description }: ProcessDescription): Promise<void> {
    await untilPortIsFree(description.name, Number(new URL(healthUrl).port));
    const running = await this.#spawn(description, true);
    this.#processes.push({ ...running, healthUrl });
    void running.ended.then((reason) => this.#death.resolve({ reason, dead: running }));
  }

  /** A job that runs to its end, such as a migration. */
  async run(job: Job): Promise<void> {
    const running = await this.#spawn(job, job.isBehind ?? false);
    this.#jobs.add(running);
    const how = await running.ended;
    this.#jobs.delete(running);
    if (running.child.exitCode !== 0) throw new Error(withLastLines(how, running));
  }

  async waitUntilHealthy(timeoutMs: number): Promise<void> {
    await this.whileAllLive(
      Promise.all(this.#processes.map(({ name, healthUrl }) => waitForHealth(name, healthUrl, timeoutMs))),
    );
  }

  /** Waits for the work, but no longer than all processes live. */
  async whileAllLive(work: Promise<unknown>): Promise<void> {
    const death = this.firstDeath().then((reason) => Promise.reject(new Error(reason)));
    await Promise.race([work, death]);
  }

  /** What a reader needs to know about the first process that ends by itself. */
  async firstDeath(): Promise<string> {
    const { reason, dead } = await this.#death.promise;
    // The last lines may still be on their way through the pipe.
    await sleep(100);
    return withLastLines(reason, dead);
  }

  async stopAll(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    const all = [...this.#jobs, ...this.#processes];
    for (const { child } of all) signalGroup(child, 'SIGTERM');
    const allEnded = Promise.all(all.map(({ ended }) => ended));
    await Promise.race([allEnded, sleep(politeMs, undefined, { ref: false })]);
    for (const { child } of all) signalGroup(child, 'SIGKILL');
  }

  async #spawn({ name, file, args, environment, niceness }: Job, isBehind: boolean): Promise<Running> {
    if (this.#isStopping) throw new Error('The stack is being stopped.');
    const words = isBehind ? 'pipe' : 'inherit';
    const child = spawnOwned(file, args, {
      cwd: projectFolder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', words, words],
    });
    const lastLines: string[] = [];
    const ended = endOf(child, name);
    printLines(child, name, lastLines);
    await once(child, 'spawn');
    if (niceness !== undefined && child.pid !== undefined) giveWay(child.pid, niceness);
    return { name, child, lastLines, ended };
  }
}

async function untilPortIsFree(name: string, port: number): Promise<void> {
  for (const deadline = Date.now() + portFreeWithinMs; await isPortTaken(port);) {
    if (Date.now() > deadline)
      throw new Error(`${name}: port ${port} is taken by ${describePortHolder(port)}; stop that program first.`);
    await sleep(200);
  }
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

function withLastLines(how: string, { lastLines }: Running): string {
  return lastLines.length === 0 ? how : `${how} Its last lines:\n${lastLines.join('\n')}`;
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
