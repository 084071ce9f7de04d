import { fail } from '@tradehall/domain/calls/result.ts';
import { CircuitOpen } from '@tradehall/process/circuit-breaker.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { EngineRefusal } from '../engine/engine.ts';

const notConnected = z.object({ code: z.enum(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']) });

/** Whether the engine can have kept nothing: it said no, or was never reached. */
const isNothingKept = (failure: unknown): boolean =>
  failure instanceof EngineRefusal || failure instanceof CircuitOpen || notConnected.safeParse(failure).success;

const nothingKept = fail({ code: 'contact-request-failed' });

/**
 * B§2.5. Who is signed in the engine knows by the session; the hidden fields are added when the case is told on. Asked
 * again where an answer got lost: the engine knows the same message and keeps it once.
 */
export const contactRequest: Handle<'shop', 'contact-request'> = async (request, context) => {
  const ask = () => context.engine('submitContactRequest', request);
  let first: unknown;
  try {
    return await ask();
  } catch (failure) {
    if (failure instanceof EngineRefusal) return nothingKept;
    first = failure;
  }
  try {
    return await ask();
  } catch (failure) {
    if (isNothingKept(first) && isNothingKept(failure)) return nothingKept;
    throw failure;
  }
};
