import { allEngineCalls, type EngineCallName, type EngineCalls } from '@tradehall/domain/all-engine-calls.ts';
import {
  engineCallPath,
  isFailureOf,
  laneOf,
  type EngineCall,
  type EngineCallResult,
  type EngineInput,
  type EngineLane,
} from '@tradehall/domain/calls/engine-call.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { BreakerState } from '@tradehall/process/circuit-breaker.ts';
import { inSpan, traceHeaders } from '@tradehall/process/traces.ts';
import { Pool } from 'undici';
import { z } from 'zod';
import { EngineLanes, LaneFull } from './engine-lanes.ts';

export interface EngineQuestion<Answers extends z.ZodType> {
  readonly document: string;
  readonly answers: Answers;
  /** Where the engine itself waits for somebody longer than it may take otherwise. */
  readonly timeoutMs?: number;
  readonly lane?: EngineLane;
}

export interface EngineVisitor {
  readonly storeKey: string;
  readonly sessionToken: string | null;
  readonly requestId: string;
  /** Who asks, where there is no session yet. */
  readonly address?: string;
}

interface EngineReply<Data> {
  readonly data: Data;
  /** The token of a session the engine has just begun. */
  readonly newSessionToken: string | null;
}

interface EngineRequest {
  readonly path: string;
  readonly body: string;
  readonly lane: EngineLane;
  readonly timeoutMs: number | undefined;
}

interface EngineText extends Pick<EngineReply<unknown>, 'newSessionToken'> {
  readonly text: string;
}

interface EngineOptions {
  readonly url: string;
  readonly secret: string;
  readonly timeoutMs?: number;
  readonly onAsked?: (seconds: number, outcome: 'answered' | 'failed') => void;
  /** Seconds that a visitor has to wait who has asked too often for what costs the engine alone, or null. */
  readonly limitUsual?: (visitor: EngineVisitor) => Promise<number | null>;
}

const graphQlError = z.object({
  message: z.string(),
  path: z.array(z.union([z.string(), z.number()])).optional(),
  extensions: z.object({ code: z.string().optional() }).optional(),
});

/** It was asked and answered, but not what was asked for. */
export class EngineRefusal extends Error {
  /** The engine's own names for what went wrong. */
  readonly codes: readonly string[];

  constructor(reasons: readonly string[], codes: readonly string[]) {
    super(`the engine refused: ${reasons.join('; ')}`);
    this.codes = codes;
  }
}

const connectTimeoutMs = 1_000;
const tokenHeader = 'vendure-auth-token';

/** The commerce engine's shop API over kept connections. */
export class Engine {
  readonly #lanes: EngineLanes;
  /** Its own connection: a rush of carts must not look like an engine that is down. */
  readonly #probe: Pool;
  readonly #options: EngineOptions;

  constructor(options: EngineOptions) {
    this.#options = options;
    const { timeoutMs = 10_000 } = options;
    const limits = { connect: { timeout: connectTimeoutMs }, headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
    this.#lanes = new EngineLanes(new URL(options.url).origin, limits);
    this.#probe = new Pool(new URL(options.url).origin, { connections: 1, ...limits });
  }

  breakerState(lane: EngineLane): BreakerState {
    return this.#lanes.breakerState(lane);
  }

  load(lane: EngineLane): ReturnType<EngineLanes['load']> {
    return this.#lanes.load(lane);
  }

  async ask<Answers extends z.ZodType>(
    question: EngineQuestion<Answers>,
    variables: Readonly<Record<string, unknown>>,
    visitor: EngineVisitor,
  ): Promise<EngineReply<z.output<Answers>>> {
    const { document, timeoutMs, lane = 'usual' } = question;
    const request = { path: '/shop-api', body: JSON.stringify({ query: document, variables }), lane, timeoutMs };
    const { text, newSessionToken } = await this.#post(request, visitor);
    const answer = z.parse(envelope, JSON.parse(text));
    if (answer.errors !== undefined) {
      throw new EngineRefusal(
        answer.errors.map(({ message }) => message),
        answer.errors.flatMap(({ extensions }) => extensions?.code ?? []),
      );
    }
    return { data: z.parse(question.answers, answer.data), newSessionToken };
  }

  async call<Name extends EngineCallName>(
    name: Name,
    input: EngineInput<EngineCalls[Name]>,
    visitor: EngineVisitor,
  ): Promise<EngineReply<EngineCallResult<EngineCalls[Name]>>> {
    const row: EngineCalls[Name] = allEngineCalls[name];
    const { text, newSessionToken } = await this.#post(
      {
        path: engineCallPath(name, row),
        body: JSON.stringify(input),
        lane: laneOf(row, input),
        timeoutMs: row.timeoutMs ?? undefined,
      },
      visitor,
    );
    return { data: resultOf(name, row, JSON.parse(text)), newSessionToken };
  }

  async isHealthy(): Promise<boolean> {
    const { statusCode, body } = await this.#probe.request({ method: 'GET', path: '/ready' });
    await body.dump();
    return statusCode === 200;
  }

  async close(): Promise<void> {
    await Promise.all([this.#lanes.close(), this.#probe.close()]);
  }

  async #post(request: EngineRequest, visitor: EngineVisitor): Promise<EngineText> {
    const waitSeconds = request.lane === 'usual' ? await this.#options.limitUsual?.(visitor) : null;
    if (waitSeconds != null) throw new LaneFull(request.lane, waitSeconds);
    const owner = visitor.sessionToken ?? visitor.address ?? null;
    return this.#lanes.run(request.lane, owner, (pool) =>
      inSpan({ kind: 'client', name: `engine ${request.path}` }, () => this.#send(pool, request, visitor)),
    );
  }

  async #send(pool: Pool, request: EngineRequest, visitor: EngineVisitor): Promise<EngineText> {
    const { path, body, timeoutMs = this.#options.timeoutMs ?? 10_000 } = request;
    const startedAtMs = performance.now();
    const report = (outcome: 'answered' | 'failed') =>
      this.#options.onAsked?.((performance.now() - startedAtMs) / 1_000, outcome);
    try {
      const answer = await pool.request({
        method: 'POST',
        path,
        headers: this.#headers(visitor),
        body,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await answer.body.text();
      // A refused query comes as 400 and says why; anything else but 200 is no answer to a query.
      if (answer.statusCode !== 200 && answer.statusCode !== 400)
        throw new Error(`the engine answers ${answer.statusCode}`);
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
      ...traceHeaders(),
      ...(sessionToken !== null && { authorization: `Bearer ${sessionToken}` }),
    };
  }
}

const envelope = z.object({ data: z.unknown().optional(), errors: z.array(graphQlError).optional() });

const callAnswer = z.union([
  z.object({ failure: z.looseObject({ code: z.string() }) }),
  z.object({ data: z.unknown() }),
]);

function resultOf<Row extends EngineCall>(name: string, row: Row, body: unknown): EngineCallResult<Row> {
  const answer = callAnswer.parse(body);
  if ('failure' in answer) {
    const { failure } = answer;
    if (isFailureOf(row, failure)) return fail(failure);
    throw new EngineRefusal([`${name}: ${failure.code}`], [failure.code]);
  }
  return succeed(z.parse<Row['answers']>(row.answers, answer.data));
}
