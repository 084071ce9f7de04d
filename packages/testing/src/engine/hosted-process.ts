import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';
import { z } from 'zod';

declare module 'vitest' {
  interface ProvidedContext {
    /** The socket at which a test is lent a host. */
    engineHosts: string;
  }
}

export interface HostedDescription {
  readonly entry: 'server' | 'worker';
  readonly environment: Readonly<Record<string, string>>;
}

const news = z.union([
  z.object({ output: z.string() }),
  z.object({ isStarted: z.boolean() }),
  z.object({ isStopped: z.literal(true) }),
]);

/**
 * The engine or its worker as it was built, in a process that has its libraries loaded already (`engine-hosts.ts`): ready in a
 * second. A test that kills takes a `RealProcess`.
 */
export class HostedProcess implements AsyncDisposable {
  readonly #socket: Socket;
  #output = '';

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  static async start({ entry, environment }: HostedDescription): Promise<HostedProcess> {
    const socket = connect(inject('engineHosts'));
    const hosted = new HostedProcess(socket);
    const isStarted = hosted.#listen();
    socket.write(`${JSON.stringify({ entry, environment: { ...process.env, ...environment } })}\n`);
    if (!(await isStarted)) throw new Error(`the ${entry} could not be started:\n${hosted.output}`);
    return hosted;
  }

  /** Everything it has written so far. */
  get output(): string {
    return this.#output;
  }

  async stop(): Promise<void> {
    if (this.#socket.closed) return;
    const closed = once(this.#socket, 'close');
    if (this.#socket.writable) this.#socket.write('stop\n');
    await closed;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
  }

  /** Whether it came up. */
  #listen(): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#socket.once('error', reject);
      createInterface({ input: this.#socket }).on('line', (line) => {
        const told = news.parse(JSON.parse(line));
        if ('output' in told) this.#output += told.output;
        else if ('isStarted' in told) resolve(told.isStarted);
      });
    });
  }
}
