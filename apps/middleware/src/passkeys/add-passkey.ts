import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { passkeyQuestion } from './engine-passkeys.ts';
import { expectedCode } from './expected-code.ts';

const question = passkeyQuestion('addPasskey', {
  browser: 'String!',
  credential: 'JSON!',
  name: 'String!',
  locale: 'String!',
});

export const addPasskey: Handle<'passkeys', 'addPasskey'> = async (addition, context) => {
  const browser = context.browserToken;
  if (!context.hasSession) return fail({ code: 'not-authenticated' });
  if (browser === null) return fail({ code: 'passkey-failed' });
  const { result } = await context.ask(question, { ...addition, browser });
  return result.__typename === 'PasskeyDone'
    ? succeed({})
    : fail({ code: expectedCode(result.code, ['not-authenticated', 'passkey-failed']) });
};
