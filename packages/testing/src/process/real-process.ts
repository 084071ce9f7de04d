import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalGroup, spawnOwned } from './owned-processes.ts';
import { waitForHealth } from './wait-for-health.ts';

interface RealProcessDescription {
  readonly name: string;
  /** Node, unless it is another program. */
  readonly program?: string;
  /** What Node runs, and its arguments. */
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly healthUrl: string;
  readonly healthyWithinMs?: number;
}

const politeMs = 10_000;

/** A process of the shop as it runs in production, to be killed and started again by a test. */
export class RealProcess implements AsyncDisposable {
  readonly #description: RealProcessDescription;
  #child: ChildProcess;
  #output = '';

  private constructor(description: RealProcessDescription) {
    this.#description = description;
    this.#child = this.#spawn();
  }

  static async start(description: RealProcessDescription): Promise<RealProcess> {
    const started = new RealProcess(description);
    await started.#untilHealthy();
    return started;
  }

  /** Everything it has written so far, over all its lives. */
  get output(): string {
    return this.#output;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Null while it runs, and where a signal has ended it. */
  get exitCode(): number | null {
    return this.#child.exitCode;
  }

  /** The crash: nothing it had in memory survives and nothing is said goodbye to. */
  async kill9(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stands still as it is, with all it has locked and begun, until `thaw`. */
  freeze(): void {
    if (this.#child.pid !== undefined) process.kill(this.#child.pid, 'SIGSTOP');
  }

  thaw(): void {
    if (this.#child.pid !== undefined) process.kill(this.#child.pid, 'SIGCONT');
  }

  async restart(): Promise<void> {
    await this.kill9();
    this.#child = this.#spawn();
    await this.#untilHealthy();
  }

  async stop(): Promise<void> {
    await Promise.race([this.#end('SIGTERM'), sleep(politeMs, undefined, { ref: false })]);
    await this.#end('SIGKILL');
  }

  /** Tells it to end, as whoever releases a new version does; says whether it has in so long. */
  async endsWithin(ms: number): Promise<boolean> {
    await Promise.race([this.#end('SIGTERM'), sleep(ms, undefined, { ref: false })]);
    return !this.isRunning;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
  }

  #spawn(): ChildProcess {
    const { program = process.execPath, args } = this.#description;
    const child = spawnOwned(program, args, {
      env: { ...process.env, ...this.#description.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const append = (chunk: string) => {
      this.#output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', append);
    child.stderr?.setEncoding('utf8').on('data', append);
    return child;
  }

  async #untilHealthy(): Promise<void> {
    const { name, healthUrl, healthyWithinMs = 60_000 } = this.#description;
    const died = once(this.#child, 'close').then(() =>
      Promise.reject(new Error(`${name} ended at once:\n${this.#output}`)),
    );
    try {
      await Promise.race([waitForHealth(name, healthUrl, healthyWithinMs), died]);
    } catch (failure) {
      await this.kill9();
      throw failure;
    }
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const ended = this.isRunning ? once(this.#child, 'exit') : Promise.resolve();
    signalGroup(this.#child, signal);
    await ended;
  }
}
