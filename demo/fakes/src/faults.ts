import { z } from 'zod';

/** For how many operations the fault holds; without it, until it is cleared. */
const times = z.int().positive().optional();

export const fault = z.discriminatedUnion('kind', [
  /** Answers no, with the given code of its protocol. */
  z.object({ kind: z.literal('refuse'), code: z.int().optional(), times }),
  /** Takes the request and never answers. */
  z.object({ kind: z.literal('timeout'), times }),
  /** Does what it was asked and cuts the connection before its answer. */
  z.object({ kind: z.literal('lost-answer'), times }),
  /** Answers correctly, but late. */
  z.object({ kind: z.literal('slow'), delayMs: z.int().positive(), times }),
  /** Stops in the middle of what it is sent or sends; silently it leaves the line open. */
  z.object({ kind: z.literal('cut'), isSilent: z.boolean().optional(), times }),
  /** Does what it was asked twice, as a third party does that lost our acknowledgement. */
  z.object({ kind: z.literal('repeat'), times }),
]);

export type Fault = z.infer<typeof fault>;

export class Faults {
  #current: Fault | null = null;

  get current(): Fault | null {
    return this.#current;
  }

  set(next: Fault): void {
    this.#current = next;
  }

  clear(): void {
    this.#current = null;
  }

  /** The fault of one operation; a fault that is limited in number wears off by being taken. */
  take(): Fault | null {
    const taken = this.#current;
    if (taken?.times !== undefined) this.#current = taken.times > 1 ? { ...taken, times: taken.times - 1 } : null;
    return taken;
  }
}
