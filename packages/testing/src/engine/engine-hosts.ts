import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { z } from 'zod';

const program = join(import.meta.dirname, '../../../../apps/engine/dist/src/testing/engine-host.js');
/** Each start leaves something behind in a host's memory. */
const startsOfOneHost = 24;
const stopWithinMs = 10_000;
const request = z.object({ entry: z.enum(['server', 'worker']), environment: z.record(z.string(), z.string()) });

/** One process that hosts one engine or worker after the other. */
class Host {
  readonly #process: ChildProcess = fork(program, {
    // A start makes more young objects than the usual 16 MB hold.
    execArgv: ['--max-semi-space-size=64'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  #starts = 0;
  #hear: (text: string) => void = () => undefined;

  constructor() {
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#hear(text);
      });
  }

  get isWorn(): boolean {
    return this.#starts >= startsOfOneHost || this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  /** False where it died of it. */
  async start(order: z.output<typeof request>, hear: (text: string) => void): Promise<boolean> {
    this.#starts += 1;
    this.#hear = hear;
    return this.#tell({ what: 'start', ...order });
  }

  async stop(): Promise<boolean> {
    const isStopped = await Promise.race([
      this.#tell({ what: 'stop' }),
      new Promise<false>((resolve) => setTimeout(resolve, stopWithinMs, false).unref()),
    ]);
    this.#hear = () => undefined;
    return isStopped;
  }

  end(): void {
    this.#process.kill('SIGKILL');
  }

  async #tell(order: object): Promise<boolean> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return false;
    this.#process.send(order);
    const done = once(this.#process, 'message').then(() => true);
    return Promise.race([done, once(this.#process, 'exit').then(() => false)]);
  }
}

/** Lends hosts to test files, which are processes of their own, and takes them back when these say so or end. */
class HostLending {
  readonly #idle: Host[] = [];
  readonly #all = new Set<Host>();

  async serve(socket: Socket): Promise<void> {
    socket.on('error', () => undefined);
    const tell = (message: object) => {
      if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
    };
    const lines = createInterface({ input: socket });
    const order: unknown = (await once(lines, 'line'))[0];
    const host = this.#idle.pop() ?? this.#newHost();
    const isStarted = await host.start(request.parse(JSON.parse(String(order))), (output) => tell({ output }));
    tell({ isStarted });
    // The next line says that the lease is over, and so does the end of the socket.
    if (isStarted && !socket.destroyed) await Promise.race([once(lines, 'line'), once(lines, 'close')]);
    await this.#takeBack(host);
    tell({ isStopped: true });
    socket.end();
  }

  endAll(): void {
    for (const host of this.#all) host.end();
  }

  #newHost(): Host {
    const host = new Host();
    this.#all.add(host);
    return host;
  }

  async #takeBack(host: Host): Promise<void> {
    if ((await host.stop()) && !host.isWorn) {
      this.#idle.push(host);
      return;
    }
    host.end();
    this.#all.delete(host);
  }
}

/** For the whole run of the integration tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tradehall-hosts-'));
  const address = join(folder, 'socket');
  const lending = new HostLending();
  const server = createServer((socket) => void lending.serve(socket)).listen(address);
  await once(server, 'listening');
  project.provide('engineHosts', address);
  return async () => {
    lending.endAll();
    server.close();
    await once(server, 'close');
    rmSync(folder, { recursive: true, force: true });
  };
}
