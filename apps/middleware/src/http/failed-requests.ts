import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { LaneFull } from '../engine/engine-lanes.ts';
import { answerFailure, refuse } from './answer.ts';
import type { Refusal } from './refusals.ts';

const refusalOfStatus: Readonly<Record<number, Refusal>> = { 413: 'body-too-large', 415: 'json-only' };

/** The one place where what nobody expected ends. */
export function answerFailedRequest(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof LaneFull) {
    const { retryAfterSeconds } = error;
    return answerFailure(reply, { code: 'too-many-requests', retryAfterSeconds });
  }
  const { statusCode = 500 } = error;
  const refusal = refusalOfStatus[statusCode];
  if (refusal !== undefined) return refuse(reply, refusal);
  // Below 500 it is the framework that could not read the request.
  if (statusCode >= 400 && statusCode < 500)
    return answerFailure(reply, { code: 'invalid-input', issues: [{ path: '', rule: 'malformed' }] });
  request.log.error({ err: error }, 'a request failed unexpectedly');
  return answerFailure(reply, { code: 'unknown' });
}
