import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { PictureFormat, PictureWidth } from '@tradehall/domain/catalogue/picture-set.ts';
import { z } from 'zod';
import { PictureRefused } from './sniff-picture';

const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drawn'), bytes: z.instanceof(Uint8Array) }),
  z.object({ kind: z.enum(['refused', 'failed']), reason: z.string() }),
]);

type Order =
  | { readonly what: 'clean'; readonly bytes: Uint8Array }
  | { readonly what: 'draw'; readonly bytes: Uint8Array; readonly width: PictureWidth; readonly format: PictureFormat };

const longestMs = 60_000;
const idleMs = 20_000;

/**
 * Pictures are unpacked in a process of their own, one at a time: it gives way to the carts and orders beside it, and a picture
 * that breaks it takes nobody along. It starts when there is something to do, ends soon after, and ends with this one.
 */
export class PictureWorkshop {
  readonly #priority: number;
  #process: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** As `os.constants.priority` has them. */
  constructor(priority: number) {
    this.#priority = priority;
  }

  /** The picture without what came along with it, or a `PictureRefused`. */
  clean(bytes: Uint8Array): Promise<Buffer> {
    return this.#inTurn({ what: 'clean', bytes });
  }

  draw(bytes: Uint8Array, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
    return this.#inTurn({ what: 'draw', bytes, width, format });
  }

  close(): void {
    clearTimeout(this.#idle);
    if (this.#process?.connected === true) this.#process.disconnect();
    this.#process = null;
  }

  #inTurn(order: Order): Promise<Buffer> {
    const drawing = this.#last.then(() => this.#ask(order));
    this.#last = drawing.catch(() => undefined);
    return drawing;
  }

  async #ask(order: Order): Promise<Buffer> {
    clearTimeout(this.#idle);
    const child = this.#started();
    const over = new AbortController();
    const patience = setTimeout(() => child.kill('SIGKILL'), longestMs);
    try {
      const told: Promise<unknown[]> = once(child, 'message', { signal: over.signal });
      const ended = once(child, 'exit', { signal: over.signal }).then(() => {
        throw new Error('the process that draws pictures has ended');
      });
      child.send(order);
      const [message] = await Promise.race([told, ended]);
      const drawn = answer.parse(message);
      if (drawn.kind === 'drawn') return Buffer.from(drawn.bytes);
      throw drawn.kind === 'refused' ? new PictureRefused(drawn.reason) : new Error(drawn.reason);
    } finally {
      clearTimeout(patience);
      over.abort();
      this.#idle = setTimeout(() => this.close(), idleMs).unref();
    }
  }

  #started(): ChildProcess {
    if (this.#process?.connected === true) return this.#process;
    const child = fork(join(__dirname, 'picture-process.js'), { serialization: 'advanced', execArgv: [] });
    // Before it starts threads, which inherit it.
    if (child.pid !== undefined) setPriority(child.pid, this.#priority);
    // Neither it nor the line to it keeps a process that is to end.
    child.unref();
    child.channel?.unref();
    this.#process = child;
    return child;
  }
}
