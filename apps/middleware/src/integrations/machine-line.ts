import { Bulkhead } from '@tradehall/process/bulkhead.ts';
import { inSpan, traceHeaders } from '@tradehall/process/traces.ts';
import { Pool } from 'undici';
import { z } from 'zod';

const timeoutMs = 12_000;
// A file may be eight megabytes, which the engine holds until it is read.
const mostAtOnce = 4;
const mostWaiting = 16;
const waitMs = 3_000;
const mostOfOne = 8;

export interface MachineQuestion {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

interface MachineAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** More calls of machines than are taken at once. Nothing was sent. */
export class MachinesFull extends Error {}

const answered = z.union([
  z.object({ data: z.record(z.string(), z.unknown()) }),
  z.object({ refusal: z.string(), reason: z.string() }),
]);

/** The way of other systems to the engine, with connections of its own: their files hold up no shopper. */
export class MachineLine {
  readonly #pool: Pool;
  readonly #secret: string;
  readonly #places = new Bulkhead({
    ...{ mostAtOnce, mostWaiting, waitMs, mostOfOne },
    whenFull: () => new MachinesFull('too many calls of machines'),
  });

  constructor({ url, secret }: { readonly url: string; readonly secret: string }) {
    const limits = { connect: { timeout: 1_000 }, headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
    this.#pool = new Pool(new URL(url).origin, { connections: mostAtOnce, ...limits });
    this.#secret = secret;
  }

  /** `owner`: whose places in the line it takes. */
  ask(owner: string, question: MachineQuestion): Promise<MachineAnswer> {
    const { method, path } = question;
    const [route = ''] = path.split('?');
    const name = `engine ${method} ${route.replace(/\d+$/, ':run')}`;
    return this.#places.run(() => inSpan({ kind: 'client', name }, () => this.#send(question)), owner);
  }

  async #send({ method, path, headers, body }: MachineQuestion): Promise<MachineAnswer> {
    const answer = await this.#pool.request({
      ...{ method, path, body: body ?? null, signal: AbortSignal.timeout(timeoutMs) },
      headers: { ...headers, ...traceHeaders(), 'x-engine-secret': this.#secret },
    });
    const text = await answer.body.text();
    const told = answered.safeParse(text === '' ? null : JSON.parse(text));
    if (!told.success) throw new Error(`the engine answers a machine ${answer.statusCode}`);
    return { status: answer.statusCode, body: told.data };
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
