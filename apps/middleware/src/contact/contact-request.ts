import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';
import type { Handle } from '../context/call-handler.ts';
import { CircuitOpen } from '../engine/circuit-breaker.ts';
import { EngineRefusal } from '../engine/engine.ts';

const question = {
  document: 'mutation ($input: JSON!) { submitContactRequest(input: $input) { caseNumber } }',
  answers: z.object({ submitContactRequest: z.object({ caseNumber: z.string().nullable() }) }),
  // Twice, and the visitor still waits for the answer.
  timeoutMs: 5_000,
};

const notConnected = z.object({ code: z.enum(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']) });

/** Whether the engine can have kept nothing: it said no, or was never reached. */
const isNothingKept = (failure: unknown): boolean =>
  failure instanceof EngineRefusal || failure instanceof CircuitOpen || notConnected.safeParse(failure).success;

type Receipt = { readonly caseNumber: string | null } | 'nothing-kept';

/** Asked again where an answer got lost: the engine knows the same message and keeps it once. */
const submit = async (input: object, context: CallContext): Promise<Receipt> => {
  const ask = async () => (await context.ask(question, { input })).submitContactRequest;
  let first: unknown;
  try {
    return await ask();
  } catch (failure) {
    if (failure instanceof EngineRefusal) return 'nothing-kept';
    first = failure;
  }
  try {
    return await ask();
  } catch (failure) {
    if (isNothingKept(first) && isNothingKept(failure)) return 'nothing-kept';
    throw failure;
  }
};

/** B§2.5. Who is signed in the engine knows by the session; the hidden fields are added when the case is told on. */
export const contactRequest: Handle<'shop', 'contact-request'> = async (input, context) => {
  const receipt = await submit(input, context);
  if (receipt === 'nothing-kept') return fail({ code: 'contact-request-failed' });
  const { caseNumber } = receipt;
  // Null: the operator has switched the form off in this store.
  return caseNumber === null ? fail({ code: 'feature-disabled' }) : succeed({ caseNumber });
};
