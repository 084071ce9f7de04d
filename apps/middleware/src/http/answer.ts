import type { Failure } from '@tradehall/domain/calls/failures.ts';
import { fail } from '@tradehall/domain/calls/result.ts';
import { toWire } from '@tradehall/domain/calls/wire.ts';
import type { FastifyReply } from 'fastify';
import type { CallContext } from '../context/call-context.ts';
import type { AnyResult } from '../context/call-handler.ts';
import { Encoded } from '../read-side/encoded.ts';
import { refusals, type Refusal } from './refusals.ts';

const json = 'application/json; charset=utf-8';
const keptByNobody = 'private, no-store';
// As long as a document is believed here; a cache that knows the tags is told earlier.
const keptByAnybody = 'public, max-age=0, s-maxage=1';

// Who asks reads 16 kB of headers and no more.
const longestTags = 8_000;

export function answer(reply: FastifyReply, result: AnyResult, context: CallContext): FastifyReply {
  if (!result.ok) return answerFailure(reply, result.failure);
  const tags = [...context.documentsRead].map(encodeURI).join(' ');
  if (context.isPersonal || tags === '' || tags.length > longestTags) {
    reply.header('cache-control', keptByNobody);
  } else {
    reply.header('cache-control', keptByAnybody);
    reply.header('surrogate-key', tags);
  }
  reply.type(json);
  return result.value instanceof Encoded
    ? reply.send(Encoded.object({ data: result.value }).toBuffer())
    : reply.send(JSON.stringify(toWire(result).body));
}

export function answerFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const { status, body } = toWire(fail(failure));
  if (failure.code === 'too-many-requests') reply.header('retry-after', failure.retryAfterSeconds);
  return reply.status(status).header('cache-control', keptByNobody).type(json).send(JSON.stringify(body));
}

export function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body = JSON.stringify({ refusal });
  return reply.status(refusals[refusal]).header('cache-control', keptByNobody).type(json).send(body);
}
