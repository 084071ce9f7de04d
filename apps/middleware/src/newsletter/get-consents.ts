import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { consentsCalls } from '@tradehall/domain/newsletter/consents.calls.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';

const question = {
  document: 'query { myConsents { kind isGiven changedAt source } }',
  answers: z.object({ myConsents: consentsCalls.getConsents.answers.shape.consents.nullable() }),
};

/** Whose they are is the session's word. */
export const getConsents: Handle<'shop', 'getConsents'> = async (_input, context) => {
  const consents = context.hasSession ? (await context.ask(question, {})).myConsents : null;
  return consents === null ? fail({ code: 'not-authenticated' }) : succeed({ consents });
};
