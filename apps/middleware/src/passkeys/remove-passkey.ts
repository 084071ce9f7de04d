import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { passkeyQuestion } from './engine-passkeys.ts';
import { expectedCode } from './expected-code.ts';

const question = passkeyQuestion('removePasskey', { passkeyId: 'ID!' });

export const removePasskey: Handle<'passkeys', 'removePasskey'> = async ({ passkeyId }, context) => {
  if (!context.hasSession) return fail({ code: 'not-authenticated' });
  const { result } = await context.ask(question, { passkeyId });
  return result.__typename === 'PasskeyDone'
    ? succeed({})
    : fail({ code: expectedCode(result.code, ['not-authenticated', 'passkey-not-found']) });
};
