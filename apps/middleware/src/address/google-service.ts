import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { CircuitBreaker } from '@tradehall/process/circuit-breaker.ts';
import type { FastifyBaseLogger } from 'fastify';
import { Pool } from 'undici';
import { z } from 'zod';

interface GoogleServiceOptions {
  /** For the log. */
  readonly name: string;
  readonly url: string;
  readonly key: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly timeoutMs?: number;
}

interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly fields: string;
  readonly body?: object;
}

const connectTimeoutMs = 1_000;

/** One of Google's services: asked with patience, and left alone for a while once it does not answer. */
export class GoogleService {
  readonly #pool: Pool;
  readonly #root: string;
  readonly #options: GoogleServiceOptions;
  readonly #timeoutMs: number;
  readonly #breaker = new CircuitBreaker({ failuresToOpen: 5, pauseMs: 10_000 });
  #isOut = false;

  constructor(options: GoogleServiceOptions) {
    const { url, timeoutMs = 2_000 } = options;
    const { origin, pathname } = new URL(url);
    this.#root = pathname.replace(/\/$/, '');
    this.#options = options;
    this.#timeoutMs = timeoutMs;
    this.#pool = new Pool(origin, {
      connections: 16,
      connect: { timeout: connectTimeoutMs },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
  }

  /** Null where the service answers with one of the statuses that mean there is nothing. */
  async ask<Answers extends z.ZodType>(answers: Answers, nothing: readonly number[], question: Question) {
    const { log, name } = this.#options;
    try {
      const answer = await this.#breaker.run(() => this.#request(answers, nothing, question));
      if (this.#isOut) log.info(`${name} answers again`);
      this.#isOut = false;
      return succeed(answer);
    } catch (failure) {
      if (!this.#isOut) log.warn({ err: failure }, `${name} does not answer`);
      this.#isOut = true;
      return fail({ code: 'not-available' });
    }
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #request<Answers extends z.ZodType>(
    answers: Answers,
    nothing: readonly number[],
    { method, path, fields, body }: Question,
  ): Promise<z.output<Answers> | null> {
    const { key, name } = this.#options;
    const answer = await this.#pool.request({
      method,
      path: `${this.#root}${path}`,
      headers: {
        'x-goog-api-key': key,
        'x-goog-fieldmask': fields,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
    const text = await answer.body.text();
    if (nothing.includes(answer.statusCode)) return null;
    if (answer.statusCode !== 200) throw new Error(`${name} answers ${answer.statusCode}`);
    const read = z.safeParse(answers, jsonIn(text));
    if (!read.success) throw new Error(`${name} answers something else`);
    return read.data;
  }
}

/** Null for what is no JSON: the engine's own complaint would quote it. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
