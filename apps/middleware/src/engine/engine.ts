import { Pool } from 'undici';
import { z } from 'zod';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { BreakerState } from './circuit-breaker.ts';

export interface EngineQuestion<Answers extends z.ZodType> {
  readonly document: string;
  readonly answers: Answers;
  /** Where the engine itself waits for somebody longer than it may take otherwise. */
  readonly timeoutMs?: number;
}

export interface EngineVisitor {
  readonly storeKey: string;
  readonly sessionToken: string | null;
  readonly requestId: string;
}

interface EngineReply<Data> {
  readonly data: Data;
  /** The token of a session the engine has just begun. */
  readonly newSessionToken: string | null;
}

interface EngineOptions {
  readonly url: string;
  readonly secret: string;
  readonly connections?: number;
  readonly timeoutMs?: number;
  readonly onAsked?: (seconds: number, outcome: 'answered' | 'failed') => void;
}

const graphQlError = z.object({
  message: z.string(),
  path: z.array(z.union([z.string(), z.number()])).optional(),
  extensions: z.object({ code: z.string().optional() }).optional(),
});
type GraphQlError = z.output<typeof graphQlError>;

/** It was asked and answered, but not what was asked for. */
export class EngineRefusal extends Error {
  /** The engine's own names for what went wrong. */
  readonly codes: readonly string[];

  constructor(errors: readonly GraphQlError[]) {
    super(`the engine refused: ${errors.map(({ message }) => message).join('; ')}`);
    this.codes = errors.flatMap(({ extensions }) => extensions?.code ?? []);
  }
}

const connectTimeoutMs = 1_000;
const tokenHeader = 'vendure-auth-token';

/** The commerce engine's shop API over kept connections. */
export class Engine {
  readonly #pool: Pool;
  /** Its own connection: a rush of carts must not look like an engine that is down. */
  readonly #probe: Pool;
  readonly #options: EngineOptions;
  readonly #breaker = new CircuitBreaker({
    failuresToOpen: 5,
    pauseMs: 10_000,
    nowMs: () => performance.now(),
  });

  constructor(options: EngineOptions) {
    this.#options = options;
    const { timeoutMs = 10_000 } = options;
    const limits = { connect: { timeout: connectTimeoutMs }, headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
    this.#pool = new Pool(new URL(options.url).origin, { connections: options.connections ?? 64, ...limits });
    this.#probe = new Pool(new URL(options.url).origin, { connections: 1, ...limits });
  }

  get breakerState(): BreakerState {
    return this.#breaker.state;
  }

  async ask<Answers extends z.ZodType>(
    question: EngineQuestion<Answers>,
    variables: Readonly<Record<string, unknown>>,
    visitor: EngineVisitor,
  ): Promise<EngineReply<z.output<Answers>>> {
    const body = JSON.stringify({ query: question.document, variables });
    const { text, newSessionToken } = await this.#breaker.run(() => this.#post(body, visitor, question.timeoutMs));
    const answer = z.parse(envelope, JSON.parse(text));
    if (answer.errors !== undefined) throw new EngineRefusal(answer.errors);
    return { data: z.parse(question.answers, answer.data), newSessionToken };
  }

  async isHealthy(): Promise<boolean> {
    const { statusCode, body } = await this.#probe.request({ method: 'GET', path: '/health' });
    await body.dump();
    return statusCode === 200;
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.close(), this.#probe.close()]);
  }

  async #post(
    body: string,
    visitor: EngineVisitor,
    timeoutMs = this.#options.timeoutMs ?? 10_000,
  ): Promise<{ text: string; newSessionToken: string | null }> {
    const startedAtMs = performance.now();
    const report = (outcome: 'answered' | 'failed') =>
      this.#options.onAsked?.((performance.now() - startedAtMs) / 1_000, outcome);
    try {
      const answer = await this.#pool.request({
        method: 'POST',
        path: '/shop-api',
        headers: this.#headers(visitor),
        body,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await answer.body.text();
      // A refused query comes as 400 and says why; anything else but 200 is no answer to a query.
      if (answer.statusCode !== 200 && answer.statusCode !== 400) {
        throw new Error(`the engine answers ${answer.statusCode}`);
      }
      const token = answer.headers[tokenHeader];
      report('answered');
      return { text, newSessionToken: typeof token === 'string' && token !== '' ? token : null };
    } catch (failure) {
      report('failed');
      throw failure;
    }
  }

  #headers({ storeKey, sessionToken, requestId }: EngineVisitor): Record<string, string> {
    return {
      'content-type': 'application/json',
      'x-engine-secret': this.#options.secret,
      'x-store': storeKey,
      'x-request-id': requestId,
      ...(sessionToken !== null && { authorization: `Bearer ${sessionToken}` }),
    };
  }
}

const envelope = z.object({ data: z.unknown().optional(), errors: z.array(graphQlError).optional() });
