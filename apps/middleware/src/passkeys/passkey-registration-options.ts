import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { newPasskeyOptions } from '@tradehall/domain/customer/passkey.ts';
import type { Handle } from '../context/call-handler.ts';
import { optionsQuestion } from './engine-passkeys.ts';
import { expectedCode } from './expected-code.ts';

const question = optionsQuestion('passkeyRegistrationOptions', newPasskeyOptions);

export const passkeyRegistrationOptions: Handle<'passkeys', 'passkeyRegistrationOptions'> = async (_input, context) => {
  if (!context.hasSession) return fail({ code: 'not-authenticated' });
  const { result } = await context.ask(question, { browser: context.knowBrowser() });
  return result.__typename === 'PasskeyOptions'
    ? succeed({ options: result.options })
    : fail({ code: expectedCode(result.code, ['not-authenticated', 'passkey-failed']) });
};
