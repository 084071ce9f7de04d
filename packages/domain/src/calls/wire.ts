import type { CallMethod } from './call.ts';
import { failures, type Failure } from './failures.ts';
import type { Result } from './result.ts';

export interface WireRequest {
  readonly path: string;
  readonly method: CallMethod;
  /** The input of a POST; a GET carries its input in `params`. */
  readonly body: unknown;
  readonly params: Readonly<Record<string, string>>;
}

export interface WireAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** B§7: every request names the host it comes from in this query parameter. */
export const originParam = 'origin';

/** `{ data }` or `{ failure }`: the status alone cannot tell, because two failures of A§8 answer 200. */
export function toWire(result: Result<unknown, Failure>): WireAnswer {
  return result.ok
    ? { status: 200, body: { data: result.value } }
    : { status: failures[result.failure.code].status, body: { failure: result.failure } };
}

/** What the `takes` schema of a call has to parse. */
export function inputOf(request: Omit<WireRequest, 'path'>): unknown {
  if (request.method === 'POST') return request.body;
  return Object.fromEntries(Object.entries(request.params).filter(([name]) => name !== originParam));
}
