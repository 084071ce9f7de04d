import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

export interface PaintingOrder {
  /** A picture's name, or that of its turn (`turn-name.ts`). */
  readonly name: string;
  readonly folder: string;
  readonly quality: 'full' | 'draft' | 'sketch';
}

const answer = z.object({ wasMissing: z.boolean() });

/** A process that draws, one picture at a time. It ends with this one. */
export class Painter {
  readonly #process: ChildProcess;
  #last: Promise<unknown> = Promise.resolve();
  #isDismissed = false;

  constructor({ isPatient }: { readonly isPatient: boolean }) {
    const program = join(__dirname, 'painter-process.js');
    this.#process = fork(program);
    // Before it starts threads, which inherit it: it gives way to everything else on the machine.
    if (isPatient && this.#process.pid !== undefined) setPriority(this.#process.pid, constants.priority.PRIORITY_LOW);
    this.#process.once('exit', (code, signal) => {
      if (!this.#isDismissed) throw new Error(`a painter ended with ${String(code ?? signal)}`);
    });
  }

  /** Whether it had to be drawn. */
  paint(order: PaintingOrder): Promise<boolean> {
    const painting = this.#last.then(async () => {
      this.#process.send(order);
      const told: unknown = (await once(this.#process, 'message'))[0];
      return answer.parse(told).wasMissing;
    });
    this.#last = painting;
    return painting;
  }

  dismiss(): void {
    this.#isDismissed = true;
    this.#process.disconnect();
  }
}
