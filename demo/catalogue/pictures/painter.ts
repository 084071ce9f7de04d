import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { giveWay } from '@tradehall/process/give-way.ts';
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
    // In a session of its own: that of this process also draws what pages wait for.
    this.#process = fork(program, { detached: isPatient });
    // Before it starts threads, which inherit it.
    if (isPatient && this.#process.pid !== undefined) giveWay(this.#process.pid, 19);
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
